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
        self._heads: list[Json] = []  # what of each frame is the same for all seats
        self._scores: list[int] = []  # before the last step
        self._made: list[tuple[int, list[Json]]] = []
        self._is_cut = False

    def before_step(self, state: State) -> None:
        """Notes the state before each step."""
        scores = list(state.scores())
        self._end_step(state)
        if self._heads and scores != self._scores:
            self._heads[-1]["scores"] = scores
        self._views.append(state.views_of(self._seats) if self._views else self._first(state))
        self._heads.append({"step": state.step, "seat": state.to_act, "asks": state.asks()})
        self._scores = scores

    def _end_step(self, state: State) -> None:
        """The step before has led to this state."""
        if self._heads:
            self._heads[-1]["turn"], self._heads[-1]["to_act"] = state.whose_turn(), state.to_act

    def cut(self) -> None:
        """Something was taken back: there are no frames."""
        self._is_cut = True

    def frames(self, state: State, seat: int | None) -> list[Json]:
        """The frames up to `state` as that seat saw them; none for a seat whose views were not recorded.

        Seats that saw the very same are given the same list.
        """
        if self._is_cut or not self._heads or seat not in self._seats:
            return []
        if not self._made:
            self._end_step(state)
            self._add_recaps(state)
        i = self._seats.index(seat)
        for j, frames in self._made:
            if self._saw_alike(i, j):
                return frames
        found = [self._frame(k, i) for k in range(len(self._heads) - 1)]
        found.append(self._heads[-1])
        self._made.append((i, found))
        return found

    def _add_recaps(self, state: State) -> None:
        """To all frames but the last, where the step has changed the recap."""
        count = len(self._heads)
        before = state.recap(state.step - count) if count > 1 else {}
        for k in range(count - 1):
            recap = state.recap(state.step - count + k + 1)
            if recap is not before and recap != before:
                self._heads[k]["recap"] = recap
            before = recap

    def _saw_alike(self, i: int, j: int) -> bool:
        """Whether two seats were given the same objects; of a single step there is no view in a frame."""
        if len(self._views) > 1:
            for views in self._views:
                if views[i] is not views[j]:
                    return False
        return True

    def _frame(self, k: int, i: int) -> Json:
        frame = self._heads[k].copy()
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
        if (part is not old and part != old) or (old is None and name not in before):
            changed[name] = part
    frame["view"] = changed
    gone = [name for name in before if name not in view]
    if gone:
        frame["gone"] = gone
