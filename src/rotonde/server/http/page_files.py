"""Files of the built page: read once, compressed once, sent with the right cache lifetime."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

_SERVER: Final = Path(__file__).parents[1]
_SMALL: Final = 512  # bytes below which compressing does not pay
_TEXT: Final = ("text/", "application/json", "application/manifest", "image/svg", "application/javascript")
_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

POLICY: Final = "; ".join(  # what a page of ours may load and run: its own files, and no script in its text
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the boards set places and colours by style attributes
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rotonde</title>
<h1>The page is not built</h1>
<p>The server runs, and its API answers at <a href="/api/openapi.json">/api/openapi.json</a>.
To build the page, run <code>make page</code> in the repository; <code>make play</code> does it by itself.</p>
<p lang="fr">La page n'est pas construite : lancez <code>make page</code> ou <code>make play</code>.</p>
"""


@dataclass(frozen=True, slots=True)
class PageFile:
    """One file of the page, ready to send."""

    body: bytes
    zipped: bytes | None
    type: str
    cache: str
    tag: str


class PageFiles:
    """The files under one folder; any address that is no file is the page itself."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._fill()

    def _fill(self) -> None:
        found = sorted(self._folder.rglob("*")) if self._folder else []
        self._files = {f"/{_name(each, self._folder)}": _file(each) for each in found if each.is_file()}
        self._files.setdefault("/index.html", _made(NOT_BUILT, "text/html", hashed=False))

    def find(self, path: str) -> PageFile | None:
        """The file at `path`, the page for an address of the page's own, None for a missing part of it."""
        found = self._files.get(path)
        if found is None and not path.startswith("/assets/"):
            return self._files["/index.html"]
        return found


def page_folder(named: str = "") -> Path | None:
    """Folder of the built page: named by the host, beside the server, or in the repository."""
    repository = next((each for each in _SERVER.parents if (each / "pyproject.toml").is_file()), _SERVER)
    places = [Path(named)] if named else [_SERVER / "page", repository / "web" / "dist"]
    return next((each for each in places if (each / "index.html").is_file()), None)


def _name(path: Path, folder: Path | None) -> str:
    return path.relative_to(folder).as_posix() if folder else path.name


def _file(path: Path) -> PageFile:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _made(path.read_bytes(), kind, hashed=path.parent.name == "assets")


def _made(body: bytes, kind: str, *, hashed: bool) -> PageFile:
    text = kind.startswith(_TEXT)
    zipped = gzip.compress(body, mtime=0) if text and len(body) >= _SMALL else None
    return PageFile(
        body=body,
        zipped=zipped,
        type=f"{kind}; charset=utf-8" if text else kind,
        cache="public, max-age=31536000, immutable" if hashed else "no-cache",
        tag=f'"{sha256(body).hexdigest()[:24]}"',
    )
