"""Origin of results: the study and the sources that played it, stored beside them as `study.json`."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rotonde import __version__
from rotonde.bots.source_fingerprint import digest, files_of
from rotonde.core.catalogue import game
from rotonde.lab.study import Arm, Study

# The laboratory's own part in a result.
PLAYS = ("game_counters.py", "measures.py", "study.py", "study_game.py")


@cache
def sources(game_id: str) -> str:
    """Fingerprint of all that a result depends on besides the study."""
    own = [(f"lab/{name}", Path(__file__).with_name(name)) for name in PLAYS]
    return digest([*files_of(game_id), *own], f"{game_id} {game(game_id).version}")


@dataclass(frozen=True)
class Origin:
    """A study, and the Rotonde, the rules and the sources that played it."""

    study: Study
    rotonde: str
    rules: int
    sources: str

    @classmethod
    def here(cls, study: Study) -> "Origin":
        """Origin of games that would be played now."""
        return cls(study, __version__, game(study.game).version, sources(study.game))

    @classmethod
    def read(cls, text: str) -> "Origin | None":
        """Reads the output of `written`; None for that of an earlier Rotonde, which has less."""
        facts = json.loads(text)
        if "study" not in facts:
            return None
        return cls(_study(facts["study"]), facts["rotonde"], facts["rules"], facts["sources"])

    def written(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"

    @property
    def played_by(self) -> str:
        """Version, rules and fingerprint as text."""
        return f"Rotonde {self.rotonde}, {self.study.game} {self.rules}, {self.sources}"


def _study(facts: Mapping[str, Any]) -> Study:
    return Study(**{**facts, "arms": tuple(_arm(arm) for arm in facts["arms"])})


def _arm(facts: Mapping[str, Any]) -> Arm:
    orders = tuple(tuple(each) for each in facts["orders"])
    return Arm(**{**facts, "bots": tuple(facts["bots"]), "orders": orders})
