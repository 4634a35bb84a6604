"""The mean logarithmic loss of a forecaster."""

from math import log

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import about, table, value
from learners.losses.of_margins import OF_MARGINS

DAYS = 4
TENTHS = (1, 2, 3, 4, 6, 7, 8, 9)


def log_loss(rng: np.random.Generator) -> Problem | None:
    """Probabilities of rain for four days, and whether it rained; ln 1/p or ln 1/(1 - p), averaged."""
    chances, rain = rng.choice(TENTHS, DAYS) / 10, rng.integers(0, 2, DAYS)
    if len({*rain.tolist()}) < 2 or len({*chances.tolist()}) < 3:
        return None
    signs, odds = 2 * rain - 1, np.log(chances / (1 - chances))
    loss = OF_MARGINS["logistic"].value  # of the log-odds it is the logarithmic loss of the probability
    losses, turned = loss(signs * odds), loss(-signs * odds)
    answer, distance = float(losses.mean()), np.abs(rain - chances)
    text = (
        r"A forecaster gives $\hat y$ as the probability of rain; $y = 1$ where it rained. The logarithmic loss is "
        r"$\ln\frac{1}{\hat y}$ for $y = 1$ and $\ln\frac{1}{1 - \hat y}$ for $y = 0$."
        + table([r"$\hat y$", "$y$"], zip(chances.tolist(), rain.tolist(), strict=True))
        + "What is the mean loss?"
    )
    slips = (
        WrongAnswer(float(turned.mean()), "You exchanged the two cases."),
        WrongAnswer(float(losses.sum()), "Divide the sum by the number of days."),
        WrongAnswer(answer / log(2), "You took logarithms to base 2: here they are natural."),
        WrongAnswer(float(distance.mean()), r"That is the absolute loss $|y - \hat y|$."),
        WrongAnswer(float((distance**2).mean()), r"That is the quadratic loss $(y - \hat y)^2$."),
    )
    steps = (
        Step("The losses day by day.", r",\; ".join(about(loss) for loss in losses)),
        Step("Their mean.", rf"\tfrac{{1}}{{{DAYS}}}\cdot {about(losses.sum())} {value(answer)}"),
    )
    return Problem(text, answer, slips, steps, {"chances": chances, "rain": rain})
