"""Why an action may be good, in the game's words."""

from typing import cast

from rotonde.core.figures import number
from rotonde.core.words import Speaker
from rotonde.games.convoi.actions import (
    CHIEF,
    EXIT,
    GO,
    LIFT,
    LOAD,
    MOVE,
    PLAY,
    PUT,
    SET,
    STOP,
    TRADE,
)
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.errands import Errands
from rotonde.games.convoi.bot.outing import tokens_at_risk
from rotonde.games.convoi.material import GOODS, TRAINS, members
from rotonde.games.convoi.state import Convoi

Said = tuple[str, dict[str, object]]


def reason(errands: Errands, a: int, language: str) -> str:
    """A sentence on what speaks for a legal action."""
    name, params = Reasons(errands).of(a)
    if "risk" in params:
        params["risk"] = number(cast(float, params["risk"]))[language]
    said = Speaker(errands.state.game.words, language, []).explains(name, params)
    return said[:1].upper() + said[1:]


class Reasons:
    """What there is to say about the decision that is due: a saying's name, and what fills its gaps."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands
        self._state = errands.state

    def of(self, a: int) -> Said:
        state = self._state
        kind = state.table.numbers.kind[a]
        value = state.table.numbers.value[a]
        if kind in (MOVE, CHIEF):
            return self._train("move" if kind == MOVE else "chief", value)
        if kind in (GO, EXIT, STOP):
            return self._train({GO: "go", EXIT: "exit", STOP: "stop"}[kind], state.mover)
        if kind == LOAD:
            return "load", {"train": TRAINS[value // 3], "goods": self._goods(value // 3)}
        if kind in (PLAY, TRADE):
            return ("signal", "switch", "card_move")[value % 3], {"count": 1 if kind == PLAY else 2}
        if kind in (LIFT, PUT):
            return self._light(kind, value - state.table.board.light_start)
        if kind == SET:
            return self._switch(value - state.table.board.pair_start)
        return state.game.space.kind(a), {}

    def _goods(self, train: int) -> str:
        """The goods of the city where the train stands."""
        return GOODS[self._state.table.board.goods_city.index(self._state.where[train])]

    def _train(self, name: str, train: int) -> Said:
        """Where the train is bound, how far that is, and what it risks."""
        errands = self._errands
        goal = errands.goal[train]
        risk = tokens_at_risk(errands, train)
        if goal == NONE or errands.state.where[train] == goal:
            return f"{name}_anywhere", {"train": TRAINS[train], "risk": risk}
        ways = errands.ways(goal)
        end = errands.end[train]
        spaces = self._state.table.board.spaces
        far = "space " * ways.spaces[end] + "change " * ways.changes[end]
        return name, {"train": TRAINS[train], "space": spaces[goal], "far": far, "risk": risk}

    def _light(self, kind: int, light: int) -> Said:
        name = self._state.table.board.lights[light]
        if kind == LIFT:
            return "lift", {"light": name}
        train = self._served(light, NONE)
        return (
            ("put", {"light": name})
            if train == NONE
            else ("put_for", {"light": name, "train": TRAINS[train]})
        )

    def _switch(self, pair: int) -> Said:
        junction, one, other = self._state.table.board.pairs[pair].split(" ")
        params: dict[str, object] = {"junction": junction, "one": one, "other": other}
        train = self._served(NONE, pair)
        return ("set", params) if train == NONE else ("set_for", params | {"train": TRAINS[train]})

    def _served(self, light: int, pair: int) -> int:
        """A train whose way leads past that light, or over those legs."""
        network = self._errands.atlas.network
        for train in members(self._state.running):
            for step in self._errands.steps(train):
                if light != NONE and light in (network.first[step], network.second[step]):
                    return train
                if pair != NONE and network.pair[step] == pair:
                    return train
        return NONE


def layout_reason(state: Convoi, language: str) -> str:
    """For what is set before the game begins."""
    return Speaker(state.game.words, language, []).explains("layout", {})
