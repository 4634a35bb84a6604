"""Workers collect the same modules: each begins to import at another place, so that not all compile all of them."""

from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def import_in_turns(worker: int, workers: int) -> None:
    """Import every module of tests, this worker's share first; what fails is told when it is collected."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    first = len(paths) * worker // workers
    for path in (*paths[first:], *paths[:first]):
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
