# rotonde: interpreted
"""Kinds of values in a declared shape: each reads a value of JSON, and knows its JSON Schema."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rotonde.core.errors import MaterialError, RotondeError
from rotonde.core.shape_faults import (
    NotAllowed,
    NotFlag,
    NotList,
    NotName,
    NotNumber,
    NotObject,
    NotSmall,
    NotText,
    NotWhole,
    Ruled,
    TooFew,
    TooLong,
    TooMany,
    Twice,
)

LONGEST = 1000  # signs of a text
QUOTED = 40  # signs of a value in a fault
Schema = dict[str, object]


def quoted(value: object) -> str:
    """A value as a fault shows it."""
    text = repr(value)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 3]}..."


def below(entry: str, key: str) -> str:
    return ".".join(part for part in (entry, key) if part)


@dataclass(kw_only=True)
class Field(ABC):
    """A value at a key; `rule` stands before the fault of a wrong one, `null` counts as left out."""

    about: str = ""
    key: str = ""  # in the file, where it is not the attribute's name
    rule: str = ""
    optional: bool = False
    null: bool = False
    attribute: str = ""

    @abstractmethod
    def read(self, value: object, entry: str) -> object: ...

    @abstractmethod
    def schema(self) -> Schema: ...

    def described(self) -> Schema:
        """The schema with its description."""
        schema = self.schema()
        if self.null:
            schema["type"] = [schema["type"], "null"]
        return {**schema, "description": self.about} if self.about else schema

    def fault(self, entry: str, problem: RotondeError) -> MaterialError:
        return MaterialError(entry, Ruled(rule=self.rule, problem=problem) if self.rule else problem)


@dataclass(kw_only=True)
class Text(Field):
    """Some text, not empty."""

    most: int = LONGEST

    def read(self, value: object, entry: str) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.fault(entry, NotText(found=quoted(value)))
        if len(value) > self.most:
            raise self.fault(entry, TooLong(most=self.most, found=len(value)))
        return value

    def schema(self) -> Schema:
        return {"type": "string", "pattern": r"\S", "maxLength": self.most}


@dataclass(kw_only=True)
class Name(Text):
    """A word for notation, read in small letters; `small` asks for them in the file."""

    signs: str = "_-"
    small: bool = False

    def read(self, value: object, entry: str) -> str:
        text = super().read(value, entry)
        if not re.fullmatch(self._pattern(), text.lower()):
            raise self.fault(entry, NotName(signs=" ".join(self.signs), found=quoted(text)))
        if self.small and text != text.lower():
            raise self.fault(entry, NotSmall(found=quoted(text)))
        return text.lower()

    def _pattern(self, letters: str = "a-z") -> str:
        return f"[{letters}0-9][{letters}0-9{re.escape(self.signs)}]*"

    def schema(self) -> Schema:
        pattern = self._pattern("a-z" if self.small else "A-Za-z")
        return {"type": "string", "pattern": f"^{pattern}$", "maxLength": self.most}


@dataclass(kw_only=True)
class Flag(Field):
    """True or false."""

    def read(self, value: object, entry: str) -> bool:
        if not isinstance(value, bool):
            raise self.fault(entry, NotFlag(found=quoted(value)))
        return value

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(kw_only=True)
class Anything(Field):
    """A value of any kind; it is checked elsewhere."""

    def read(self, value: object, entry: str) -> object:
        return value

    def schema(self) -> Schema:
        return {}


@dataclass
class Whole(Field):
    """A whole number within bounds."""

    low: int
    high: int

    def read(self, value: object, entry: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise self.fault(entry, NotWhole(low=self.low, high=self.high, found=quoted(value)))
        return value

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass
class Number(Field):
    """A number within bounds, whole or not."""

    low: float
    high: float

    def read(self, value: object, entry: str) -> float:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not self.low <= value <= self.high:  # type: ignore[operator]
            raise self.fault(entry, NotNumber(low=self.low, high=self.high, found=quoted(value)))
        return value  # type: ignore[return-value]

    def schema(self) -> Schema:
        return {"type": "number", "minimum": self.low, "maximum": self.high}


@dataclass
class Choice(Field):
    """One of some words; None among them is null."""

    allowed: Sequence[str | None]

    def read(self, value: object, entry: str) -> str | None:
        if not isinstance(value, str | None) or value not in self.allowed:
            allowed = ", ".join(word or "null" for word in self.allowed)
            raise self.fault(entry, NotAllowed(allowed=allowed, found=quoted(value)))
        return value

    def schema(self) -> Schema:
        return {"enum": list(self.allowed)} if len(self.allowed) > 1 else {"const": self.allowed[0]}


class Readable(Protocol):
    """A shape: what reads an object, and knows its schema."""

    def read(self, value: object, entry: str) -> object: ...

    def schema(self) -> Schema: ...


@dataclass
class Part(Field):
    """An object of another shape, or what another kind reads."""

    shape: Readable

    def read(self, value: object, entry: str) -> object:
        return self.shape.read(value, entry)

    def schema(self) -> Schema:
        return self.shape.schema()


@dataclass
class Items(Field):
    """A list, of at least and at most so many; `unique` asks for different ones."""

    each: Readable
    least: int = 0
    most: int = 0  # 0: any number
    unique: bool = False

    def read(self, value: object, entry: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.fault(entry, NotList(found=quoted(value)))
        if self.most and len(value) > self.most:
            raise self.fault(entry, TooMany(most=self.most, found=len(value)))
        if len(value) < self.least:
            raise self.fault(entry, TooFew(least=self.least, found=len(value)))
        found: list[Any] = []
        for i, item in enumerate(value):
            read = self.each.read(item, f"{entry}[{i}]")
            if self.unique and read in found:
                raise self.fault(f"{entry}[{i}]", Twice(found=quoted(item)))
            found.append(read)
        return found

    def schema(self) -> Schema:
        each = self.each.described() if isinstance(self.each, Field) else self.each.schema()
        schema: Schema = {"type": "array", "items": each}
        bounds = {"minItems": self.least, "maxItems": self.most, "uniqueItems": self.unique}
        return {**schema, **{key: bound for key, bound in bounds.items() if bound}}


@dataclass
class DictOf(Field):
    """An object of any keys, whose values are alike."""

    each: Readable

    def read(self, value: object, entry: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise self.fault(entry, NotObject(found=quoted(value)))
        return {str(key): self.each.read(item, below(entry, str(key))) for key, item in value.items()}

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.each.schema()}


@dataclass
class Tagged(Field):
    """An object whose shape follows from the word at a key, which is read with it."""

    tag: str
    shapes: Mapping[str, Readable]

    def read(self, value: object, entry: str) -> object:
        if not isinstance(value, Mapping):
            raise self.fault(entry, NotObject(found=quoted(value)))
        word = Choice(tuple(self.shapes)).read(value.get(self.tag), below(entry, self.tag))
        rest = {key: inner for key, inner in value.items() if key != self.tag}
        read = self.shapes[str(word)].read(rest, entry)
        setattr(read, self.tag, word)
        return read

    def schema(self) -> Schema:
        return {"oneOf": [self._tagged(word, shape.schema()) for word, shape in self.shapes.items()]}

    def _tagged(self, word: str, schema: Any) -> Schema:
        tagged = {self.tag: {"const": word}, **schema["properties"]}
        return {**schema, "properties": tagged, "required": [self.tag, *schema["required"]]}
