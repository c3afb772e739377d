"""Pins every package of requirements/*.in, for all platforms, into the .txt beside it; names no registry.

Each pin has the hashes of its files, of all platforms; torch has none, for the reason in torch.in.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Later sets keep to the earlier ones' pins.
SETS = ("run", "build", "node", "test", "docs", "bench", "soak", "torch")
OPTIONS = ("--universal", "--python-version=3.11", "--no-header", "--no-annotate", "--generate-hashes")
MORE = {
    "soak": ("--excludes=requirements/no-cuda", "--no-emit-package=torch"),
    "torch": ("--no-deps", "--no-generate-hashes"),
}


def main(upgrade: list[str]) -> None:
    """Write the locks; `--upgrade` takes the newest versions that the .in files allow."""
    for name in SETS:
        files = (f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt")
        command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet", *OPTIONS]
        command += [*MORE.get(name, ()), *files]
        if subprocess.run([*command, *upgrade], cwd=ROOT).returncode:
            sys.exit(f"requirements/{name}.in cannot be pinned; uv says above why.")


if __name__ == "__main__":
    main(sys.argv[1:])
