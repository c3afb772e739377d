"""Links of pages, rewritten when the site is gathered."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
_ELSEWHERE = ("http://", "https://", "mailto:", "#")
PICTURES = (".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".html", ".csv", ".json", ".toml", ".parquet")


class Mover:
    """Knows where each page of the repository stands in the site, and which pictures it needs there."""

    def __init__(self, root: Path, places: Mapping[Path, str]) -> None:
        self._root = root
        self._places = places
        self.pictures: dict[Path, str] = {}

    def moved(self, text: str, page: Path, place: str) -> str:
        """The page's text as it stands at `place`, every link of it leading where it led."""
        parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
        return "".join(part if part.startswith("```") else self._relink(part, page, place) for part in parts)

    def _relink(self, text: str, page: Path, place: str) -> str:
        def link(found: re.Match[str]) -> str:
            mark, said, target = found.groups()
            if target.startswith(_ELSEWHERE):
                return found[0]
            path, hash_, anchor = target.partition("#")
            there = self._there((page.parent / path).resolve(), place)
            if there:
                return f"{mark}[{said}]({there}{hash_}{anchor})"
            return self._named(said, (page.parent / path).resolve())

        return _LINK.sub(link, text)

    def _there(self, target: Path, place: str) -> str:
        """Where the target stands, seen from `place`; "" where it is not part of the site."""
        found = self._places.get(target) or self._places.get(target / "README.md")
        assert found or target.exists(), f"{place}: {target} is not there"
        if found is None and target.suffix in PICTURES and target.is_file():
            found = self.pictures.setdefault(target, f"_files/{target.relative_to(self._root)}")
        return os.path.relpath(found, Path(place).parent) if found else ""

    def _named(self, said: str, target: Path) -> str:
        """A file of the sources is named, since the site does not have it."""
        name = f"`{target.relative_to(self._root)}`"
        return name if said.strip("`") in name else f"{said} ({name})"
