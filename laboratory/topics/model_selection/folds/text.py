"""Hold-out and folds, in words computed from the run."""

import numpy as np

from bounds.numbers import format_apart, format_number, format_short, pluralize
from laboratory.topics.model_selection.folds.run import MOST_FITS, TEST, TRAIN, VALIDATE, FoldsRun, Scheme, fits_of
from laboratory.views.headline import Headline

MEANING = """
**Hold-out** splits the sample once: a half trains every candidate, a quarter chooses among them, a quarter tests the
selected one, once. In **K-fold cross-validation** each fold validates once while the others train. The candidates are
compared by their mean over the folds, and the selected one is trained on everything. **K-fold, then test** keeps a
quarter apart first. Folds of the rest choose, the rest trains the selected candidate, and the quarter tests it, once.
**Nested folds** keep a fold out, run all of that on the rest, and test the selected candidate on the fold kept out, for
every fold in turn. (Figures of K folds in the notes put the test fold among those that train in one place, and write
the rest S without Sᵢ as a quotient.)

**What K folds estimate.** The mean over the folds estimates the risk of predictors trained on (K − 1)/K of the
examples, of the algorithm rather than of one predictor. Compare candidates by the mean over all folds, not by their
best single fold, as one set of notes has it.

**Which error may be reported?** The smallest of the compared errors is too low on average, because it was chosen for
being the smallest. The test error of hold-out is unbiased. Nested folds estimate the risk of the procedure as a whole;
their folds may choose different candidates, so there is no single model to which it belongs. (One set of notes says
that it estimates the risk of the best candidate; the procedure's risk is no less than that.)
"""


NO_TURNS = "Only K-fold shows its folds one after the other."


def headline(run: FoldsRun, step: int) -> Headline:
    """The true risk of the model selected by the folds that are done."""
    by = "no guarantee: squared loss is unbounded"
    if run.turns and not step:
        return Headline(0.0, "folds done, no model selected", measured_text=f"0 of {run.turns}", by=by)
    if step < run.turns:
        place = int(np.argmin(run.after(step)))
        what = f"true risk of degree {run.degrees[place]}, the best after {step} of {run.turns} folds"
        return Headline(float(run.risk[place]), what, by=by)
    return Headline(run.true_risk, f"true risk of the selected model, degree {run.chosen}", by=by)


def caption(run: FoldsRun) -> str:
    """How to read the blocks."""
    if run.scheme == "holdout":
        choose, test = (int((run.roles[0] == part).sum()) for part in (VALIDATE, TEST))
        parts = f"{_trained(run)} examples train, {choose} choose, {test} test"
        return f"{parts}. They are assigned at random; the figure puts those of a part side by side."
    dealt = "Examples are assigned at random; the figure puts those of a fold side by side"
    if run.scheme in ("folds", "tested"):
        return f"{len(run.roles)} trainings for each degree, each on {_trained(run)} examples. {dealt}."
    return f"{len(run.roles)} inner trainings for each degree. {dealt}, anew within each outer fold."


def _trained(run: FoldsRun) -> str:
    """How many examples train; folds differ by one where they cannot be equal."""
    trained = (run.roles == TRAIN).sum(axis=1)
    return f"{trained.min()}" if trained.min() == trained.max() else f"{trained.min()} or {trained.max()}"


def so_far(run: FoldsRun, step: int) -> str:
    """The errors over the folds that are done."""
    if step == 0:
        return "No fold is done: nothing is compared yet."
    errors = run.after(step)
    place = int(np.argmin(errors))
    return (
        f"After {step} of {run.turns} folds degree **{run.degrees[place]}** has the smallest mean, "
        f"**{format_short(float(errors[place]))}**; its true risk is **{format_short(float(run.risk[place]))}**."
    )


def sentence(run: FoldsRun, step: int) -> str:
    """The estimate of the scheme, and the true risk."""
    if step < run.turns:
        return so_far(run, step)
    reported = run.least if run.estimate is None else run.estimate
    tests = "the test error is"
    by = {"holdout": tests, "folds": "the smallest mean is", "tested": tests, "nested": "the nested estimate is"}
    return (
        f"Degree **{run.chosen}** is chosen: {by[run.scheme]} **{format_short(reported)}**, and its true risk is "
        f"**{format_short(run.true_risk)}**."
    )


