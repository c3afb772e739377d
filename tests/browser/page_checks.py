"""Checks of any page: horizontal overflow, touch targets, accessibility; screenshots to look at."""

from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
WIDTHS = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1440, 900), "hall": (1920, 1080)}
GRAVE = ("serious", "critical")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(found => found.violations)")
    return [f"{each['id']}: {each['nodes'][0]['target']}" for each in found if each["impact"] in GRAVE]


def overhang(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


SMALL = """all => all.map(each => [each, Math.min(each.offsetWidth, each.offsetHeight)])
  .filter(([each, size]) => size < (each.matches('.cell') ? 24 : 44))
  .map(([each]) => `${each.className} ${each.offsetWidth} x ${each.offsetHeight}`)"""


def too_small(page: Page) -> list[str]:
    """Buttons below 44 px, cells of a board below 24; strips on a track are to scale, their reach wider."""
    return list(page.locator("button:not(.piece):visible").evaluate_all(SMALL))
