"""Fingers on a phone: real touches, as its screen reports them."""

from playwright.sync_api import Locator, Page

Place = tuple[float, float]


class Fingers:
    """Fingers on the glass of a page."""

    def __init__(self, page: Page) -> None:
        self._glass = page.context.new_cdp_session(page)

    def _tell(self, kind: str, *places: Place) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def slide(self, *ways: tuple[Place, Place], steps: int = 6) -> None:
        """All fingers are put down, go their ways together and are lifted."""
        self._tell("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            t = step / steps
            self._tell("touchMove", *((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in ways))
        self._tell("touchEnd")

    def put(self, place: Place) -> None:
        """A finger is put down, and stays."""
        self._tell("touchStart", place)

    def lift(self) -> None:
        self._tell("touchEnd")

    def tap(self, place: Place) -> None:
        self._tell("touchStart", place)
        self._tell("touchEnd")


def middle(thing: Locator) -> Place:
    """Middle of a thing, for a finger."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
