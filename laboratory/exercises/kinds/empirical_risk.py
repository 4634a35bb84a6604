"""The empirical risk of a predictor on a table, with unequal costs."""

import numpy as np

from bounds.numbers import pluralize
from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import table, value
from learners.losses.cost_sensitive import mean_cost

SIZES = (7, 9, 11, 12)
COSTS = (2, 3, 4, 5)  # of a false positive, where a false negative costs 1
MISTAKE_RATE = 0.4


def empirical_risk(rng: np.random.Generator) -> Problem | None:
    """Labels and predictions of a few examples; the mean loss if a false positive costs more than a false negative."""
    m, dear = int(rng.choice(SIZES)), int(rng.choice(COSTS))
    truth = rng.integers(0, 2, m)
    said = np.where(rng.random(m) < MISTAKE_RATE, 1 - truth, truth)
    false_positives, false_negatives = int(((said == 1) & (truth == 0)).sum()), int(((said == 0) & (truth == 1)).sum())
    if not false_positives or not false_negatives:
        return None
    rows = zip(range(1, m + 1), truth.tolist(), said.tolist(), strict=True)
    text = (
        "A predictor $h$ gives these labels on a training set."
        + table(["example", "$y$", "$h(x)$"], rows)
        + f"A false positive ($h(x) = 1$, $y = 0$) costs {dear}, a false negative costs 1, a right label nothing. "
        "What is the empirical risk $L_S(h)$?"
    )
    risk = mean_cost(said, truth, ((0, 1), (dear, 0)))
    total = dear * false_positives + false_negatives
    slips = (
        WrongAnswer((false_positives + false_negatives) / m, "You counted wrong labels: here each has its own cost."),
        WrongAnswer((dear * false_negatives + false_positives) / m, "You exchanged the two costs."),
        WrongAnswer(total, "That is the sum of the losses: divide by the number of examples."),
        WrongAnswer(total / (false_positives + false_negatives), "Divide by all examples, not by the wrong labels."),
    )
    summed = rf"L_S(h) = \frac{{{dear}\cdot {false_positives} + 1\cdot {false_negatives}}}{{{m}}}"
    steps = (
        Step(
            f"Count {pluralize(false_positives, 'false positive')} and {pluralize(false_negatives, 'false negative')}."
        ),
        Step("Add their costs and divide by the number of examples.", f"{summed} {value(risk)}"),
    )
    return Problem(text, risk, slips, steps, {"truth": truth, "said": said, "dear": dear})
