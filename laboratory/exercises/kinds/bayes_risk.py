"""The Bayes risk of a finite distribution."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, table, value
from learners.bayes.table import bayes_predictor

POINTS = 4
TENTHS = 10


def bayes_risk(rng: np.random.Generator) -> Problem | None:
    """Four points with their probabilities and eta; the smallest risk of any predictor."""
    cuts = np.sort(rng.choice(np.arange(1, TENTHS), POINTS - 1, replace=False))
    chances = np.diff([0, *cuts, TENTHS]) / TENTHS
    eta = rng.integers(0, TENTHS + 1, POINTS) / TENTHS
    if not (eta < 0.5).any() or not (eta > 0.5).any() or not ((eta > 0) & (eta < 1)).sum() > 1:
        return None
    risk = bayes_predictor(np.column_stack([chances * (1 - eta), chances * eta])).risk
    least, noise = np.minimum(eta, 1 - eta), float(chances @ (eta * (1 - eta)))
    text = (
        r"A distribution has four points, with $\eta(x) = \mathbb{P}(y = 1 \mid x)$."
        + table(
            ["$x$", *(f"{i}" for i in range(1, POINTS + 1))],
            [(r"$\mathbb{P}(x)$", *chances.tolist()), (r"$\eta(x)$", *eta.tolist())],
        )
        + "What is the Bayes risk, for the zero-one loss?"
    )
    slips = (
        WrongAnswer(float(least.mean()), r"You averaged over the points: each has its probability $\mathbb{P}(x)$."),
        WrongAnswer(1 - risk, "That is the probability that the Bayes predictor is right."),
        WrongAnswer(float(chances @ eta), r"That is $\mathbb{P}(y = 1)$, the risk of always predicting 0."),
        WrongAnswer(noise, r"You took the variance $\eta(1 - \eta)$ for $\min\{\eta, 1 - \eta\}$."),
        WrongAnswer(2 * noise, r"That is $\mathbb{E}[2\eta(1 - \eta)]$, the limit of the nearest neighbour's risk."),
    )
    terms = " + ".join(rf"{number(p)}\cdot {number(q)}" for p, q in zip(chances, least.round(1), strict=True))
    steps = (
        Step(r"At each point the better label is wrong with probability $\min\{\eta(x), 1 - \eta(x)\}$.",
             r",\; ".join(number(q) for q in least.round(1))),
        Step("Average with the points' probabilities.", f"{terms} {value(risk)}"),
    )  # fmt: skip
    return Problem(text, risk, slips, steps, {"chances": chances, "eta": eta})
