"""Long tests, part by part: `make soak`, or `python tools/soak.py PART …` for some of them.

`make siege` runs the parts that attack a running server (`python tools/soak.py siege`).

A part that passed is noted in build/soak and left out when the same sources are soaked again, so that a run
which was stopped goes on where it was. Once all have passed the notes are gone and the next run begins anew.
ROTONDE_SOAK_EXAMPLES says how many examples each property is tried with (5000); faults, WebSockets and visits
follow it, so that `ROTONDE_SOAK_EXAMPLES=100 make siege` is a short one.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import stamp

ROOT = Path(__file__).resolve().parent.parent
NOTES = ROOT / "build" / "soak" / "parts.json"
PYTEST = (sys.executable, "-m", "pytest", "-q")
BOTH_CORES = (*PYTEST, "-n", "2")
EXAMPLES = 5000
MOST = {"faults": 300, "crowd": 5000, "day": 2000}  # faults, WebSockets and visits beside so many examples
Run = Callable[[Sequence[str]], int]


def budget(name: str, examples: int) -> str:
    """How much of a part goes with so many examples."""
    return str(max(1, MOST[name] * examples // EXAMPLES))


def parts(examples: int = EXAMPLES) -> dict[str, tuple[str, ...]]:
    """The command of each part."""
    games = sorted(each.parent.name for each in (ROOT / "src" / "rotonde" / "games").glob("*/tests"))
    return {
        **{name: (*BOTH_CORES, f"tests/{name}") for name in ("core", "bots", "server")},
        **{name: (*BOTH_CORES, f"build/compiled/rotonde/games/{name}") for name in games},
        "marked": (*PYTEST, "-m", "soak"),
        "faults": (sys.executable, "-m", "tests.faults.soak", budget("faults", examples)),
        "crowd": (sys.executable, "-m", "tests.siege.crowd", budget("crowd", examples)),
        "day": (sys.executable, "-m", "tests.siege.day", budget("day", examples)),
    }


def siege(examples: int = EXAMPLES) -> dict[str, tuple[str, ...]]:
    """Attacks on a running server: what is sent, who asks, and what happens to it."""
    server, security = "tests/server", "tests/server/security"
    frames = ("websocket_protocol", "frame_limits", "websocket_cases")
    wide = ("-m", "soak or not soak")
    return {
        "frames": (*BOTH_CORES, *(f"{server}/test_{each}.py" for each in frames)),
        "views": (*BOTH_CORES, *wide, f"{security}/test_non_interference.py"),
        "calls": (
            *BOTH_CORES,
            *wide,
            *(f"{security}/test_{each}.py" for each in ("openapi", "fuzz", "permissions")),
        ),
        **{name: command for name, command in parts(examples).items() if name in MOST},
    }


def fingerprint() -> str:
    """Of the sources, and of how much they are tried."""
    files = [each for folder in ("src", "tests", "tools") for each in (ROOT / folder).rglob("*.py")]
    return stamp.digest(files, os.environ.get("ROTONDE_SOAK_EXAMPLES", ""))


def run(command: Sequence[str], sources: str) -> int:
    """The exit status; a part that keeps notes of its own keeps them with the sources."""
    environment = {**os.environ, "HYPOTHESIS_PROFILE": "soak", "ROTONDE_SOAK_SOURCES": sources}
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def noted(notes: Path, sources: str) -> dict[str, float]:
    """The parts that passed with these sources, and the seconds that each took."""
    if not notes.exists():
        return {}
    output = json.loads(notes.read_text("utf-8"))
    return dict(output["parts"]) if output["sources"] == sources else {}


def soak(wanted: Mapping[str, Sequence[str]], notes: Path, sources: str, run: Run) -> list[str]:
    """Runs what is not yet noted; the parts that failed."""
    done, failed = noted(notes, sources), list[str]()
    for name, command in wanted.items():
        if name in done:
            print(f"== {name}: passed before, in {done[name]:.0f} s", flush=True)
            continue
        print(f"== {name}: {' '.join(command[1:])}", flush=True)
        begun = time.monotonic()
        if run(command):
            failed.append(name)
            continue
        done[name] = time.monotonic() - begun
        notes.parent.mkdir(parents=True, exist_ok=True)
        notes.write_text(json.dumps({"sources": sources, "parts": done}), "utf-8")
    print(f"== {len(done)} parts passed in {sum(done.values()) / 60:.0f} min: {', '.join(done)}")
    return failed


def main(names: list[str]) -> None:
    is_siege = names[:1] == ["siege"]
    examples = int(os.environ.get("ROTONDE_SOAK_EXAMPLES", EXAMPLES))
    every, names = (siege(examples), names[1:]) if is_siege else (parts(examples), names)
    notes = NOTES.with_name("siege.json") if is_siege else NOTES
    wrong = [name for name in names if name not in every]
    if wrong:
        sys.exit(f"There is no part {', '.join(wrong)}; there are {', '.join(every)}.")
    sources = fingerprint()
    failed = soak(
        {name: every[name] for name in names or every}, notes, sources, partial(run, sources=sources)
    )
    if failed:
        sys.exit(f"Failed: {', '.join(failed)}")
    if not names:
        notes.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
