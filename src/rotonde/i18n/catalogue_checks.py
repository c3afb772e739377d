# rotonde: interpreted
"""Checks of a catalogue: what a language lacks, what nobody uses, and parameters other than the English ones.

English is the measure. A parameter that only the comment of an English sentence names is there for languages
that need it: they may use it. A file that has the line `### incomplete` may lack sentences.
"""

import ast
import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, ResourceComment, Term, VariableReference
from fluent.syntax.visitor import Visitor

from rotonde.core.message import ENGLISH
from rotonde.i18n.catalogue import Catalogue

Search = Callable[[Iterable[str]], set[str]]  # names of sentences: those that nothing says
INCOMPLETE: Final = "incomplete"
_WORD: Final = re.compile(r"[A-Za-z][\w-]*")
_JOINT: Final = re.compile(r"[-_\d]+")
_PARAMETER: Final = re.compile(r"\$([A-Za-z][\w-]*)")


class Entry(NamedTuple):
    """Parameters of a sentence: those that it says, and those that its comment offers."""

    used: frozenset[str]
    offered: frozenset[str]


class CatalogueFile(NamedTuple):
    """A language as it is written."""

    entries: dict[str, Entry]
    unreadable: tuple[str, ...]  # lines that are no Fluent
    incomplete: bool


class LanguageReport(NamedTuple):
    """Where a language of a catalogue stands; each list has names of sentences."""

    owner: str
    language: str
    sentences: int
    incomplete: bool
    missing: tuple[str, ...]
    unused: tuple[str, ...]
    other_parameters: tuple[str, ...]
    unreadable: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        """Whether everything that is there can be said, and all is there where nothing else is announced."""
        return not (self.other_parameters or self.unreadable or (self.missing and not self.incomplete))


class _Parameters(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # fluent's own name
        self.found.add(node.id.name)


def read(text: str) -> CatalogueFile:
    """A file, parsed as a whole."""
    entries, unreadable, incomplete = {}, [], False
    for each in FluentParser().parse(text).body:
        if isinstance(each, Junk):
            unreadable.append((each.content or "").strip().partition("\n")[0])
        elif isinstance(each, ResourceComment):
            incomplete = incomplete or (each.content or "").strip() == INCOMPLETE
        elif isinstance(each, Message | Term):
            comment = each.comment.content if each.comment else None
            offered = frozenset(_PARAMETER.findall(comment or ""))
            entries[each.id.name] = Entry(_parameters(each), offered)
    return CatalogueFile(entries, tuple(unreadable), incomplete)


def _parameters(entry: BaseNode) -> frozenset[str]:
    visitor = _Parameters()
    visitor.visit(entry)
    return frozenset(visitor.found)


def reports(catalogue: Catalogue, unused: Search) -> list[LanguageReport]:
    """Where every language stands; the search finds the sentences that nothing says."""
    english = read("\n".join(catalogue.texts(ENGLISH)))
    idle = unused(english.entries)
    return [_report(catalogue, language, english, idle) for language in catalogue.languages]


def _report(
    catalogue: Catalogue, language: str, english: CatalogueFile, idle: Iterable[str]
) -> LanguageReport:
    file = read("\n".join(catalogue.texts(language)))
    both = file.entries.keys() & english.entries.keys()
    other = [each for each in both if _differ(file.entries[each], english.entries[each])]
    return LanguageReport(
        owner=catalogue.owner,
        language=language,
        sentences=len(file.entries),
        incomplete=file.incomplete,
        missing=tuple(sorted(english.entries.keys() - file.entries.keys())),
        unused=tuple(sorted((file.entries.keys() - both) | (file.entries.keys() & set(idle)))),
        other_parameters=tuple(sorted(other)),
        unreadable=file.unreadable,
    )


def _differ(entry: Entry, english: Entry) -> bool:
    return not english.used <= entry.used <= english.used | english.offered


class Uses(NamedTuple):
    """Names of sentences that files have: whole, or in parts, as `f"refused-{code}"` makes them."""

    words: frozenset[str]
    forms: frozenset[str]

    @classmethod
    def of(cls, sources: Iterable[str], data: Iterable[str] = ()) -> "Uses":
        """What Python sources use, and files whose every word may be part of a name."""
        words = {each for text in data for name in _WORD.findall(text) for each in (name, *_parts(name))}
        forms: set[str] = set()
        for source in sources:
            for node in ast.walk(ast.parse(source)):
                words.update(_words(node))
                forms.add(_form(node))
        return cls(frozenset(words), frozenset(forms - {""}))

    def and_those(self, others: "Uses") -> "Uses":
        return Uses(self.words | others.words, self.forms | others.forms)

    def unused(self, names: Iterable[str]) -> set[str]:
        """Those that nothing says."""
        forms = [re.compile(form) for form in self.forms]
        return {
            each
            for each in names
            if not (each in self.words or any(_made(each, form, self.words) for form in forms))
        }


def _words(node: ast.AST) -> list[str]:
    """Possible message names, or parts of them: texts without spaces, declared fields, and keywords."""
    if isinstance(node, ast.AnnAssign):
        return [ast.unparse(node.target)]
    if isinstance(node, ast.keyword):
        return [node.arg or ""]
    text = node.value if isinstance(node, ast.Constant) else None
    found = _WORD.findall(text) if isinstance(text, str) and " " not in text.strip() else []
    return [each for name in found for each in (name, *_parts(name))]


def _form(node: ast.AST) -> str:
    """A pattern of the names that an f-string makes; "" where it is none of ours."""
    if not isinstance(node, ast.JoinedStr):
        return ""
    parts = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
    fixed = "".join(str(each) for each in parts if each is not None)
    if not re.fullmatch(r"[a-z_-]*-[a-z_-]*", fixed):
        return ""
    return "".join("(.+)" if each is None else re.escape(str(each)) for each in parts)


def _made(name: str, form: re.Pattern[str], words: frozenset[str]) -> bool:
    found = form.fullmatch(name)
    return found is not None and all(
        each in words or all(part in words for part in _parts(each)) for each in found.groups()
    )


def _parts(name: str) -> list[str]:
    """Words that a name is joined of, without numbers."""
    return [part for part in _JOINT.split(name) if part]
