"""View: what lies on the table, a seat's own hand, and what it remembers (EX-INFO-1 and on)."""

from typing import TYPE_CHECKING, Final, cast

from rotonde.core.memo import Memo
from rotonde.core.state import Json
from rotonde.games.express import memory
from rotonde.games.express.card_names import (
    hand_of,
    name_or_none,
    named,
    number_or_none,
    repairs_of,
    seats_in,
)
from rotonde.games.express.material import CARDS, KINDS, MOST_SEATS, NONE
from rotonde.games.express.phases import ASKED, DEAL, ENDED, HITCH, SHOW
from rotonde.games.express.score_sheet import score_sheet
from rotonde.games.express.trains import Train
from rotonde.games.express.view_cache import ViewCache, ViewerCache, view_cache_of
from rotonde.games.express.view_types import (
    Engine,
    GameView,
    Hand,
    OwnView,
    PilesView,
    Pool,
    Sheet,
    Side,
    TurnView,
    View,
    Wrecked,
)
from rotonde.games.express.view_types import Train as TrainView

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

# The places of what each seat sees otherwise than the others.
OWN: Final[OwnView] = {"limit": None, "card": None, "sides": [], "hands": [], "pools": [], "wrecked": None}


def seen(state: "ExpressState", seats: list[int | None]) -> list[Json]:
    """All that each of these seats knows now and nothing else."""
    cache = view_cache_of(state)
    piles: PilesView = {
        "draw": state.bag_size,
        "discard": _discard(state, cache.discard),
        "slot": named(state.slot),
        "last_round": _last_round(state, cache.last_round),
    }
    for_all: View = {**_game(state), **_turn(state), **OWN, **piles}
    views: list[View] = [{**for_all, **_own(state, seat, cache)} for seat in seats]
    return cast(list[Json], views)


def _discard(state: "ExpressState", memo: Memo[list[str]]) -> list[str]:
    if memo.inputs != state.discards:
        memo.store(state.discards.copy(), named(state.discards))
    return memo.value


def _last_round(state: "ExpressState", memo: Memo[Sheet | None]) -> Sheet | None:
    """The score sheet of the last finished round; it stays the same for all of the next."""
    last = state.last_round
    if memo.inputs is not last:
        memo.store(last, None if last is None else score_sheet(state.config, last))
    return memo.value


def _own(state: "ExpressState", seat: int | None, cache: ViewCache) -> OwnView:
    """Parts of the view that differ by seat; in the places that `_turn` and `OWN` have for them."""
    viewer_cache = cache.viewers[state.viewer(seat)]
    mine = seat == state.turn
    return {
        "limit": state.limit if mine and state.in_lay() else None,  # EX-INFO-11
        "card": name_or_none(state.card) if mine or state.phase != HITCH else None,
        "sides": _sides(state, seat, cache, viewer_cache),
        "hands": _hands(state, seat, viewer_cache.hands),
        "pools": _pools(state, seat, viewer_cache.pools),
        "wrecked": _wrecked(state, seat),
    }


