"""The mutants of a game's rules: every place that bears a rule's ID, changed so that the rule is disabled.

A string that a guard returns becomes empty. A statement with the ID in its comment is taken out, and the
branch that it begins is never taken; a condition is set to true and to false, a value changed, an answer
turned round. A function with the ID in its docstring, or each method of such a class, does nothing or the
opposite.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "rotonde" / "games"
SHARED = ROOT / "src" / "rotonde" / "core" / "moves.py"  # enforces XX-PLAY-1 and XX-PLAY-3 for all games
SKIPPED = {"tests", "web", "bench", "bot", "records", "__pycache__"}
RULE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)+-\d+\b")
NEUTRAL = {"None": "return", "str": 'return ""', "bool": "return False"}
Function = ast.FunctionDef


class Mutant(NamedTuple):
    """A source file with one place changed; `place` is the line of that place, as it was."""

    rule: str
    file: Path
    line: int
    place: str
    what: str
    text: str


def rules(game: str) -> list[str]:
    """The IDs of a game's rules, without those of the rulings."""
    text = (GAMES / game / "rules.toml").read_text("utf-8")
    return re.findall(r"^([A-Z]+-[A-Z-]+-\d+) = ", text, re.MULTILINE)


def mutants(game: str) -> Iterator[Mutant]:
    """All places of a game's engine, and of what games share, that bear a rule's ID; each changed."""
    known = {rule: rule for rule in rules(game)}
    prefix = next(iter(known)).partition("-")[0]
    for file in sorted((GAMES / game).rglob("*.py")):
        if SKIPPED.isdisjoint(file.relative_to(GAMES / game).parts):
            yield from Source(file, known).mutants()
    yield from Source(SHARED, {rule.replace(prefix, "XX", 1): rule for rule in known}).mutants()


