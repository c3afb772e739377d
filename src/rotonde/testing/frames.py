"""Frames of two games that a seat cannot tell apart."""

from rotonde.core.frames import StepViews
from rotonde.core.state import Json, State
from rotonde.testing.random_walks import on_paper


class TwinFrames:
    """Records both games for one seat: their frames are equal, and each leads to the view of its step."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._left, self._right = StepViews([seat], {}), StepViews([seat], {})
        self._views: list[str] = []
        self._first: Json = {}

    def before_step(self, left: State, right: State) -> None:
        """Notes both states before each step."""
        self._left.before_step(left)
        self._right.before_step(right)
        view = left.view(self._seat)
        self._first = self._first or view
        self._views.append(on_paper(view))

    def check(self, left: State, right: State) -> None:
        """Checks the frames after the last step."""
        frames = self._left.frames(left, self._seat)
        secret = f"frames tell seat {self._seat} a secret"
        assert on_paper(frames) == on_paper(self._right.frames(right, self._seat)), secret
        assert len(frames) == len(self._views), "a frame a step"
        view = self._first
        for frame, expected in zip(frames[:-1], self._views[1:], strict=True):
            view = advanced(view, frame)
            assert on_paper(view) == expected, f"the frame of step {frame['step']} leads to another view"


def advanced(view: Json, frame: Json) -> Json:
    """The view after a frame, as a client puts it together."""
    changed, gone = frame["view"], frame.get("gone", [])
    assert isinstance(changed, dict)
    assert isinstance(gone, list)
    return {name: part for name, part in {**view, **changed}.items() if name not in gone}
