"""What a seat knows: what lies on the table, its own hand, and what it remembers (EX-INFO-1 and on)."""

from typing import TYPE_CHECKING, Final

from rotonde.core.kept import Kept
from rotonde.games.express import memory
from rotonde.games.express.known import Known, Looked, known_at
from rotonde.games.express.material import CARDS, KINDS, MOST_SEATS, NONE
from rotonde.games.express.naming import hand_of, name_or_none, named, number_or_none, repairs_of, seats_in
from rotonde.games.express.phases import ASKED, DEAL, ENDED, HITCH, PHASES, SHOW
from rotonde.games.express.sheet import sheet
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

Json = dict[str, object]
OWN: Final[Json] = {"sides": None, "hands": None, "pools": None, "wrecked": None}


def seen(state: "ExpressState", seats: list[int | None]) -> list[Json]:
    """All that each of these seats knows now and nothing else."""
    known = known_at(state)
    piles: Json = {
        "draw": state.bag_size,
        "discard": _discard(state, known.discard),
        "slot": named(state.slot),
        "last_round": _last_round(state, known.last_round),
    }
    for_all: Json = {**_game(state), **_turn(state), **OWN, **piles}
    return [{**for_all, **_own(state, seat, known)} for seat in seats]


def _discard(state: "ExpressState", kept: Kept) -> object:
    if kept.basis != state.discards:
        kept.keep(state.discards.copy(), named(state.discards))
    return kept.part


def _last_round(state: "ExpressState", kept: Kept) -> object:
    """The sheet of a round that is over; it stays the same for all of the next."""
    if kept.basis is not state.last_round:
        kept.keep(
            state.last_round, None if state.last_round is None else sheet(state.table, state.last_round)
        )
    return kept.part


def _own(state: "ExpressState", seat: int | None, known: Known) -> Json:
    """What each sees otherwise than the others, in the places that `_turn` and `OWN` keep for it."""
    looked = known.looked[state.viewer(seat)]
    mine = seat == state.turn
    return {
        "limit": state.limit if mine and state.in_lay() else None,  # EX-INFO-11
        "card": name_or_none(state.card) if mine or state.phase != HITCH else None,
        "sides": _sides(state, seat, known, looked),
        "hands": _hands(state, seat, looked.hands),
        "pools": _pools(state, seat, looked.pools),
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


def _turn(state: "ExpressState") -> Json:
    return {
        "to_draw": state.to_draw,
        "limit": None,
        "maintained": name_or_none(state.maintained),
        "asked": ASKED[state.asked],
        "card": None,
        "asking": number_or_none(state.asking),
        "aim": number_or_none(state.aim),
        "aimed_seat": number_or_none(state.aimed_seat),
        "aimed_train": number_or_none(state.aimed_train),
        "own_train": number_or_none(state.own_train),
        "swapped": seats_in(state.swapped),
        "swapped_theirs": seats_in(state.swapped_theirs),
    }


def _sides(state: "ExpressState", seat: int | None, known: Known, looked: Looked) -> object:
    """All sides; each is looked at again only where something is laid otherwise, or engines open or shut."""
    told: list[object] = []
    for side in range(state.table.sides):
        kept, open_now = looked.each_side[side], state.phase == ENDED or _looks(state, side, seat)
        basis = known.laid[side].times * 2 + (1 if open_now else 0)
        if kept.basis != basis:
            kept.keep(basis, _side(state, side, seat, looked.trains[side], open_now=open_now))
        told.append(kept.part)
    looked.sides.keep(None, told)
    return looked.sides.part


def _side(state: "ExpressState", side: int, seat: int | None, kept: list[Kept], *, open_now: bool) -> Json:
    trains = state.trains[side]
    while len(kept) < len(trains):
        kept.append(Kept())
    shown: list[object] = []
    for slot, train in enumerate(trains):
        if train is not None:
            laid = fresh(state, side, slot)
            shown.append(_train(slot, seat, train, kept[slot], laid=laid, open_now=train.up or open_now))
    return {
        "seats": state.table.members(side),
        "total": state.totals[side],
        "maintenance": repairs_of(state.maintenance, side),
        "trains": shown,
    }


def _train(slot: int, seat: int | None, train: Train, kept: Kept, *, laid: int, open_now: bool) -> object:
    basis = (train, laid, open_now)
    if kept.basis != basis:
        told: Json = {
            "train": slot,
            "cars": named(train.cars),
            "fresh": laid,
            "engine": None if train.is_bare() else _engine(train, seat, open_now=open_now),
        }
        kept.keep(basis, told)
    return kept.part


def _looks(state: "ExpressState", side: int, seat: int | None) -> bool:
    """EX-INFO-3: the engines of one's side are seen in one's own lay phase."""
    return state.in_lay() and seat == state.turn and side == state.side()


def fresh(state: "ExpressState", side: int, slot: int) -> int:
    """How many of a train's cars were laid this turn."""
    if state.phase in (SHOW, DEAL) or side != state.side() or slot >= len(state.fresh):
        return 0
    return state.fresh[slot]


def _engine(train: Train, seat: int | None, *, open_now: bool) -> Json:
    """EX-INFO-8: what was seen is remembered."""
    known = seat is not None and train.seen_by >> seat & 1 == 1
    return {
        "up": train.up,
        "card": CARDS[train.engine] if open_now else None,
        "remembered": CARDS[train.engine] if known else None,
        "seen_by": seats_in(train.seen_by),
    }


def _hands(state: "ExpressState", seat: int | None, kept: Kept) -> object:
    known, public = state.memory[state.viewer(seat)], state.memory[state.seats]
    if kept.basis != [state.phase == ENDED, state.sizes, state.hands, known, public]:
        lists = [state.sizes.copy(), state.hands.copy(), known.copy(), public.copy()]
        shown = [_hand(state, whose, seat) for whose in range(state.seats)]
        kept.keep([state.phase == ENDED, *lists], shown)
    return kept.part


def _hand(state: "ExpressState", whose: int, seat: int | None) -> Json:
    """EX-INFO-2: only one's own."""
    open_now = whose == seat or state.phase == ENDED
    return {
        "size": state.sizes[whose],
        "cards": hand_of(state.hands, whose) if open_now else None,
        "known": named(memory.cards_at(state.memory[state.viewer(seat)], whose)),
        "public": named(memory.cards_at(state.memory[state.seats], whose)),
    }


def _pools(state: "ExpressState", seat: int | None, kept: Kept) -> object:
    """EX-INFO-10: what is known to be somewhere in the hands and face-down engines of these sides."""
    known, public = state.memory[state.viewer(seat)], state.memory[state.seats]
    if kept.basis != [state.pooled, known, public]:
        kept.keep([state.pooled, known.copy(), public.copy()], _pooled(state, known, public))
    return kept.part


def _pooled(state: "ExpressState", known: list[int], public: list[int]) -> list[Json]:
    pools: list[Json] = []
    for side in range(state.table.sides):
        place = MOST_SEATS + side
        sides = [other for other in range(state.table.sides) if memory.pool_of(state, other) == place]
        if sides:
            mine, open_to_all = memory.cards_at(known, place), memory.cards_at(public, place)
            pools.append({"sides": sides, "known": named(mine), "public": named(open_to_all)})
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
