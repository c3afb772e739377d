"""Scripted player: each train has a way to its goal, and cards are spent on what bars it."""

import heapq
from typing import NamedTuple

from rotonde.core.chance import Chance
from rotonde.core.state import State
from rotonde.games.convoi import way_aids
from rotonde.games.convoi.arriving import has_slot
from rotonde.games.convoi.board import CITY, NONE, TRACK
from rotonde.games.convoi.material import CARDS, GOODS, NO_CARGO, colour_of, members
from rotonde.games.convoi.state import Convoi

BARRED = 2.0
IN_THE_WAY = 3.0
OUTWARD = 12.0  # an empty train has still to come back
NEAR = 8.0
MANY = 7


class Step(NamedTuple):
    """One step of a way: out by `end`, in by `far`, with what has to be changed first."""

    end: int
    far: int
    pair: int
    lights: tuple[int, ...]


class Way(NamedTuple):
    cost: float
    steps: tuple[Step, ...]


def goals(state: Convoi, train: int) -> list[int]:
    board = state.config.board
    cargo = state.cargo[train]
    if cargo == NO_CARGO:
        wanted = [
            board.goods_city[colour]
            for colour in range(len(GOODS))
            if state.cubes[colour] and _needed(state, colour)
        ]
        return [city for city in wanted if city != state.where[train]] or wanted
    return [port for port in board.ports if has_slot(state, port, cargo)]


def _needed(state: Convoi, colour: int) -> bool:
    on_the_way = state.cargo.count(colour) + sum(state.stored[colour :: len(GOODS)])
    return on_the_way < 2 or state.config.goods > 8


def steps_from(state: Convoi, end: int) -> list[Step]:
    """Steps possible from that end, whatever has to be changed."""
    board = state.config.board
    junction = board.end_junction[end]
    own = board.end_light[end]
    if junction == NONE:
        return [Step(end, board.end_far[end], NONE, _red(state, own))]
    found = []
    for pair in board.junction_pairs[junction]:
        legs = [board.pair_first[pair], board.pair_second[pair]]
        if board.end_leg[end] in legs:
            legs.remove(board.end_leg[end])
            lights = _red(state, own) + _red(state, board.leg_light[junction][legs[0]])
            change = NONE if state.switches[junction] == pair else pair
            found.append(Step(end, board.leg_end[junction][legs[0]], change, lights))
    return found


def _red(state: Convoi, light: int) -> tuple[int, ...]:
    return () if light == NONE or state.is_green(light) else (light,)


def way_of(
    state: Convoi, train: int, ends: list[int] | None = None, wanted: list[int] | None = None
) -> Way | None:
    """The cheapest way to a goal, changes of lights and switches counted as points."""
    board, targets = state.config.board, goals(state, train) if wanted is None else wanted
    if ends is None:
        ends = [state.heading[train]] if not state.in_city(train) else board.space_ends[state.where[train]]
    queue: list[tuple[float, int, tuple[Step, ...], int]] = [(0.0, i, (), end) for i, end in enumerate(ends)]
    seen: set[int] = set()
    count = len(queue)
    while queue:
        cost, _, steps, end = heapq.heappop(queue)
        if end < 0:
            return Way(cost, steps)
        if end in seen:
            continue
        seen.add(end)
        for step in steps_from(state, end):
            space = board.end_space[step.far]
            more = cost + 1 + BARRED * (len(step.lights) + (step.pair != NONE))
            more += IN_THE_WAY if state.train_on(space) >= 0 else 0
            onward = [-1] if space in targets else []
            if board.space_kind[space] == TRACK:
                onward = [board.opposite[step.far]]
            elif board.space_kind[space] == CITY and space not in targets:
                onward = board.space_ends[space]
                more += 0 if state.config.board.passes_cities else 1
            for each in onward:
                count += 1
                heapq.heappush(queue, (more, count, (*steps, step), each))
    return None


