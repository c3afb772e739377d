"""Records of whole and unfinished games, and uploading them."""

import rotonde
from tests.server.harness import Message, Person

FEW = 19  # actions, chance among them: some choices of a game are as good as all

GAME = rotonde.game("wurfel")


def whole(seed: int = 3) -> rotonde.Match:
    match = rotonde.Match(GAME, 2, seed, {"firstPlayer": 0})
    whim = rotonde.Chance(1)
    while match.state.to_act != rotonde.OVER:
        legal = match.state.legal_actions()
        match.apply(legal[whim.below(len(legal))])
    return match


def upload(person: Person, text: str, status: int = 201) -> Message:
    return person.post("/api/records", {"record": text}, status)


def short() -> rotonde.Record:
    """The beginning of a game, as a record."""
    record = WHOLE.record
    return rotonde.Record(record.game, record.seats, record.options, record.actions[:FEW])


WHOLE = whole()