class Source:
    """A source file and the mutants that can be made of it; `known` has the rule that each ID means."""

    def __init__(self, file: Path, known: dict[str, str]) -> None:
        self.file = file
        self.text = file.read_text("utf-8")
        self.lines = self.text.splitlines(keepends=True)
        self.tree = ast.parse(self.text)
        self._known = known
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self._classes = {id(each): node.name for node in classes for each in node.body}
        self._kinds = {id(each): _kind(node) for node in _functions(self.tree) for each in ast.walk(node)}

    def mutants(self) -> Iterator[Mutant]:
        """All of them, each once."""
        seen = set()
        for mutant in (*self._guards(), *self._statements(), *self._effects()):
            if (mutant.rule, mutant.text) not in seen and mutant.text != self.text:
                seen.add((mutant.rule, mutant.text))
                yield mutant

    def _ids(self, text: str) -> list[str]:
        return [self._known[found] for found in dict.fromkeys(RULE.findall(text)) if found in self._known]

    def _guards(self) -> Iterator[Mutant]:
        """A string that is a rule's ID, but for lists of rules that are only shown."""
        lists = [node for node in ast.walk(self.tree) if isinstance(node, ast.List | ast.Set | ast.keyword)]
        shown = {id(each) for node in lists for each in ast.walk(node)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and node.value in self._known and id(node) not in shown:
                yield self._mutant(self._known[str(node.value)], node, '""', "guard")

    def _statements(self) -> Iterator[Mutant]:
        """A statement whose line, or the line above it, has the ID in a comment."""
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type != tokenize.COMMENT:
                continue
            before = token.line[: token.start[1]].strip()
            node = self._statement(token.start[0] + (before in ("", "else:")))
            for rule in self._ids(token.string):
                if node is not None:
                    yield from self._avoided(rule, node)
                    if before != "else:":
                        yield from self._changed(rule, node)

    def _statement(self, line: int) -> ast.stmt | None:
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt) and _heads(node, line)]
        return max(found, key=lambda node: node.lineno, default=None)

    def _changed(self, rule: str, node: ast.stmt) -> Iterator[Mutant]:
        if isinstance(node, ast.If | ast.While):
            yield self._mutant(rule, node.test, "False", "never")
            if isinstance(node, ast.If):
                yield self._mutant(rule, node.test, "True", "always")
        elif isinstance(node, ast.Return) and node.value is not None:
            if isinstance(node.value, ast.Constant) and node.value.value == "":
                yield self._mutant(rule, node.value, f'"{rule}"', "leave")  # forbids what the rule allows
            elif not _is_guard(node):
                yield from self._answered(rule, node.value, self._kinds.get(id(node), ""), "answer")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and _is_needed(node):
            for value in _others(node.value):
                yield self._mutant(rule, node.value, value, "value")
        elif not isinstance(node, Function | ast.ClassDef | ast.AnnAssign):
            yield self._mutant(rule, node, "pass", "statement")

    def _avoided(self, rule: str, node: ast.stmt) -> Iterator[Mutant]:
        """The branch that begins with the statement, never taken."""
        for each in ast.walk(self.tree):
            if isinstance(each, ast.If) and node in (each.body[0], *each.orelse[:1]):
                yield self._mutant(rule, each.test, "True" if node in each.orelse else "False", "branch")

    def _answered(self, rule: str, value: ast.expr, kind: str, what: str) -> Iterator[Mutant]:
        """Another value in place of one that is returned."""
        text = ast.unparse(value)
        others = {"bool": f"(not ({text}))", "int": f"(({text}) + 1)", "str": '""'}
        other = "[]" if kind.startswith("list[") else others.get(kind)
        if other:
            yield self._mutant(rule, value, other, what)

    def _effects(self) -> Iterator[Mutant]:
        """A function, or each method of a class, whose docstring has the ID."""
        for node in ast.walk(self.tree):
            if isinstance(node, Function | ast.ClassDef):
                methods = [node] if isinstance(node, Function) else node.body
                for rule in self._ids(ast.get_docstring(node) or ""):
                    for method in methods:
                        if isinstance(method, Function) and method.name != "__init__":
                            yield from self._idle(rule, method)

    def _idle(self, rule: str, node: Function) -> Iterator[Mutant]:
        kind = _kind(node)
        body = [each for each in node.body if not _is_docstring(each)]
        instead = "return []" if kind.startswith("list[") else NEUTRAL.get(kind)
        if kind.strip("'") == self._classes.get(id(node)):
            instead = "return self"
        if body and instead:
            yield self._instead(rule, body, instead, node.name)
        for each in ast.walk(node):
            if isinstance(each, ast.Return) and each.value is not None and kind in ("bool", "int"):
                yield from self._answered(rule, each.value, kind, node.name)
            elif isinstance(each, ast.Assign) and not instead and _is_truth(each.value):
                yield from self._answered(rule, each.value, "bool", node.name)

    def _instead(self, rule: str, body: list[ast.stmt], what: str, name: str) -> Mutant:
        first, last = body[0], body[-1]
        indent = " " * first.col_offset
        text = "".join([*self.lines[: first.lineno - 1], f"{indent}{what}\n", *self.lines[last.end_lineno :]])
        return Mutant(
            rule, self.file, first.lineno, self.lines[first.lineno - 1].strip(), f"{name}: {what}", text
        )

    def _mutant(self, rule: str, node: ast.expr | ast.stmt, by: str, what: str) -> Mutant:
        start = self._offset(node.lineno, node.col_offset)
        end = self._offset(node.end_lineno or 0, node.end_col_offset or 0)
        raw = self.text.encode()
        text = (raw[:start] + by.encode() + raw[end:]).decode()
        return Mutant(
            rule, self.file, node.lineno, self.lines[node.lineno - 1].strip(), f"{what}: {by}", text
        )

    def _offset(self, line: int, column: int) -> int:
        return sum(len(each.encode()) for each in self.lines[: line - 1]) + column


def _functions(tree: ast.AST) -> list[Function]:
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


def _kind(node: Function) -> str:
    return ast.unparse(node.returns) if node.returns else "None"


def _heads(node: ast.stmt, line: int) -> bool:
    """Whether the statement begins, or for a simple one also ends, at that line."""
    last = node.lineno if hasattr(node, "body") else node.end_lineno
    return node.lineno <= line <= (last or node.lineno)


def _is_guard(node: ast.Return) -> bool:
    return any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.walk(node))


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_needed(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether what follows could not run without it: a name, or an attribute that is declared here."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return not isinstance(target, ast.Attribute) or ast.unparse(target.value) == "self"


def _is_truth(value: ast.expr) -> bool:
    return isinstance(value, ast.Compare | ast.BoolOp) or ast.unparse(value).startswith(("not ", "bool("))


def _others(value: ast.expr) -> list[str]:
    """Values in place of one that is assigned."""
    text = ast.unparse(value)
    if isinstance(value, ast.IfExp):
        return [ast.unparse(value.body), ast.unparse(value.orelse)]
    if isinstance(value, ast.Call) and ast.unparse(value.func) in ("min", "max"):
        return [ast.unparse(each) for each in value.args]
    if _is_truth(value):
        return [f"(not ({text}))"]
    if isinstance(value, ast.List | ast.Tuple | ast.Set | ast.Dict):
        return [f"type({text})()"] if text not in ("[]", "{}", "()") else []
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr | ast.BitAnd | ast.Add | ast.Sub):
        return [ast.unparse(value.left), ast.unparse(value.right)]
    return [f"(({text}) + 1)"]
