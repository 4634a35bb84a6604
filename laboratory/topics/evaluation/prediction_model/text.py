"""The sample sizes of a clinical prediction model in words computed from the run."""

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.topics.evaluation.prediction_model.run import ALLOWED, RUNS, PredictionModelRun
from laboratory.views.headline import Headline

MEANING = """
**Four answers to one question.** A clinical prediction model is a logistic regression of an outcome on p parameters.
Riley and others (2019; the program *pmsampsize*) ask for enough patients for three things: coefficients that need
little shrinking, an apparent R² that is hardly too good, and a precise overall risk. The largest number is the answer.

**Calibration slope.** Among new patients the log odds rise by the slope for each unit of the predicted log odds.
Below 1 the predictions are too extreme: high risks are overestimated, low ones underestimated.

**The first criterion approximates.** Its heuristic shrinkage factor fits weak models. Where the model separates well
the measured slope lies below it, and more patients are needed than it says; simulations in the literature find the same
for a C-statistic of 0.8 and more.

**The VC bound** holds for every distribution, for a halfspace of smallest training error, and speaks of its error and
not of calibration: so it asks for far more. None of the three criteria is a guarantee.

Here the log odds of all patients are normal, so R² follows from the C-statistic and the prevalence. *pmsampsize* takes
them as normal among patients with the outcome and among those without, and its R² is a little different.
"""
CAPTION = f"Expected: by the first criterion. Bars: two standard errors around the mean of {RUNS} fitted models."


def headline(run: PredictionModelRun) -> Headline:
    """The slope that is reached where the criterion expects the one wanted."""
    n = format_number(run.needed["shrinkage"])
    what = f"mean calibration slope at {n} patients, where the first criterion expects {format_short(run.shrinkage)}"
    return Headline(float(run.means[run.at_criterion]), what, by="the criterion is an approximation: no guarantee")


def sentence(run: PredictionModelRun) -> str:
    """The criteria, and the largest."""
    largest = max(run.needed, key=lambda name: run.needed[name])
    each = ", ".join(f"{name} {format_number(size)}" for name, size in run.needed.items())
    return f"The criteria ask for: {each}. The largest counts: **{format_number(run.needed[largest])}** patients."


def more(run: PredictionModelRun) -> str:
    """What is measured, R², and the VC bound."""
    if np.isnan(run.reached):
        measured = f"No size drawn has a mean slope of {format_short(run.shrinkage)} between its neighbours."
    else:
        n = format_number(round(run.reached))
        measured = f"A mean slope of {format_short(run.shrinkage)} is measured at about {n} patients."
    separated = f" In {run.separated} samples the outcomes were separated." if run.separated else ""
    return (
        f"{measured}{separated} These patients have an R² of {format_short(run.people.cox_snell)} (Cox and Snell).\n\n"
        f"For a halfspace of smallest training error, and an excess error of {format_short(ALLOWED)}, a VC bound asks "
        f"for {format_number(run.by_vc)} patients."
    )
