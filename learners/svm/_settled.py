"""Multipliers near the best, brought there: exactly where the guess of the free ones is right, else by steps."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.svm._products import Products
from learners.svm.dual import violation

GUESSES = 10
ROUNDS = 200
# Conditions violated by more may be so because a sum has lost digits.
NOISE = 1e-12
# Examples whose multipliers are stepped with at a time.
BLOCK = 1000


class Settled(NamedTuple):
    """Multipliers `(samples,)`, their pull, how far they are from optimal, the steps taken, and whether that is all."""

    alphas: Reals
    pull: Reals
    worst: float
    steps: int = 0
    optimal: bool = False


def settled(
    K: Products,
    y: Reals,
    upper: float,
    intercept: bool,
    tolerance: float,
    most: int,
    alphas: Reals,
    known: Reals | None = None,
) -> Settled:
    """Solve the dual from multipliers within their bounds on; nothing needed is larger than a block of K.

    `known` is their pull if it is known better than the multipliers tell: large ones leave nothing but rounding of it.
    """
    from learners.svm._smo import pairs, singles  # brings Numba, which only a fit needs

    run: Any = pairs if intercept else singles
    alphas = _balanced(y, upper, alphas) if intercept else alphas
    at = _guessed(K, y, upper, intercept, tolerance, alphas, K.pull(np.ones(len(y), dtype=bool), alphas * y))
    if at.worst > NOISE and known is not None:
        at = min(at, _guessed(K, y, upper, intercept, tolerance, alphas, known), key=lambda end: end.worst)
    done, optimal = 0, at.worst <= tolerance
    for _ in range(ROUNDS):
        if optimal or done >= most:
            break
        scores = K.scores(at.pull)
        rows = np.flatnonzero(_block(y, upper, intercept, tolerance, at.alphas, scores))
        changed, slope = at.alphas[rows], (y * scores - 1)[rows]
        made = int(run(K.block(rows), y[rows], upper, changed, slope, tolerance, most - done, np.zeros(0)))
        if not made:  # what seems violated is rounding
            optimal = True
            break
        pull = at.pull + K.pull(_mask(len(y), rows), (changed - at.alphas[rows]) * y[rows])
        alphas, done = at.alphas.copy(), done + made
        alphas[rows] = changed
        at = _guessed(K, y, upper, intercept, tolerance, alphas, pull)
        optimal = at.worst <= tolerance
    return Settled(at.alphas, at.pull, at.worst, done, optimal)


def _balanced(y: Reals, upper: float, alphas: Reals) -> Reals:
    """The multipliers with y'a = 0 again, those inside their bounds moved in proportion to their room."""
    excess = float(y @ alphas)
    room = np.where((alphas > 0) & (alphas < upper), np.where(y * excess > 0, alphas, upper - alphas), 0.0)
    room = np.minimum(room, alphas.max(initial=0.0))
    total = float(room.sum())
    if total < abs(excess):
        return alphas
    moved: Reals = alphas - y * room * (excess / total if total else 0.0)
    return np.minimum(np.maximum(moved, 0.0), upper)


def _guessed(
    K: Products, y: Reals, upper: float, intercept: bool, tolerance: float, alphas: Reals, pull: Reals
) -> Settled:
    """The best of a few guesses which multipliers are free: those are solved for, and the next guess follows."""
    scores = K.scores(pull)
    best = Settled(alphas, pull, violation(y, upper, alphas, scores, intercept))
    free = (alphas > 0) & (alphas < upper)
    for guess in range(GUESSES):
        if not free.any() or (guess and best.worst <= tolerance):
            break
        change = K.solved(free, (y - scores)[free], -float(y @ alphas) if intercept else None)
        if change is None:
            break
        wanted = alphas.copy()
        wanted[free] += y[free] * change
        clipped = np.clip(wanted, 0.0, upper)
        pull = pull + K.pull(free, ((clipped - alphas) * y)[free])
        inside, alphas, scores = bool((clipped == wanted).all()), clipped, K.scores(pull)
        worst = violation(y, upper, alphas, scores, intercept)
        if inside and worst <= best.worst:
            best = Settled(alphas, pull, worst)
        margins = y * (scores + (float((y - scores)[free].mean()) if intercept else 0.0))
        free = (alphas > 0) & (alphas < upper)
        free |= (alphas <= 0) & (margins < 1 - tolerance) | (alphas >= upper) & (margins > 1 + tolerance)
    return best


def _block(
    y: Reals, upper: float, intercept: bool, tolerance: float, alphas: Reals, scores: Reals
) -> NDArray[np.bool_]:
    """The free examples and those whose conditions are violated, the most violated first, a block at most."""
    rest = y - scores
    rises, falls = np.where(y > 0, alphas < upper, alphas > 0), np.where(y > 0, alphas > 0, alphas < upper)
    low = rest[rises].max(initial=-np.inf) if intercept else 0.0
    high = rest[falls].min(initial=np.inf) if intercept else 0.0
    wrong = np.maximum(np.where(rises, rest - high, 0.0), np.where(falls, low - rest, 0.0))
    chosen = np.flatnonzero((wrong > tolerance) | ((alphas > 0) & (alphas < upper)))
    return _mask(len(y), chosen[np.argsort(-wrong[chosen], kind="stable")[:BLOCK]])


def _mask(m: int, rows: NDArray[np.int64]) -> NDArray[np.bool_]:
    mask = np.zeros(m, dtype=bool)
    mask[rows] = True
    return mask
