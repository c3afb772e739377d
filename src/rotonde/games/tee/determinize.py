"""Determinization: unseen souvenirs are dealt again, as everything that was seen allows (TEE-INFO-2)."""

from typing import TYPE_CHECKING, Final

from rotonde.core.chance import Chance
from rotonde.games.tee.material import COLOURS
from rotonde.games.tee.phases import NOWHERE, START

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

DEALS_TRIED: Final = 20
NEED_BITS: Final = 2  # a player lacks at most three of a colour
NOT_DEALT: Final = -1


def draw_unknown(world: "Tee", seat: int | None, chance: Chance) -> None:
    """Draw again what that seat does not know: hands, and starts that were chosen in secret."""
    others = [each for each in range(world.seats) if each != seat]
    if not world.config.open_souvenirs:
        for colour in range(len(COLOURS)):
            _deal_anew(world, others, world.board.colour_masks[colour], chance)
    if world.phase == START:
        starts = world.board.starts
        for other in others:
            if world.home[other] != NOWHERE:
                world.home[other] = starts[chance.below(len(starts))]


def _deal_anew(world: "Tee", others: list[int], colour: int, chance: Chance) -> None:
    """One colour: every deal that fits is equally likely."""
    needs: list[int] = []
    for other in others:
        needs.append((world.open[other] & colour).bit_count())
        world.open[other] &= ~colour
    pool = _pool(world, colour)
    for _ in range(DEALS_TRIED):
        hands = _dealt(world, others, needs, pool.copy(), chance)
        if hands:
            break
    else:
        hands = Counted(world, others, needs, pool).deal(chance)
    for i, other in enumerate(others):
        world.open[other] |= hands[i]


def _pool(world: "Tee", colour: int) -> list[int]:
    """The capitals that another may hold, or nobody."""
    for seat in range(world.seats):
        colour &= ~(world.open[seat] | world.visited[seat])
    return [capital for capital in range(len(world.board.capitals)) if colour >> capital & 1]


def _dealt(world: "Tee", others: list[int], needs: list[int], pool: list[int], chance: Chance) -> list[int]:
    """A deal of the pool, or nothing where it does not fit what was seen."""
    hands: list[int] = []
    for i, other in enumerate(others):
        hand = 0
        for _ in range(needs[i]):
            hand |= 1 << pool.pop(chance.below(len(pool)))
        if hand & world.ruled_out[other]:
            return []
        hands.append(hand)
    return hands


class Counted:
    """Counted deals: all that fit are counted, card by card, and one is drawn.

    What is still needed is packed, two bits a player; `ways[i][needed]` counts how the cards from number i
    on can go round.
    """

    def __init__(self, world: "Tee", others: list[int], needs: list[int], pool: list[int]) -> None:
        self.pool = pool
        self.players = len(others)
        self.ruled_out = [world.ruled_out[other] for other in others]
        self.needed = sum([need << NEED_BITS * i for i, need in enumerate(needs)])
        self.ways: list[dict[int, int]] = [{} for _ in range(len(pool) + 1)]

    def deal(self, chance: Chance) -> list[int]:
        hands = [0] * self.players
        needed = self.needed
        for i, capital in enumerate(self.pool):
            drawn = chance.below(self._count(i, needed))
            takers = self._takers(i, needed)
            while drawn >= self._count(i + 1, self._without(needed, takers[0])):
                drawn -= self._count(i + 1, self._without(needed, takers.pop(0)))
            needed = self._without(needed, takers[0])
            if takers[0] != NOT_DEALT:
                hands[takers[0]] |= 1 << capital
        return hands

    def _takers(self, i: int, needed: int) -> list[int]:
        """Holders for card number i: nobody, or a player who needs one and may hold it."""
        capital = self.pool[i]
        return [NOT_DEALT] + [
            player
            for player in range(self.players)
            if needed >> NEED_BITS * player & 3 and not self.ruled_out[player] >> capital & 1
        ]

    def _without(self, needed: int, taker: int) -> int:
        return needed if taker == NOT_DEALT else needed - (1 << NEED_BITS * taker)

    def _count(self, i: int, needed: int) -> int:
        if i == len(self.pool):
            return 1 if needed == 0 else 0
        known = self.ways[i].get(needed)
        if known is None:
            known = sum(
                [self._count(i + 1, self._without(needed, taker)) for taker in self._takers(i, needed)]
            )
            self.ways[i][needed] = known
        return known
