"""The logistic function in words."""

from laboratory.topics.linear_models.logistic.run import LogisticRun
from laboratory.topics.linear_models.text import number
from laboratory.views.headline import Headline

SLOPES = "Its slope, never more than a/4."
MEANING = """
The logistic function σ(z) = 1/(1 + exp(−z)) turns a score into a probability: one half at 0, towards 1 on the right
and 0 on the left, and σ(−z) = 1 − σ(z). Its slope is σ(z)·(1 − σ(z)), which is a quarter at 0 and less everywhere
else.

A steepness a multiplies the score: σ(a·z) has the slope a/4 at 0. It is a *smooth* version of the step from 0 to 1,
which it approaches as a grows; no shift or scaling of it equals the step itself. In logistic regression the length of
the weights is the steepness: long weights mean confident probabilities.
"""


def headline(run: LogisticRun) -> Headline:
    """The probability at the score."""
    what = f"probability of the positive label at score {number(run.score)}"
    return Headline(run.value, what, measured_text=number(run.value))


def sentence(run: LogisticRun) -> str:
    """The probability, and where the curve is steepest."""
    return (
        f"The score {number(run.score)} gets the probability **{number(run.value)}**. The curve is steepest at 0, with "
        f"slope **{number(run.steepest)}**, a quarter of a."
    )


def more(run: LogisticRun) -> str:
    """Value and slope at the score."""
    return (
        f"The score {number(run.score)} gets the probability **{number(run.value)}**, and the curve's slope there is "
        f"{number(run.slope)}. It is steepest at 0, with slope **{number(run.steepest)}**, a quarter of a."
    )


def caption(run: LogisticRun) -> str:
    """How to read the function."""
    plain = "; dashed: a = 1." if run.steepness != 1 else "."
    return f"Dotted: the step; dashed grey: the tangent at 0{plain}"
