"""What the controls are called: words chosen once, so that they do not drift back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = {
    "fear": ("web/src/games/fear-of-the-dark/text", "src/tablee/games/fear_of_the_dark/text"),
    "anomia": ("web/src/games/anomia/text", "src/tablee/games/anomia/text"),
    "fog": ("web/src/games/fog-of-love/text", "src/tablee/games/fog_of_love/text"),
    "fiese": ("web/src/games/fiese-freunde/text", "src/tablee/games/fiese_freunde/text"),
    "house": ("web/src/text",),
}
CONTROLS = {
    "house undo": ("Undo", "Annuler le coup"),
    "house keys": ("Keyboard shortcuts", "Raccourcis clavier"),
    "house gather": ("Who’s playing?", "Qui joue ?"),
    "house gather-open": ("Invite by link", "Inviter par lien"),
    "house gather-bot": ("A bot", "Un robot"),
    "house new-seed-roll": ("New seed", "Nouvelle graine"),
    "house stats-clear": ("Delete my statistics", "Effacer mes statistiques"),
    "house motion-calm": ("Reduced", "Réduit"),
    "house replay-fork": ("Play from here", "Jouer à partir d’ici"),
    "house replay-fork-go": ("Create table", "Créer la table"),
    "house fault-full": (
        "The server is full. Try again in a moment.",
        "Le serveur est complet. Réessaie dans un instant.",
    ),
    "fear fd-strike-short": ("Spend a match", "Dépenser une allumette"),
    "fear fd-strike-hand": ("hand of 3", "main de 3"),
    "fear card-light": ("Light a match", "Craquer une allumette"),
    "fear fd-plan-confirm": ("Confirm hand", "Valider la main"),
    "fear fd-turn-confirm": ("Place it", "Poser la salle"),
    "fear fd-lose": ("Lose this card", "Perdre cette carte"),
    "fear action-stealth": (
        "creep up to two squares, holes included",
        "te faufiler sur deux cases au plus, trous compris",
    ),
    "fear ev-two": (
        "You use { $card } to move up to two squares.",
        "Avec { $card }, tu avances de deux cases au plus.",
    ),
    "fear ev-joker": (
        "You burn { $card } to { $action }.",
        "Tu brûles { $card } pour { $action }.",
    ),
    "fiese ff-overflow": ("would reset to 0: { $traits }", "ferait retomber à 0 : { $traits }"),
    "fiese ff-secret-max": ("Auto-bid up to { $n }", "Enchère auto jusqu’à { $n }"),
    "fiese ff-waiting-order": (
        "{ $names } is ordering the effects.",
        "{ $names } choisit l’ordre des effets.",
    ),
    "anomia an-begin": ("Create table", "Créer la table"),
    "anomia an-hand-in": ("Answer", "Répondre"),
    "anomia option-trust": ("Timing tolerance", "Tolérance de temps"),
    "fog opt-pass": ("Don’t react", "Ne pas réagir"),
    "fog fl-pause": ("Time to react…", "Temps de réaction…"),
    "fog fl-partner-open": ("Invite by link", "Inviter par lien"),
}
"""Where, and by which message: in English and in French."""


def written(place: str, key: str, lang: str) -> list[str]:
    """How the message begins wherever it stands, with a common space for one that does not
    break."""
    files = [file for folder in GAMES[place] for file in (ROOT / folder).glob(f"*{lang}.ftl")]
    texts = (file.read_text("utf-8").replace("\u00a0", " ") for file in files)
    return [said for text in texts for said in re.findall(rf"^{key} = (.*)$", text, re.MULTILINE)]


@pytest.mark.parametrize("control", CONTROLS)
def test_a_control_keeps_its_name(control: str) -> None:
    place, key = control.split()
    for lang, said in zip(("en", "fr"), CONTROLS[control], strict=True):
        assert written(place, key, lang) == [said]
