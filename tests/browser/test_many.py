"""Several people at once on one server: everybody has the answer to what they asked, and who leaves ends their work."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bounds.numbers import UNBROKEN
from laboratory.topics import ViewEntry, views
from tests.browser.processes import ENDLESS, until_workers
from tests.browser.server import Server, running_app
from tests.browser.visitor import Visitor, visitors

PLACES = (
    "perceptron_lab.updates", "trees.growing", "metrics.roc", "model_selection.zoom", "boosting.adaboost",
    "svm_and_kernels.tube",
)  # fmt: skip


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose workers do nothing for other tests."""
    with running_app(home=tmp_path_factory.mktemp("home")) as server:
        yield server


def seed_of(entry: ViewEntry) -> str:
    """The name of the field of its seed."""
    assert entry.view.seed is not None, entry
    return entry.view.seed.name


def seeded(entry: ViewEntry, seed: int) -> str:
    """What the library answers for this seed, wherever its lines may break."""
    values: dict[str, Any] = {seed_of(entry): seed}
    return entry(**values).sentence.replace(UNBROKEN, " ")


def walked(visitor: Visitor, number: int) -> list[str]:
    """Move the seed in three views, and tell where the answer was not the one of this visitor's seed."""
    wrong = []
    for turn in range(3):
        place = PLACES[(number + turn) % len(PLACES)]
        entry, seed = views[place], 100 + 10 * number + turn
        visitor.open(entry.address, show=entry.question)
        visitor.type(entry.key(seed_of(entry)), str(seed))
        if seeded(entry, seed) not in visitor.words.replace(UNBROKEN, " "):
            wrong.append(f"visitor {number}, {place}, seed {seed}: {visitor.words}")
    return wrong + visitor.mishaps


@pytest.mark.exhaustive("six people at once, in six sessions of one server")
def test_six_people_at_once_have_each_their_own_answers(alone: Server) -> None:
    assert len({seeded(views[place], 100) for place in PLACES}) == len(PLACES)
    with visitors(alone.url, 6) as six, ThreadPoolExecutor(6) as pool:
        wrong = [answer for result in pool.map(walked, six, range(6)) for answer in result]
    assert not wrong


@pytest.mark.exhaustive("long work whose tab is closed; every day it is left for another page in a browser")
@pytest.mark.parametrize(
    ("page", "address", "begun"),
    [
        ("learning_curves", ENDLESS, r"[1-9]\d* of 1000 runs"),
        ("audit", {"theorem": "all"}, r"[1-9]\d* of \d+ simulations"),
    ],
)
def test_closing_a_tab_ends_its_work(page: str, address: dict[str, object], begun: str, alone: Server) -> None:
    visitor = Visitor(alone.url)
    visitor.begin(page, **address)
    visitor.until(begun)
    visitor.close()
    # 2 s on a quiet machine, which `python -m benchmarks many` measures; left alone it would go on for minutes.
    until_workers(alone.process, work=False)
