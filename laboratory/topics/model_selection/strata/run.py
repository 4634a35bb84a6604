"""One sample with a rare class, shuffled into folds again and again: plain, stratified, repeated, one left out."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.uniform_threshold import UniformThreshold
from learners.shared.arrays import Integers, Reals

if TYPE_CHECKING:
    from learners.neighbours.knn import KNN
    from learners.selection.folds import FoldErrors
    from learners.selection.holdout import HoldOut

SHUFFLES = 12
TRAINING_SIZE, HELD_OUT = "cv_training_size", "validation_two_sided"
DELTA = 0.05


@dataclass(frozen=True)
class Strata:
    """Estimates of k nearest neighbours on one sample, over SHUFFLES shuffles into `folds` folds.

    `plain` and `stratified` are `(shuffles,)`, `repeated` `(shuffles // repeats,)` means of plain ones over `repeats`
    shuffles each, `left_out` the leave-one-out error, which no shuffle changes. `positives` `(2, folds)` counts the
    rare class in each fold of the first shuffle, plain and stratified. `risk` is the exact true risk of the predictor
    trained on the whole sample; `held` is the estimate by a quarter held out of a predictor trained on the rest, and
    `held_risk` the exact true risk of that one.
    """

    m: int
    folds: int
    repeats: int
    rare: int
    plain: Reals
    stratified: Reals
    repeated: Reals
    left_out: float
    positives: Integers
    risk: float
    held: HoldOut
    held_risk: float

    @property
    def spread(self) -> float:
        """Standard deviation of the plain estimate over the shuffles."""
        return deviation(self.plain)

    @property
    def size_inputs(self) -> dict[str, int]:
        """The inputs of the theorem on the training size."""
        return {"m": self.m, "k": self.folds}

    @property
    def hold_out_inputs(self) -> dict[str, float]:
        """The inputs of the theorem on a quarter held out."""
        return {"m": len(self.held.held_out), "delta": DELTA}


def deviation(estimates: Reals) -> float:
    """The standard deviation, divisor n - 1; 0 where estimates differ by rounding only."""
    return round(float(estimates.std(ddof=1)), 12)


def strata(share: float, m: int, folds: int, repeats: int, k: int, noise: float, seed: int) -> Strata:
    """Draw `m` examples, a `share` of which has label 1 before a share `noise` of the labels is flipped."""
    from learners.selection.holdout import hold_out

    world = UniformThreshold(noise, 1 - share)
    X, y = world.draw(np.random.default_rng(seed), m)
    plain, stratified = (_folded(X, y, folds, k, seed, each) for each in (False, True))
    estimates = plain.errors.mean(axis=1)
    whole, held = _neighbours(k).fit(X, y), hold_out(_neighbours(k), X, y, delta=DELTA, random_state=seed)
    return Strata(
        m=m,
        folds=folds,
        repeats=repeats,
        rare=int(y.sum()),
        plain=estimates,
        stratified=stratified.errors.mean(axis=1),
        repeated=estimates[: SHUFFLES // repeats * repeats].reshape(-1, repeats).mean(axis=1),
        left_out=whole.leave_one_out_error(),
        positives=np.array([_counted(errors, y, folds) for errors in (plain, stratified)]),
        risk=world.risk(whole),
        held=held,
        held_risk=world.risk(held.model),
    )


def _folded(X: Reals, y: NDArray[np.int64], folds: int, k: int, seed: int, stratified: bool) -> FoldErrors:
    from learners.selection.folds import cross_validate

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "The least populated class")  # the figure shows which folds lack it
        return cross_validate(_neighbours(k), X, y, folds, stratified=stratified, repeats=SHUFFLES, random_state=seed)


def _neighbours(k: int) -> KNN:
    from learners.neighbours.knn import KNN

    return KNN(k)


def _counted(errors: FoldErrors, y: NDArray[np.int64], folds: int) -> Integers:
    """Label 1 in each fold of the first shuffle."""
    return np.bincount(errors.fold_of[0], weights=y, minlength=folds).astype(np.int64)
