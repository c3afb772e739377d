"""Happenings worth a record: predicates on a finished game, from its public events."""

from collections.abc import Iterator

from rotonde.core.state import State
from rotonde.games.express.state import ExpressState
from rotonde.testing.records import Wanted

Event = dict[str, object]
AIMS = ("aimed", "aimed_at_train", "aimed_at_seat")
QUIET = ("declined", *AIMS)


def always(state: State) -> bool:
    return True


def told(state: State) -> list[Event]:
    return [dict(event) for event in state.events(0, None)]


def happens(*names: str) -> Wanted:
    """These events came in that order, others between them."""

    def found(state: State) -> bool:
        types = iter([event["type"] for event in told(state)])
        return all(name in types for name in names)

    return found


def in_a_row(*names: str) -> Wanted:
    """These events followed one another, aims and refused counters aside."""

    def found(state: State) -> bool:
        types = [str(event["type"]) for event in told(state) if event["type"] not in QUIET]
        return any(tuple(types[i : i + len(names)]) == names for i in range(len(types)))

    return found


def in_one_turn(*names: str) -> Wanted:
    """These events came in that order within a turn."""

    def found(state: State) -> bool:
        return any(_in_order(turn, names) for turn in _turns(state))

    return found


def _turns(state: State) -> Iterator[list[Event]]:
    turn: list[Event] = []
    for event in told(state):
        if event["type"] == "turn":
            yield turn
            turn = []
        turn.append(event)
    yield turn


def _in_order(events: list[Event], names: tuple[str, ...]) -> bool:
    types = iter([event["type"] for event in events])
    return all(name in types for name in names)


def disaster(card: str, *then: str, own: bool = False) -> Wanted:
    """Predicate: that disaster was aimed at another side (or one's own), and these events came next."""

    def found(state: State) -> bool:
        events = [event for event in told(state) if event["type"] != "declined"]
        types = [str(event["type"]) for event in events]
        return any(
            (event["type"], event.get("card")) == ("played", card)
            and tuple(types[i + 2 : i + 2 + len(then)]) == then
            and _hits_own(state, event, events[i + 1]) == own
            for i, event in enumerate(events)
        )

    return found


def _hits_own(state: State, played: Event, aim: Event) -> bool:
    """Whether what was aimed at is of the side that plays it."""
    side = aim["side"]
    assert isinstance(side, int) and aim["type"] in AIMS
    return played["seat"] in state.sides()[side]


def derailed_twice(state: State) -> bool:
    """Whether a seat was derailed again before it lost its turn."""
    waiting: set[object] = set()
    for event in told(state):
        if event["type"] == "derailed" and event["seat"] in waiting:
            return True
        if event["type"] == "derailed":
            waiting.add(event["seat"])
        if event["type"] in ("skipped", "dealt_unseen"):
            waiting.discard(event.get("seat"))
    return False


def _trains(state: State) -> list[Event]:
    """The trains of the last round, as its score sheet has them."""
    sides = state.view(None)["last_round"]["sides"]  # type: ignore[index]
    return [train for side in sides for train in side["trains"]]


def bonus(*names: str) -> Wanted:
    """Predicate: a train of the last round had these bonuses."""
    return lambda state: any(set(names) <= set(_listed(train, "bonuses")) for train in _trains(state))


def three_bonuses(state: State) -> bool:
    """A train counts eight times."""
    return any(len(_listed(train, "bonuses")) > 2 for train in _trains(state))


def _listed(train: Event, key: str) -> list[object]:
    found = train[key]
    assert isinstance(found, list)
    return found


def caboose_cancels(state: State) -> bool:
    """A passenger train that would count has a caboose."""
    cars = [_listed(train, "cars") for train in _trains(state)]
    return any(each[-1] == "caboose" and "coach" in each and len(each) > 2 for each in cars)


def has_link(state: State) -> bool:
    """A wild car joins two types, and is worth nothing."""
    cars = [zip(_listed(train, "cars"), _listed(train, "values"), strict=True) for train in _trains(state)]
    return any(("wild-car", 0) in each for each in cars)


def ends_dead(state: State) -> bool:
    assert isinstance(state, ExpressState)
    return state.last_round is not None and state.last_round.out < 0


def tied(state: State) -> bool:
    """Two sides shared the highest total, and the one that went out has won."""
    totals = [state.scores()[side[0]] for side in state.sides()]
    return totals.count(max(totals)) > 1 and len(state.winners()) == len(state.sides()[0])


def both_reach(state: State) -> bool:
    """Two sides reached the target in one round; the higher total has won."""
    totals = [state.scores()[side[0]] for side in state.sides()]
    reached = [total for total in totals if total >= int(str(state.view(None)["target"]))]
    return len(reached) > 1 and totals.count(max(totals)) == 1


def goes_on_after_a_tie(state: State) -> bool:
    """The highest total reached the target, two sides shared it, and another round was dealt."""
    target = int(str(state.view(None)["target"]))
    totals: list[int] = []
    for event in told(state):
        if event["type"] == "scored":
            totals.append(int(str(event["total"])))
        elif event["type"].startswith("dealt") and totals:  # type: ignore[attr-defined]
            if max(totals) >= target and totals.count(max(totals)) > 1:
                return True
            totals = []
    return False


def negative(state: State) -> bool:
    return min(state.scores()) < 0
