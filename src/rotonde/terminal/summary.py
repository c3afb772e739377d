"""Summary of simulated games: shares won with their intervals, lengths, scores."""

from collections.abc import Sequence
from statistics import mean, median

from rotonde.analysis.statistics import share
from rotonde.bots.level_names import level_name
from rotonde.core.catalogue import game as game_of
from rotonde.i18n.translations import text_in
from rotonde.terminal.screen import Screen
from rotonde.terminal.simulated_game import Outcome, Series

NAME = 10  # columns of a level's name at least
BAR = 50  # columns from 0 to 100 %


def bar(share: float, low: float, high: float) -> str:
    """A share as a bar of `#` up to `|`, its interval as `[==]` around the end, on a scale from 0 to 1."""
    marks = [" "] * (BAR + 1)
    for column in range(round(share * BAR)):
        marks[column] = "#"
    for column in range(round(low * BAR), round(high * BAR) + 1):
        marks[column] = "="
    marks[round(low * BAR)] = "["
    marks[round(high * BAR)] = "]"
    marks[round(share * BAR)] = "|"
    return "".join(marks).rstrip()


def summarize(series: Series, outcomes: Sequence[Outcome], screen: Screen) -> None:
    """Print the summary of the games that were played."""
    game = game_of(series.game)
    names = [level_name(level, screen.messages.language) for level in series.bots]
    bots = names[0] if len(set(names)) == 1 else ", ".join(names)
    title = text_in(game.title, screen.messages.language)
    facts = {"title": title, "seats": series.seats, "bots": bots, "games": len(outcomes)}
    screen.say("simulated", "bold", seed=series.seed, **facts)
    if not outcomes:
        screen.say("no-games")
        return
    _horizon(series, outcomes, screen)
    _shares(series, outcomes, screen)
    _lengths(outcomes, screen)
    _scores(series, outcomes, screen)


def _horizon(series: Series, outcomes: Sequence[Outcome], screen: Screen) -> None:
    hit = sum(not outcome.finished for outcome in outcomes)
    if hit:
        screen.say("horizon", "bad", count=hit, games=len(outcomes), horizon=series.horizon)
    else:
        screen.say("no-horizon")


def _shares(series: Series, outcomes: Sequence[Outcome], screen: Screen) -> None:
    screen.print()
    screen.say("won-shares", "accent")
    for seat, name in enumerate(_names(series, screen)):
        won = sum(seat in outcome.winners for outcome in outcomes)
        value, low, high, _ = share(won, len(outcomes))
        numbers = f"{value:6.1%}  ({low:.1%} – {high:.1%})"
        screen.print(f"  {seat} {name} {numbers:<26} {bar(value, low, high)}")


def _lengths(outcomes: Sequence[Outcome], screen: Screen) -> None:
    screen.print()
    screen.say("lengths", "accent")
    decisions = [outcome.decisions for outcome in outcomes]
    turns = [outcome.turns for outcome in outcomes]
    for name, values in (("decisions", decisions), ("turns", turns)):
        screen.print(f"  {screen.messages(name):<12} {_spread(values, screen)}")


def _scores(series: Series, outcomes: Sequence[Outcome], screen: Screen) -> None:
    screen.print()
    screen.say("scores", "accent")
    for seat, name in enumerate(_names(series, screen)):
        scores = [outcome.scores[seat] for outcome in outcomes]
        screen.print(f"  {seat} {name} {_spread(scores, screen)}")


def _names(series: Series, screen: Screen) -> list[str]:
    """Names of the seats, all of one width."""
    names = [level_name(level, screen.messages.language) for level in series.bots]
    wide = max(NAME, *map(len, names))
    return [name.ljust(wide) for name in names]


def _spread(values: Sequence[float], screen: Screen) -> str:
    facts = {"mean": mean(values), "median": median(values), "least": min(values), "most": max(values)}
    return screen.messages("spread", **facts)
