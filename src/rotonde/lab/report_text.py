"""Text of the report in one language, with its number format."""

import re
from typing import Final

from babel.numbers import format_decimal, format_percent

from rotonde.i18n.arguments import locale_of
from rotonde.i18n.catalogue import sentence

APART: Final = re.compile(r"(?<=«) | (?=[;:!?»%])")
THINGS: Final = (  # that several games have; others keep their own name
    *("agent", "capital", "card", "colour", "goods", "instruction"),
    *("network", "reason", "space", "station", "train"),
)


class ReportText:
    """Texts in one language: calling it with a sentence's name and data gives the sentence."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = locale_of(language)

    def __call__(self, name: str, /, **data: object) -> str:
        return sentence(f"report-{name}", data, self.language)

    def spaced(self, text: str) -> str:
        """A study's French: no line begins with a sign that stands apart from its word."""
        return APART.sub("\u202f", text) if self.language == "fr" else text

    def thing(self, param: str) -> str:
        """Heading for a kind of things that events name."""
        if param not in THINGS:
            return param.replace("_", " ")
        return sentence(f"report-thing-{param}", {}, self.language)

    def number(self, value: float, digits: int = 1) -> str:
        text = format_decimal(value, f"#,##0.{'0' * digits}", locale=self._locale)
        return text.replace("-", "−")

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def percent(self, share: float, digits: int = 1) -> str:
        pattern = self._locale.percent_formats[None].pattern.replace("0", f"0.{'0' * digits}")
        return format_percent(share, pattern, locale=self._locale).replace("-", "−")

    def signed(self, value: float, digits: int = 2) -> str:
        text = self.number(value, digits)
        return text if value < 0 else f"+{text}"
