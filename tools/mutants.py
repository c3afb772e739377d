"""Mutation test of the rules: disables the guard or the effect of each rule and expects a test to fail.

`python tools/mutants.py [GAME | ID ...] [--fresh] [--workers N]` tries every mutant of every rule (see
mutations.py), first with the tests of the rule's name, then with the game's other tests. What was found is
stored in build/mutants, so that a second run tries only what changed and what survived.

Where a mutant changes nothing that could be seen, or a rule has nothing to disable, `tests/mutants.toml` of
the game says why.
"""

import argparse
import hashlib
import json
import re
import resource
import sys
import tomllib
from collections import Counter

from mutant_runs import BROKEN, FAILED, TOO_LONG, Run, named_tests, results
from mutations import GAMES, ROOT, Mutant, mutants, rules

STORE = ROOT / "build" / "mutants"
OTHERS = ("test_bot", "test_bound", "test_records", "test_strength")  # how bots play, not what may be played
ASIDE = re.compile(r'\A""".*?"""\n|^ *(?:from \S+ )?import (?:\([^)]*\)|[^\n]*)\n', re.MULTILINE | re.DOTALL)
LAST = ("test_game.py", "test_invariants.py")  # they play whole games
OWN, ELSEWHERE, SURVIVED, UNUSABLE, EQUIVALENT = (
    "killed",
    "killed elsewhere",
    "survived",
    "unusable",
    "equivalent",
)
COLUMNS = (
    "rules",
    "by name",
    "elsewhere",
    "nothing",
    "mutants",
    OWN,
    ELSEWHERE,
    EQUIVALENT,
    SURVIVED,
    UNUSABLE,
)


class Store:
    """Verdicts of earlier runs on a game, by mutant and the tests of its rule's name."""

    def __init__(self, game: str, *, fresh: bool) -> None:
        self._file = STORE / f"{game}.json"
        self._found: dict[str, list[str]] = {}
        if self._file.is_file() and not fresh:
            self._found = json.loads(self._file.read_text("utf-8"))

    def verdict(self, key: str) -> str:
        """The verdict of an earlier run, or nothing: what survived is always tried again."""
        verdict = self._found.get(key, [""])[0]
        return verdict if verdict in (OWN, ELSEWHERE, UNUSABLE) else ""

    def is_left(self, key: str) -> bool:
        """Whether the tests of its rule's name are known not to notice it."""
        return self._found.get(key, [""])[0] == SURVIVED

    def put(self, key: str, verdict: str, mutant: Mutant, failed: str) -> None:
        where = f"{mutant.file.name}:{mutant.line}"
        self._found[key] = [verdict, mutant.rule, where, mutant.what, failed]
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._found, indent=1), "utf-8")


class Game:
    """A game's rules, their mutants and their tests."""

    def __init__(self, name: str, chosen: list[str]) -> None:
        self.name = name
        self.folder = GAMES / name / "tests"
        self.rules = [rule for rule in rules(name) if name in chosen or rule in chosen or not chosen]
        self.mutants = [mutant for mutant in mutants(name) if mutant.rule in self.rules]
        self.named = {rule: named_tests(self.folder, rule) for rule in self.rules}
        notes = self.folder / "mutants.toml"
        self.notes = tomllib.loads(notes.read_text("utf-8")) if notes.is_file() else {}

    def key(self, mutant: Mutant) -> str:
        """A fingerprint of a mutant, but for docstring and imports, and of the tests of its rule's name."""
        parts = (mutant.rule, mutant.what, ASIDE.sub("", mutant.text), *self.named[mutant.rule].values())
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]

    def others(self, mutant: Mutant, *, quick: bool) -> tuple[str, ...]:
        """The tests that bear the name of any rule; else all test files, the likeliest first."""
        if quick:
            return tuple(test for other in rules(self.name) for test in named_tests(self.folder, other))
        texts = {file: file.read_text("utf-8") for file in sorted(self.folder.glob("test_*.py"))}
        files = [file for file in texts if not file.name.startswith(OTHERS)]
        files.sort(
            key=lambda file: (
                file.stem.removeprefix("test_") not in mutant.file.stem,
                file.name in LAST,
                mutant.rule not in texts[file],
            )
        )
        return tuple(str(file) for file in files)

    def is_equivalent(self, mutant: Mutant) -> bool:
        """Whether the game's notes say why no test can notice this mutant."""
        return any(
            (each["rule"], each["place"], each["what"]) == (mutant.rule, mutant.place, mutant.what)
            for each in self.notes.get("equivalent", [])
        )