def _game(state: "ExpressState") -> GameView:
    return {
        "phase": state.phase_name(),
        "round": state.round,
        "dealer": number_or_none(state.dealer),
        "turn": None if state.phase == SHOW else state.turn,
        "to_act": state.to_act,
        "teams": state.config.teams,
        "target": state.config.target,
        "winner": number_or_none(state.won_by),
        "shown": [{"seat": each // KINDS, "card": CARDS[each % KINDS]} for each in state.shown],
        "contenders": list(state.contenders),
        "best": list(state.best),
        "direction": state.direction,
        "skips": list(state.skips),
        "turns": list(state.turns),
        "idle": state.idle,
        "patience": state.config.patience,
    }


def _turn(state: "ExpressState") -> TurnView:
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


def _sides(
    state: "ExpressState", seat: int | None, cache: ViewCache, viewer_cache: ViewerCache
) -> list[Side]:
    """All sides; each is looked at again only where something is laid otherwise, or engines open or shut."""
    sides: list[Side] = []
    for side in range(state.config.sides):
        memo, open_now = viewer_cache.each_side[side], state.phase == ENDED or _looks(state, side, seat)
        inputs = cache.laid[side].times * 2 + (1 if open_now else 0)
        if memo.inputs != inputs:
            memo.store(inputs, _side(state, side, seat, viewer_cache.trains[side], open_now=open_now))
        sides.append(memo.value)
    viewer_cache.sides.store(None, sides)
    return viewer_cache.sides.value


def _side(
    state: "ExpressState", side: int, seat: int | None, memos: list[Memo[TrainView]], *, open_now: bool
) -> Side:
    trains = state.trains[side]
    while len(memos) < len(trains):
        memos.append(Memo())
    shown: list[TrainView] = []
    for slot, train in enumerate(trains):
        if train is not None:
            laid = fresh(state, side, slot)
            shown.append(_train(slot, seat, train, memos[slot], laid=laid, open_now=train.up or open_now))
    return {
        "seats": state.config.members(side),
        "total": state.totals[side],
        "maintenance": repairs_of(state.maintenance, side),
        "trains": shown,
    }


def _train(
    slot: int, seat: int | None, train: Train, memo: Memo[TrainView], *, laid: int, open_now: bool
) -> TrainView:
    inputs = (train, laid, open_now)
    if memo.inputs != inputs:
        view: TrainView = {
            "train": slot,
            "cars": named(train.cars),
            "fresh": laid,
            "engine": None if train.is_bare() else _engine(train, seat, open_now=open_now),
        }
        memo.store(inputs, view)
    return memo.value


def _looks(state: "ExpressState", side: int, seat: int | None) -> bool:
    """EX-INFO-3: the engines of one's side are seen in one's own lay phase."""
    return state.in_lay() and seat == state.turn and side == state.side()


def fresh(state: "ExpressState", side: int, slot: int) -> int:
    """Number of a train's cars laid this turn."""
    if state.phase in (SHOW, DEAL) or side != state.side() or slot >= len(state.fresh):
        return 0
    return state.fresh[slot]


def _engine(train: Train, seat: int | None, *, open_now: bool) -> Engine:
    """EX-INFO-8: what was seen is remembered."""
    known = seat is not None and train.seen_by >> seat & 1 == 1
    return {
        "up": train.up,
        "card": CARDS[train.engine] if open_now else None,
        "remembered": CARDS[train.engine] if known else None,
        "seen_by": seats_in(train.seen_by),
    }


def _hands(state: "ExpressState", seat: int | None, memo: Memo[list[Hand]]) -> list[Hand]:
    known, public = state.memory[state.viewer(seat)], state.memory[state.seats]
    if memo.inputs != [state.phase == ENDED, state.sizes, state.hands, known, public]:
        lists = [state.sizes.copy(), state.hands.copy(), known.copy(), public.copy()]
        shown = [_hand(state, whose, seat) for whose in range(state.seats)]
        memo.store([state.phase == ENDED, *lists], shown)
    return memo.value


def _hand(state: "ExpressState", whose: int, seat: int | None) -> Hand:
    """EX-INFO-2: only one's own."""
    open_now = whose == seat or state.phase == ENDED
    return {
        "size": state.sizes[whose],
        "cards": hand_of(state.hands, whose) if open_now else None,
        "known": named(memory.cards_at(state.memory[state.viewer(seat)], whose)),
        "public": named(memory.cards_at(state.memory[state.seats], whose)),
    }


def _pools(state: "ExpressState", seat: int | None, memo: Memo[list[Pool]]) -> list[Pool]:
    """EX-INFO-10: what is known to be somewhere in the hands and face-down engines of these sides."""
    known, public = state.memory[state.viewer(seat)], state.memory[state.seats]
    if memo.inputs != [state.pooled, known, public]:
        memo.store([state.pooled, known.copy(), public.copy()], _pooled(state, known, public))
    return memo.value


def _pooled(state: "ExpressState", known: list[int], public: list[int]) -> list[Pool]:
    pools: list[Pool] = []
    for side in range(state.config.sides):
        place = MOST_SEATS + side
        sides = [other for other in range(state.config.sides) if memory.pool_of(state, other) == place]
        if sides:
            mine, open_to_all = memory.cards_at(known, place), memory.cards_at(public, place)
            pools.append({"sides": sides, "known": named(mine), "public": named(open_to_all)})
    return pools


def _wrecked(state: "ExpressState", seat: int | None) -> Wrecked | None:
    """EX-INFO-7: an engine in the slot that nobody was shown."""
    if state.wrecked == NONE:
        return None
    known = seat is not None and state.wrecked_seen_by >> seat & 1 == 1
    return {
        "side": state.wrecked_side,
        "card": CARDS[state.wrecked] if known or state.phase == ENDED else None,
        "seen_by": seats_in(state.wrecked_seen_by),
    }
