"""Grammar of the command line: the commands, the arguments of each, and what arguments are."""

# Each command with its arguments; `help-<name>` in the catalogue says what it is for.
COMMANDS = {
    "serve": ("--host", "--port", "--data", "--database", "--config", "--open"),
    "config": (),
    "verify": ("--data", "--database", "--config", "--json"),
    "games": (),
    "languages": ("--json",),
    "rules": ("game", "--search"),
    "play": ("game", "--seats", "--bots", "--me", "--name", "--seed", "--option", "--material", "--save"),
    "replay": ("file", "--seat", "--at", "--plain"),
    "simulate": (
        *("game", "--games", "--seats", "--bots", "--seed"),
        *("--option", "--material", "--jobs", "--horizon", "--out"),
    ),
    "new-game": ("name@game-name", "--out@game-folder"),
}
PLACE = ("--data", "--database", "--config", "--json")
# Commands that belong together under one name; `help-<group>-<name>` in the catalogue.
GROUPS = {
    "lab": {
        "run": ("file@study", "--out@results", "--games@study-games", "--jobs", "--cluster"),
        "report": ("file@study", "--out@results", "--games@study-games", "--svg@charts"),
    },
    "admin": {
        "list": ("what", *PLACE),
        "statistics": PLACE,
        "close": ("table", *PLACE),
        "remove": ("table", *PLACE),
        "ban": ("who", "--reason", *PLACE),
        "unban": ("who", *PLACE),
        "reports": PLACE,
        "hide": ("table", "line", *PLACE),
        "dismiss": ("table", "line", *PLACE),
        "backup": ("backup", *PLACE),
        "restore": ("backup", "--overwrite", *PLACE),
        "reset": ("person", *PLACE),
        "rejudge": PLACE,
    },
}
CHECK = ("--game", "--material", "--seed", "--svg")  # and a file, and how many samples
SWITCHES = {"--open", "--plain", "--json", "--overwrite"}
SEVERAL = {"--option", "--material"}
PATHS = {"file", "backup", "--config", "--save", "--out", "--svg"}
ALLOWED = {"what": ("tables", "people", "bans")}  # the first is meant where none is given
DEFAULTS = {"--host": "127.0.0.1", "--me": "0", "--games": "1000", "--horizon": "5000"}
UNSET = {"--host"}  # its default is the settings' own
METAVARS = {
    "--option": "NAME=VALUE",
    "--material": "NAME=FILE",
    "--bots": "LEVEL,…",
    "--host": "ADDRESS",
    "--data": "FOLDER",
    "--database": "ADDRESS",
    "--config": "FILE",
    "--cluster": "ADDRESS",
    "backup": "FILE",
    "person": "NAME",
}
