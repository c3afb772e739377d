"""The table as the terminal draws it."""

from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.games.convoi import GAME
from rotonde.games.convoi.terminal import draw
from rotonde.games.convoi.tests.tables import AMERICA, dealt, do, hand, new, table
from rotonde.i18n.speaker import Speaker

WIDE = """\
Clock          ●●●●●●● 7/7
Cards to come  10 (lost to the clock: 1)
Card           a new train; black, grey
Waiting         1  Paris   2  Amsterdam   2  Berlin   2  Nuremberg
Delivered 0/8  Marseille: ·· ·· ·· ··

> Anna         Signal 1  Switch 1  Move 2
  Ben          Signal 0  Switch 0  Move 0
Agents         (the logistician)  the manager        (the conductor)

Trains         black1 · section 2 of Calais–Paris, towards Paris
               brown2 · Vienna
               grey1  ■ Paris
Depot          black 2  brown 2  grey 2
Green lights   Paris towards Calais       Marseille towards Lyon
               Berlin towards Leipzig     Nuremberg towards Leipzig
               Amsterdam towards Hanover  the line Geneva–Basel
               the line Leipzig–Dresden   the line Strasbourg–Basel
Open at        Hanover Amsterdam–Hamburg     Cologne Amsterdam–Frankfurt
               Brussels Amsterdam–Reims      Reims Brussels–Strasbourg
               Strasbourg Basel–Frankfurt    Dijon Basel–Lyon
               Tours Nantes–Paris            Toulouse Limoges–Marseille
               Geneva Basel–Lyon             Munich Basel–Nuremberg
               Salzburg Linz–Munich          Verona Salzburg–Venice
               Dresden Leipzig–Wroclaw       Linz Salzburg–Vienna
               Leipzig Dresden–Nuremberg     Frankfurt Cologne–Strasbourg
               Basel Geneva–Strasbourg       Lyon Geneva–Marseille
               Limoges Bordeaux–Tours        Turin Geneva–Genoa"""

NARROW = """\
Clock          ●●●●●●● 7/7
Cards to come  10 (lost to the clock: 1)
Card           a new train; black, grey
Waiting         1  Paris   2  Amsterdam
                2  Berlin   2  Nuremberg
Delivered 0/8  Marseille: ·· ·· ·· ··

> Anna         Signal 1  Switch 1  Move 2
  Ben          Signal 0  Switch 0  Move 0
Agents
  (the logistician) the manager       (the conductor)

Trains
  black1 · section 2 of Calais–Paris, towards Paris
  brown2 · Vienna
  grey1  ■ Paris
Depot          black 2  brown 2  grey 2
Green lights
  Paris towards Calais      Marseille towards Lyon
  Berlin towards Leipzig    Nuremberg towards Leipzig
  Amsterdam towards Hanover the line Geneva–Basel
  the line Leipzig–Dresden  the line Strasbourg–Basel
Open at
  Hanover Amsterdam–Hamburg    Cologne Amsterdam–Frankfurt
  Brussels Amsterdam–Reims     Reims Brussels–Strasbourg
  Strasbourg Basel–Frankfurt   Dijon Basel–Lyon
  Tours Nantes–Paris           Toulouse Limoges–Marseille
  Geneva Basel–Lyon            Munich Basel–Nuremberg
  Salzburg Linz–Munich         Verona Salzburg–Venice
  Dresden Leipzig–Wroclaw      Linz Salzburg–Vienna
  Leipzig Dresden–Nuremberg    Frankfurt Cologne–Strasbourg
  Basel Geneva–Strasbourg      Lyon Geneva–Marseille
  Limoges Bordeaux–Tours       Turin Geneva–Genoa"""


def position() -> State:
    trains = ("black1 t.calais_paris.2 b", "brown2 d.vienna out", "grey1 c.paris blue")
    mine = hand(move=2, signal=1, switch=1)
    return table(*trains, mine=mine, agents=["manager"], card="i04", phase="card", boxed=1)


def drawn(state: State, width: int, language: str = "en") -> list[str]:
    say = Speaker(GAME.words, language, ["Anna", "Ben"])
    lines = draw(state.view(None), say, width)
    return ["".join(text for _, text in line).rstrip() for line in lines]


def test_everything_on_the_table_is_named() -> None:
    assert "\n".join(drawn(position(), 80)) == WIDE


def test_a_narrow_terminal_has_the_same_in_more_lines() -> None:
    lines = drawn(position(), 60)
    assert "\n".join(lines) == NARROW
    assert max(map(len, lines)) <= 60


def test_in_french_places_have_their_french_names() -> None:
    lines = drawn(position(), 80, "fr")
    assert "Trains         black1 · section 2 de Calais–Paris, vers Paris" in lines
    assert "Fiches à venir 10 (perdues par l’horloge: 1)" in lines


def test_hidden_hands_are_counted_and_two_ports_shown() -> None:
    lines = drawn(dealt(board=AMERICA, hiddenHands=True, goods=10), 80)
    assert "> Anna         5" in lines
    assert "Delivered 0/10 San Francisco: · · · · ?" in lines
    assert "               New York: · · · · ?" in lines
    assert "Card           –" not in lines


def test_before_the_layout_nothing_is_set() -> None:
    lines = drawn(new(layout="custom"), 80)
    assert "Green lights" not in "\n".join(lines)
    assert any(line.startswith("Open at        Hanover –") for line in lines)


def test_a_delivered_cube_fills_its_slot_and_the_end_can_be_drawn() -> None:
    state = do(table("black1 t.lyon_marseille.2 b red", deck=0), "play move", "move black1", "rolls 2")
    assert "Delivered 1/8  Marseille: ·· ·· ■· ··" in drawn(state, 80)
    do(state, "end")
    assert state.to_act == OVER
    assert "Clock          ●●●●●●● 7/7" in drawn(state, 80)
