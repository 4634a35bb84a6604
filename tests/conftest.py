"""What every test shares: no randomness, own surroundings, one thread a worker, full error texts from the app.

And which tests run: `tests/running` tells the tiers, and what knows a name.
"""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests import sentences
from tests.all_told import only
from tests.running import tiers
from tests.running.importing import import_in_turns
from tests.running.names import Names, know
from tests.running.order import in_order
from tests.surroundings import own_surroundings

WATCH = pytest.StashKey[tiers.Stopwatch]()
SURROUNDINGS = pytest.StashKey[ExitStack]()

# Read by the numerical libraries when they load, later than this; several pytest workers share the cores.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(variable, "1")

# Hypothesis also tries numbers that it finds in the source of whatever modules are loaded, all of which it reads anew
# in a fresh clone: what a test tries would depend on the tests before it.
providers._get_local_constants = lambda: providers._local_constants

settings.register_profile("lab", derandomize=True, deadline=None, max_examples=50, database=None)
settings.register_profile("fuzz", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "lab"))


@pytest.fixture(autouse=True)
def full_error_details() -> None:
    """The app shows an error's type only, and so would AppTest; a test wants to read all of it.

    Tests of pages import streamlit at their top; the others need not pay for it.
    """
    if "plotly" in sys.modules:
        _templates_are_empty()
    if "streamlit" in sys.modules:
        from streamlit import config

        config.set_option("client.showErrorDetails", "full")
        _look_for_components_once()
        _wait_without_asking()
        _open_everything()
        _one_process_works()


@cache
def _templates_are_empty() -> None:
    """Plotly copies and checks a template for every figure, half of its time; `test_shown.py` looks at its own."""
    import plotly.io

    for name in ("plotly", "plotly_white", "plotly_dark"):
        plotly.io.templates[name] = {}


def _look_for_components_once() -> None:
    """AppTest asks every installed package for components of its own at every run, which is most of its time."""
    from streamlit.components.v2 import manifest_scanner

    if not hasattr(manifest_scanner.scan_component_manifests, "cache_info"):
        manifest_scanner.scan_component_manifests = cache(manifest_scanner.scan_component_manifests)


def _wait_without_asking() -> None:
    """AppTest asks every millisecond whether a script has ended, and each time takes the turn from the script."""
    from streamlit.testing.v1 import local_script_runner

    asks = local_script_runner.require_widgets_deltas
    if asks.__module__ != __name__:

        def waits(runner: Any, timeout: float = 3) -> None:
            runner._script_thread.join(timeout)
            asks(runner, 1)  # a script that is still running is stopped and told of

        local_script_runner.require_widgets_deltas = waits


def _open_everything() -> None:
    """A page draws what is open only; all that can be opened is tested (`tests/browser` opens it one by one)."""
    from pages.widgets import chart, when_open

    chart.AWAY = 0  # no browser waits for anything
    when_open.is_open = lambda part: True


@cache
def _one_process_works() -> None:
    """What a page lets others compute: several pytest workers share the cores, and each process loads the libraries."""
    from laboratory.serving.workers import workers

    with patch("os.cpu_count", return_value=1):
        workers()


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `make try` and `make record` ask."""
    parser.addoption("--knows", metavar="NAMES", help="only tests that know one of these names, parted by commas")
    parser.addoption("--record", action="store_true", help="write into tests/running/slow.toml which tests are slow")


def pytest_configure(config: pytest.Config) -> None:
    """Surroundings, before anything of ours is imported, which all that tests start inherits; a stopwatch, if asked."""
    config.stash[SURROUNDINGS] = ExitStack()
    config.stash[SURROUNDINGS].enter_context(own_surroundings())
    if config.getoption("--record"):
        config.stash[WATCH] = tiers.Stopwatch()


def pytest_unconfigure(config: pytest.Config) -> None:
    """The surroundings that pytest was started in."""
    config.stash[SURROUNDINGS].close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Time a test with all that is set up for it."""
    watch = item.config.stash.get(WATCH, None)
    if watch is None:
        return (yield)
    with watch.timing(item.nodeid):
        return (yield)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands its times over; who has them all writes the record."""
    watch = session.config.stash.get(WATCH, None)
    if watch is not None and hasattr(session.config, "workeroutput"):
        session.config.workeroutput["seconds"] = dict(watch.seconds)
    elif watch is not None:
        tiers.write(watch.seconds)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add up what a worker timed."""
    watch = node.config.stash.get(WATCH, None)
    for nodeid, seconds in getattr(node, "workeroutput", {}).get("seconds", {}).items():
        watch.seconds[nodeid] += seconds


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Nothing of what is imported and made here is garbage: it is not looked for, now or among it later."""
    gc.disable()
    try:
        if "PYTEST_XDIST_WORKER" in os.environ and session.config.args == session.config.getini("testpaths"):
            import_in_turns(*_which_of_all())
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _which_of_all() -> tuple[int, int]:
    """The number of this worker, from 0 on, and of all."""
    return int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")), int(os.environ["PYTEST_XDIST_WORKER_COUNT"])


def pytest_itemcollected(item: pytest.Item) -> None:
    """What is slow is marked."""
    if tiers.is_slow(item.nodeid):
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where only what knows a name is asked for, the rest goes; what is left gets its order."""
    if words := config.getoption("--knows"):
        names = Names(*words.split(","))
        only.append(names.mean)
        items[:] = [item for item in items if know(item, names)]
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Neighbouring tests stay together, as they share what is cached; who is done takes from the end of another's."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """A sentence that does not state what a test asks of it is shown whole, with the facts that it does state."""
    return sentences.explained(op, left, right)
