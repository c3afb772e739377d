"""Games as they are listed and described to clients."""

import logging

import rotonde
from rotonde.server.http.messages import (
    ExampleText,
    GameDetail,
    GameSummary,
    RuleText,
    RulingText,
    SheetInfo,
)
from rotonde.table.game.lesson import lesson
from rotonde.table.game.sheet import sheet
from rotonde.table.game.sides import sides_by_count

log = logging.getLogger("rotonde.server")


def lesson_title(game: rotonde.Game) -> dict[str, str] | None:
    """Title of its lesson, where the game in the box has one."""
    found = lesson(game.id) if game.material is None else None
    return found.title if found else None


def sheet_info(game: rotonde.Game) -> SheetInfo | None:
    """Its sheet, where the game has one; without a level of its own, the weakest."""
    found = sheet(game.id)
    if found is None:
        return None
    level = found.level or next(iter(rotonde.levels(game.id)), "")
    return SheetInfo(found.about, found.minutes, found.age, found.difficulty, found.solo, level)


def game_summary(game: rotonde.Game) -> GameSummary:
    return GameSummary(
        id=game.id,
        title=dict(game.title),
        version=game.version,
        seats=list(game.seats),
        levels=list(rotonde.levels(game.id)),
        visitors=rotonde.opponents(game.id)[len(rotonde.levels(game.id)) :],
        options=game.options,
        hidden=game.hidden,
        materials=game.materials,
        lesson=lesson_title(game),
        sheet=sheet_info(game),
        sides=sides_by_count(game),
    )


def game_summaries() -> list[GameSummary]:
    """The games that can be played; one that does not load is no reason to hide the others."""
    found: list[GameSummary] = []
    for game_id in rotonde.games():
        try:
            found.append(game_summary(rotonde.game(game_id)))
        except Exception:
            log.exception("a game cannot be loaded", extra={"game": game_id})
    return found


def _rule_text(rule: rotonde.Rule) -> RuleText:
    rulings = [RulingText(each.id, dict(each.texts), each.option) for each in rule.rulings]
    examples = [ExampleText(each.id, dict(each.texts)) for each in rule.examples]
    return RuleText(rule.id, rule.section, dict(rule.texts), rulings, examples)


def game_detail(game: rotonde.Game) -> GameDetail:
    short = game_summary(game)
    return GameDetail(
        **{name: getattr(short, name) for name in GameSummary.__struct_fields__},
        rules=[_rule_text(each) for each in game.rules.values()],
        sections={name: dict(said) for name, said in game.sections.items()},
        words=game.words,
        layout=game.layout,
    )
