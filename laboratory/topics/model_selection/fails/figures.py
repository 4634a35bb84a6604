"""Learning curves of a class, and the errors of all classes on the whole sample."""

from typing import Any

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import EXAMPLES, Scale, error_axis
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import BAYES, QUIET, TRAINING, TRUTH, VALIDATION
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.fails.run import Curves, Failure

HEIGHT = 400
CLASS = Scale("VC dimension of the class", whole=True)
WANTED, BEST = QUIET.called("wanted"), BAYES.called("best of<br>the class")


def learning(run: Failure, theme: str = "light") -> Figure:
    """Training error, validation error and true risk on growing parts of the sample."""
    axis = EXAMPLES.axis(range=[0, 1.03 * run.m])
    return _errors(run, run.learning, axis, theme)


def learning_in_words(run: Failure) -> str:
    """What a person sees of the learning curves."""
    curves = run.learning
    return (
        f"Learning curves of the class of VC dimension {run.d} from {curves.at[0]} to {format_number(run.m)} examples: "
        f"the training error goes from {format_short(curves.training[0])} to {format_short(run.training)}, the "
        f"validation error from {format_short(curves.validation[0])} to {format_short(run.validation)}; the minimum "
        f"risk of the class is {format_short(run.approximation)}."
    )


def classes(run: Failure, theme: str = "light") -> Figure:
    """The same errors on the whole sample by VC dimension: the model-selection curve."""
    axis = CLASS.axis(rangemode="normal", range=[0.5, float(run.classes.at[-1]) + 0.5])
    return _errors(run, run.classes, axis, theme)


def classes_in_words(run: Failure) -> str:
    """What a person sees of the classes."""
    curves = run.classes
    return (
        f"Errors after all {format_number(run.m)} examples for VC dimensions 1 to {curves.at[-1]}: the validation "
        f"error is smallest at {curves.at[curves.validation.argmin()]}, the true risk at "
        f"{curves.at[curves.risk.argmin()]}. A line marks {run.d}, the selected class."
    )


def curves_table(run: Failure) -> dict[str, Any]:
    """A row for each point of the learning curves, in full precision."""
    curves = run.learning
    return {
        "examples": curves.at.tolist(),
        "training_error": curves.training.tolist(),
        "validation_error": curves.validation.tolist(),
        "true_risk": curves.risk.tolist(),
        "minimum_risk_of_the_class": [run.approximation] * len(curves.at),
    }


def _errors(run: Failure, curves: Curves, axis: dict[str, Any], theme: str) -> Figure:
    top = 1.08 * max(float(errors.max()) for errors in (curves.training, curves.validation, curves.risk))
    fig = figure(theme, height=HEIGHT, xaxis=axis, yaxis=error_axis(range=[-0.015, max(top, 1.2 * run.wanted)]))
    ends: list[End] = [hline(fig, run.wanted, WANTED)]
    if curves is run.classes:
        vline(fig, run.d)
    else:
        ends.append(hline(fig, run.approximation, BEST))
    for role, heights in ((TRUTH, curves.risk), (TRAINING, curves.training), (VALIDATION, curves.validation)):
        ends.append(curve(fig, curves.at, heights, role, points=len(curves.at) <= 12))
    label_ends(fig, ends)
    return fig
