"""Environment of a bot worker: what Python and numerical libraries need, and no secret of the host's.

A list of what may pass, since nobody can list what is secret: PGPASSWORD, ROTONDE_MAIL_PASSWORD and whatever
else the host keeps there stay with the server. Bots from outside are configured by ROTONDE_BOT_….
"""

from collections.abc import Mapping
from typing import Final

NAMES: Final = frozenset(
    (
        *("PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP", "VIRTUAL_ENV", "XDG_CACHE_HOME"),
        *("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "WINDIR", "COMSPEC", "PATHEXT"),
    )
)
PREFIXES: Final = ("LC_", "PYTHON", "COV_", "COVERAGE_", "OMP_", "OPENBLAS_", "MKL_", "CUDA_", "ROTONDE_BOT_")


def worker_environment(ours: Mapping[str, str]) -> dict[str, str]:
    """Environment of a bot's process, out of ours."""
    return {name: value for name, value in ours.items() if name in NAMES or name.startswith(PREFIXES)}
