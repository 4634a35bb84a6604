"""The hard margin on one sample: its support vectors, its leave-one-out error, and the bounds of three theorems."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.svm_and_kernels.worked import WORKED
from laboratory.views.moved_examples import Moved, placed
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace

if TYPE_CHECKING:
    from learners.svm.hard_svm import HardSVM

DELTA = 0.05
FEATURES = 10**9  # so many that only the margin matters
OTHERS = 40
THEOREMS = ("svm_support_vectors", "svm_radius_margin", "margin_hard_svm")

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
World = MarginHalfspace | GaussianPair

WORLDS: Mapping[str, str] = {
    "slab": "Halfspace with a margin",
    "clouds": "Two Gaussians",
    "four": "Worked: four points",
    "two": "Worked: two points",
}


@dataclass(frozen=True)
class MarginRun:
    """A sample, its line of largest margin, and another that separates, the perceptron's.

    `points` `(samples, 2)`, `signs` `(samples,)` in -1 and 1; `weights` and `other` `(2,)` with their offsets;
    `support` are the indices of multipliers above 0; `left_out` is for each of them whether the line without it
    misclassifies it. `risk` and `other_risk` are exact, None for a worked example, which has no world.
    Where nothing separates the sample the line is that of smallest slack, and nothing supports it.
    Where examples were `moved` by hand the sample is not drawn from the world. `penalized` is the line that has the
    bias as the weight of a feature 1, in ||w||: its margin in the plane and its exact risk, where a bias is learned.
    """

    world: World | None
    bias: bool
    points: Reals
    signs: Reals
    weights: Reals
    offset: float
    other: Reals
    other_offset: float
    separable: bool
    alphas: Reals
    support: Integers
    left_out: NDArray[np.bool_]
    risk: float | None
    other_risk: float | None
    moved: bool = False
    penalized: tuple[float, float] | None = None

    @property
    def margin(self) -> float:
        """Distance from the line to the nearest example, where it separates; inf where all labels are the same."""
        length = float(np.linalg.norm(self.weights))
        return 1 / length if length > 0 else inf

    @property
    def other_margin(self) -> float:
        """Distance from the perceptron's line to the nearest example; negative where it does not separate."""
        scores = self.signs * (self.points @ self.other + self.other_offset)
        length = float(np.linalg.norm(self.other))
        return float(scores.min()) / length if length > 0 else inf

    def capacity(self, margin: float) -> int | None:
        """Vapnik's bound on the VC dimension of hyperplanes that leave a band of that margin free, in any dimension.

        The points lie in the world's ball; None where there is none, or the band has no width or is wider.
        """
        if not isinstance(self.world, MarginHalfspace) or self.moved or not 0 < margin < self.world.radius:
            return None
        diameter = 2 * self.world.radius
        return int(theorems["vapnik_margin_vc"](diameter=diameter, width=2 * margin, n=FEATURES))

    @property
    def within_reach(self) -> int:
        """How many examples a move shorter than the largest margin can take across the perceptron's line."""
        length = float(np.linalg.norm(self.other))
        scores = self.signs * (self.points @ self.other + self.other_offset)
        return int((scores < self.margin * length).sum())

    @property
    def functional_margins(self) -> Reals:
        """y (<w, x> + b), `(samples,)`."""
        return np.asarray(self.signs * (self.points @ self.weights + self.offset), np.float64)

    @property
    def leave_one_out(self) -> int:
        """Misclassified when each example in turn is left out; only support vectors can be."""
        return int(self.left_out.sum())


@dataclass(frozen=True)
class OtherSamples:
    """Other samples of the world: exact risks of lines from m examples, support vectors among m + 1."""

    m: int
    risks: Reals
    supports: Integers


def margin_run(
    world: World | None, m: int, seed: int, bias: bool, worked: str = "four", moved: Moved = ()
) -> MarginRun:
    """Draw `m` examples with `seed`, or take the worked example (with a bias), and find both lines.

    Those `moved` are put elsewhere first, with their labels.
    """
    from learners.halfspaces.perceptron import Perceptron

    X, y = _sample(world, m, np.random.default_rng(seed), worked)
    X = placed(X, moved)
    bias = bias or world is None
    svm = _fitted(X, y, bias)
    perceptron = Perceptron(max_iter=1000, fit_intercept=bias, labels=(0, 1)).fit(X, y)
    separable = bool(svm.history_["separable"])
    support = np.asarray(svm.history_["support_indices"], np.int64)
    return MarginRun(
        world=world,
        bias=bias,
        points=X,
        signs=np.where(y == 1, 1.0, -1.0),
        weights=np.asarray(svm.coef_[0], np.float64),
        offset=float(svm.intercept_[0]),
        other=np.asarray(perceptron.coef_[0], np.float64),
        other_offset=float(perceptron.intercept_[0]),
        separable=separable,
        alphas=np.asarray(svm.history_["alphas"], np.float64),
        support=support,
        left_out=np.array([_misclassified_without(X, y, int(i), bias) for i in support], np.bool_),
        risk=None if world is None else world.risk(svm),
        other_risk=None if world is None else world.risk(perceptron),
        moved=bool(moved),
        penalized=_penalized(world, svm, X, y) if bias and separable and world is not None else None,
    )


