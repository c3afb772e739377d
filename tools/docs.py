"""Builds the documentation site into build/site, strictly: a link that leads nowhere fails.

`python tools/docs.py` gathers the pages of both languages and has Sphinx build them; open
build/site/index.html. The English site has everything, the French one what players read.
"""

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
GATHERED = ROOT / "build" / "docs"


# What the theme says in English only.
SAID = {
    "fr": {
        "On this page": "Sur cette page",
        "Back to top": "Haut de page",
        "Contents": "Sommaire",
        "Toggle site navigation sidebar": "Montrer la navigation",
        "Toggle table of contents sidebar": "Montrer le sommaire",
        "Toggle Light / Dark / Auto color theme": "Jour, nuit ou comme l'appareil",
        "Hide navigation sidebar": "Cacher la navigation",
        "Hide table of contents sidebar": "Cacher le sommaire",
        "Skip to content": "Aller au contenu",
        "Next": "Suivant",
        "Previous": "Précédent",
        "Home": "Accueil",
        "Made with": "Fait avec",
        "Copyright &#169; Rotonde contributors, MIT licence": "© les auteurs de Rotonde, licence MIT",
    }
}


def _with(said: str) -> Callable[[re.Match[str]], str]:
    return lambda found: found[1] + said


def translate(site: Path, language: str) -> None:
    """The theme's own words in that language; they stand alone between tags or in a label."""
    for page in site.rglob("*.html") if language in SAID else ():
        text = page.read_text("utf-8")
        for english, said in SAID[language].items():
            text = re.sub(rf'(>\s*|aria-label="){re.escape(english)}(?=\s*[<"])', _with(said), text)
        page.write_text(text, "utf-8")


def build(language: str, to: Path) -> bool:
    """Whether that language's pages were built without a complaint."""
    from docsite.gather import GATHER
    from sphinx.cmd.build import main as sphinx

    source = GATHERED / language
    GATHER[language](source)
    os.environ["ROTONDE_DOCS_LANGUAGE"] = language
    quiet = ["-b", "html", "-W", "--keep-going", "-q", "-E", "-d", str(GATHERED / f"{language}.trees")]
    passed = sphinx([*quiet, str(source), str(to)]) == 0
    translate(to, language)
    return passed


def main() -> None:
    """Build both languages; the exit status tells whether both are sound."""
    shutil.rmtree(SITE, ignore_errors=True)
    passed = [build("en", SITE), build("fr", SITE / "fr")]
    print(f"Site: {SITE.relative_to(ROOT)}/index.html", flush=True)
    sys.exit(not all(passed))


if __name__ == "__main__":
    main()
