"""Positions that nobody reaches by chance: strips spread at will, any turn, any dice."""

from hypothesis import strategies as st

from rotonde.games.wurfel.material import COLOURS, STRIPS
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.tests.tables import table

SEATS = st.integers(4, 6)


@st.composite
def thrown_positions(draw: st.DrawFn) -> Wurfel:
    """Positions after a throw: every strip anywhere, as long as tracks are as the rules want them."""
    seats = draw(SEATS)
    held: list[list[str]] = [[] for _ in range(seats)]
    for strip in draw(st.permutations(STRIPS)):
        seat = draw(st.integers(-3, seats - 1))
        colours = {each.split()[0] for each in held[seat]} if seat >= 0 else set()
        room = 29 - sum(int(each.split()[1]) for each in held[seat])
        if seat >= 0 and strip.split()[0] not in colours and int(strip.split()[1]) <= room:
            held[seat].append(strip)
    tracks: list[dict[str, object]] = []
    for strips in held:
        room = 29 - sum(int(each.split()[1]) for each in strips)
        tracks.append({"off": draw(st.integers(0, room)) if strips else 0, "strips": strips})
    turn = draw(st.integers(0, seats - 1))
    behind = int(str(tracks[turn]["off"])) // 2  # every strip given up was two cells long at least
    given_up = draw(st.integers(0, min(behind, 6 - len(held[turn])))) if held[turn] else 0
    dice = draw(st.lists(st.sampled_from(COLOURS), min_size=7 - given_up, max_size=7 - given_up))
    throws = draw(st.integers(1, 2))
    return table("roll", *tracks, turn=turn, given_up=given_up, dice=dice, throws=throws)
