"""Results and ratings as people are told them."""

import json
from collections.abc import Sequence
from typing import Final

from rotonde.server.identity import Asker
from rotonde.server.material import known_game
from rotonde.server.standing.messages import (
    Chapter,
    PersonTold,
    Played,
    Point,
    RatingTold,
    Share,
    StandingLine,
    StandingTold,
)
from rotonde.server.standing.rating import Rating
from rotonde.server.standing.store import Line, Result, StandingStore

LISTED: Final = 100  # players on a leaderboard
RECENT: Final = 20
REMEMBERED: Final = 2000  # games of which somebody's curves are made


async def standing_told(store: StandingStore, game_id: str, seats: int | None, asker: Asker) -> StandingTold:
    """A leaderboard: of the number of seats that is asked for, or that is played most."""
    game = known_game(game_id)
    played = {count: games for each, count, games in await store.counts() if each == game.id}
    chosen = seats or max(played, key=lambda count: played[count], default=game.seats[0])
    together = chosen in game.seats and len(game.new(chosen).sides()) == 1
    find = store.shares if together else store.leaders
    lines = [_line(each, asker) for each in await find(game.id, chosen, LISTED)]
    told = {str(count): games for count, games in sorted(played.items())}
    return StandingTold(game.id, chosen, together, told, lines)


def _line(line: Line, asker: Asker) -> StandingLine:
    return StandingLine(
        name=line.name if not line.level else None,
        level=line.level or None,
        me=bool(asker.session) and line.guest == asker.guest,
        difficulty=_difficulty(line.difficulty),
        games=line.games,
        won=line.won,
        rating=_rating(line.rating),
    )


async def person_told(
    store: StandingStore, guest: str, asker: Asker, name: str, made: int | None
) -> PersonTold:
    """Somebody's results; addresses of tables that are not public are told to themselves only."""
    results = await store.results_of(guest, REMEMBERED)
    ratings = await store.ratings_of(guest)
    me = bool(guest) and guest == asker.guest
    kinds = sorted({(each.game, each.seats) for each in results})
    chapters = [
        _chapter([each for each in results if (each.game, each.seats) == kind], ratings.get(kind))
        for kind in kinds
    ]
    recent = [_played(each, me=me) for each in results[:RECENT]]
    return PersonTold(name, made is not None, me, made, chapters, recent)


def _chapter(results: Sequence[Result], rating: Rating | None) -> Chapter:
    """The latest first come in, the earliest first go on the curve."""
    after = [(each.at, each.rating) for each in reversed(results)]
    return Chapter(
        game=results[0].game,
        seats=results[0].seats,
        games=len(results),
        won=sum(each.won for each in results),
        rating=_rating(rating),
        curve=[Point(at, each.value, each.spread) for at, each in after if each],
        shares=_shares([each for each in results if each.rating is None]),
    )


def _shares(results: Sequence[Result]) -> list[Share]:
    kinds = sorted({each.difficulty for each in results})
    by_kind = {kind: [each.won for each in results if each.difficulty == kind] for kind in kinds}
    return [Share(_difficulty(kind), len(won), sum(won)) for kind, won in by_kind.items()]


def _played(result: Result, *, me: bool) -> Played:
    known = bool(result.access) and (me or result.access == "public")
    return Played(result.game, result.seats, result.at, result.won, result.table if known else None)


def _rating(rating: Rating | None) -> RatingTold | None:
    return RatingTold(rating.value, rating.spread, rating.is_provisional) if rating else None


def _difficulty(text: str) -> dict[str, object]:
    return dict(json.loads(text)) if text else {}