def missions(state: Convoi) -> list[tuple[float, int, Way]]:
    """Each train with its way, the most urgent first; no two are sent for the same cube."""
    found: list[tuple[float, int, Way]] = []
    left = list(state.cubes)
    for train in members(state.running):
        if state.cargo[train] != NO_CARGO:
            way = way_of(state, train)
            if way is not None:
                found.append((way.cost, train, way))
    empty = [train for train in members(state.running) if state.cargo[train] == NO_CARGO]
    while empty:
        board = state.config.board
        wanted = [
            board.goods_city[colour]
            for colour in range(len(GOODS))
            if left[colour] and _needed(state, colour)
        ]
        ways = [(way_of(state, train, None, wanted), train) for train in empty]
        known = [(way.cost, train, way) for way, train in ways if way is not None]
        if not known:
            break
        cost, train, chosen = min(known)
        empty.remove(train)
        left[board.goods_city.index(board.end_space[chosen.steps[-1].far])] -= 1
        found.append((cost + OUTWARD, train, chosen))
    return sorted(found)


def expected_loss(state: Convoi, train: int) -> float:
    """Tokens that this train would cost on average if it had to move now."""
    board = state.config.board
    ends = [state.heading[train]]
    if state.in_city(train):
        ends = [end for end in board.space_ends[state.where[train]] if state.is_green(board.end_light[end])]
    return min(_loss(state, train, end) for end in ends)


def _loss(state: Convoi, train: int, end: int) -> float:
    way = way_aids.Way(state, end)
    faces = [way_aids._face(state, train, way, i) for i in range(3 if colour_of(train) == 2 else 4)]
    return sum(int(str(face["tokens"])) * int(str(face["odds"])) for face in faces) / 6


