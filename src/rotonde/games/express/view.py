"""What a seat knows: what lies on the table, its own hand, and what it remembers (EX-INFO-1 and on)."""

from typing import TYPE_CHECKING

from rotonde.games.express import memory, rounds, scoring
from rotonde.games.express.material import CARDS, KINDS, MAINTENANCE, MOST_SEATS, NONE, REPAIRS
from rotonde.games.express.phases import ASKED, DEAL, ENDED, HITCH, PHASES, SHOW
from rotonde.games.express.tables import Table
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.rounds import LastRound
    from rotonde.games.express.state import ExpressState

Json = dict[str, object]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def names(counts: list[int], first: int = 0) -> list[str]:
    """The cards that are counted, each as often as it is there."""
    return [CARDS[first + i] for i in range(len(counts)) for _ in range(counts[i])]


def named(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def name_or_none(card: int) -> str | None:
    return None if card == NONE else CARDS[card]


def number_or_none(number: int) -> int | None:
    return None if number == NONE else number


def hand_of(hands: list[int], seat: int) -> list[str]:
    return names(hands[seat * KINDS : (seat + 1) * KINDS])


def repairs_of(maintenance: list[int], side: int) -> list[str]:
    return names(maintenance[side * REPAIRS : (side + 1) * REPAIRS], MAINTENANCE)


def seen(state: "ExpressState", seats: list[int | None]) -> list[Json]:
    """All that each of these seats knows now and nothing else."""
    game = _game(state)
    piles: Json = {
        "draw": state.bag_size,
        "discard": named(state.discards),
        "slot": named(state.slot),
        "last_round": None if state.last_round is None else sheet(state.table, state.last_round),
    }
    return [{**game, **_turn(state, seat), **_own(state, seat), **piles} for seat in seats]


def _own(state: "ExpressState", seat: int | None) -> Json:
    return {
        "sides": [_side(state, side, seat) for side in range(state.table.sides)],
        "hands": [_hand(state, whose, seat) for whose in range(state.seats)],
        "pools": _pools(state, seat),
        "wrecked": _wrecked(state, seat),
    }


def _game(state: "ExpressState") -> Json:
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "dealer": number_or_none(state.dealer),
        "turn": None if state.phase == SHOW else state.turn,
        "to_act": state.to_act,
        "teams": state.table.teams,
        "target": state.table.target,
        "winner": number_or_none(state.won_by),
        "shown": [{"seat": each // KINDS, "card": CARDS[each % KINDS]} for each in state.shown],
        "contenders": list(state.contenders),
        "best": list(state.best),
        "direction": state.direction,
        "skips": list(state.skips),
        "turns": list(state.turns),
        "idle": state.idle,
        "patience": state.table.patience,
    }


def _turn(state: "ExpressState", seat: int | None) -> Json:
    mine = seat == state.turn
    return {
        "to_draw": state.to_draw,
        "limit": state.limit if mine and state.in_lay() else None,  # EX-INFO-11
        "maintained": name_or_none(state.maintained),
        "asked": ASKED[state.asked],
        "card": name_or_none(state.card) if mine or state.phase != HITCH else None,
        "asking": number_or_none(state.asking),
        "aim": number_or_none(state.aim),
        "aimed_seat": number_or_none(state.aimed_seat),
        "aimed_train": number_or_none(state.aimed_train),
        "own_train": number_or_none(state.own_train),
        "swapped": seats_in(state.swapped),
        "swapped_theirs": seats_in(state.swapped_theirs),
    }


def _side(state: "ExpressState", side: int, seat: int | None) -> Json:
    slots = range(len(state.trains[side]))
    return {
        "seats": state.table.members(side),
        "total": state.totals[side],
        "maintenance": repairs_of(state.maintenance, side),
        "trains": [_train(state, side, slot, seat) for slot in slots if state.trains[side][slot] is not None],
    }


def _train(state: "ExpressState", side: int, slot: int, seat: int | None) -> Json:
    train = state.trains[side][slot]
    assert train is not None
    return {
        "train": slot,
        "cars": named(train.cars),
        "fresh": fresh(state, side, slot),
        "engine": None if train.is_bare() else _engine(state, side, train, seat),
    }


def fresh(state: "ExpressState", side: int, slot: int) -> int:
    """How many of a train's cars were laid this turn."""
    if state.phase in (SHOW, DEAL) or side != state.side() or slot >= len(state.fresh):
        return 0
    return state.fresh[slot]


def _engine(state: "ExpressState", side: int, train: Train, seat: int | None) -> Json:
    """EX-INFO-3: seen in one's own lay phase; EX-INFO-8: remembered after it."""
    known = seat is not None and train.seen_by >> seat & 1 == 1
    looking = state.in_lay() and seat == state.turn and side == state.side()
    open_now = train.up or looking or state.phase == ENDED
    return {
        "up": train.up,
        "card": CARDS[train.engine] if open_now else None,
        "remembered": CARDS[train.engine] if known else None,
        "seen_by": seats_in(train.seen_by),
    }


def _hand(state: "ExpressState", whose: int, seat: int | None) -> Json:
    """EX-INFO-2: only one's own."""
    open_now = whose == seat or state.phase == ENDED
    return {
        "size": state.sizes[whose],
        "cards": hand_of(state.hands, whose) if open_now else None,
        "known": named(memory.cards_at(state.memory[state.viewer(seat)], whose)),
        "public": named(memory.cards_at(state.memory[state.seats], whose)),
    }


def _pools(state: "ExpressState", seat: int | None) -> list[Json]:
    """EX-INFO-10: what is known to be somewhere in the hands and face-down engines of these sides."""
    pools: list[Json] = []
    for side in range(state.table.sides):
        place = MOST_SEATS + side
        sides = [other for other in range(state.table.sides) if memory.pool_of(state, other) == place]
        if sides:
            known = memory.cards_at(state.memory[state.viewer(seat)], place)
            public = memory.cards_at(state.memory[state.seats], place)
            pools.append({"sides": sides, "known": named(known), "public": named(public)})
    return pools


def _wrecked(state: "ExpressState", seat: int | None) -> Json | None:
    """EX-INFO-7: an engine in the slot that nobody was shown."""
    if state.wrecked == NONE:
        return None
    known = seat is not None and state.wrecked_seen_by >> seat & 1 == 1
    return {
        "side": state.wrecked_side,
        "card": CARDS[state.wrecked] if known or state.phase == ENDED else None,
        "seen_by": seats_in(state.wrecked_seen_by),
    }


def sheet(table: Table, last: "LastRound") -> Json:
    """The score sheet of a finished round, every line of it."""
    return {
        "out": number_or_none(last.out),
        "sides": [_side_sheet(table, last, side) for side in range(table.sides)],
    }


def _side_sheet(table: Table, last: "LastRound", side: int) -> Json:
    return {
        "trains": [train_sheet(table, train, slot) for slot, train in enumerate(last.trains[side]) if train],
        "maintenance": repairs_of(last.maintenance, side),
        "maintenance_score": rounds.laid_maintenance(last, side),
        "out_bonus": rounds.out_bonus(table, last, side),
        "hands": [
            {
                "seat": seat,
                "cards": hand_of(last.hands, seat),
                "cost": scoring.hand_cost(table, last.hands, seat),
            }
            for seat in table.members(side)
        ],
        "result": rounds.result(table, last, side),
    }


def train_sheet(table: Table, train: Train, slot: int) -> Json:
    """A train of a finished round with what each car counted."""
    return {"engine": CARDS[train.engine], **worth(table, train, slot)}


def worth(table: Table, train: Train, slot: int) -> Json:
    """What a train would score, car by car, and its bonuses; its engine stays out of it unless face up."""
    held = scoring.bonuses(table, train)
    return {
        "train": slot,
        "cars": named(train.cars),
        "up": train.up,
        "values": scoring.car_values(table, train),
        "score": scoring.train_score(table, train),
        "factor": 1 << held.bit_count(),
        "bonuses": [name for name, bit in scoring.BONUSES.items() if held & bit],
    }
