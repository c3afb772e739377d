"""What the strongest bot would do in a player's place, and why."""

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.fairness import bot_seed
from rotonde.server.identity import Asker
from rotonde.server.messages import Hint
from rotonde.server.table import Table
from rotonde.server.tables import Tables
from rotonde.server.thinkers import NoAnswer, Thinkers
from rotonde.server.worker import Answer, Question


class Hints:
    """Asked as fairly as any bot: from what the seat may know. One at a time for a seat."""

    def __init__(self, tables: Tables, thinkers: Thinkers, seconds: float) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._seconds = seconds
        self._asked: set[tuple[str, int]] = set()

    async def give(self, table_id: str, asker: Asker, seat: int, n: int) -> Hint:
        """A legal action for the decision at `n`, and a sentence for it in each language."""
        async with self._tables.registry.use(table_id) as place:
            place.table.check_plays(asker, seat)
            question = _question(place.table, seat, n)
        answer = await self._think((table_id, seat), question)
        return Hint(n, answer.action, answer.reasons)

    async def _think(self, who: tuple[str, int], question: Question) -> Answer:
        if who in self._asked:
            raise Refusal("busy", seconds=1)
        self._asked.add(who)
        try:
            return await self._thinkers.answer(question, self._seconds)
        except NoAnswer as error:
            raise Refusal("no_hint") from error
        finally:
            self._asked.discard(who)


def _question(table: Table, seat: int, n: int) -> Question:
    state = table.decision(n)
    if not table.stored.hints:
        raise Refusal("hints_off")
    if state.to_act != seat:
        raise Refusal("not_your_turn", rule=state.game.not_due, n=table.n)
    stored = table.stored
    level = rotonde.levels(stored.game)[-1]
    seed = bot_seed(stored.seed, table.n)
    return Question(stored.game, level, seat, seed, state.snapshot(), stored.material, why=True)