class Dispatcher:
    """Chooses for the active seat; now and then at random, so that everything happens somewhere."""

    def __init__(self, whim: int = 0) -> None:
        self.whim = whim  # one decision in so many is made blindly; 0: none

    def __call__(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Convoi)
        legal = state.legal_actions()
        if self.whim and not chance.below(self.whim):
            return legal[chance.below(len(legal))]
        by_kind: dict[str, list[str]] = {}
        for a in legal:
            by_kind.setdefault(state.game.space.kind(a), []).append(state.game.space.text(a))
        return state.game.space.parse(self.say(state, by_kind))

    def say(self, state: Convoi, legal: dict[str, list[str]]) -> str:
        asked = state.asks()
        if asked in ("rolled", "city"):
            return self.go(state, legal)
        if asked == "colours":
            return min(legal["colours"], key=lambda said: self.damage(state, said.split()[1:]))
        if asked == "select":
            return self.select(state, legal)
        if asked == "actions":
            return self.act(state, legal)
        if asked in ("lift", "put", "switch", "target"):
            return self.finish(state, legal)
        for kind in ("accept", "new", "roll", "set", "put"):
            if kind in legal:
                return legal[kind][0]
        raise AssertionError(asked)

    def select(self, state: Convoi, legal: dict[str, list[str]]) -> str:
        for held in legal.get("conductor", []):
            if self.damage(state, held.split()[1:]) > 5:
                return held
        numbers = {said: state.game.space.encode("move", train=said.split()[1]) for said in legal["move"]}
        first = state.config.acts.move
        worst = max(legal["move"], key=lambda said: expected_loss(state, numbers[said] - first))
        if "chief" in legal and expected_loss(state, numbers[worst] - first) > 2.5:
            return worst.replace("move", "chief")
        return min(legal["move"], key=lambda said: expected_loss(state, numbers[said] - first))

    @staticmethod
    def damage(state: Convoi, colours: list[str]) -> float:
        names = ("black", "brown", "grey")
        found = 0.0
        for train in members(state.running):
            if names[colour_of(train)] in colours:
                found += expected_loss(state, train) - 0.7
        return found

    def go(self, state: Convoi, legal: dict[str, list[str]]) -> str:
        board, train = state.config.board, state.mover
        if "go" in legal:
            way = way_aids.Way(state, state.heading[train])
            lost = max(0, state.points - len(way.path)) if way.reason not in way_aids.ARRIVALS else 0
            return "logistician" if "logistician" in legal and lost > 2 else "go"
        here = state.where[train]
        if "stop" in legal and state.cargo[train] == NO_CARGO and here in goals(state, train):
            return "stop"
        best, said = 1e9, legal.get("stop", legal.get("exit", [""]))[0]
        for each in legal.get("exit", []):
            end = board.light_end[board.lights.index(each.split()[1])]
            way_on = way_of(state, train, [end])
            cost = (way_on.cost if way_on else 50) + 2 * _loss(state, train, end)
            if cost < best:
                best, said = cost, each
        return said

    def act(self, state: Convoi, legal: dict[str, list[str]]) -> str:
        if "load" in legal:
            return self.load(state, legal["load"])
        wish = self.wish(state)
        if wish is None:
            return "end"
        card = CARDS[wish[0]]
        if f"play {card}" in legal.get("play", []):
            return f"play {card}"
        trades = [
            said for said in legal.get("trade", []) if said.endswith(f"for {card}") and f"{card} " not in said
        ]
        return trades[0] if trades else "end"

    @staticmethod
    def load(state: Convoi, said: list[str]) -> str:
        hand: dict[str, int] = {card: state.hand(state.active, i) for i, card in enumerate(CARDS)}
        worth = {"signal": 0, "switch": 0, "move": 1}
        return max(said, key=lambda each: hand[each.split()[-1]] - worth[each.split()[-1]])

    def wish(self, state: Convoi) -> tuple[int, int, int] | None:
        """Need of the most urgent train: (card, light or pair or train, for which train)."""
        kinds = [state.hand(state.active, card) for card in range(3)]
        for cost, train, way in missions(state):
            wish = self.wish_for(state, train, way)
            if wish is None:
                continue
            if kinds[wish[0]] or (sum(kinds) >= 2 and (cost <= NEAR or sum(kinds) >= MANY)):
                return wish
        return None

    @staticmethod
    def wish_for(state: Convoi, train: int, way: Way) -> tuple[int, int, int] | None:
        reach = (5, 4, 3)[colour_of(train)]
        for step in way.steps[:reach]:
            if step.lights:
                return (0, step.lights[0], train)
            if step.pair != NONE:
                return (1, step.pair, train)
            if state.train_on(state.config.board.end_space[step.far]) >= 0:
                return None
        return (2, train, train) if expected_loss(state, train) < 1 else None

    def finish(self, state: Convoi, legal: dict[str, list[str]]) -> str:
        board = state.config.board
        wish = self.wish(state)
        if wish is not None:
            for card, kind, names in ((1, "set", board.pairs), (0, "put", board.lights)):
                if wish[0] == card and kind in legal and f"{kind} {names[wish[1]]}" in legal[kind]:
                    return f"{kind} {names[wish[1]]}"
            if "move" in legal:
                movers = [f"move {('black', 'brown', 'grey')[wish[2] // 3]}{wish[2] % 3 + 1}"]
                if wish[0] == 2 and movers[0] in legal["move"]:
                    return movers[0]
        if "lift" in legal:
            return self.lift(state, legal["lift"], wish)
        return next(iter(legal.values()))[0]

    @staticmethod
    def lift(state: Convoi, said: list[str], wish: tuple[int, int, int] | None) -> str:
        """A disc that no train needs and that may go where it is wished."""
        from rotonde.games.convoi.signals import targets

        board = state.config.board
        needed: set[int] = set()
        for train in members(state.running):
            way = way_of(state, train)
            for step in way.steps if way else ():
                needed |= {
                    light for light in (board.end_light[step.end], board.end_light[step.far]) if light != NONE
                }
        best = said[0]
        for each in said:
            light = board.lights.index(each.split()[1])
            fits = wish is None or targets(state, light) >> wish[1] & 1
            if fits:
                best = each
                if light not in needed:
                    return each
        return best
