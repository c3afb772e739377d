"""What may be done with each thing on the table and by which rule, or which rule forbids it: one row a wish.

Told only to the seat that decides, so that pointing at a light, a switch, a train or a card says it at once.
"""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi import playing, refusing
from rotonde.games.convoi.actions import (
    CHIEF,
    CONDUCTOR,
    EXIT,
    GO,
    LIFT,
    LOAD,
    LOGISTICIAN,
    MANAGER,
    MOVE,
    PLAY,
    PUT,
    SET,
    SHUNTER,
    TRACKMAN,
)
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT
from rotonde.games.convoi.material import AGENTS, SECTION_CHIEF, SIGNAL, SWITCH, members
from rotonde.games.convoi.material import MOVE as MOVE_CARD
from rotonde.games.convoi.phases import ACTIONS, CITY, ENDED, LAYOUT, NEW_PLACE, ROLLED, SELECT
from rotonde.games.convoi.phases import LIFT as LIFTING
from rotonde.games.convoi.phases import PUT as PUTTING
from rotonde.games.convoi.phases import SWITCH as SWITCHING

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]
BY_CARD: Final = ("CV-SIG-1", "CV-SWI-1", "CV-MVC-1")
BY_AGENT: Final = {
    "logistician": "CV-AGT-EU-1",
    "manager": "CV-AGT-EU-2",
    "conductor": "CV-AGT-EU-3",
    "trackman": "CV-AGT-NA-1",
    "shunter": "CV-AGT-NA-2",
    "section_chief": "CV-AGT-NA-3",
}
PLACING: Final = {  # the phases that ask for a light: by which action, what it does, by which rule
    LIFTING: (LIFT, "lift", "CV-SIG-1"),
    PUTTING: (PUT, "put", "CV-SIG-1"),
    LAYOUT: (PUT, "put", "CV-SETUP-3"),
}
CALLS: Final = {
    "logistician": (LOGISTICIAN, 1),
    "manager": (MANAGER, 1),
    "conductor": (CONDUCTOR, 3),
    "trackman": (TRACKMAN, 1),
    "shunter": (SHUNTER, 11),
    "section_chief": (CHIEF, 9),
}


def about(state: "Convoi", seat: int | None) -> Json:
    """For each spot of the board, each agent and each card what the seat may do with it now."""
    if state.phase == ENDED or seat != state.to_act:
        return {}
    spots = state.table.spots
    told: Json = {}
    _lights(state, spots.lights, told)
    _junctions(state, spots.junctions, told)
    for train in members(state.running):
        told[spots.trains[train]] = _train(state, train)
    for agent in members(state.table.board.agents):
        told[spots.agents[agent]] = _agent(state, AGENTS[agent])
    for card, spot in enumerate(spots.cards):
        told[spot] = _card(state, card)
    _places(state, spots.places, told)
    return told


ROWS: Final[
    dict[tuple[str, str, str, str | None], list[Json]]
] = {}  # the few that there are, by what they say


def _row(do: str, allowed: str, forbidden: str, card: str | None = None) -> list[Json]:
    """A wish, with the rule that allows it or else the one that forbids it; `card`: what pays for it.

    By itself in a list, and made once: nobody changes it.
    """
    said = (do, allowed, forbidden, card)
    rows = ROWS.get(said)
    if rows is None:
        rows = ROWS[said] = [{"do": do, "may": not forbidden, "rule": forbidden or allowed, "card": card}]
    return rows


def _asked(state: "Convoi", kind: int, value: int) -> str:
    return refusing.why_not(state, state.table.numbers.first[kind] + value)


def _why_not_pay(state: "Convoi", card: int) -> str:
    """Why neither that card nor any two can be played for its action."""
    rule = _asked(state, PLAY, card)
    if state.phase != ACTIONS or not rule or playing.why_not_act(state, card):
        return rule
    return "" if state.hand_size(state.active) >= 2 else "CV-ANY-1"


