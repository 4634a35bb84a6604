"""Memory of a server after many changes of fields by one person: after a thousand moves beside after a hundred."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from benchmarks._targets import Ratio, Target
from laboratory.topics import ViewEntry, views
from laboratory.views.view import Tasks
from tests.browser.processes import memory
from tests.browser.server import running_app
from tests.browser.visitor import Visitor

FEW, MANY = 100, 1_000
MOVES = 3  # in one view, before the next is opened
GIGABYTE = 2**30


@dataclass(frozen=True)
class Grown:
    """The one line of the report."""

    title: str = f"memory of the server after {MANY:,} moves, beside after {FEW}"
    unit: str = "GB"
    target: ClassVar[Target] = Ratio(1.3)

    def ratio(self) -> tuple[float, float, float]:
        """Gigabytes after many moves, after a few, and the first over the second."""
        held = memory_after(FEW, MANY)
        return held[MANY] / GIGABYTE, held[FEW] / GIGABYTE, held[MANY] / held[FEW]


@cache
def memory_after(*moves: int) -> dict[int, int]:
    """Bytes after so many moves in one tab, through all views that have a seed."""
    with TemporaryDirectory() as home, running_app(Path(home)) as server:
        visitor, held = Visitor(server.url), {}
        for done, _ in enumerate(_moves(visitor, max(moves)), 1):
            if done in moves:
                held[done] = memory(server.process)
        if visitor.mishaps:
            raise AssertionError(visitor.mishaps[:5])
        visitor.close()
    return held


def _moves(visitor: Visitor, moves: int) -> Iterator[float]:
    seed, places = 0, cycle(list(_places()))
    while seed < moves:
        entry = next(places)
        visitor.open(entry.address, show=entry.question)
        for _ in range(MOVES):
            seed += 1
            if seed <= moves:
                yield visitor.type(entry.key(entry.view.seed.name), str(seed)) if entry.view.seed else 0.0


def _places() -> Iterator[ViewEntry]:
    """Views in which a seed stands when they are opened."""
    for entry in views.values():
        view = entry.view
        if not isinstance(view.run, Tasks) and view.seed is not None and view.seed.is_visible(view.defaults()):
            yield entry


COMPARISONS = (Grown(),)
