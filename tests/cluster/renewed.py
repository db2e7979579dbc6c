"""A program that plays the game `rounds` by one version of its rules, and is Tablée else:

python renewed.py DOUBLE serve --port 0 …
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tablee.cli.app import run
from tablee.kernel.registry import register
from tests.table.waking import versions

if __name__ == "__main__":
    register(getattr(versions, sys.argv.pop(1)))
    run()
