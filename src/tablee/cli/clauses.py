"""`tablee clauses`: which clauses of the rules have a test that names them."""

from __future__ import annotations

import importlib
from typing import Any

from tablee.cli.words import Lang, Stop, Words
