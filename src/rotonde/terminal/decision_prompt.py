"""Prompt for one decision of the person at the terminal: actions offered, input read, commands answered."""

from collections.abc import Iterator, Sequence
from textwrap import indent

from rotonde.bots.levels import levels
from rotonde.core.errors import IllegalAction
from rotonde.core.match import Match
from rotonde.i18n.speaker import Speaker
from rotonde.terminal.drawing import draw
from rotonde.terminal.errors import Ambiguous, NotUnderstood
from rotonde.terminal.keyboard import Keyboard
from rotonde.terminal.notation import Reader
from rotonde.terminal.players import chance_for, player
from rotonde.terminal.screen import Screen, found
from rotonde.terminal.table_commands import PREFIX, command, offered

MANY = 12  # actions of a kind that are not listed one by one
LEAVE = f"{PREFIX}quit"


class LeftTable(Exception):
    """The person left the table."""


class DecisionPrompt:
    """Asks the person in one seat until an action is taken."""

    def __init__(
        self, screen: Screen, keyboard: Keyboard, match: Match, me: int, names: Sequence[str], reader: Reader
    ) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._match = match
        self._me = me
        self._reader = reader
        self._say = Speaker(match.game.words, screen.messages.language, names, match.state.sides())
        titles = [f"{seat} {name}" for seat, name in enumerate(names)]
        self._board_say = Speaker(match.game.words, screen.messages.language, titles, match.state.sides())
        self._listed: list[int] = []

    def decide(self) -> None:
        """Show the position and what is allowed; return once an action was taken."""
        self.board()
        asks = self._say.asks(self._match.state.asks(), self._me, you=True)
        self._screen.print()
        self._screen.say("your-turn", "accent", asks=asks)
        self._list(everything=False)
        while not self._answer(self._typed()):
            pass

    def board(self) -> None:
        view = self._match.state.view(self._me)
        self._screen.print()
        self._screen.draw(draw(self._match.game.id, view, self._board_say, self._screen.width))

    def _typed(self) -> str:
        """The next line; the end of input and Ctrl-C ask to leave."""
        try:
            return self._keyboard.line(self._offer).strip()
        except (EOFError, KeyboardInterrupt):
            return LEAVE

    def _answer(self, typed: str) -> bool:
        """Runs the typed line; true once an action was taken."""
        meant = command(typed, self._reader.first_words)
        if meant is None:
            return bool(typed) and self._act(typed)
        self._obey(*meant)
        return False

    def _obey(self, name: str, rest: str) -> None:
        match name:
            case "?":
                self._rules(rest.strip())
            case "list":
                self._list(everything=True)
            case "board":
                self.board()
            case "hint":
                self._hint()
            case "help":
                example = self._match.game.space.text(self._match.state.legal_actions()[0])
                self._screen.print(indent(self._screen.messages("help", example=example), "  "))
            case _:
                self._leave()

    def _leave(self) -> None:
        """Ask first; the end of input, or Ctrl-C once more, is a yes."""
        self._screen.say("leave")
        try:
            answer = self._keyboard.line(_no_offer).strip().lower()
        except (EOFError, KeyboardInterrupt):
            raise LeftTable from None
        if answer in self._screen.messages("yes-words").split():
            raise LeftTable

    def _act(self, typed: str) -> bool:
        try:
            self._match.apply(self._meant(typed))
        except IllegalAction as error:
            rule = self._match.game.rules[error.rule]
            self._screen.say("refused", "bad")
            self._screen.rule(rule)
            return False
        except (Ambiguous, NotUnderstood) as error:
            self._screen.paragraph(error.text(self._screen.messages.language), "bad")
            return False
        return True

    def _meant(self, typed: str) -> int:
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(self._listed):
            return self._listed[int(typed) - 1]
        return self._reader.read(typed, self._match.state)

    def _list(self, *, everything: bool) -> None:
        """The legal actions as sentences with a number each; a kind with many in one line."""
        space = self._match.game.space
        kinds: dict[str, list[int]] = {}
        for a in self._match.state.legal_actions():
            kinds.setdefault(space.kind(a), []).append(a)
        self._listed = []
        for kind, actions in kinds.items():
            if len(actions) > MANY and not everything:
                form = " ".join([kind, *(f"<{name}>" for name in space.kinds[kind])])
                ways = self._screen.messages(
                    "many-ways", count=len(actions), sentence=self.sentence(actions[0])
                )
                self._entry("", form, ways)
                continue
            for a in actions:
                self._listed.append(a)
                self._entry(str(len(self._listed)), space.text(a), self.sentence(a))

    def _entry(self, number: str, form: str, sentence: str) -> None:
        paint = self._screen.paint
        self._screen.print(f"{number:>4}  {paint('bold', f'{form:<22}')}  {sentence}")

    def sentence(self, a: int) -> str:
        space = self._match.game.space
        return self._say.action(space.kind(a), space.params(a))

    def _rules(self, word: str) -> None:
        game = self._match.game
        ids = found(game, word, self._screen.messages.language) if word else self._match.state.rules_now()
        if ids:
            self._screen.rules(game, ids)
        else:
            self._screen.say("nothing-found", word=word)

    def _hint(self) -> None:
        """Hint: the choice of the best bot, from the seat's knowledge."""
        game = self._match.game
        bot = player(game.id, levels(game.id)[-1])
        perspective = self._match.state.perspective(self._me)
        a = bot.choose(perspective, chance_for(perspective.step, "hint"))
        reason = bot.explain(perspective, a, self._screen.messages.language)
        facts = {"action": game.space.text(a), "sentence": self.sentence(a), "reason": reason}
        self._screen.paragraph(self._screen.messages("hint", **facts), "good")

    def _offer(self, line: str) -> Iterator[tuple[str, str]]:
        """Completions: the next words of legal actions, with the sentence where one is whole."""
        done = line[: line.rfind(" ") + 1]
        for word in self._reader.next_words(line, self._match.state.legal_actions()):
            yield word, self._meaning(done + word)
        if not done:
            yield from ((name, "") for name in offered(line, self._reader.first_words))

    def _meaning(self, line: str) -> str:
        try:
            a = self._reader.read(line, self._match.state)
        except (Ambiguous, NotUnderstood):
            return ""
        return "" if self._match.state.why_not(a) else self.sentence(a)


def _no_offer(line: str) -> Iterator[tuple[str, str]]:
    """Completes nothing."""
    return iter(())
