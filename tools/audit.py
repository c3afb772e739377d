"""Asks the public lists of known faults about every pinned package, Python's and the page's.

Exit status: 0 where all were looked up and none has a known fault, 1 where one has, 2 where the network does
not let us ask. Silence is never taken for health: what could not be looked up is counted.
"""

import json
import subprocess
import sys
from pathlib import Path

from build_page import WEB, npm_command

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = "pip-audit==2.10.1"
CLEAN, FAULTY, UNKNOWN = 0, 1, 2


def python_verdict(told: str) -> tuple[int, str]:
    """Verdict of pip-audit's JSON; a package that it skipped was not looked up."""
    try:
        packages = json.loads(told)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return UNKNOWN, "the list of known faults cannot be reached"
    faulty = [each for each in packages if each.get("vulns")]
    skipped = [each for each in packages if "skip_reason" in each]
    if faulty:
        known = ", ".join(f"{each['name']} {each['version']}: {each['vulns'][0]['id']}" for each in faulty)
        return FAULTY, known
    if skipped or not packages:
        return UNKNOWN, f"{len(skipped)} of {len(packages)} packages could not be looked up"
    return CLEAN, f"{len(packages)} packages, none with a known fault"


def page_verdict(told: str) -> tuple[int, str]:
    """Verdict of npm's JSON."""
    try:
        counts = json.loads(told)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return UNKNOWN, "the list of known faults cannot be reached"
    return (FAULTY, f"{counts['total']} known faults") if counts["total"] else (CLEAN, "no known fault")


def ask_python(name: str) -> tuple[int, str]:
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "tool", "run", "--quiet", PIP_AUDIT, "-r", f"requirements/{name}.txt"]
    command += ["--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off"]
    return python_verdict(subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout)


def ask_page() -> tuple[int, str]:
    command, environment = npm_command()
    asked = [*command, "audit", "--json"]
    return page_verdict(
        subprocess.run(asked, cwd=WEB, env=environment, capture_output=True, text=True).stdout
    )


def main() -> None:
    verdicts = {f"requirements/{name}.txt": ask_python(name) for name in ("run", "build", "test")}
    verdicts["web/package-lock.json"] = ask_page()
    for name, (status, said) in verdicts.items():
        print(f"{('ok', 'FAULTY', 'UNKNOWN')[status]:8} {name}: {said}")
    statuses = [status for status, _ in verdicts.values()]
    if UNKNOWN in statuses:
        print("Not everything was audited: run it again where the package registries can be reached.")
    sys.exit(FAULTY if FAULTY in statuses else max(statuses))


if __name__ == "__main__":
    main()