def main() -> None:
    """Try all mutants of the named games or rules, or of all; exit with 1 where one survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("chosen", nargs="*", help="games, or IDs of rules")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--quick", action="store_true", help="only tests that are named after a rule")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    names = sorted(path.parent.name for path in GAMES.glob("*/rules.toml"))
    games = [game for game in (Game(name, wanted.chosen) for name in names) if game.rules]
    figures = {game.name: report(game, tried(game, wanted)) for game in games}
    table(figures)
    print(f"{resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime:.0f} seconds of the processor")
    sys.exit(any(found["loose"] for found in figures.values()))


def tried(game: Game, wanted: argparse.Namespace) -> dict[Mutant, str]:
    """The verdict on each of a game's mutants."""
    store = Store(game.name, fresh=wanted.fresh)
    verdicts = {mutant: store.verdict(game.key(mutant)) for mutant in game.mutants}
    known = [mutant for mutant in game.mutants if store.is_left(game.key(mutant))]
    verdicts |= {mutant: EQUIVALENT for mutant in known if game.is_equivalent(mutant)}
    left = [mutant for mutant in game.mutants if not verdicts[mutant]]
    left.sort(key=lambda mutant: store.is_left(game.key(mutant)))
    waiting = [_first(game, mutant, store, quick=wanted.quick) for mutant in reversed(left)]
    check(game, wanted.workers)
    for run, code, failed in results(waiting, wanted.workers):
        mutant = run.mutant
        assert mutant
        if code in (FAILED, TOO_LONG):
            verdicts[mutant] = OWN if run.own else ELSEWHERE
        elif code in BROKEN:
            verdicts[mutant] = UNUSABLE
        elif code:
            sys.exit(f"{mutant.rule}: a run ended with {code}: {failed}")
        elif run.own and not game.is_equivalent(mutant):
            waiting.insert(0, Run(mutant, game.others(mutant, quick=wanted.quick), own=False))
            store.put(game.key(mutant), SURVIVED, mutant, "tests of its name")
            continue
        else:
            verdicts[mutant] = EQUIVALENT if game.is_equivalent(mutant) else SURVIVED
        store.put(game.key(mutant), verdicts[mutant], mutant, failed)
        progress = sum(1 for verdict in verdicts.values() if verdict)
        if sys.stdout.isatty():
            print(f"\r{game.name}: {progress} of {len(verdicts)} mutants", end="", flush=True)
    return verdicts


def _first(game: Game, mutant: Mutant, store: Store, *, quick: bool) -> Run:
    own = tuple(game.named[mutant.rule])
    if own and not store.is_left(game.key(mutant)):
        return Run(mutant, own, own=True)
    return Run(mutant, game.others(mutant, quick=quick), own=False)


def check(game: Game, workers: int) -> None:
    """With the sources as they are, the tests pass."""
    tests = tuple(test for rule in game.rules for test in game.named[rule])
    for _, code, failed in results([Run(None, tests, own=False)], workers):
        if code:
            sys.exit(f"{game.name}: fails without a mutant: {failed}")


def report(game: Game, verdicts: dict[Mutant, str]) -> Counter[str]:
    """Print what no test holds, and count."""
    found = Counter(verdicts.values())
    found["rules"], found["mutants"] = len(game.rules), len(verdicts)
    for mutant, verdict in verdicts.items():
        if verdict == SURVIVED:
            where = mutant.file.relative_to(GAMES.parent)
            print(f"{verdict}: {mutant.rule} {where}:{mutant.line} [{mutant.what}] {mutant.place}")
    for rule in game.rules:
        found[
            _held(game, rule, {verdict for mutant, verdict in verdicts.items() if mutant.rule == rule})
        ] += 1
    for each in game.notes.get("equivalent", []):
        if each["rule"] in game.rules and not any(
            verdict == EQUIVALENT and (each["place"], each["what"]) == (mutant.place, mutant.what)
            for mutant, verdict in verdicts.items()
        ):
            print(f"note without a mutant: {each}")
            found["loose"] += 1
    found["loose"] += found[SURVIVED] + found["elsewhere"] + found["not held"]
    return found


def _held(game: Game, rule: str, verdicts: set[str]) -> str:
    """Coverage of a rule: by a test of its name, by another one, or by none."""
    if OWN in verdicts:
        return "by name"
    if ELSEWHERE in verdicts:
        print(f"{rule}: no test of its name notices it, but another does")
        return "elsewhere"
    if rule in game.notes.get("nothing", {}):
        return "nothing"
    print(f"{rule}: {'not held' if verdicts else 'nothing to disable, and no note that says why'}")
    return "not held"


def table(figures: dict[str, Counter[str]]) -> None:
    """Print the figures of each game, and of all."""
    total: Counter[str] = sum(figures.values(), Counter())
    width = max(map(len, figures)) + 2
    print(" " * width + "  ".join(COLUMNS))
    for name, found in [*figures.items(), ("all", total)]:
        print(name.ljust(width) + "  ".join(str(found[column]).rjust(len(column)) for column in COLUMNS))


if __name__ == "__main__":
    main()
