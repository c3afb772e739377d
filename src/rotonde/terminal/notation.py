"""Reader of typed actions: short forms and any order of words, as long as one action can be meant."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rotonde.core.actions import ActionSpace
from rotonde.core.errors import NotationError
from rotonde.core.state import State
from rotonde.terminal.errors import Ambiguous, NotUnderstood

MOST_NAMED = 6  # meanings that an error lists

NOTHING = "-"  # an empty line: the beginning of no action

Words = Sequence[str]


def stands_for(typed: str, word: str) -> bool:
    """Whether a typed word can be that word, or its beginning; numbers are never cut short."""
    return typed == word or (not word.isdigit() and word.startswith(typed))


def in_order(typed: Words, words: Words) -> bool:
    return len(typed) == len(words) and all(map(stands_for, typed, words))


def in_any_order(typed: Words, words: Words) -> bool:
    """Whether the kind of action comes first and the rest are the same words in some order."""
    if len(typed) != len(words) or not stands_for(typed[0], words[0]):
        return False
    return _pairs_up(_choosy(typed[1:]), list(words[1:]))


def in_part(typed: Words, words: Words) -> bool:
    """Whether the kind of action comes first and the rest are some of its words."""
    return stands_for(typed[0], words[0]) and _pairs_up(_choosy(typed[1:]), list(words[1:]))


def _choosy(typed: Words) -> list[str]:
    return sorted(typed, key=len, reverse=True)


def _pairs_up(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word finds one of its own; the longest are the choosiest and go first."""
    for word in typed:
        found = next((other for other in words if stands_for(word, other)), None)
        if found is None:
            return False
        words.remove(found)
    return True


class Reader:
    """Reader of a player's typed actions in one game."""

    def __init__(self, space: ActionSpace, short: Mapping[str, str], names: Sequence[str]) -> None:
        self._space = space
        self._short = short
        self._seats = {name.lower(): str(seat) for seat, name in enumerate(names)}
        self._kinds = list(space.kinds)
        self.first_words = {space.text(a).split()[0] for a in range(space.players_end)}
        self._known = {word for a in range(space.players_end) for word in space.text(a).split()}

    def words(self, line: str) -> list[str]:
        """The words of a line, letters that stand for words and names of players replaced."""
        first, *rest = line.lower().replace(",", " ").split() or [NOTHING]
        if not any(stands_for(first, kind) for kind in self._kinds):
            return [word for typed in [first, *rest] for word in self._meant(typed)]
        return [first, *(word for typed in rest for word in self._meant(typed))]

    def _meant(self, typed: str) -> list[str]:
        if typed in self._short:
            return [self._short[typed]]
        if typed in self._seats:
            return [self._seats[typed]]
        if any(stands_for(typed, word) for word in self._known):
            return [typed]
        if all(letter in self._short for letter in typed):
            return [self._short[letter] for letter in typed]  # several letters written together
        return [typed]

    def read(self, line: str, state: State) -> int:
        """The action that is meant: a legal one first, else one that is known but not allowed now."""
        typed = self.words(line)
        legal = state.legal_actions()
        whole = range(self._space.players_end)
        exact = self._exact(typed)
        if exact is not None:
            return exact
        tries = (
            (legal, in_order),
            (legal, in_any_order),
            (legal, in_part),
            (whole, in_order),
            (whole, in_any_order),
        )
        for actions, fits in tries:
            found = self._among(actions, typed, fits)
            if found:
                return self._only(line, found)
        raise NotUnderstood(typed=line.strip(), allowed=", ".join(self.forms(legal)))

    def _exact(self, typed: Words) -> int | None:
        try:
            return self._space.parse(" ".join(typed))
        except NotationError:
            return None

    def _among(self, actions: Iterable[int], typed: Words, fits: Callable[[Words, Words], bool]) -> list[int]:
        return [a for a in actions if fits(typed, self._space.text(a).split())]

    def _only(self, line: str, found: list[int]) -> int:
        if len(found) > 1:
            meanings = ", ".join(self._space.text(a) for a in found[:MOST_NAMED])
            more = ", …" if len(found) > MOST_NAMED else ""
            raise Ambiguous(typed=line.strip(), meanings=meanings + more)
        return found[0]

    def forms(self, actions: Sequence[int]) -> list[str]:
        """The actions in short: those of a kind with many are one form."""
        kinds: dict[str, list[int]] = {}
        for a in actions:
            kinds.setdefault(self._space.kind(a), []).append(a)
        found: list[str] = []
        for kind, members in kinds.items():
            if len(members) > MOST_NAMED:
                found.append(" ".join([kind, *(f"<{name}>" for name in self._space.kinds[kind])]))
            else:
                found += [self._space.text(a) for a in members]
        return found

    def next_words(self, line: str, legal: Sequence[int]) -> list[str]:
        """Completions of the next or last word on the way to a legal action."""
        done, last = _cut(line)
        before = self.words(done) if done.strip() else []
        begun = [self._space.text(a).split() for a in legal]
        following = _following(before, begun) or _remaining(before, begun)
        return [word for word in following if word.startswith(last)]


def _cut(line: str) -> tuple[str, str]:
    """The finished words, and the one being typed."""
    done, space, last = line.lower().rpartition(" ")
    return done + space, last


def _following(before: Words, actions: Iterable[Words]) -> list[str]:
    n = len(before)
    return list(
        dict.fromkeys(words[n] for words in actions if len(words) > n and in_order(before, words[:n]))
    )


def _remaining(before: Words, actions: Iterable[Words]) -> list[str]:
    """The remaining words of actions that hold the typed words in another order."""
    found: dict[str, None] = {}
    for words in actions:
        rest = list(words[1:])
        if before and stands_for(before[0], words[0]) and _pairs_up(list(before[1:]), rest):
            found.update(dict.fromkeys(rest))
    return list(found)
