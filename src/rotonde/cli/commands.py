"""Commands of `rotonde`: each hands what was asked to the package that does it.

A command imports what it needs when it is called: `rotonde games` does not wait for a server.
"""

import sys
from argparse import Namespace

from rotonde.terminal.material_check import Known
from rotonde.terminal.messages import Messages
from rotonde.terminal.screen import Screen


def _serve(asked: Namespace, messages: Messages) -> int:
    from rotonde.server.ops.run import serve
    from rotonde.terminal.arguments import whole

    port = None if asked.port is None else whole("--port", asked.port, 0, 65535)
    given = {"host": asked.host, "port": port, "data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    return serve(flags, asked.config, open_browser=asked.open, language=messages.language)


def _config(asked: Namespace, messages: Messages) -> int:
    from rotonde.server.ops.configuration import commented

    sys.stdout.write(commented(messages.language))
    return 0


def _admin(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.admin import run

    return run(asked, Screen(sys.stdout, messages))


def _verify(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.verify import run

    return run(asked, Screen(sys.stdout, messages))


def _games(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.listing import list_games

    return list_games(Screen(sys.stdout, messages))


def _languages(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.languages import run

    return run(asked, Screen(sys.stdout, messages))


def _rules(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.listing import list_rules

    return list_rules(asked.game, asked.search or "", Screen(sys.stdout, messages))


def _play(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.play import PlayOptions, play

    options = PlayOptions(
        *(asked.game, asked.seats, asked.bots, asked.me, asked.name, asked.seed),
        *(asked.option, asked.material, asked.save),
    )
    return play(options, Screen(sys.stdout, messages))


def _replay(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.replay import ReplayOptions, replay

    return replay(ReplayOptions(asked.file, asked.seat, asked.at, asked.plain), Screen(sys.stdout, messages))


def _simulate(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.simulate import SimulateOptions, simulate

    options = SimulateOptions(
        *(asked.game, asked.games, asked.seats, asked.bots, asked.seed),
        *(asked.option, asked.material, asked.jobs, asked.horizon, asked.out),
    )
    return simulate(options, Screen(sys.stdout, messages))


def _lab(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.lab import run

    return run(asked, Screen(sys.stdout, messages))


def _new_game(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.new_game import run

    return run(asked, Screen(sys.stdout, messages))


def check(known: Known, asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.material_check import CheckOptions
    from rotonde.terminal.material_check import check as run

    options = CheckOptions(asked.file, asked.game, asked.samples, asked.seed, asked.svg, asked.material)
    return run(known, options, Screen(sys.stdout, messages))


COMMANDS = {
    "serve": _serve,
    "config": _config,
    "admin": _admin,
    "verify": _verify,
    "games": _games,
    "languages": _languages,
    "rules": _rules,
    "play": _play,
    "replay": _replay,
    "simulate": _simulate,
    "lab": _lab,
    "new-game": _new_game,
}
