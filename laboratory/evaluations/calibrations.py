"""Are confidences what they say? Brier's score with its interval, the expected calibration error, and its bins."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.evaluations.intervals import ConfidenceInterval, hoeffding_interval
from laboratory.evaluations.results import ItemAnswer
from learners.shared.arrays import Reals

BINS = 10
ECE_CAVEAT = "it depends on the bins, and is above 0 by chance even where the confidences are right"


@dataclass(frozen=True)
class Calibration:
    """Of one model, whose scores are taken as the probability of `event`: that the answer is right, or the label 1.

    `bins` holds for each of ten bins with answers: how many, the mean score, the share of right answers. `brier` is the
    mean of (score - event)², within `interval`; `ece` the expected calibration error. `log_loss` is the mean of -ln of
    what was given to what happened, infinite where that was 0; it has no bound, and so no interval that is guaranteed.
    """

    model: str
    event: str
    answers: int
    brier: float
    interval: ConfidenceInterval
    ece: float
    bins: tuple[tuple[int, float, float], ...]
    log_loss: float = float("nan")

    @property
    def log_loss_in_words(self) -> str:
        """With why it has no interval."""
        if math.isfinite(self.log_loss):
            return f"log loss {format_short(self.log_loss, 4)} (no interval: it has no bound)"
        return "log loss infinite: something that happened had been given probability 0"


def calibration(
    model: str, answers: Sequence[ItemAnswer], delta: float, contradicted: str, of_answers: bool = False,
    positive: str = "",
) -> Calibration | None:  # fmt: skip
    """The calibration of scores from 0 to 1; None where an answer has none, or some score lies outside.

    The scores are known to be `of_answers`, that these are right, or of the label `positive`; or else the answers
    tell it.
    """
    scores = [answer.score for answer in answers if answer.score is not None]
    if len(scores) < len(answers) or not all(0 <= score <= 1 for score in scores):
        return None
    values = np.array(scores)
    label = positive or ("1" if not of_answers and _are_of_the_label(answers, values) else "")
    rights = np.array([float(answer.label == label) if label else answer.right for answer in answers])
    losses = (values - rights) ** 2
    with np.errstate(divide="ignore", invalid="ignore"):
        logs = np.where(rights > 0, rights * -np.log(values), 0) + np.where(
            rights < 1, (1 - rights) * -np.log1p(-values), 0
        )
    places = np.minimum((values * BINS).astype(int), BINS - 1)
    bins = tuple(
        (int((places == place).sum()), float(values[places == place].mean()), float(rights[places == place].mean()))
        for place in range(BINS) if np.any(places == place)
    )  # fmt: skip
    ece = sum(count * abs(score - share) for count, score, share in bins) / len(values)
    interval = hoeffding_interval(len(values), float(losses.mean()), delta, contradicted)
    event = f"the label is {label[:40]}" if label else "the answer is right"
    mean = float(losses.mean())
    return Calibration(model, event, len(values), mean, interval, float(ece), bins, float(logs.mean()))


def _are_of_the_label(answers: Sequence[ItemAnswer], scores: Reals) -> bool:
    """Whether label 1 is predicted exactly where the score is above some threshold, and label 0 elsewhere.

    A score below 1/2 then belongs to one of two labels, so that none is the probability of the label that is predicted.
    """
    if not {answer.label for answer in answers} <= {"0", "1"} or not np.any(scores < 0.5):
        return False
    if not {answer.prediction for answer in answers} <= {"0", "1"}:
        return False
    ones = np.array([answer.prediction == "1" for answer in answers])
    if ones.all() or not ones.any():
        return bool(np.all(ones == (scores >= 0.5)))
    return float(scores[ones].min()) > float(scores[~ones].max())


def uncalibrated(model: str, answers: Sequence[ItemAnswer]) -> str:
    """Why scores that are there say nothing of calibration; empty where they do, or there are none."""
    scores = [answer.score for answer in answers if answer.score is not None]
    if not scores:
        return ""
    if len(scores) < len(answers):
        missing = pluralize(len(answers) - len(scores), "answer")
        return f"{missing} of {model} without a score: no calibration is worked out."
    low, high = min(scores), max(scores)
    if low < 0 or high > 1:
        ends = f"{format_short(low)} to {format_short(high)}"
        return f"Scores of {model} go from {ends}, and are no probabilities: no calibration is worked out."
    return ""
