"""The Bayes predictor of a finite world: for every point the answer of smallest conditional risk."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array

# Sums of probabilities may miss 1 by this much.
ROUNDING = 1e-9


@dataclass(frozen=True, eq=False)
class BayesRule:
    """What is best on every point.

    Attributes
    ----------
    answers : `(points,)`, the best answer at each point.
    conditional_risks : `(points, answers)`, expected loss of every possible answer at each point.
    ties : `(points,)`, how many answers are best (2 where eta = 1/2); of several the last is taken, so that 1 wins
        over 0, as the rule "1 where eta >= 1/2" has it.
    risk : the Bayes risk, mean of the smallest conditional risks.
    """

    answers: NDArray[Any]
    conditional_risks: Reals
    ties: NDArray[np.int64]
    risk: float


def bayes_predictor(
    joint: Any,
    outcomes: Any = (0, 1),
    loss: Callable[[Any, Any], float] | None = None,
    possible_answers: Any = None,
) -> BayesRule:
    """Minimize the expected loss at every point of a table of probabilities.

    `joint` `(points, outcomes)`: probability of each point with each outcome, sum 1. `loss(outcome, answer)` is the
    zero-one loss when None. `possible_answers` are the outcomes when None; for the squared loss give a fine grid or
    ask `conditional_mean`. A point of probability 0 has conditional risks 0, all answers tied. ValueError for a
    table that is no distribution.

    Source: lecture notes after Cesa-Bianchi, the Bayes optimal predictor; Shalev-Shwartz & Ben-David (2014),
    section 3.2.1.
    """
    outcomes = read_array(outcomes)
    joint = _distribution(joint, len(outcomes))
    answers = outcomes if possible_answers is None else read_array(possible_answers)
    rate = loss if loss is not None else lambda outcome, answer: float(outcome != answer)
    losses = np.array([[rate(outcome, answer) for answer in answers] for outcome in outcomes], dtype=np.float64)
    points = joint.sum(axis=1)
    conditional = np.divide(joint, points[:, None], out=np.zeros_like(joint), where=points[:, None] > 0)
    risks = conditional @ losses
    least = risks.min(axis=1, keepdims=True)
    best = risks <= least + 1e-12 * np.abs(losses).max()
    chosen = len(answers) - 1 - np.argmax(best[:, ::-1], axis=1)
    return BayesRule(answers[chosen], risks, best.sum(axis=1), float(points @ least[:, 0]))


def conditional_mean(joint: Any, outcomes: Any) -> tuple[Reals, float]:
    """The Bayes predictor for the squared loss `(points,)`, E[y | x], and its risk, the mean conditional variance.

    `joint` as above, outcomes `(outcomes,)` reals; nan at a point of probability 0.
    """
    outcomes = read_array(outcomes, np.float64)
    joint = _distribution(joint, len(outcomes))
    points = joint.sum(axis=1)
    unknown = np.full(len(points), np.nan)
    means = np.divide(joint @ outcomes, points, out=unknown, where=points > 0)
    gaps = outcomes[None, :] - np.nan_to_num(means)[:, None]
    return means, float((joint * gaps**2).sum())


def _distribution(joint: Any, outcomes: int) -> Reals:
    table = read_array(joint, np.float64).copy()
    shaped = table.ndim == 2 and table.shape[1] == outcomes
    if shaped and (table >= 0).all() and abs(table.sum() - 1) <= ROUNDING:
        return table
    raise ValueError(
        "joint of bayes_predictor (probability of each point with each outcome) must be >= 0 with sum 1 in shape "
        f"(points, {outcomes}); got shape {table.shape} with sum {table.sum():g}"
    )
