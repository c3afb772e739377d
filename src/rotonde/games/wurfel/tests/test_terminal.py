"""The table as the terminal draws it."""

from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.terminal import SHORT, draw
from rotonde.games.wurfel.tests.golden import RECORDS
from rotonde.i18n.speaker import Speaker

NAMES = ["0 Anna", "1 Ben", "2 Cécilia", "3 Dieter of Dortmund"]

ANNA_IN_FRONT = {
    "game": "wurfel",
    "version": GAME.version,
    "seats": 4,
    "options": {"firstPlayer": "random", "freeShorter": False},
    "step": 9,
    "phase": "roll",
    "turn": 1,
    "tracks": [
        {"off": 3, "strips": ["red 2", "blue 6"]},
        {"off": 0, "strips": ["white 3"]},
        {"off": 0, "strips": []},
        {"off": 0, "strips": ["black 4"]},
    ],
    "removed": [],
    "given_up": 0,
    "dice": ["white", "white", "red", "green", "green", "green", "black"],
    "throws": 1,
    "lanterns": None,
    "robbed": [],
    "gained": 0,
}

WIDE = """\
                 1       5        10        15        20        25        30
  0 Anna        ----->[R2][B6========]······································ 11
> 1 Ben         [W3==]······················································ 3
  2 Cécilia   * ···························································· 0
  3 Dieter of   [K4====]···················································· 4

Dice            [W] [W] [R] [G] [G] [G] [K]  1/3
Supply           W  2 · 4 5 6   R  · 3 4 5 6   B  2 3 4 5 ·
                 G  2 3 4 5 6   Y  2 3 4 5 6   K  2 3 · 5 6
* Lantern: last, so no ground is lost"""

NARROW = """\
                1   5   10   15   20   25   30
  0 Anna        -->R2B6====··················· 11
> 1 Ben         W3=··························· 3
  2 Cécilia   * ······························ 0
  3 Dieter of   K4==·························· 4

Dice            [W] [W] [R] [G] [G] [G] [K]  1/3
Supply           W  2 · 4 5 6   R  · 3 4 5 6
                 B  2 3 4 5 ·   G  2 3 4 5 6
                 Y  2 3 4 5 6   K  2 3 · 5 6
* Lantern: last, so no ground is lost"""


def drawn(state: State, width: int, language: str = "en") -> str:
    say = Speaker(GAME.words, language, [*NAMES, "4 Eve", "5 Franz"])
    lines = draw(state.view(None), say, width)
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)


def test_strips_stand_to_scale_beside_the_numbers() -> None:
    state = GAME.restore(ANNA_IN_FRONT)
    assert drawn(state, 100) == WIDE
    assert drawn(state, 60) == NARROW


def test_dice_in_the_hand_are_empty() -> None:
    state = GAME.restore(ANNA_IN_FRONT)
    state.apply(GAME.space.parse("reroll green green green"))
    assert "Dice            [W] [W] [R] [K] [ ] [ ] [ ]  1/3" in drawn(state, 100)


def test_what_stays_in_the_box_is_named() -> None:
    state = GAME.new(3)
    state.apply(GAME.space.parse("removes white 2"))
    assert "Left in the box: W2" in drawn(state, 100)
    assert "Restées dans la boîte: W2" in drawn(state, 100, "fr")
    assert "*" not in drawn(state, 100), "nobody has a lantern yet"


def test_at_the_end_the_ranks_stand_beside_the_tracks() -> None:
    from rotonde.core.record import Record

    state = Record.parse((RECORDS / "4-seats.txt").read_text("utf-8")).last()
    assert state.to_act == OVER
    winner = state.winners()[0]
    line = drawn(state, 100).splitlines()[1 + winner]
    assert line.endswith(f" {state.scores()[winner]}  #1")


def test_every_colour_has_a_letter_of_its_own() -> None:
    assert SHORT == {"w": "white", "r": "red", "b": "blue", "g": "green", "y": "yellow", "k": "black"}
