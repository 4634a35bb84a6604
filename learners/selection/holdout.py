"""Hold-out: train on one part, test on the other, and an interval about the true risk."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np

from learners.selection._judged import Indices, between, fitted, losses, read, whole


@dataclass(frozen=True, eq=False)
class HoldOut:
    """A predictor and what its hold-out part says of its risk.

    Attributes
    ----------
    model : the predictor, fitted on the training part alone.
    train, held_out : indices `(part,)`
    mistakes : on the hold-out part.
    error : their share.
    exact : lower and upper end of the Clopper-Pearson interval, right with probability >= 1 - delta.
    hoeffding : error -+ sqrt(ln(2 / delta) / (2 m_v)), cut to [0, 1]; wider, and as right.
    """

    model: Any
    train: Indices
    held_out: Indices
    mistakes: int
    error: float
    exact: tuple[float, float]
    hoeffding: tuple[float, float]


def hold_out(
    model: Any,
    X: Any,
    y: Any,
    share: float = 0.25,
    delta: float = 0.05,
    stratified: bool = False,
    random_state: int | None = 0,
) -> HoldOut:
    """Hold out `share` of X `(samples, features)`, y `(samples,)`, train on the rest, count mistakes.

    The intervals are for the predictor returned, not of one trained on everything; and of one predictor chosen
    before the part was looked at. The hold-out part has ceil(share samples) examples, as scikit-learn cuts it.
    ValueError where either part would be empty.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), theorem 11.1; Clopper & Pearson (1934).
    """
    from sklearn.model_selection import train_test_split

    X, y = read(X, y)
    share = between("share of hold_out", "part held out", share)
    between("delta of hold_out", "failure probability", delta)
    train, held_out = train_test_split(
        np.arange(len(y)), test_size=share, stratify=y if stratified else None, random_state=random_state
    )
    predictor = fitted(model, X[train], y[train])
    mistakes = int(losses("zero_one", y[held_out], np.asarray(predictor.predict(X[held_out]))).sum())
    size = len(held_out)
    error, width = mistakes / size, sqrt(log(2 / delta) / (2 * size))
    hoeffding = (max(0.0, error - width), min(1.0, error + width))
    return HoldOut(predictor, train, held_out, mistakes, error, clopper_pearson(mistakes, size, delta), hoeffding)


def clopper_pearson(mistakes: int, samples: int, delta: float = 0.05) -> tuple[float, float]:
    """The risks that make neither `mistakes` or fewer nor `mistakes` or more of `samples` rarer than delta / 2."""
    from scipy.stats import beta

    samples = whole("samples of clopper_pearson", "examples tested", samples, 1)
    mistakes = whole("mistakes of clopper_pearson", "mistakes among them", mistakes, 0, samples)
    delta = between("delta of clopper_pearson", "failure probability", delta)
    low = 0.0 if mistakes == 0 else float(beta.ppf(delta / 2, mistakes, samples - mistakes + 1))
    high = 1.0 if mistakes == samples else float(beta.isf(delta / 2, mistakes + 1, samples - mistakes))
    return low, high
