"""The wheel's build hook: adds the compiled engine where it can be had, and the built page."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import build_page
import engine

IN_SDIST = Path(__file__).resolve().parent / "src" / "rotonde" / "server" / "page"
COMPILER = ["mypy==2.4.1", "setuptools>=77"]


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # generic in hatchling's private types
    """Neither part touches the sources: libraries and page come from elsewhere into the archive."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Needs of the build on this machine, beyond hatchling."""
        needs = [] if _page_is_carried() else [*build_page.TYPES_PACKAGES]
        if not (_page_is_carried() or build_page.system_node_serves()):
            needs.append(build_page.NODE_PACKAGE)
        if self.target_name == "wheel" and engine.switch() != "off" and not engine.obstacle():
            needs += COMPILER
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Editable installs run the sources; every other build carries the page, and a wheel the engine."""
        if version == "editable":
            return
        self._scratch = Path(tempfile.mkdtemp(prefix="rotonde-"))
        prefix = "src/" if self.target_name == "sdist" else ""
        build_data["force_include"][str(_page())] = f"{prefix}rotonde/server/page"
        if self.target_name == "wheel":
            self._add_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Nothing is left behind."""
        if version != "editable":
            shutil.rmtree(self._scratch)

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        asked = engine.switch()
        try:
            if asked == "off":
                raise engine.CannotCompile(f"{engine.SWITCH}=off")
            libraries = engine.hand_over(self._scratch)
        except engine.CannotCompile as why:
            if asked == "require":
                raise
            self.app.display_warning(f"The wheel is plain Python, five to seven times slower: {why}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(self._scratch / library)] = library.as_posix()


def _page_is_carried() -> bool:
    return (IN_SDIST / "index.html").exists()


def _page() -> Path:
    """The page that an sdist brought along, or one built now."""
    if _page_is_carried():
        return IN_SDIST
    build_page.main([])
    return build_page.DIST
