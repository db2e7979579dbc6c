"""How long the processes of a cluster wait for each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Times:
    """In seconds."""

    lease: float = 2.5
    """A process that has not renewed its lease for so long is taken for gone."""
    renew: float = 0.8
    beat: float = 0.5
    silent: float = 1.5
    """After so long without a heartbeat, the lease of a process is checked."""
    patience: float = 2.0
    """Until a batch must have been acknowledged."""
    share: float = 0.25
    """Between two broadcasts of what was taken from the rate limits."""


USUAL = Times()
