"""Many people at once on one server, by websockets on this machine, beside a bare Streamlit page in the same run."""

import atexit
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from benchmarks._people import Answers, slide_all, walk_all
from benchmarks._servers import two_servers
from benchmarks._targets import Ratio, Target
from tests.browser.processes import until_workers
from tests.browser.server import Server
from tests.browser.visitor import Visitor, visitors

PEOPLE = 30
PAUSE = 4.0  # seconds for which one of many reads an answer before the next move
SHORT = 0.2  # the same of one person alone
ALONE, TOGETHER = 6.0, 18.0  # seconds of one person's walk, and of all people's
TARGET_END = 2.0
LONG_RUNS: tuple[dict[str, Any], ...] = (
    {"page": "audit", "theorem": "all"},
    {"page": "learning_curves", "learner": "knn", "world": "real_world", "name": "digits"},
)


@dataclass(frozen=True)
class Line:
    """One line of the report: two numbers of seconds, measured on demand."""

    title: str
    target: Target | None
    measure: Callable[[], tuple[float, float]]

    def ratio(self) -> tuple[float, float, float]:
        """Both numbers, and the first over the second."""
        ours, theirs = self.measure()
        return ours, theirs, ours / theirs


@cache
def _servers() -> tuple[Server, Server]:
    servers = two_servers()
    atexit.register(servers.__exit__, None, None, None)
    ours, bare = servers.__enter__()
    walk_all(ours.url, 1, ALONE, 0)  # imports and compilers warm up outside the clock
    return ours, bare


@cache
def _ours(people: int) -> Answers:
    result = walk_all(_servers()[0].url, people, *_way(people), 100_000)
    if result.wrong:
        raise AssertionError(f"{len(result.wrong)} of {len(result.seconds)} answers were wrong: {result.wrong[:5]}")
    return result


@cache
def _bare(people: int) -> Answers:
    return slide_all(_servers()[1].url, people, *_way(people))


def _way(people: int) -> tuple[float, float]:
    """For how long they move, and how long they wait before each move."""
    return (TOGETHER, PAUSE) if people > 1 else (ALONE, SHORT)


def _slider_beside_long_runs() -> tuple[float, float]:
    ours = _servers()[0]
    with visitors(ours.url, len(LONG_RUNS)) as busy:
        for visitor, long_run in zip(busy, LONG_RUNS, strict=True):
            visitor.begin(**long_run)
        until_workers(ours.process, work=True)
        return walk_all(ours.url, 1, *_way(1), 500_000).median, _ours(1).median


def _end_of_a_closed_tab(long_run: dict[str, Any]) -> tuple[float, float]:
    ours, visitor = _servers()[0], Visitor(_servers()[0].url)
    until_workers(ours.process, work=False)
    visitor.begin(**{**long_run, "seed": 77})
    visitor.until(r"[1-9]\d* of \d+ ")
    visitor.close()
    return until_workers(ours.process, work=False), TARGET_END


COMPARISONS = (
    Line(f"{PEOPLE} people, a move each {PAUSE:g} s: median answer, beside one person's", Ratio(5),
         lambda: (_ours(PEOPLE).median, _ours(1).median)),
    Line(f"{PEOPLE} people: the slowest answer of twenty, beside one person's", None,
         lambda: (_ours(PEOPLE).slowest_of_twenty, _ours(1).slowest_of_twenty)),
    Line(f"a bare page, {PEOPLE} people as often: median answer, beside one's", None,
         lambda: (_bare(PEOPLE).median, _bare(1).median)),
    Line("one person: median answer, beside the bare page's", None, lambda: (_ours(1).median, _bare(1).median)),
    Line(f"{PEOPLE} people: median answer, beside the bare page's", None,
         lambda: (_ours(PEOPLE).median, _bare(PEOPLE).median)),
    Line("median answer while two others make long runs, beside alone", None, _slider_beside_long_runs),
    *(Line(f"{run['page']}: closed tab to idle workers, beside the target of {TARGET_END:g} s", Ratio(1),
           partial(_end_of_a_closed_tab, run)) for run in LONG_RUNS),
)  # fmt: skip
