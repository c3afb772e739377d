"""Frames: one for each step of a move, with what changed with it: parts of a seat's view, scores, recap.

A step is one action, a seat's or chance's. The last frame has none of these: they are those of the state.
"""

from rotonde.core.state import Json, State


class StepViews:
    """Recorder: the views of some seats before each step of one or several moves.

    `known` are views of these seats before the first step, as far as they are at hand.
    """

    def __init__(self, seats: list[int | None], known: dict[int | None, Json]) -> None:
        self._seats = seats
        self._known = known
        self._views: list[list[Json]] = []  # before the first step, after it, …: one a seat
        self._turns: list[int] = []
        self._deciders: list[int] = []
        self._asks: list[str] = []
        self._scores: list[list[int]] = []
        self._recaps: list[Json] = []
        self._made: list[tuple[int, list[Json]]] = []
        self._is_cut = False

    def before_step(self, state: State) -> None:
        """To be called with the state before each step."""
        self._views.append(state.views_of(self._seats) if self._views else self._first(state))
        self._turns.append(state.whose_turn())
        self._deciders.append(state.to_act)
        self._asks.append(state.asks())
        self._scores.append(list(state.scores()))

    def cut(self) -> None:
        """Something was taken back: there are no frames."""
        self._is_cut = True

    def frames(self, state: State, seat: int | None) -> list[Json]:
        """The frames up to `state` as that seat saw them; none for a seat whose views were not recorded.

        Seats that saw the very same are given the same list.
        """
        if self._is_cut or seat not in self._seats:
            return []
        i = self._seats.index(seat)
        for j, frames in self._made:
            if self._saw_alike(i, j):
                return frames
        count = len(self._views)
        if count > 1 and not self._recaps:  # before the first step, after it, …
            self._recaps = [state.recap(state.step - count + k) for k in range(count)]
        found = [self._frame(k, i, state) for k in range(count)]
        self._made.append((i, found))
        return found

    def _saw_alike(self, i: int, j: int) -> bool:
        """Whether two seats were given the same objects; of a single step there is no view in a frame."""
        return len(self._views) == 1 or all(views[i] is views[j] for views in self._views)

    def _frame(self, k: int, i: int, state: State) -> Json:
        count = len(self._views)
        frame: Json = {"step": state.step - count + k, "seat": self._deciders[k], "asks": self._asks[k]}
        if k == count - 1:
            frame["turn"], frame["to_act"] = state.whose_turn(), state.to_act
            return frame
        frame["turn"], frame["to_act"] = self._turns[k + 1], self._deciders[k + 1]
        if self._scores[k + 1] != self._scores[k]:
            frame["scores"] = self._scores[k + 1]
        if self._recaps[k + 1] != self._recaps[k]:
            frame["recap"] = self._recaps[k + 1]
        add_changes(frame, self._views[k + 1][i], self._views[k][i])
        return frame

    def _first(self, state: State) -> list[Json]:
        unknown = [seat for seat in self._seats if seat not in self._known]
        views = state.views_of(unknown) if unknown else []
        return [self._known[seat] if seat in self._known else views.pop(0) for seat in self._seats]


def add_changes(frame: Json, view: Json, before: Json) -> None:
    """Add to a frame the parts of a view that are not as before, and the names of those that are gone.

    A game hands out the same object where nothing has changed: little is compared by value.
    """
    changed: Json = {}
    for name, part in view.items():
        old = before.get(name)
        if name not in before or (part is not old and part != old):
            changed[name] = part
    frame["view"] = changed
    gone = [name for name in before if name not in view]
    if gone:
        frame["gone"] = gone
