"""Train gain: which train a car helps most, and how far a side is from going out."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import discarding, scoring
from rotonde.games.express.material import CABOOSE
from rotonde.games.express.trains import SCORING_LENGTH, Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

GROWING: Final = 4  # what a car adds beyond its points to a train too short to score
LONGER: Final = 5  # and to one on its way to the four or five that going out asks for


def gain(state: "ExpressState", train: Train, card: int) -> int:
    """Gain of a train from a car that it takes: points, and length where it is needed."""
    config = state.config
    length = train.length()
    after = scoring.train_score(config, train.followed_by(card))
    found = after - scoring.train_score(config, train)
    if length < SCORING_LENGTH:
        found += GROWING * length
    elif length < discarding.LONG:
        found += LONGER
    if card == CABOOSE and length != SCORING_LENGTH - 1:
        found -= GROWING  # it ends what could grow
    return found


def best_train(state: "ExpressState", card: int) -> int:
    """The slot of one's own train that gains most by a car; -1 where none takes it."""
    trains = state.trains[state.side()]
    best = -1
    most = -1000
    for slot in range(len(trains)):
        train = trains[slot]
        if train is not None and train.accepts >> card & 1:
            found = gain(state, train, card)
            if found > most:
                best = slot
                most = found
    return best


def best_gain(state: "ExpressState", card: int) -> int:
    """Gain from a car where it helps most."""
    most = -1000
    for train in state.trains[state.side()]:
        if train is not None and train.accepts >> card & 1:
            most = max(most, gain(state, train, card))
    return most


def count(trains: list[Train | None]) -> int:
    """Number of trains."""
    found = 0
    for train in trains:
        if train is not None:
            found += 1
    return found


def missing(trains: list[Train | None]) -> int:
    """Number of cars missing before these trains allow going out."""
    longest = second = short = 0
    for train in trains:
        if train is None:
            continue
        length = train.length()
        short += max(0, SCORING_LENGTH - length)
        if length > longest:
            second = longest
            longest = length
        elif length > second:
            second = length
    first = max(longest, SCORING_LENGTH) if longest else 0
    other = max(second, SCORING_LENGTH) if second else 0
    return short + max(0, discarding.LONG - first) + max(0, discarding.SECOND - other)
