"""Aids for pointing: what may be done with a thing on the table by which rule, or which rule forbids it.

One row a wish, for the seat that decides only: pointing at a light, a switch, a train or a card shows it.
"""

from typing import TYPE_CHECKING, Final, Literal

from rotonde.games.convoi import playing
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT
from rotonde.games.convoi.material import AGENTS, SECTION_CHIEF, SIGNAL, SWITCH, members
from rotonde.games.convoi.material import MOVE as MOVE_CARD
from rotonde.games.convoi.phases import ACTIONS, CITY, ENDED, LAYOUT, NEW_PLACE, ROLLED, SELECT
from rotonde.games.convoi.phases import LIFT as LIFTING
from rotonde.games.convoi.phases import PUT as PUTTING
from rotonde.games.convoi.phases import SWITCH as SWITCHING
from rotonde.games.convoi.view_types import Wish

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Wishes = dict[str, list[Wish]]  # by spot
Pays = Literal["signal", "switch", "move", "any"]  # a card that pays
BY_CARD: Final = ("CV-SIG-1", "CV-SWI-1", "CV-MVC-1")
BY_AGENT: Final = {
    "logistician": "CV-AGT-EU-1",
    "manager": "CV-AGT-EU-2",
    "conductor": "CV-AGT-EU-3",
    "trackman": "CV-AGT-NA-1",
    "shunter": "CV-AGT-NA-2",
    "section_chief": "CV-AGT-NA-3",
}
PLACING: Final = {  # the phases that ask for a light: what is done there, by which rule
    LIFTING: ("lift", "CV-SIG-1"),
    PUTTING: ("put", "CV-SIG-1"),
    LAYOUT: ("put", "CV-SETUP-3"),
}


def about(state: "Convoi", seat: int | None) -> Wishes:
    """Possible actions of the seat with each spot of the board, each agent and each card."""
    if state.phase == ENDED or seat != state.to_act:
        return {}
    spots = state.config.spots
    found: Wishes = {}
    _lights(state, spots.lights, found)
    _junctions(state, spots.junctions, found)
    _trains(state, spots.trains, found)
    for agent in members(state.config.board.agents):
        found[spots.agents[agent]] = _agent(state, agent)
    for card, spot in enumerate(spots.cards):
        found[spot] = _card(state, card)
    _places(state, spots.places, found)
    return found


ROWS: Final[
    dict[tuple[str, str, str, Pays | None], list[Wish]]
] = {}  # the few that there are, by what they say


def _row(do: str, allowed: str, forbidden: str, card: Pays | None = None) -> list[Wish]:
    """A wish, with the rule that allows it or else the one that forbids it; `card`: what pays for it.

    By itself in a list, and made once: nobody changes it.
    """
    key = (do, allowed, forbidden, card)
    rows = ROWS.get(key)
    if rows is None:
        rows = ROWS[key] = [{"do": do, "may": not forbidden, "rule": forbidden or allowed, "card": card}]
    return rows


def _why_not_pay(state: "Convoi", card: int) -> str:
    """Rule by which neither that card nor any two pay for its action."""
    rule = state.why_not(state.config.acts.play + card)
    if state.phase != ACTIONS or not rule or playing.why_not_act(state, card):
        return rule
    return "" if state.hand_size(state.active) >= 2 else "CV-ANY-1"


def _lights(state: "Convoi", spots: list[str], found: Wishes) -> None:
    """Rows for lights; where no disc is on its way, the payment is the same for all."""
    board, acts = state.config.board, state.config.acts
    if state.phase in PLACING:
        do, rule = PLACING[state.phase]
        first = (acts.lift if state.phase == LIFTING else acts.put) + board.light_start
        for light, spot in enumerate(spots):
            found[spot] = _row(do, rule, state.why_not(first + light))
        return
    exits = board.exits() if state.phase in (ROLLED, CITY) and state.in_city(state.mover) else 0
    for light in range(exits):
        found[spots[light]] = _row("exit", "CV-MOVE-10", state.why_not(acts.exit + board.exit_start + light))
    forbidden = _why_not_pay(state, SIGNAL)
    put = _row("put", "CV-SIG-1", forbidden, "signal")
    lift = _row("lift", "CV-SIG-1", forbidden, "signal")
    only = _row("lift", "CV-SIG-3", forbidden, "signal")
    for light in range(exits, len(spots)):
        green = only if _is_only(state, light) else lift
        found[spots[light]] = green if state.is_green(light) else put