def _lights(state: "Convoi", spots: list[str], told: Json) -> None:
    """Where no disc is on its way, what pays for one is the same at all of them."""
    board = state.table.board
    if state.phase in PLACING:
        kind, do, rule = PLACING[state.phase]
        for light, spot in enumerate(spots):
            told[spot] = _row(do, rule, _asked(state, kind, board.light_start + light))
        return
    exits = board.exits() if state.phase in (ROLLED, CITY) and state.in_city(state.mover) else 0
    for light in range(exits):
        told[spots[light]] = _row("exit", "CV-MOVE-10", _asked(state, EXIT, board.exit_start + light))
    forbidden = _why_not_pay(state, SIGNAL)
    put = _row("put", "CV-SIG-1", forbidden, "signal")
    lift = _row("lift", "CV-SIG-1", forbidden, "signal")
    only = _row("lift", "CV-SIG-3", forbidden, "signal")
    for light in range(exits, len(spots)):
        green = only if _is_only(state, light) else lift
        told[spots[light]] = green if state.is_green(light) else put


def _is_only(state: "Convoi", light: int) -> bool:
    """Whether it is the only green light of its city."""
    city = state.table.board.light_city[light]
    return city != NONE and state.table.board.city_lights[city] & state.green == 1 << light


def _junctions(state: "Convoi", spots: list[str], told: Json) -> None:
    if state.phase not in (SWITCHING, LAYOUT):
        paid = _row("set", "CV-SWI-1", _why_not_pay(state, SWITCH), "switch")
        for spot in spots:
            told[spot] = paid
        return
    board = state.table.board
    allowed = "CV-SETUP-2" if state.phase == LAYOUT else "CV-SWI-1"
    for junction, spot in enumerate(spots):
        refusals = [_asked(state, SET, board.pair_start + pair) for pair in board.junction_pairs[junction]]
        told[spot] = _row("set", allowed, min(refusals))


def _train(state: "Convoi", train: int) -> list[Json]:
    if state.phase == ACTIONS:
        move = _row("move", "CV-MVC-1", _why_not_pay(state, MOVE_CARD), "move")
        return _load(state, train) + move if state.in_city(train) else move
    if state.phase == ROLLED and train == state.mover and not state.in_city(train):
        return _row("go", "CV-DEF-8", _asked(state, GO, 0))
    move = _row("move", "CV-ORD-1" if state.phase == SELECT else "CV-MVC-1", _asked(state, MOVE, train))
    if state.phase == SELECT and state.table.board.agents >> SECTION_CHIEF & 1:
        return move + _row("chief", BY_AGENT["section_chief"], _asked(state, CHIEF, train))
    return move


def _load(state: "Convoi", train: int) -> list[Json]:
    return _row("load", "CV-LOAD-1", min([_asked(state, LOAD, train * 3 + i) for i in range(3)]), "any")


def _agent(state: "Convoi", agent: str) -> list[Json]:
    kind, count = CALLS[agent]
    return _row("call", BY_AGENT[agent], min([_asked(state, kind, i) for i in range(count)]))


def _card(state: "Convoi", card: int) -> list[Json]:
    """Its own action, what it helps to pay for, and loading."""
    rows = _row("play", BY_CARD[card], _asked(state, PLAY, card))
    if state.phase != ACTIONS or not state.hand(state.active, card):
        return rows
    loads = [train for train in members(state.running) if playing.loadable(state, train)]
    two = "" if state.hand_size(state.active) >= 2 else "CV-ANY-1"
    return rows + _row("trade", "CV-ANY-1", two) + _row("load_any", "CV-LOAD-1", "" if loads else "CV-LOAD-1")


def _places(state: "Convoi", spots: dict[int, str], told: Json) -> None:
    """What happens to trains that come there, and where the shunter may put one."""
    board = state.table.board
    port = _row("arrive", "CV-NA-4" if board.empty_in_ports else "CV-PORT-1", "")
    city = _row("arrive", "CV-MOVE-11" if state.passes() else "CV-MOVE-9", "")
    departure = _row("enter", "", "CV-DEP-1")
    may_shunt = state.phase == NEW_PLACE and state.shunter_unused()
    for space, spot in spots.items():
        kind = board.space_kind[space]
        if kind == DEPARTURE and may_shunt:
            forbidden = _asked(state, SHUNTER, board.departures.index(space))
            told[spot] = _row("shunter", BY_AGENT["shunter"], forbidden)
        else:
            told[spot] = port if kind == PORT else departure if kind == DEPARTURE else city
