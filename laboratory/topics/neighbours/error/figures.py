"""Errors against k with the guarantee of the test set, and the confusion matrix of the classes."""

from typing import Any

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import NEIGHBOURS, error_axis
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.heat import heat
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, TEST, TRAINING, VALIDATION
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.error.run import LEFT_OUT, ErrorRun
from learners.shared.arrays import Reals

TICKS = (1, 3, 9, 27, 79, 221)


def errors(run: ErrorRun, bounds: Reals, taken: int, chooses: str, theme: str = "light") -> Figure:
    """Training and test error of every k, the guarantee of the test set, and the selected k."""
    last = run.ks[-1]
    ticks = [k for k in run.ks if k in TICKS and 1.8 * k < last] + [last]
    named = {"tickvals": ticks, "ticktext": [str(k) for k in ticks], "tickangle": 0}
    across = NEIGHBOURS.axis(log=True, dtick=None, **named)
    fig = figure(theme, xaxis=across, yaxis=error_axis(range=[0, min(1.0, 1.08 * float(bounds.max()))]))
    ends = [
        curve(fig, run.ks, bounds, GUARANTEE),
        curve(fig, run.ks, run.training, TRAINING, points=True),
        curve(fig, run.ks, run.test, TEST, points=True),
    ]
    if chooses == LEFT_OUT:
        ends.append(curve(fig, run.ks, run.left_out, VALIDATION.called("leave-one-out")))
    vline(fig, taken)
    dot(fig, (taken, run.at(taken)[1] / run.tested), TEST, "selected", size=10)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: ErrorRun, taken: int) -> str:
    """What a person sees against k."""
    training, wrong = run.at(taken)
    return (
        f"Training and test error of {run.m} training and {run.tested} test examples for k from 1 to {run.ks[-1]}; "
        f"at k = {taken} the training error is {format_short(training)}, "
        f"and the rule misclassifies {wrong} of {pluralize(run.tested, 'test example')}."
    )


def confusion(run: ErrorRun, taken: int, theme: str = "light") -> Figure:
    """Test examples by their class and by the class that most of the neighbours have."""
    table, names = run.confusion(taken), [name.replace("_", " ") for name in run.classes]
    plain: dict[str, Any] = {"showgrid": False, "zeroline": False, "ticks": ""}
    fig = figure(
        theme, hovermode="closest", xaxis={**plain, "title": {"text": "most votes"}},
        yaxis={**plain, "title": {"text": "true class"}, "autorange": "reversed"},
    )  # fmt: skip
    heat(
        fig, names, names, table, [[str(count) for count in row] for row in table.tolist()],
        "%{y}, predicted %{x}: %{z}", span=(0, int(table.max())), xgap=2, ygap=2,
    )  # fmt: skip
    return fig


def confusion_in_words(run: ErrorRun, taken: int) -> str:
    """What a person sees of the classes."""
    table = run.confusion(taken)
    counts = "; ".join(
        f"{name.replace('_', ' ')}: {row[place]} of {sum(row)} correct"
        for place, (name, row) in enumerate(zip(run.classes, table.tolist(), strict=True))
    )
    return f"Test examples by class and prediction of {pluralize(taken, 'neighbour')}: {counts}."


def error_table(run: ErrorRun, bounds: Reals) -> dict[str, Any]:
    """The figure's numbers by k."""
    return {
        "k": list(run.ks),
        "training_error": run.training.tolist(),
        "test_error": run.test.tolist(),
        "guarantee": bounds.tolist(),
    }
