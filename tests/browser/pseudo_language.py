"""A pseudo-language: English with accents, forty per cent longer, made from the catalogues when a test asks.

Its files lie beside those of the other languages in a copy of the page's sources, and nothing else is
changed: so it also shows that one more file is one more language. What the server sends in English and French
alone is accented on its way to the page.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import build_page
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route, WebSocketRoute

ROOT = Path(__file__).parents[2]
TAG = "en-XA"  # the tag that Unicode has for this
LONGER = 1.4
ACCENTS = str.maketrans("aeiouyncdtAEIOUYNCD", "åéîöüýñçðþÅÉÎÖÜÝÑÇÐ")
VOWELS = "aeiouyAEIOUY"
HOLES = re.compile(r"(\{[^}]*\})")  # what a template is filled in with
LEFT_OUT = ("node_modules", "dist", "texts", "tests")


def accented(text: str) -> str:
    """A text as the pseudo-language has it; holes of a template stay."""
    return "".join(part if HOLES.match(part) else _longer(part) for part in HOLES.split(text))


def _longer(text: str) -> str:
    """Vowels are doubled until the text is long enough, so that words grow, not their number."""
    missing = round((LONGER - 1) * sum(each.isalpha() for each in text))
    said = ""
    for each in text:
        again = missing > 0 and each in VOWELS
        said += each + each.lower() * again
        missing -= again
    return said.translate(ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: TextElement) -> BaseNode:  # noqa: N802  # fluent's own name
        node.value = accented(node.value)
        return node


def catalogue_of(english: str) -> str:
    """A catalogue in the pseudo-language."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(english)))


def sent(value: Any) -> Any:
    """What the server sends, with one more language wherever there is a text in English and French."""
    if isinstance(value, list):
        return [sent(each) for each in value]
    if not isinstance(value, dict):
        return value
    told = {key: sent(each) for key, each in value.items()}
    english = value.get("en")
    if "fr" in value and isinstance(english, str):
        told.setdefault(TAG, accented(english))
    elif "fr" in value and isinstance(english, list):
        told.setdefault(TAG, [accented(each) for each in english])
    return told


def built_page(folder: Path) -> Path:
    """The page, built from sources that have one more file for each owner of texts."""
    build_page.install()
    build_page.write_types()
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns(*LEFT_OUT))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    boards = [file.relative_to(ROOT) for file in build_page.GAMES.glob("*/web")]
    for board in boards:
        shutil.copytree(ROOT / board, folder / board)
    for texts in (Path("web/texts"), *boards):
        (folder / texts).mkdir(exist_ok=True)
        english = (ROOT / texts / "en.ftl").read_text("utf-8")
        (folder / texts / "en.ftl").write_text(english, "utf-8")
        (folder / texts / f"{TAG}.ftl").write_text(catalogue_of(english), "utf-8")
    npm, environment = build_page.npm_command()
    command = [*npm, "run", "build", "--silent"]
    done = subprocess.run(command, cwd=folder / "web", env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "web" / "dist"


def server_texts(folder: Path) -> Path:
    """A folder for ROTONDE_TEXTS with the server's and the games' sentences in the pseudo-language."""
    owners = {file.parents[1].name: file for file in build_page.GAMES.glob("*/texts/en.ftl")}
    owners["rotonde"] = ROOT / "src" / "rotonde" / "i18n" / "texts" / "en.ftl"
    for owner, english in owners.items():
        (folder / owner).mkdir(parents=True)
        (folder / owner / f"{TAG}.ftl").write_text(catalogue_of(english.read_text("utf-8")), "utf-8")
    return folder


def speak(context: BrowserContext) -> None:
    """What is sent in English and French alone comes accented, by HTTP and over a table's line."""
    context.route("**/api/**", _answer)
    context.route_web_socket(re.compile("/api/.*/live"), _relay)


def _answer(route: Route) -> None:
    answer = route.fetch()
    if "json" not in answer.headers.get("content-type", ""):
        return route.fulfill(response=answer)
    return route.fulfill(response=answer, json=sent(answer.json()))


def _relay(line: WebSocketRoute) -> None:
    server = line.connect_to_server()
    server.on_message(lambda told: line.send(json.dumps(sent(json.loads(told)))))
