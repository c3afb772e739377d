"""Explanations: why an action may be good, in the game's words."""

from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.goals import Goals
from rotonde.games.convoi.bot.move_expectation import tokens_at_risk
from rotonde.games.convoi.material import GOODS, TRAINS, members
from rotonde.games.convoi.state import Convoi
from rotonde.i18n.speaker import Speaker, capital

Phrase = tuple[str, dict[str, object]]


def reason(goals: Goals, a: int, language: str) -> str:
    """A sentence on what speaks for a legal action."""
    name, params = Explainer(goals).of(a)
    return capital(Speaker(goals.state.game.words, language, []).explains(name, params))


class Explainer:
    """Explains the actions of the decision that is due: a message's name and its arguments."""

    def __init__(self, goals: Goals) -> None:
        self._goals = goals
        self._state = goals.state

    def of(self, a: int) -> Phrase:
        state = self._state
        kind = state.game.space.kind(a)
        i = a - state.game.space.first(kind)
        if kind in ("move", "chief"):
            return self._train(kind, i)
        if kind in ("go", "exit", "stop"):
            return self._train(kind, state.mover)
        if kind == "load":
            return "load", {"train": TRAINS[i // 3], "goods": self._goods(i // 3)}
        if kind in ("play", "trade"):
            return ("signal", "switch", "card_move")[i % 3], {"count": 1 if kind == "play" else 2}
        if kind in ("lift", "put"):
            return self._light(kind, i - state.config.board.light_start)
        if kind == "set":
            return self._switch(i - state.config.board.pair_start)
        return kind, {}

    def _goods(self, train: int) -> str:
        """The goods of the city where the train stands."""
        return GOODS[self._state.config.board.goods_city.index(self._state.where[train])]

    def _train(self, name: str, train: int) -> Phrase:
        """The train's goal, its distance, and the risk."""
        goals = self._goals
        goal = goals.goal[train]
        risk = tokens_at_risk(goals, train)
        if goal == NONE or goals.state.where[train] == goal:
            return f"{name}_anywhere", {"train": TRAINS[train], "risk": risk}
        routes = goals.routes(goal)
        end = goals.end[train]
        spaces = self._state.config.board.spaces
        far = "space " * routes.spaces[end] + "change " * routes.changes[end]
        return name, {"train": TRAINS[train], "space": spaces[goal], "far": far, "risk": risk}

    def _light(self, kind: str, light: int) -> Phrase:
        name = self._state.config.board.lights[light]
        if kind == "lift":
            return "lift", {"light": name}
        train = self._served(light, NONE)
        return (
            ("put", {"light": name})
            if train == NONE
            else ("put_for", {"light": name, "train": TRAINS[train]})
        )

    def _switch(self, pair: int) -> Phrase:
        junction, one, other = self._state.config.board.pairs[pair].split(" ")
        params: dict[str, object] = {"junction": junction, "one": one, "other": other}
        train = self._served(NONE, pair)
        return ("set", params) if train == NONE else ("set_for", params | {"train": TRAINS[train]})

    def _served(self, light: int, pair: int) -> int:
        """A train whose route leads past that light, or over those legs."""
        network = self._goals.cache.network
        for train in members(self._state.running):
            for step in self._goals.steps(train):
                if light != NONE and light in (network.first[step], network.second[step]):
                    return train
                if pair != NONE and network.pair[step] == pair:
                    return train
        return NONE


def layout_reason(state: Convoi, language: str) -> str:
    """Reason for the layout."""
    return Speaker(state.game.words, language, []).explains("layout", {})
