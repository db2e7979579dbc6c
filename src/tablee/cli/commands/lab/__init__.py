"""The commands of the lab: what measures, plays by the thousand, attacks and breaks."""
