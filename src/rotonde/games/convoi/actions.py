"""Actions: the moves on the boards of a game in the order of their numbers, and the phases they come in."""

from typing import Any

from rotonde.core.actions import Kind
from rotonde.core.moves import Move, Moves, Phase
from rotonde.games.convoi import agents, instructions, moving, phases, placing, playing, setup, signals
from rotonde.games.convoi.aids import OfferTable
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.deck import DRAWN, Deck
from rotonde.games.convoi.material import (
    CARDS,
    COLOURS,
    DEPARTURES,
    MOST_POINTS,
    MOST_SEATS,
    SET_NAMES,
    TRAINS,
    TWO_NAMES,
)
from rotonde.games.convoi.spots import Spots

RUNNING = (
    "CV-MOVE-2 CV-MOVE-3 CV-MOVE-4 CV-MOVE-5 CV-MOVE-6 CV-MOVE-7 CV-MOVE-8 CV-MOVE-9 CV-MOVE-10 CV-MOVE-11"
    " CV-COL-1 CV-DEP-1 CV-PORT-1"
)


class Actions:
    """Moves, and the number of the first action of each; the others follow by index.

    Lights and pairs of legs are those of all boards, one board after the other.
    """

    def __init__(self, boards: list[Board], deck: Deck) -> None:
        lights = [light for board in boards for light in board.lights]
        exits = [light for board in boards for light in board.lights[: board.exits()]]
        pairs = [pair.split(" ") for board in boards for pair in board.pairs]
        legs = ["junction", "one", "other"]
        end, accept = playing.End("end"), instructions.Accept("accept")
        trackman, logistician = agents.Trackman("trackman"), agents.Logistician("logistician")
        manager, conductor = agents.Manager("manager"), agents.Conductor("conductor", colour=COLOURS)
        shunter, chief = agents.Shunter("shunter", departure=DEPARTURES), agents.Chief("chief", train=TRAINS)
        new, roll = placing.New("new", colour=COLOURS), placing.Roll("roll")
        colours = instructions.ChooseColours("colours", colours=SET_NAMES)
        move = playing.MoveByCard("move", train=TRAINS)
        select = instructions.Select(move.kind)
        go, stop = moving.Go("go"), moving.Stop("stop")
        leave = moving.LeaveCity("exit", exit=exits)
        play = playing.Play("play", card=CARDS)
        trade = playing.Trade("trade", "trade {cards} for {card}", cards=TWO_NAMES, card=CARDS)
        load = playing.Load("load", "load {train} with {card}", train=TRAINS, card=CARDS)
        lift, put = signals.Lift("lift", light=lights), signals.Put("put", light=lights)
        set_switch = signals.Set(Kind("set", legs, pairs))
        begins = setup.Begins("begins", seat=range(MOST_SEATS))
        token = setup.LayToken("token", number=DEPARTURES)
        sets, disc = setup.Sets(Kind("sets", legs, pairs)), setup.Lights("lights", light=lights)
        deals = playing.Deals("deals", "deals {card} to {seat}", seat=range(MOST_SEATS), card=CARDS)
        reveals = instructions.Reveals("reveals", instruction=deck.ids[:DRAWN])
        departs = placing.Departs("departs", number=DEPARTURES)
        rolls = moving.Rolls("rolls", points=range(1, MOST_POINTS + 1))
        self.moves = Moves(
            players=[
                end, accept, trackman, logistician, manager, conductor, shunter, chief, new, roll, colours,
                move, go, stop, leave, play, trade, load, lift, put, set_switch,
            ],
            chance=[begins, token, sets, disc, deals, reveals, departs, rolls],
            phases=[
                Phase(phases.START, "start", begins, rules="CV-SETUP-11"),
                Phase(phases.TOKENS, "tokens", token, rules="CV-VAR-1 CV-VAR-2 CV-VAR-3"),
                Phase(phases.CHANCE_LAYOUT, "chance_layout", sets, disc, rules="CV-SETUP-2 CV-SETUP-3"),
                Phase(
                    phases.LAYOUT, "layout", setup.PutAtLayout(put.kind), setup.SetAtLayout(set_switch.kind),
                    rules="CV-SETUP-2 CV-SETUP-3 CV-SETUP-4 CV-DIFF-3",
                ),
                Phase(phases.DEAL, "deal", deals, rules="CV-DRAW-1 CV-DRAW-2"),
                Phase(phases.REVEAL, "reveal", reveals, rules="CV-INS-1"),
                Phase(
                    phases.CARD, "card", accept, trackman, manager,
                    rules="CV-INS-1 CV-AGT-NA-1 CV-AGT-EU-2",
                ),
                Phase(phases.NEW_COLOUR, "new_colour", manager, new, rules="CV-NEW-1 CV-NEW-4"),
                Phase(
                    phases.NEW_PLACE, "new_place", manager, shunter, roll,
                    rules="CV-NEW-1 CV-NEW-2 CV-AGT-NA-2",
                ),
                Phase(
                    phases.DEPART, "depart", departs, placing.DrawToken(token.kind),
                    rules="CV-NEW-1 CV-NEW-2 CV-NEW-5",
                ),
                Phase(
                    phases.COLOURS, "colours", manager, conductor, colours,
                    rules="CV-INS-4 CV-INS-5 CV-INS-7 CV-AGT-EU-3",
                ),
                Phase(
                    phases.SELECT, "select", manager, conductor, chief, select,
                    rules="CV-INS-2 CV-INS-3 CV-INS-8 CV-ORD-1 CV-AGT-EU-3 CV-AGT-NA-3",
                ),
                Phase(phases.ROLL, "roll", rolls, rules="CV-DIE-1"),
                Phase(
                    phases.ROLLED, "rolled", logistician, manager, go, leave,
                    rules=f"CV-DIE-2 CV-AGT-EU-1 {RUNNING}",
                ),
                Phase(
                    phases.CITY, "city", stop, moving.RunThrough(leave.kind),
                    rules="CV-MOVE-11 CV-NA-2 CV-NA-3 CV-NA-5",
                ),
                playing.Acting(
                    phases.ACTIONS, "actions", end, manager, play, trade, load,
                    rules="CV-ACT-1 CV-SIG-1 CV-SWI-1 CV-MVC-1 CV-ANY-1 CV-LOAD-1 CV-LOAD-2 CV-DRAW-1",
                ),
                Phase(phases.LIFT, "lift", manager, lift, rules="CV-SIG-1 CV-SIG-2 CV-SIG-3"),
                Phase(phases.PUT, "put", manager, put, rules="CV-SIG-1 CV-SIG-2 CV-SIG-3"),
                Phase(phases.SWITCH, "switch", manager, set_switch, rules="CV-SWI-1"),
                Phase(phases.TARGET, "target", manager, move, rules=f"CV-MVC-1 {RUNNING}"),
                Phase(phases.ENDED, "over", rules="CV-END-1 CV-END-2 CV-END-3"),
            ],
        )  # fmt: skip
        self.offers = OfferTable(self.moves.space)
        self.spots = {board.id: Spots(board) for board in boards}
        self.end = end.first
        self.manager = manager.first
        self.chief = chief.first
        self.roll = roll.first
        self.move = move.first
        self.go = go.first
        self.exit = leave.first
        self.exits_end = leave.first + len(exits)
        self.play = play.first
        self.trade = trade.first
        self.load = load.first
        self.lift = lift.first
        self.put = put.first
        self.set = set_switch.first
        self.shunter = shunter.first
        self.deals = deals.first
        self.rolls = rolls.first
        # The agents, in the order of their numbers.
        self.agents: list[Move[Any]] = [logistician, manager, conductor, trackman, shunter, chief]
