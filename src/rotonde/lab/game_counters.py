"""Counters of one game: lead changes, rules met, events; for any game, from its events."""

from collections import Counter
from collections.abc import Iterable

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.state import Json, State
from rotonde.lab.measures import Measures

TRIED = 4  # random actions that are tried at every decision
NOBODY = -1
BESIDES = ("type", "step")


class Leads:
    """Counts how often the lead goes from one side to another; a tie for the lead is nobody's."""

    def __init__(self, state: State) -> None:
        self._sides = [sorted(side) for side in state.sides()]
        self._leader: list[int] = []
        self.changes = 0

    def see(self, state: State) -> None:
        ahead = state.ahead(self._sides)
        if ahead in self._sides and ahead != self._leader:
            self.changes += bool(self._leader)
            self._leader = ahead


class Refusals:
    """Tries a few random actions of any kind at each decision, and counts the rules that forbid them."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self._chance = chance
        self._kinds = _by_kind(game)
        self.met: Counter[str] = Counter()

    def ask(self, state: State) -> None:
        for _ in range(TRIED):
            actions = self._kinds[self._chance.below(len(self._kinds))]
            rule = state.why_not(actions[self._chance.below(len(actions))])
            if rule:
                self.met[rule] += 1


def _by_kind(game: Game) -> list[range]:
    """The players' actions, kind by kind: kinds with many actions are not tried more often."""
    firsts = sorted({game.space.first(kind) for kind in game.space.kinds})
    ends = [*firsts[1:], len(game.space)]
    kinds = [range(first, end) for first, end in zip(firsts, ends, strict=True)]
    return [kind for kind in kinds if kind and kind.start < game.space.players_end]


def first_of(events: Iterable[Json], kind: str) -> int:
    """The seat of the first event of that type: the first player."""
    return next((int(str(event["seat"])) for event in events if event["type"] == kind), NOBODY)


def whole_types(events: Iterable[Json]) -> Counter[str]:
    return Counter(str(event["type"]) for event in events)


def things_used(events: Iterable[Json]) -> Counter[str]:
    """Cards, stations, trains and their like: whatever an event names, by parameter, name and event."""
    return Counter(
        f"{param} {value} {event['type']}"
        for event in events
        for param, value in event.items()
        if param not in BESIDES and isinstance(value, str) and " " not in value
    )


def rules_at_work(events: Iterable[Json], known: Measures) -> Counter[str]:
    return Counter(rule for event in events for rule in known.applied(event))
