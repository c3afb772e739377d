"""The table as the terminal draws it."""

from rotonde.core.record import Record
from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.games.tee import GAME
from rotonde.games.tee.terminal import draw
from rotonde.games.tee.tests.golden import RECORDS
from rotonde.games.tee.tests.tables import player, table
from rotonde.i18n.speaker import Speaker

NAMES = ["0 Anna", "1 Ben of Bremerhaven", "2 Cécilia", "3 Dieter", "4 Eve"]


def drawn(state: State, width: int, language: str = "en", seat: int | None = 0) -> str:
    say = Speaker(GAME.words, language, NAMES)
    lines = draw(state.view(seat), say, width)
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)


def on_the_way() -> State:
    state = table(player("cork"), player("izmir", "izmir", "free", skips=2), closed="lyon basel")
    for action in ("roll", "rolls 3", "ride violet limerick_jn"):
        state.apply(GAME.space.parse(action))
    return state


WIDE = """\
> 0 Anna        Limerick Junction (violet)    RRRBBB   o3  home: Cork
  1 Ben of Brem Izmir (any line)              RRRBBB   o1  home: Izmir -2
  # visited  R/B Still to visit  o Tokens

0 Anna          Andorra, Ankara, Athens, Bern, Vaduz, Warsaw
Closed          Lyon, Basel
On the way      Cork > Limerick Junction > (2)"""

NARROW = """\
> 0 Anna        Limerick Junction (violet)  RRRBBB   o3
  1 Ben of Brem Izmir (any line)            RRRBBB   o1   -2
  # visited  R/B Still to visit  o Tokens

0 Anna          Andorra, Ankara, Athens, Bern, Vaduz, Warsaw
Closed          Lyon, Basel
On the way      Cork > Limerick Junction > (2)"""


def test_travellers_stand_as_on_a_departure_board() -> None:
    assert drawn(on_the_way(), 80) == WIDE
    assert drawn(on_the_way(), 60) == NARROW


def test_no_line_is_too_long_in_either_language() -> None:
    for width in (60, 80):
        for language in ("en", "fr"):
            assert max(map(len, drawn(on_the_way(), width, language).splitlines())) <= width


def test_others_souvenirs_are_not_shown() -> None:
    assert "Ankara" in drawn(on_the_way(), 80, seat=0)
    assert "Ankara" not in drawn(on_the_way(), 80, seat=1)
    assert "Ankara" not in drawn(on_the_way(), 80, seat=None)


def test_before_the_starts_are_chosen_nobody_is_anywhere() -> None:
    lines = drawn(GAME.new(3), 80, seat=None).splitlines()
    assert lines[0].split() == [">", "0", "Anna", "o3"]
    assert lines[-1] == "  # visited  R/B Still to visit  o Tokens"


def test_a_card_that_asks_and_one_that_was_kept_are_read() -> None:
    state = table(
        player("dublin", bound="free", kept="ministry_pass"), closed="lyon", phase="close", card="state_visit"
    )
    said = drawn(state, 80)
    assert "“Ministry pass”" in said
    assert "HASARD          “State visit”: Platforms are cleared" in said


def test_at_the_end_the_ranks_stand_beside_the_names() -> None:
    state = Record.parse((RECORDS / "2-seats.txt").read_text("utf-8")).last()
    assert state.to_act == OVER
    line = drawn(state, 80, seat=None).splitlines()[state.winners()[0]]
    assert "######" in line
    assert line.endswith(" #1")
