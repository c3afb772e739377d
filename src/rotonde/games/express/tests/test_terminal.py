"""The table as the terminal draws it."""

from rotonde.core.state import State
from rotonde.games.express import GAME
from rotonde.games.express.terminal import SHORT, draw
from rotonde.games.express.tests.tables import CODE, do, drawing, laying, new
from rotonde.i18n.speaker import Speaker

NAMES = ["0 Anna", "1 Ben", "2 Cécilia", "3 Dan"]


def drawn(state: State, seat: int | None, width: int = 80, language: str = "en") -> str:
    say = Speaker(GAME.words, language, NAMES, state.sides())
    lines = draw(state.view(seat), say, width)
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)


TABLE = """\
Round 1         to 50  ->
Draw pile       108
Discard pile    SC steel coil car  (2)
Disaster slot   TT WR

> 0 Anna [5]  12
   0 train 1  <BX   HO HO HO
   2 train 3  <--   AC
    Maintenance: HC XT

  1 Ben [1]  0
   0 train 1  <##   TA TA WI
   1 train 2  <DI!  CH

Hand: 0 Anna
  HO hopper x2    BX box car      DI diesel       ES engine swap"""


def test_trains_stand_behind_their_engines() -> None:
    trains = {0: ["HO HO HO/BX", "", "AC/"], 1: ["TA TA WI/BX", "CH/DI!"]}
    state = laying(
        "HO HO BX DI ES",
        "GO",
        trains=trains,
        repairs={0: "HC XT"},
        discard="BX SC",
        slot="TT WR",
        totals=[12, 0],
    )
    assert drawn(state, 0) == TABLE


def test_what_was_seen_is_remembered() -> None:
    state = drawing("HO", "BX", trains={0: ["HO/BX@0"]})
    assert "   0 train 1  <BX?  HO" in drawn(state, 0)
    assert "   0 train 1  <##   HO" in drawn(state, 1)
    assert "Hand" not in drawn(state, None)


def test_cards_seen_going_to_a_hand_are_named() -> None:
    state = do(drawing("HO", "BX", discard="SC"), "take")
    assert "0 Anna [2: SC]" in drawn(state, 1)
    assert "0 Anna [2]" in drawn(state, 0)


def test_a_team_shares_a_line() -> None:
    assert "1 Ben [0], 3 Dan [0]  0" in drawn(new(4), 0, language="fr")


def test_long_trains_and_hands_take_more_lines() -> None:
    state = laying("HO HO SC OB DM ES", "", trains={0: [" ".join(["BX"] * 12) + "/TA"]}, direction=-1)
    lines = drawn(state, 0, 42, "fr").splitlines()
    assert lines[0] == "Manche 1        à 50  <-"
    assert lines[2] == "Défausse        -  (0)"
    assert lines[6:8] == [
        "   0 train 1  <TA   BX BX BX BX BX BX BX",
        "                    BX BX BX BX BX",
    ]
    assert max(map(len, lines)) <= 42


def test_the_letters_are_those_of_the_rules() -> None:
    assert {code.lower(): card for card, code in CODE.items()} == SHORT
