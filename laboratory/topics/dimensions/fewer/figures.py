"""Errors and multiplications by the components kept."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, TEST, TRAINING, one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.fewer.run import FewerRun

KEPT, COST = Scale("components kept", "<i>n</i>", whole=True), Scale("multiplications a prediction", whole=True)
NEEDED, PIXELS = one_of(0, "with<br>projection"), QUIET.called("all pixels")


def errors(run: FewerRun, kept: int, theme: str = "light") -> Figure:
    """The error on the training digits and on the others."""
    n = np.arange(1, run.features + 1)
    fig = figure(theme, xaxis=KEPT.axis(range=[0, run.features]), yaxis=ERROR.axis(range=[0, 1]))
    vline(fig, kept)
    ends = [curve(fig, n, run.training, TRAINING), curve(fig, n, run.test, TEST)]
    dot(fig, (kept, float(run.test[kept - 1])), TEST, "now")
    label_ends(fig, ends)
    return fig


def errors_in_words(run: FewerRun, kept: int) -> str:
    """What a person sees of the errors."""
    here, least, all_ = (format_short(float(run.test[n - 1]), 3) for n in (kept, run.best, run.features))
    return (
        f"The error on new digits by the components kept: {here} with {kept}, {least} at the lowest, with {run.best}, "
        f"and {all_} with all {run.features}."
    )


def costs(run: FewerRun, kept: int, theme: str = "light") -> Figure:
    """Multiplications of a prediction, beside those without any projection."""
    n = np.arange(1, run.features)  # all of them are the pixels, turned
    plain = run.multiplications(run.features)
    top = 1.1 * max(*run.costs)
    fig = figure(theme, xaxis=KEPT.axis(range=[0, run.features]), yaxis=COST.axis(range=[0, top]))
    vline(fig, kept)
    ends = [hline(fig, plain, PIXELS), curve(fig, n, run.costs[:-1], NEEDED.called("with projection"))]
    dot(fig, (kept, run.multiplications(kept)), NEEDED.called("now"))
    label_ends(fig, [ends[0], ends[1]._replace(name=NEEDED.name)])
    return fig


def costs_in_words(run: FewerRun, kept: int) -> str:
    """What a person sees of the costs."""
    here, plain = (format_number(run.multiplications(n)) for n in (kept, run.features))
    return f"A prediction from {pluralize(kept, 'component')} takes {here} multiplications, from all pixels {plain}."


def fewer_table(run: FewerRun) -> dict[str, Any]:
    """A row for each number of components."""
    return {
        "components": list(range(1, run.features + 1)),
        "training_error": run.training.tolist(),
        "test_error": run.test.tolist(),
        "multiplications": run.costs,
        "variance_explained": run.variance.tolist(),
    }
