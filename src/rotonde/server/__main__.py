"""`python -m rotonde.server`: the same as `rotonde serve`."""

import argparse
import sys
from pathlib import Path

from rotonde.server.run import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rotonde.server", description="Serve Rotonde's tables.")
    parser.add_argument("--host", help="the address to listen on")
    parser.add_argument("--port", type=int, help="a free one when not given")
    parser.add_argument("--data", help="folder for tables and moves")
    parser.add_argument("--database", help="a PostgreSQL database, instead of the folder")
    parser.add_argument("--config", type=Path, help="a file of settings")
    parser.add_argument("--no-browser", action="store_true")
    asked = parser.parse_args()
    given = {"host": asked.host, "port": asked.port, "data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    return serve(flags, asked.config, open_browser=not asked.no_browser)


if __name__ == "__main__":
    sys.exit(main())
