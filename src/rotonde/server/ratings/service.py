"""Builds leaderboard and results messages from stored rows."""

import json
from collections.abc import Sequence
from typing import Final

from rotonde.server.ratings.messages import (
    GameResults,
    Leaderboard,
    LeaderboardEntry,
    PersonInfo,
    PlayedGame,
    RatingInfo,
    RatingPoint,
    WinShare,
)
from rotonde.server.ratings.rating import Rating
from rotonde.server.ratings.store import LeaderboardRow, RatingStore, Result
from rotonde.table.caller import Caller
from rotonde.table.game.material import known_game

LISTED: Final = 100  # players on a leaderboard
RECENT: Final = 20
REMEMBERED: Final = 2000  # games in a person's rating curves


async def leaderboard_of(store: RatingStore, game_id: str, seats: int | None, caller: Caller) -> Leaderboard:
    """Leaderboard message: of the number of seats that is asked for, or that is played most."""
    game = known_game(game_id)
    played = {count: games for each, count, games in await store.counts() if each == game.id}
    chosen = seats or max(played, key=lambda count: played[count], default=game.seats[0])
    together = chosen in game.seats and len(game.new(chosen).sides()) == 1
    find = store.shares if together else store.leaders
    lines = [_line(each, caller) for each in await find(game.id, chosen, LISTED)]
    by_seats = {str(count): games for count, games in sorted(played.items())}
    return Leaderboard(game.id, chosen, together, by_seats, lines)


def _line(line: LeaderboardRow, caller: Caller) -> LeaderboardEntry:
    return LeaderboardEntry(
        name=line.name if not line.level else None,
        level=line.level or None,
        me=bool(caller.session) and line.guest == caller.guest,
        difficulty=_difficulty(line.difficulty),
        games=line.games,
        won=line.won,
        rating=_rating(line.rating),
    )


async def results_of(
    store: RatingStore, guest: str, caller: Caller, name: str, made: int | None
) -> PersonInfo:
    """Results message of a person; ids of tables that are not public go to themselves only."""
    results = await store.results_of(guest, REMEMBERED)
    ratings = await store.ratings_of(guest)
    me = bool(guest) and guest == caller.guest
    kinds = sorted({(each.game, each.seats) for each in results})
    chapters = [
        _chapter([each for each in results if (each.game, each.seats) == kind], ratings.get(kind))
        for kind in kinds
    ]
    recent = [_played(each, me=me) for each in results[:RECENT]]
    return PersonInfo(name, made is not None, me, made, chapters, recent)


def _chapter(results: Sequence[Result], rating: Rating | None) -> GameResults:
    """The latest first come in, the earliest first go on the curve."""
    after = [(each.at, each.rating) for each in reversed(results)]
    return GameResults(
        game=results[0].game,
        seats=results[0].seats,
        games=len(results),
        won=sum(each.won for each in results),
        rating=_rating(rating),
        curve=[RatingPoint(at, each.value, each.spread) for at, each in after if each],
        shares=_shares([each for each in results if each.rating is None]),
    )


def _shares(results: Sequence[Result]) -> list[WinShare]:
    kinds = sorted({each.difficulty for each in results})
    by_kind = {kind: [each.won for each in results if each.difficulty == kind] for kind in kinds}
    return [WinShare(_difficulty(kind), len(won), sum(won)) for kind, won in by_kind.items()]


def _played(result: Result, *, me: bool) -> PlayedGame:
    known = bool(result.access) and (me or result.access == "public")
    return PlayedGame(result.game, result.seats, result.at, result.won, result.table if known else None)


def _rating(rating: Rating | None) -> RatingInfo | None:
    return RatingInfo(rating.value, rating.spread, rating.is_provisional) if rating else None


def _difficulty(text: str) -> dict[str, object]:
    return dict(json.loads(text)) if text else {}
