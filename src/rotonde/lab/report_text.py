"""Text of the report in one language, with its number format."""

import re
from collections.abc import Mapping
from functools import cache

from rotonde.core.rules import load_table

THIN = "\u202f"
APART = re.compile(r"(?<=«) | (?=[;:!?»%])")


@cache
def _table() -> Mapping[str, object]:
    return load_table("rotonde.lab", "words.toml")


class ReportText:
    """Texts in one language: calling it with a sentence's name and data gives the sentence."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, /, **data: object) -> str:
        texts = _table()[name]
        assert isinstance(texts, Mapping), name
        return self.spaced(str(texts[self.language]).format(**data))

    def spaced(self, text: str) -> str:
        """French: no line begins with a sign that stands apart from its word."""
        return APART.sub(THIN, text) if self.language == "fr" else text

    def thing(self, param: str) -> str:
        """Heading for a kind of things that events name."""
        known = _table()["things"]
        assert isinstance(known, Mapping)
        return str(known[param][self.language]) if param in known else param.replace("_", " ")

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}"
        if self.language == "fr":
            return text.replace(",", THIN).replace(".", ",").replace("-", "−")
        return text.replace("-", "−")

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(100 * share, digits) + (THIN + "%" if self.language == "fr" else "%")

    def signed(self, value: float, digits: int = 2) -> str:
        text = self.number(value, digits)
        return text if value < 0 else f"+{text}"
