"""Simulated people without browsers who visit laboratories, each with own values, and check the answers."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import cycle, islice
from statistics import quantiles
from typing import Any

from laboratory.topics import ViewEntry, views
from tests.browser.visitor import Visitor, visitors

# Views of which one answer takes as long as a slider's usually does.
PLACES = (
    "perceptron_lab.updates", "model_selection.zoom", "trees.growing", "metrics.roc", "svm_and_kernels.tube",
    "boosting.adaboost", "linear_models.separable", "neighbours.costs", "networks.backward", "optimisation.check",
    "version_space.unbiased", "finite_classes.square", "regularisation.paths", "kernels.gram", "metrics.noise",
)  # fmt: skip
MOVES = 4  # in one view, before the next is opened


@dataclass
class Answers:
    """The waiting times: seconds of every answer, and what was wrong."""

    seconds: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def median(self) -> float:
        return quantiles(self.seconds, n=2)[0]

    @property
    def slowest_of_twenty(self) -> float:
        """The 95 % quantile."""
        return quantiles(self.seconds, n=20)[-1]


@dataclass(frozen=True)
class _Words:
    entry: ViewEntry
    name: str
    seed: int
    words: str

    def wrong(self) -> str:
        """The difference from the library's sentence; empty if there is none."""
        values: dict[str, Any] = {self.name: self.seed}
        right = self.entry(**values).sentence
        where = f"{self.entry.address}.{self.entry.question}, {self.name} = {self.seed}"
        return "" if _spaced(right) in _spaced(self.words) else f"{where}: {right!r} is not on the page"


def _spaced(words: str) -> str:
    """A browser tells some of the spaces that do not break as common ones."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


def walk_all(url: str, people: int, seconds: float, pause: float, first: int = 1_000) -> Answers:
    """So many people at once, who look at each answer for so long; `first` is the smallest of their seeds."""

    def visit(visitor: Visitor, number: int) -> tuple[list[float], list[_Words], list[str]]:
        return _walk(visitor, number, time.monotonic() + seconds, pause, first + 1_000 * number)

    with visitors(url, people) as there, ThreadPoolExecutor(people) as pool:
        results = list(pool.map(visit, there, range(people)))
    wrong = [mishap for _, _, mishaps in results for mishap in mishaps]
    wrong += [why for _, text, _ in results for sentence in text if (why := sentence.wrong())]
    return Answers([seconds for took, _, _ in results for seconds in took], wrong)


def _walk(
    visitor: Visitor, number: int, end: float, pause: float, seed: int
) -> tuple[list[float], list[_Words], list[str]]:
    took: list[float] = []
    texts: list[_Words] = []
    time.sleep(pause * (number % 10) / 10)  # nobody clicks in step
    for place in islice(cycle(PLACES), number % len(PLACES), None):
        entry = views[place]
        name = entry.view.seed.name if entry.view.seed else ""
        visitor.open(entry.address, show=entry.question)
        for _ in range(MOVES):
            if time.monotonic() > end:
                return took, texts, visitor.mishaps
            time.sleep(pause)
            seed += 1
            took.append(visitor.type(entry.key(name), str(seed)))
            texts.append(_Words(entry, name, seed, visitor.words))
    raise AssertionError("the walk has no end")


def slide_all(url: str, people: int, seconds: float, pause: float) -> Answers:
    """The same people before the bare page, whose slider they move."""

    def slide(visitor: Visitor, number: int) -> Sequence[float]:
        visitor.open("")
        time.sleep(pause * (number % 10) / 10)
        return list(_again(lambda turn: visitor.slide("None", 1 + turn % 100), seconds, pause))

    with visitors(url, people) as there, ThreadPoolExecutor(people) as pool:
        return Answers([seconds for took in pool.map(slide, there, range(people)) for seconds in took])


def _again(move: Callable[[int], float], seconds: float, pause: float) -> Sequence[float]:
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(pause)
        took.append(move(len(took)))
    return took
