"""Subsets of features, in words computed from the run."""

from math import log

import numpy as np

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.model_selection.subsets.run import CRITERIA, SAMPLES, SubsetsRun
from laboratory.views.headline import Headline

MEANING = """
**All subsets.** With p features there are 2ᵖ subsets. Each is fitted by least squares with a constant, and scored.
Nothing is searched greedily: the best of all is the best.

**AIC** is m ln(RSS/m) + 2k, **BIC** is m ln(RSS/m) + k ln m, but for a constant. RSS is the sum of squared residuals; k
counts the features and the constant. Among subsets of one size both take the smallest RSS: they differ in the size.

**Leave-one-out** fits without one example and predicts it, for each example in turn. For least squares its residual is
the usual one divided by 1 − h, with h the leverage of the example; so one fit is enough. It is shown as
m ln(sum of squares/m). It behaves like AIC.

**Which is right?** If the relevant features are among those offered, BIC finds exactly them with a probability that
tends to 1 as m grows. AIC keeps choosing useless ones. With few examples or small weights BIC misses relevant ones. If
features are correlated, one may stand for another.

**After the choice** the fit's own statistics are too good: they do not know that the subset was chosen by them. The
excess risk shown is exact.

The features of all samples are the same; their labels are independent.
"""
SQUARES_CAPTION = "One sample. Each dot is a subset; the curve joins the best of each size. It can only fall."
SCORES_CAPTION = "One sample. Each curve is the best score of each size, less its minimum (ring)."


def fitting(features: int, relevant: int) -> str | None:
    """Why there cannot be so many relevant features; None where there can."""
    if relevant <= features:
        return None
    return f"Of p = {features} features at most {features} are relevant; got {relevant}."


def headline(run: SubsetsRun) -> Headline:
    """How often BIC takes exactly the relevant features."""
    rate = percent(run.share("aic"))
    what = f"of {SAMPLES} samples: BIC chooses exactly the relevant features; AIC does in {rate}"
    return Headline(run.share("bic"), what, share=True, by="no guarantee: criteria bound nothing")


def sentence(run: SubsetsRun) -> str:
    """What each criterion chooses in the first sample."""
    choices = ", ".join(f"{title} **{_name(run, int(run.chosen(name)[0]))}**" for name, title in CRITERIA.items())
    return f"Of {format_number(len(run.subsets))} subsets the first sample's choices are: {choices}."


def more(run: SubsetsRun) -> str:
    """The best of each size, the penalties, and what the choices cost."""
    return "\n\n".join((_best(run), _penalties(run), _sizes(run), _risks(run)))


def _best(run: SubsetsRun) -> str:
    rows = [
        f"| {size} | {_name(run, int(place))} | {format_short(run.rss[0, place], 4)} "
        f"| {format_short(run.scores['aic'][0, place], 4)} | {format_short(run.scores['bic'][0, place], 4)} |"
        for size, place in enumerate(run.best)
    ]
    return "\n".join(("| features | best subset | RSS | AIC | BIC |", "|---|---|---|---|---|", *rows))


def _penalties(run: SubsetsRun) -> str:
    return f"AIC adds 2 for each feature, BIC ln {format_number(run.m)} = {format_short(log(run.m), 3)}."


def _sizes(run: SubsetsRun) -> str:
    sizes = ", ".join(f"{title} {format_short(run.mean_size(name), 3)}" for name, title in CRITERIA.items())
    relevant = pluralize(run.relevant, "feature")
    return f"Relevant: {relevant}. Features chosen on average: {sizes}."


def _risks(run: SubsetsRun) -> str:
    risks = ", ".join(f"{title} {format_short(run.risk(name), 3)}" for name, title in CRITERIA.items())
    full, true = (format_short(float(run.excess[:, place].mean()), 3) for place in (-1, run.true))
    return f"Mean excess risk: {risks}. All features have {full}, the relevant ones alone {true}."


def _name(run: SubsetsRun, place: int) -> str:
    """`x₁ x₃`."""
    digits = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    return " ".join(f"x{i + 1}".translate(digits) for i in np.flatnonzero(run.subsets[place])) or "none"


def inputs(run: SubsetsRun) -> dict[str, float]:
    """What the Calculator is opened with."""
    return run.inputs
