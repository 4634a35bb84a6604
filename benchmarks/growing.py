"""Learning curves as a visitor of a warm server sees them grow: seconds to the first rows, and to all runs."""

import atexit
from functools import cache
from statistics import median

from benchmarks._servers import two_servers
from benchmarks._targets import Ratio
from benchmarks.many import Line
from tests.browser.server import Server
from tests.browser.visitor import Visitor

FIRST_ROWS, ALL_RUNS = 1.5, 4.0  # seconds, on two cores
TIMES = 5


@cache
def _warm() -> Server:
    servers = two_servers()
    atexit.register(servers.__exit__, None, None, None)
    ours, _ = servers.__enter__()
    _opened(ours, 1)  # imports and compilers warm up outside the clock
    return ours


def _opened(server: Server, seed: int) -> tuple[float, float]:
    """Seconds until the page draws its first figure, and until all its runs are done."""
    visitor = Visitor(server.url)
    visitor.begin("learning_curves", seed=seed)
    first = visitor.until_drawn()
    last = visitor.finish()
    visitor.close()
    assert not visitor.mishaps, visitor.mishaps
    return first, last


@cache
def _measured() -> tuple[float, float]:
    """The medians, each time with a seed of its own, so that nothing is known beforehand."""
    results = [_opened(_warm(), 1_000 + turn) for turn in range(TIMES)]
    return median(first for first, _ in results), median(last for _, last in results)


def _line(what: str, which: int, target: float) -> Line:
    title = f"Learning curves: {what}, beside the target of {target:g} s"
    return Line(title, Ratio(1), lambda: (_measured()[which], target))


COMPARISONS = (_line("first rows drawn", 0, FIRST_ROWS), _line("all runs of the default", 1, ALL_RUNS))
