"""Explanations of the bots of Würfel Express: each kind, word for word, in both languages."""

import pytest

from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.bot.explanations import percent, reason
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.tests.tables import do, thrown, to_discard, track

BEHIND = track(0, "black 2", "white 3")
FIVE = track(0, "white 2", "red 4", "blue 4", "green 4", "yellow 4")


def said(state: Wurfel, notation: str, language: str = "en") -> str:
    return reason(state, GAME.space.parse(notation), language)


SAYINGS = [
    (
        thrown("rrrbgyk", track(10, "white 4"), BEHIND),
        "reroll blue green yellow black",
        "Keep 3 red: 77 % to get the red 4 or a longer one and reach cell 18.",
        "Garder 3 rouges : 77 % de chances d’obtenir la bande rouge de 4 ou plus et d’atteindre la case 18.",
    ),
    (
        thrown("rrrbgyk", track(10, "white 4"), BEHIND, track(0, "blue 2", "red 4")),
        "reroll blue green yellow black",
        "Keep 3 red: 36 % to get the red 5 or a longer one and reach cell 19.",
        "Garder 3 rouges : 36 % de chances d’obtenir la bande rouge de 5 ou plus et d’atteindre la case 19.",
    ),
    (
        thrown("rrrrrrb", track(10, "white 4"), BEHIND),
        "reroll blue",
        "Keep 6 red: 15 % to get still further than with these alone.",
        "Garder 6 rouges : 15 % de chances d’aller encore plus loin.",
    ),
    (
        thrown("wwrbgyk", track(10, "white 4"), BEHIND),
        "reroll red blue green yellow black",
        "Keep 2 white: 99 % to take something in the end.",
        "Garder 2 blancs : 99 % de chances de prendre finalement quelque chose.",
    ),
    (
        thrown("wwrbgyk", track(10, "white 4"), BEHIND),
        "reroll white white red blue green yellow black",
        "Throw all dice again: 99 % to take something.",
        "Relancer tous les dés : 99 % de chances de prendre quelque chose.",
    ),
    (
        thrown("rrrrbbk", track(10, "white 4"), BEHIND),
        "stop",
        "Stop: these dice lead to cell 20; throwing on, it would be 56 % to get further.",
        "S’arrêter : ces dés mènent à la case 20 ; en relançant, 56 % de chances d’aller plus loin.",
    ),
    (
        thrown("wrbgyk" + "w", track(10, "white 4"), BEHIND),
        "stop",
        "Stop with nothing to take, though throwing on it would be 99 % to take something.",
        (
            "S’arrêter sans rien pouvoir prendre ; en relançant, "
            "il y aurait 99 % de chances de prendre quelque chose."
        ),
    ),
]
GOAL = do(thrown("wwrrrrr", track(24, "black 4"), track(20, "white 2", "green 2")), "stop")
TAKES = do(thrown("wwrrrbk", track(10, "black 4"), track(20, "white 2", "green 2")), "stop")
SAYINGS += [
    (
        TAKES,
        "take red 3",
        "Take the red 3: it leads to cell 17.",
        "Prendre la bande rouge de 3 : elle mène à la case 17.",
    ),
    (
        TAKES,
        "steal 1",
        "Steal the white 2: it leads to cell 16, and its owner falls back to 22.",
        "Voler la bande blanche de 2 : elle mène à la case 16, et sa victime recule à 22.",
    ),
    (
        TAKES,
        "done",
        "Take no more: the colours that stay free are worth more than these strips.",
        "Ne plus rien prendre : les couleurs qui restent libres valent plus que ces bandes.",
    ),
    (
        GOAL,
        "take red 5",
        "Take the red 5: it leads to the goal, with 33.",
        "Prendre la bande rouge de 5 : elle mène au but, avec 33.",
    ),
    (
        GOAL,
        "steal 1",
        "Steal the white 2: it leads to the goal, with 30.",
        "Voler la bande blanche de 2 : elle mène au but, avec 30.",
    ),
]


@pytest.mark.parametrize(("state", "notation", "en", "fr"), SAYINGS)
def test_every_reason_names_what_it_leads_to(state: Wurfel, notation: str, en: str, fr: str) -> None:
    assert (said(state, notation), said(state, notation, "fr")) == (en, fr)


def test_a_robbed_lantern_is_said_to_keep_its_place() -> None:
    tracks = [track(10, "black 4"), track(0, "white 2", "green 2"), track(9, "blue 6"), track(9, "yellow 6")]
    state = do(thrown("wwrrrbk", *tracks), "stop")
    assert said(state, "steal 1").endswith("its owner, being last, keeps the place.")
    assert said(state, "steal 1", "fr").endswith("sa victime, dernière, garde sa place.")


def test_only_the_certain_is_called_certain() -> None:
    assert [percent(odds) for odds in (0.0, 1e-6, 0.5, 0.9999, 1.0)] == [0, 1, 50, 99, 100]


def test_giving_up_is_weighed_by_the_odds_of_the_turn() -> None:
    state = to_discard(FIVE, BEHIND)
    assert said(state, "discard 0") == "Give up nothing: with all seven dice it is 87 % to take something."
    assert said(state, "discard 0", "fr").startswith("Ne rien abandonner : avec les sept dés, 87 %")
    safe = "Give up 2 strips: 6 cells are then safe from thieves and more colours are free; with 5 dice"
    assert said(state, "discard 2").startswith(safe)
    assert said(state, "discard 2", "fr").startswith("Abandonner 2 bandes : 6 cases sont alors à l’abri")
