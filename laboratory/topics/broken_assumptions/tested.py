"""A predictor fixed beforehand, tested on examples that repeat or drift; and the luckiest of many on one test set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.words.assumptions import FIXED_HYPOTHESIS
from laboratory.topics.broken_assumptions.coverage import Coverage, coverage_of_a_test_set
from laboratory.topics.broken_assumptions.laws import Reals, fewest_mistakes, mistakes_by_turns, repeating_mistakes
from laboratory.topics.broken_assumptions.run import BrokenRun, Repair
from laboratory.worlds.drifting_threshold import DriftingThreshold
from laboratory.worlds.lattice import PLACES, lattice
from laboratory.worlds.sticky_threshold import StickyThreshold

STAYS = np.arange(10) / 10
DRIFTS = np.arange(11) / 20
LOOKS = np.array([1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0])
START = 0.25  # a drift of 1/2 ends as far from the other side
SLUG = "validation_two_sided"


@dataclass(frozen=True)
class From:
    """The predictor that says 1 from `place` on."""

    place: float

    @property
    def breakpoints_(self) -> tuple[float, ...]:
        return (self.place,)

    def predict(self, X: Any) -> NDArray[np.int64]:
        """Labels `(m,)` of `X`, `(m, 1)`."""
        return np.asarray(X[:, 0] >= self.place, np.int64)


def repeating_run(m: int, delta: float, risk: float, runs: int, seed: int) -> BrokenRun:
    """The predictor knows the threshold and errs on flipped labels alone, a share `risk`; examples repeat."""
    covered = [
        coverage_of_a_test_set(StickyThreshold(float(stay), 0.5, risk), From(0.5), m, runs, seed, delta)
        for stay in STAYS
    ]
    return _tested(m, STAYS, covered, [repeating_mistakes(m, risk, float(stay)) for stay in STAYS])


def drifting_run(m: int, delta: float, noise: float, runs: int, seed: int) -> BrokenRun:
    """The predictor knows where the threshold was when the test began; it moves by the strength till the end."""
    covered, laws = [], []
    for drift in DRIFTS:
        world = DriftingThreshold(START, START + float(drift), noise)
        covered.append(coverage_of_a_test_set(world, From(START), m, runs, seed, delta))
        laws.append(mistakes_by_turns(_risks_while_it_moves(world, m)))
    return _tested(m, DRIFTS, covered, laws)


def looked_run(m: int, delta: float, risk: float, runs: int, seed: int) -> BrokenRun:
    """Candidates of one true risk that err independently: the one with the fewest mistakes on the test set is told."""
    drawn = np.random.default_rng(seed).binomial(m, risk, size=(runs, int(LOOKS[-1])))
    errors = np.array([drawn[:, : int(looks)].min(axis=1) / m for looks in LOOKS])
    width = float(theorems[SLUG](m=m, delta=delta))
    truth = np.full(len(LOOKS), risk)
    asked = tuple({"m": m, "delta": delta, "k": int(looks)} for looks in LOOKS)
    wider = np.array([float(theorems["validation_selection"](**given)) for given in asked])
    misses = (np.abs(errors - risk) > wider[:, np.newaxis] + 1e-12).sum(axis=1)
    laws = np.array([fewest_mistakes(m, risk, int(looks)) for looks in LOOKS])
    return BrokenRun(
        SLUG, {"m": m, "delta": delta}, LOOKS, errors, truth - width, truth + width, truth, (FIXED_HYPOTHESIS,), laws,
        Repair("validation_selection", asked, misses),
    )  # fmt: skip


def _risks_while_it_moves(world: DriftingThreshold, m: int) -> Reals:
    """The risk of the predictor on each of m examples, `(m,)`, exactly: it errs between its place and the threshold."""
    thresholds = np.linspace(world.end, world.start, m)[::-1]  # a single example has the law at the end
    between = np.searchsorted(lattice(), thresholds) - np.searchsorted(lattice(), START)
    return np.asarray(world.noise + (1 - 2 * world.noise) * between / PLACES)


def _tested(m: int, strengths: Reals, covered: Sequence[Coverage], laws: Sequence[Reals]) -> BrokenRun:
    truth = np.array([seen.risk for seen in covered])
    width = np.array([seen.width for seen in covered])
    return BrokenRun(
        SLUG, {"m": m, "delta": covered[0].delta}, strengths, np.array([seen.errors for seen in covered]),
        truth - width, truth + width, truth, covered[-1].broken, np.array(laws),
    )  # fmt: skip
