"""C and gamma by cross-validation, in words."""

from bounds.numbers import UNBROKEN, at_least, at_most, format_number, in_percent
from laboratory.topics.svm_and_kernels.grid.run import GridRun
from laboratory.views.headline import Headline

MEANING = """
Neither the regularization parameter C nor the width γ can be chosen by the training error, which a narrow kernel with a
large C makes 0. So each pair is tried by **cross-validation**: the sample is split into five folds, a machine trained
on four is tested on the fifth, and the five accuracies are averaged. Powers of 2 cover many orders of magnitude with
few pairs. If the best pair is on the border, the grid should be larger.

The best of many accuracies is also the luckiest. As an estimate of its own true accuracy it tends to be too high, the
more so the more pairs were tried and the smaller the sample. For a built-in data distribution the true accuracy is
known and shown for comparison.
"""


def headline(run: GridRun) -> Headline:
    """The best accuracy in cross-validation, which is an estimate and no guarantee."""
    what = f"cross-validated accuracy at C = {format_number(run.cost)}, γ = {format_number(run.gamma, 4)}"
    return Headline(
        run.accuracy,
        what,
        by=f"no guarantee: the best of {run.pairs} was chosen on the same data",
        measured_text=_points(run.accuracy),
    )


def caption() -> str:
    """How to read the map."""
    return (
        "Percent correct in five-fold cross-validation; framed: the best pair. Every feature is scaled to "
        "[0, 1] by the training folds."
    )


def sentence(run: GridRun) -> str:
    """The estimate beside the true accuracy."""
    start = f"The best of {run.pairs} pairs has **{_points(run.accuracy)}** in cross-validation;"
    if run.true is None:
        return f"{start} the best of many tends to be too high."
    return f"{start} trained on the whole sample, it has an exact true accuracy of **{_points(run.true)}**."


def more(run: GridRun) -> str:
    """Ties, borders, and how lucky the choice was."""
    row, column = run.best
    equals = int(sum((entry == run.accuracy).sum() for entry in run.rows))
    tied = f", shared by {equals} of them" if equals > 1 else ""
    border = row in (0, len(run.data.costs) - 1) or column in (0, len(run.data.gammas) - 1)
    edge = " It lies on the border: a better pair may lie beyond." if border else ""
    start = f"Of {run.pairs} pairs the best cross-validated accuracy is **{_points(run.accuracy)}**{tied}.{edge}"
    if run.true is None:
        return f"{start} The best of many tends to be too high. Fresh data or nested folds avoid that."
    return f"{start}\n\n{_luck(run, run.true)}"


def _luck(run: GridRun, true: float) -> str:
    gap = run.accuracy - true
    points = f"{abs(100 * gap):.1f}"
    lucky = (
        "right to a tenth of a point"
        if points == "0.0"
        else f"{points} percentage points too high, as the largest of many tends to be"
        if gap > 0
        else f"{points} percentage points too low; each fold trains on fewer examples"
    )
    best = 1 - float(run.data.world.bayes_risk) if run.data.world is not None else 1.0
    return (
        f"Trained on the whole sample, this pair's exact true accuracy is **{_points(true)}**: the estimate is {lucky}."
        f" No predictor exceeds {at_most(in_percent(best))}{UNBROKEN}%."
    )


def _points(accuracy: float) -> str:
    """To a tenth, and 100.0 for all of them only."""
    tenths = f"{100 * accuracy:.1f}"
    return f"{tenths if tenths != '100.0' or accuracy == 1 else at_least(in_percent(accuracy))}{UNBROKEN}%"