def hard_margin(
    world: str, gamma: float = 0.3, distance: float = 6.0, m: int = 120, seed: int = 0, bias: bool = False,
    moved: Moved = (),
) -> MarginRun:  # fmt: skip
    """One of `WORLDS`: examples that keep `gamma` from a hidden line, clouds `distance` apart, or a worked example."""
    if world in WORKED:
        return margin_run(None, 0, 0, True, world)
    source = GaussianPair(2, distance) if world == "clouds" else MarginHalfspace(2, gamma)
    return margin_run(source, m, seed, bias, moved=moved)


def others(world: str, gamma: float, m: int, bias: bool) -> OtherSamples | None:
    """Other samples where every sample is separable, so that their mean is what the theorems bound; else None."""
    return other_samples(MarginHalfspace(2, gamma), m, bias) if world == "slab" else None


def inputs(run: MarginRun, others: OtherSamples | None) -> dict[str, dict[str, Any]]:
    """The inputs of each theorem that holds for the run: none does where examples were moved by hand."""
    if run.moved or others is None or not isinstance(run.world, MarginHalfspace):
        return {}
    return inputs_of(run.world, others.m, others, run.bias)


def other_samples(world: World, m: int, bias: bool, runs: int = OTHERS) -> OtherSamples:
    """Samples of m + 1 examples with the seeds 0, 1, ...: the first m are the training sample, all are counted."""
    risks, supports = [], []
    for seed in range(runs):
        X, y = world.draw(np.random.default_rng(seed), m + 1)
        of_all = _fitted(X, y, bias)
        support = of_all.history_["support_indices"]
        # Without an example that does not support it the line stays where it is.
        risks.append(world.risk(_fitted(X[:-1], y[:-1], bias) if m in support else of_all))
        supports.append(len(support))
    return OtherSamples(m, np.array(risks), np.array(supports, np.int64))


def inputs_of(world: MarginHalfspace, m: int, others: OtherSamples, bias: bool) -> dict[str, dict[str, Any]]:
    """The inputs of each theorem; those that need a line through the centre are left out for a bias."""
    known = {"radius": float(world.radius), "gamma": float(world.margin)}
    values = {
        "svm_support_vectors": {"m": m, "support_vectors": float(others.supports.mean())},
        "svm_radius_margin": {"m": m, **known},
        "margin_hard_svm": {"m": m, "delta": DELTA, **known},
    }
    return {slug: values[slug] for slug in (THEOREMS[:1] if bias else THEOREMS)}


def bound_values(inputs: Mapping[str, Mapping[str, Any]]) -> dict[str, float]:
    """The theorems' bounds at their inputs."""
    return {slug: float(theorems[slug](**values)) for slug, values in inputs.items()}


def _sample(world: World | None, m: int, rng: np.random.Generator, worked: str) -> tuple[Reals, Integers]:
    if world is not None:
        X, y = world.draw(rng, m)
        return np.asarray(X, np.float64), y
    return WORKED[worked].sample()


def _fitted(X: Reals, y: Integers, bias: bool) -> HardSVM:
    from learners.svm.hard_svm import HardSVM

    return HardSVM(fit_intercept=bias, labels=(0, 1)).fit(X, y)


def _penalized(world: World, svm: HardSVM, X: Reals, y: Integers) -> tuple[float, float] | None:
    """Margin and exact risk with the bias in the penalty; None where all labels are the same."""
    weights = _fitted(np.column_stack([X, np.ones(len(X))]), y, bias=False).coef_[0]
    line = copy(svm)
    line.coef_, line.intercept_ = weights[np.newaxis, :2], weights[2:]
    length = float(np.linalg.norm(weights[:2]))
    signs = np.where(y == 1, 1.0, -1.0)
    return (float((signs * (X @ weights[:2] + weights[2])).min()) / length, world.risk(line)) if length > 0 else None


def _misclassified_without(X: Reals, y: Integers, left: int, bias: bool) -> bool:
    kept = np.arange(len(y)) != left
    return bool(_fitted(X[kept], y[kept], bias).predict(X[left : left + 1])[0] != y[left])
