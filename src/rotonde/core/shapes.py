# rotonde: interpreted
"""Shapes of JSON: a class declares what a file holds; reading, faults and JSON Schema follow from it.

class Edge(Shape):
    network: str = choice(("violet", "tee"))
    a: str = name()
    lines: list[str] | None = items(text(), optional=True)

Edge.read(value, "map.edges[0]").network  # or MaterialError, which names the entry
Edge.schema()
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from rotonde.core.errors import MaterialError, RotondeError
from rotonde.core.faults import Fault
from rotonde.core.shape_faults import Missing, NotObject, Unknown
from rotonde.core.shape_fields import (
    Anything,
    Choice,
    DictOf,
    Field,
    Flag,
    Items,
    Name,
    Number,
    Part,
    Tagged,
    Text,
    Whole,
    below,
    quoted,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
LANGUAGES = ("en", "fr")  # in which a file may give its names
LONGEST_LABEL = 40  # signs

# As attributes of a shape: of any type for the type checker, as dataclasses' `field` is.
text: Any = Text
name: Any = Name
flag: Any = Flag
whole: Any = Whole
number: Any = Number
choice: Any = Choice
part: Any = Part
items: Any = Items
dict_of: Any = DictOf
tagged: Any = Tagged
anything: Any = Anything


class Shape:
    """A JSON object; class attributes made by the functions below declare its keys, others are refused."""

    fields: ClassVar[dict[str, Field]] = {}  # by key of the file
    label: ClassVar[str] = ""  # the key whose text stands beside the entry in a fault
    together: ClassVar[tuple[str, ...]] = ()  # keys of which all are there, or none
    entry: str

    def __init_subclass__(cls) -> None:
        own = {attribute: field for attribute, field in vars(cls).items() if isinstance(field, Field)}
        for attribute, field in own.items():
            field.attribute = attribute
        cls.fields = {**cls.fields, **{field.key or field.attribute: field for field in own.values()}}

    @classmethod
    def read(cls, value: object, entry: str) -> Self:
        """The object with its values as attributes; raises MaterialError at the first fault."""
        if not isinstance(value, Mapping):
            raise MaterialError(entry, NotObject(found=quoted(value)))
        read = cls()
        read.entry = entry
        if isinstance(value.get(cls.label), str):
            read.entry += f" ({value[cls.label][:LONGEST_LABEL]})"
        for key in value:
            if key not in cls.fields:
                raise read.fault(str(key), Unknown(known=", ".join(cls.fields)))
        for key, field in cls.fields.items():
            setattr(read, field.attribute, read._value(value, key, field))
        for key in cls.together:
            if key not in value and any(other in value for other in cls.together):
                raise read.fault(key, Missing())
        return read

    def _value(self, table: Mapping[str, object], key: str, field: Field) -> object:
        if key not in table and not field.optional:
            raise self.fault(key, Missing())
        if table.get(key) is None and (key not in table or field.null):
            return None
        return field.read(table[key], below(self.entry, key))

    def fault(self, key: str, problem: str | RotondeError, /, **data: object) -> MaterialError:
        """The refusal of what is at `key`, or of the whole object; a text names its sentence."""
        fault = Fault(problem, **data) if isinstance(problem, str) else problem
        return MaterialError(below(self.entry, key), fault)

    @classmethod
    def schema(cls) -> dict[str, object]:
        """The JSON Schema of such an object."""
        schema: dict[str, object] = {
            "type": "object",
            "properties": {key: field.described() for key, field in cls.fields.items()},
            "required": [key for key, field in cls.fields.items() if not field.optional],
            "additionalProperties": False,
        }
        if cls.together:
            schema["dependentRequired"] = {
                key: [other for other in cls.together if other != key] for key in cls.together
            }
        return schema

    @classmethod
    def document(cls) -> dict[str, object]:
        """The JSON Schema of a whole file: the docstring is its title and description."""
        title, _, description = (cls.__doc__ or "").partition("\n\n")
        about = {"title": title.strip(" ."), "description": " ".join(description.split())}
        return {"$schema": DIALECT, **about, **cls.schema()}


class Texts(Shape):
    """A text in each language."""

    fields: ClassVar[dict[str, Field]] = {language: Text(attribute=language) for language in LANGUAGES}

    def texts(self) -> dict[str, str]:
        return {language: getattr(self, language) for language in LANGUAGES}


@dataclass
class Translated(Field):
    """A text in each language, or one for all of them."""

    def read(self, value: object, entry: str) -> dict[str, str]:
        if isinstance(value, Mapping):
            return Texts.read(value, entry).texts()
        return dict.fromkeys(LANGUAGES, Text().read(value, entry))

    def schema(self) -> dict[str, object]:
        return {"anyOf": [Text().schema(), Texts.schema()]}


translated: Any = Translated
