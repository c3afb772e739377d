"""`python -m rotonde.server`: the same as `rotonde serve`."""

import argparse
import sys
from pathlib import Path

from rotonde.server.run import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rotonde.server", description="Serve Rotonde's tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=None, help="a free one when not given")
    parser.add_argument("--data", type=Path, default=None, help="folder for tables and moves")
    parser.add_argument("--no-browser", action="store_true")
    chosen = parser.parse_args()
    return serve(chosen.host, chosen.port, chosen.data, not chosen.no_browser)


if __name__ == "__main__":
    sys.exit(main())