def _is_only(state: "Convoi", light: int) -> bool:
    """Whether it is the only green light of its city."""
    city = state.config.board.light_city[light]
    return city != NONE and state.config.board.city_lights[city] & state.green == 1 << light


def _junctions(state: "Convoi", spots: list[str], found: Wishes) -> None:
    if state.phase not in (SWITCHING, LAYOUT):
        paid = _row("set", "CV-SWI-1", _why_not_pay(state, SWITCH), "switch")
        for spot in spots:
            found[spot] = paid
        return
    board = state.config.board
    first = state.config.acts.set + board.pair_start
    allowed = "CV-SETUP-2" if state.phase == LAYOUT else "CV-SWI-1"
    for junction, spot in enumerate(spots):
        refusals = [state.why_not(first + pair) for pair in board.junction_pairs[junction]]
        found[spot] = _row("set", allowed, min(refusals))


def _trains(state: "Convoi", spots: list[str], found: Wishes) -> None:
    """In the action phase what pays for moving one is the same for all of them."""
    if state.phase != ACTIONS:
        for train in members(state.running):
            found[spots[train]] = _train(state, train)
        return
    move = _row("move", "CV-MVC-1", _why_not_pay(state, MOVE_CARD), "move")
    for train in members(state.running):
        found[spots[train]] = _load(state, train) + move if state.in_city(train) else move


def _train(state: "Convoi", train: int) -> list[Wish]:
    acts = state.config.acts
    if state.phase == ROLLED and train == state.mover and not state.in_city(train):
        return _row("go", "CV-DEF-8", state.why_not(acts.go))
    move = _row("move", "CV-ORD-1" if state.phase == SELECT else "CV-MVC-1", state.why_not(acts.move + train))
    if state.phase == SELECT and state.config.board.agents >> SECTION_CHIEF & 1:
        return move + _row("chief", BY_AGENT["section_chief"], state.why_not(acts.chief + train))
    return move


def _load(state: "Convoi", train: int) -> list[Wish]:
    first = state.config.acts.load + train * 3
    return _row("load", "CV-LOAD-1", min([state.why_not(first + i) for i in range(3)]), "any")


def _agent(state: "Convoi", agent: int) -> list[Wish]:
    move = state.config.acts.agents[agent]
    is_due = state.game.moves.phases[state.phase].due[move.first] is move
    calls = move.indices if is_due else [0]  # in another phase one rule forbids them all
    return _row("call", BY_AGENT[AGENTS[agent]], min([state.why_not(move.first + i) for i in calls]))


def _card(state: "Convoi", card: int) -> list[Wish]:
    """Its own action, what it helps to pay for, and loading."""
    rows = _row("play", BY_CARD[card], state.why_not(state.config.acts.play + card))
    if state.phase != ACTIONS or not state.hand(state.active, card):
        return rows
    loads = [train for train in members(state.running) if playing.loadable(state, train)]
    two = "" if state.hand_size(state.active) >= 2 else "CV-ANY-1"
    return rows + _row("trade", "CV-ANY-1", two) + _row("load_any", "CV-LOAD-1", "" if loads else "CV-LOAD-1")


def _places(state: "Convoi", spots: dict[int, str], found: Wishes) -> None:
    """Rows for places: a train arrives or enters, or the shunter puts one there."""
    board = state.config.board
    port = _row("arrive", "CV-NA-4" if board.empty_in_ports else "CV-PORT-1", "")
    city = _row("arrive", "CV-MOVE-11" if state.passes() else "CV-MOVE-9", "")
    departure = _row("enter", "", "CV-DEP-1")
    may_shunt = state.phase == NEW_PLACE and state.shunter_unused()
    for space, spot in spots.items():
        kind = board.space_kind[space]
        if kind == DEPARTURE and may_shunt:
            forbidden = state.why_not(state.config.acts.shunter + board.departures.index(space))
            found[spot] = _row("shunter", BY_AGENT["shunter"], forbidden)
        else:
            found[spot] = port if kind == PORT else departure if kind == DEPARTURE else city