def more(run: FoldsRun) -> str:
    """The selected degree, its true risk, and the scheme's estimate of it."""
    parts = (_verdict(run), *((_single(run),) if run.fold_errors.shape[1] > 1 else ()), _estimate(run))
    return "\n\n".join(parts)


def affordable(scheme: Scheme, folds: int, top: int) -> str | None:
    """Why so many trainings are not made here, and the largest K; None where they are made."""
    degrees = top + 1
    if (fits := fits_of(scheme, folds, degrees)) <= MOST_FITS:
        return None
    most = max(fewer for fewer in range(1, folds) if fits_of(scheme, fewer, degrees) <= MOST_FITS)
    return (
        f"Nested folds with K = {folds} take {format_number(fits)} fits for {degrees} degrees, and at most {MOST_FITS} "
        f"are made here; K = {most} is the largest allowed."
    )


def _verdict(run: FoldsRun) -> str:
    """The selected degree and its true risk."""
    of = {
        "holdout": f"the validation examples, {format_short(run.least)}. Trained on {_trained(run)} of {run.m} "
        "examples",
        "folds": f"the folds, {format_short(run.least)} on average. Trained once more, on all {run.m} examples",
        "tested": f"the folds, {format_short(run.least)} on average. Trained once more, on the {_rest(run)} not kept "
        "for the "
        "test",
        "nested": f"the folds, {format_short(run.least)} on average. Trained once more, on all {run.m} examples",
    }[run.scheme]
    best = int(np.argmin(run.risk))
    risk, least = format_apart(run.true_risk, run.risk[best])
    ending = "no degree has a smaller one" if best == run.chosen else f"degree {best} has {least}"
    return (
        f"Degree **{run.chosen}** has the smallest error on {of}, its true risk is **{risk}**; "
        f"{ending}. This took {pluralize(run.fits, 'fit')}."
    )


def _single(run: FoldsRun) -> str:
    """What the best single fold shows and would choose, beside the choice by the mean."""
    place, fold = run.best_single
    least, risk = format_short(float(run.fold_errors[place, fold])), format_short(float(run.risk[place]))
    choice = (
        f"Both choose degree {run.chosen}, whose true risk is {risk}."
        if place == run.chosen
        else f"By it degree {run.degrees[place]} would be chosen, with true risk **{risk}**; by the mean degree "
        f"{run.chosen} is, with **{format_short(run.true_risk)}**."
    )
    return (
        f"The **best single fold**, fold {fold + 1} for degree {run.degrees[place]}, shows **{least}**, the least of "
        f"{run.fold_errors.size} errors; the least mean over {run.fold_errors.shape[1]} folds is "
        f"{format_short(run.least)}. {choice}"
    )


def _rest(run: FoldsRun) -> int:
    """Examples that are not in the test part."""
    return int((run.roles[0] != TEST).sum())


def _estimate(run: FoldsRun) -> str:
    """The scheme's estimate of the risk of the selected model."""
    if run.scheme in ("holdout", "tested"):
        tests = int((run.roles[0] == 2).sum())
        return (
            f"The {tests} test examples took no part in the choice, so their error, **{format_short(run.estimate)}**, "
            "is an unbiased estimate of that risk, as long as they are used only once."
        )
    if run.scheme == "folds":
        return (
            f"The smallest mean, {format_short(run.least)}, is no test error. It belongs to predictors trained on "
            f"{_trained(run)} of {run.m} examples, and it was chosen for being the smallest: “Best of many” shows its "
            "bias."
        )
    chosen = ", ".join(map(str, run.outer))
    return (
        f"The outer folds chose the degrees {chosen}. Their mean error on the examples kept out is "
        f"**{format_short(run.estimate)}**. It estimates the risk of the whole procedure, selection included, on a "
        "somewhat smaller sample; it is the error of no single predictor."
    )
