"""Export of personal data: one ZIP file, with the records of finished games."""

import asyncio
import io
import json
import zipfile
from dataclasses import asdict
from typing import Final

import rotonde
from rotonde.server.accounts.messages import AccountInfo
from rotonde.server.identity.merge import EVERY
from rotonde.server.ratings.store import Result
from rotonde.server.storage.contract import Store
from rotonde.server.tables.service import with_seed
from rotonde.table.game.material import known_game
from rotonde.table.history import History
from rotonde.table.rows import TableRow

READ_ME: Final = """\
What this Rotonde server keeps about you. / Ce que ce serveur Rotonde conserve sur vous.

me.json    your account, tables, results, what you said / compte, tables, résultats, messages
games/     the record of every finished game: rotonde replay FILE / les parties finies
"""


async def exported(store: Store, guest: str, account: AccountInfo) -> bytes:
    """The ZIP file; running games have no record in it, which would hold secrets."""
    tables = await store.tables_of(guest, EVERY) if guest else []
    lines = await store.said_by(guest) if guest else []
    about = {
        **{name: getattr(account, name) for name in ("name", "account", "made")},
        "passkeys": [{"title": each.title, "made": each.made} for each in account.passkeys],
        "devices": [
            {"device": each.device, "made": each.made, "seen": each.seen} for each in account.devices
        ],
        "tokens": [{"title": each.title, "made": each.made, "seen": each.seen} for each in account.tokens],
        "tables": [_about(each, guest) for each in tables],
        "said": [asdict(each) for each in lines],
        "told by": [{"kind": each.kind, "address": each.address} for each in await store.channels(guest)],
        "told when": asdict(await store.preferences(guest)),
        "results": [_result(each) for each in await store.results_of(guest, EVERY)],
    }
    records = {each.id: await _record(store, each) for each in tables if each.status == "over"}
    names = {each.id: f"games/{each.game}-{each.id}.txt" for each in tables}
    texts = {names[id_]: text for id_, text in records.items() if text}
    return await asyncio.to_thread(_zipped, {"README.txt": READ_ME, "me.json": _json(about), **texts})


def _about(table: TableRow, guest: str) -> dict[str, object]:
    mine = [{"seat": each.seat, "name": each.name} for each in table.seats if each.guest == guest]
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "seats": mine,
        "host": table.host == guest,
        "winners": table.winners,
        "ending": table.ending,
    }


def _result(result: Result) -> dict[str, object]:
    rating = result.rating
    return {
        "table": result.table,
        "game": result.game,
        "seats": result.seats,
        "won": result.won,
        "at": result.at,
        "rating": [rating.value, rating.spread] if rating else None,
    }


async def _record(store: Store, table: TableRow) -> str:
    """A finished game as text, without replaying it; "" where the game is no longer here."""
    history = History(await store.rows(table.id))
    try:
        game = known_game(table.game, table.material)
        facts = (game, len(table.seats), dict(table.options), history.actions())
        record = with_seed(rotonde.Record(*facts, redrawn=history.redrawn), table)
    except Exception:  # whatever a later release makes of old options, the rest can still be had
        return ""
    return str(record)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _zipped(texts: dict[str, str]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    return file.getvalue()
