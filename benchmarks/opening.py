"""Learning curves opened first on a server that has just started: seconds from the visit to the first figure."""

from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks._targets import Most
from benchmarks.many import Line
from tests.browser.server import STREAMLIT_RUN, running_app
from tests.browser.visitor import Visitor

TIMES = 3
RESTARTED, FRESH = 2.0, 8.0  # seconds, on two cores
CACHES = {"PYTHONPYCACHEPREFIX": "bytecode", "NUMBA_CACHE_DIR": "loops"}


def _first_points(fresh: bool) -> float:
    with TemporaryDirectory(prefix="bench", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        entries = {name: str(home / kept) for name, kept in CACHES.items()} if fresh else {}
        with running_app(home, way=STREAMLIT_RUN, entries=entries) as server:
            visitor = Visitor(server.url)
            visitor.begin("learning_curves")
            first = visitor.until_drawn()
            visitor.finish()
            visitor.close()
    if visitor.mishaps:
        raise AssertionError(visitor.mishaps)
    return first


def _beside(most: float, *, fresh: bool) -> Callable[[], tuple[float, float]]:
    return lambda: (median(_first_points(fresh) for _ in range(TIMES)), most)


COMPARISONS = (
    Line(
        "Learning curves opened first after a restart: first points", Most(RESTARTED), _beside(RESTARTED, fresh=False)
    ),
    Line(
        "the same without bytecode and compiled loops, as after `streamlit run` on a fresh clone",
        Most(FRESH),
        _beside(FRESH, fresh=True),
    ),
)
