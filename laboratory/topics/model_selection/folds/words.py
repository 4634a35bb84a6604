"""Hold-out and folds, in words computed from the run."""

import numpy as np

from bounds.numbers import counted, in_words, short
from laboratory.topics.model_selection.folds.run import MOST_FITS, TEST, TRAIN, FoldsRun, Scheme, fits_of
from laboratory.views.view import Headline

MEANING = """
**Hold-out** cuts the sample once: a half trains every candidate, a quarter chooses among them, a quarter tests the
winner, once. **K-fold cross-validation** lets each part choose in turn while the others train, compares the candidates
by their mean over the folds, and trains the winner on everything. **K-fold, then test** locks a quarter away first,
lets folds of the rest choose, trains the winner on the rest, and tests it on that quarter, once. **Nested folds** keep
a part out, run all of that on the rest, and test the winner on the part kept out, for every part in turn. (Figures of K
folds in the notes put the fold that tests among those that train in one place, and write the rest S without Sᵢ as a
quotient.)

**What K folds estimate.** The mean over the folds speaks of predictors trained on (K − 1)/K of the examples, of the
algorithm rather than of one predictor. Compare candidates by the mean over all folds, not by their best single fold,
as one set of notes has it.

**Which error may be reported?** The least of the compared errors is too low on average, as it was chosen for being
least. The test error of hold-out is honest. Nested folds estimate the risk of the procedure as a whole; their folds may
choose different candidates, so there is no single model to which it belongs. (One set of notes says that it estimates
the risk of the best candidate; the procedure's risk is no less than that.)
"""


NO_TURNS = "Only K-fold takes its folds one after the other."


def headline(run: FoldsRun) -> Headline:
    """The true risk of what comes out."""
    by = "no guarantee: squared errors have no upper end"
    return Headline(run.true_risk, f"true risk of what comes out, degree {run.chosen}", by=by)


def caption(run: FoldsRun) -> str:
    """How to read the blocks."""
    trained = (run.roles == TRAIN).sum(axis=1)
    first = int(trained[0])
    if run.scheme == "holdout":
        parts = (
            f"{first} examples train, {int((run.roles[0] == 1).sum())} choose, {int((run.roles[0] == 2).sum())} test"
        )
        return f"{parts}. They are dealt at random; the picture puts those of a part side by side."
    dealt = "Examples are dealt at random; the picture puts those of a fold side by side"
    if run.scheme in ("folds", "tested"):
        many = f"{first}" if len(set(trained.tolist())) == 1 else f"{trained.min()} or {trained.max()}"
        return f"{len(run.roles)} trainings for each degree, each on {many} examples. {dealt}."
    return f"{len(run.roles)} inner trainings for each degree. {dealt}, anew within each outer fold."


def so_far(run: FoldsRun, step: int) -> str:
    """What the folds say that have had their turn."""
    if step == 0:
        return "No fold has had its turn: nothing is compared yet."
    errors = run.after(step)
    place = int(np.argmin(errors))
    return (
        f"After {step} of {run.turns} folds degree **{run.degrees[place]}** has the least mean, "
        f"**{short(float(errors[place]))}**; its true risk is **{short(float(run.risk[place]))}**."
    )


def sentence(run: FoldsRun, step: int) -> str:
    """What the scheme reports, and what is true."""
    if step < run.turns:
        return so_far(run, step)
    reported = run.least if run.estimate is None else run.estimate
    tests = "the test examples report"
    by = {"holdout": tests, "folds": "the least mean is", "tested": tests, "nested": "the outer folds report"}
    return (
        f"Degree **{run.chosen}** is chosen: {by[run.scheme]} **{short(reported)}**, and its true risk is "
        f"**{short(run.true_risk)}**."
    )


def more(run: FoldsRun) -> str:
    """What was chosen, how good it is, and what the scheme says of its risk."""
    return "\n\n".join((_verdict(run), _estimate(run)))


def affordable(scheme: Scheme, folds: int, top: int) -> str | None:
    """Why so many trainings are not made here, with what would be; None where they are."""
    degrees = top + 1
    if (fits := fits_of(scheme, folds, degrees)) <= MOST_FITS:
        return None
    most = max(fewer for fewer in range(1, folds) if fits_of(scheme, fewer, degrees) <= MOST_FITS)
    return (
        f"Nested folds with K = {folds} take {in_words(fits)} fits for {degrees} degrees, and at most {MOST_FITS} are "
        f"made here; K = {most} is the largest that fits."
    )


def _verdict(run: FoldsRun) -> str:
    """What was chosen, and how good it is."""
    of = {
        "holdout": f"the examples that choose, {short(run.least)}. Trained on half of all examples",
        "folds": f"the folds, {short(run.least)} on average. Trained once more, on all {run.m} examples",
        "tested": f"the folds, {short(run.least)} on average. Trained once more, on the {_rest(run)} not locked away",
        "nested": f"the folds, {short(run.least)} on average. Trained once more, on all {run.m} examples",
    }[run.scheme]
    best = int(np.argmin(run.risk))
    ending = "no degree has less" if best == run.chosen else f"degree {best} would have {short(run.risk[best])}"
    return (
        f"Degree **{run.chosen}** has the least error on {of}, its true risk is **{short(run.true_risk)}**; {ending}. "
        f"That took {counted(run.fits, 'fit')}."
    )


def _rest(run: FoldsRun) -> int:
    """Examples that are not in the test part."""
    return int((run.roles[0] != TEST).sum())


def _estimate(run: FoldsRun) -> str:
    """What the scheme says about the risk of what it gives."""
    if run.scheme in ("holdout", "tested"):
        tests = int((run.roles[0] == 2).sum())
        return (
            f"The {tests} test examples chose nothing, so their error, **{short(run.estimate)}**, estimates that risk "
            "without bias, as long as they are asked once only."
        )
    if run.scheme == "folds":
        fewer = int((run.roles[0] == TRAIN).sum())
        return (
            f"The least mean, {short(run.least)}, is no test error. It belongs to predictors trained on {fewer} of "
            f"{run.m} examples, and it was taken because it is the least: “Best of many” shows what that costs."
        )
    chosen = ", ".join(map(str, run.outer))
    return (
        f"The outer folds chose the degrees {chosen}, and what they chose had an error of **{short(run.estimate)}** on "
        "average on the examples they kept out. It estimates the risk of the whole procedure, choosing included, on a "
        "somewhat smaller sample; it is the error of no single predictor."
    )
