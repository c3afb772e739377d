"""A stored game goes on under the rules that are here now, if it comes out the same under them."""

import logging
from collections.abc import Sequence

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.fairness import as_number
from rotonde.server.material import known_game
from rotonde.server.store import FORMAT, TableRow

log = logging.getLogger("rotonde.server")


def begun(stored: TableRow, given: Sequence[str] = ()) -> rotonde.Match:
    """The match of an open table, at its first decision; its options may be too old for these rules."""
    game = known_game(stored.game, stored.material)
    try:
        return rotonde.Match(game, len(stored.seats), as_number(stored.seed), stored.options, list(given))
    except Exception as error:
        raise _fault(stored, game, error) from error


def resumed(stored: TableRow, actions: list[str], redrawn: dict[int, int]) -> rotonde.Match:
    """The match that was stored; refused where another version of the rules makes another game of it."""
    if stored.format != FORMAT:
        raise BrokenTable(f"table {stored.id}: its rows have format {stored.format}, not {FORMAT}")
    game = known_game(stored.game, stored.material)
    try:
        facts = (game, len(stored.seats), stored.options, actions)
        record = rotonde.Record(*facts, redrawn=redrawn, given=stored.given)
        match = rotonde.Match.resume(record, as_number(stored.seed))
        _check_end(stored, match)
    except Exception as error:
        raise _fault(stored, game, error) from error
    if stored.version != game.version:
        log.info("a table replays equally", extra=_versions(stored, game))
    return match


def _check_end(stored: TableRow, match: rotonde.Match) -> None:
    """Who had won has won, and what was not over is not; what was broken off ended by people's word."""
    if stored.ending:
        return
    is_over = match.state.to_act == rotonde.OVER
    winners = tuple(match.state.winners()) if is_over else ()
    if is_over != (stored.status == "over") or winners != stored.winners:
        problem = f"{stored.status}, winners {stored.winners}; here winners {winners}"
        raise rotonde.RecordError(line=match.record.line_of(len(match.record.actions)), problem=problem)


class BrokenTable(Exception):
    """A stored game does not replay, though the rules have the same version: the fault is ours."""


def _fault(stored: TableRow, game: rotonde.Game, error: Exception) -> Exception:
    """What is to be raised for a game that does not replay: a refusal where the versions differ."""
    if stored.version == game.version:
        return BrokenTable(f"table {stored.id}: {error}")
    log.warning("a table needs other rules", extra={**_versions(stored, game), "reason": str(error)})
    return Refusal("other_rules", table=stored.id, version=stored.version, now=game.version)


def _versions(stored: TableRow, game: rotonde.Game) -> dict[str, object]:
    return {"table": stored.id, "game": stored.game, "version": stored.version, "now": game.version}
