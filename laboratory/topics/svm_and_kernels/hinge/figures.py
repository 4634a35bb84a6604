"""The hinge loss above the zero-one loss, and one more loss beside it."""

from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import LOSS, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate as written
from laboratory.figures.plane import HEIGHT
from laboratory.figures.roles import Role
from laboratory.figures.theme import figure
from laboratory.topics.svm_and_kernels.figures import ticks
from laboratory.topics.svm_and_kernels.hinge.run import SURROGATES, LossRun

LEFT, RIGHT, TOP = -2.2, 3.0, 3.4
PLACES = 521
PLACE_OF_NAME = {"squared_hinge": -0.65, "logistic_base_2": 1.4, "exponential": -0.95}
ZERO_ONE = Role("zero-one", None, width=4.0)
HINGE = Role("hinge", 2, width=4.0)
ANOTHER = Role("another loss", 3, "dash", width=2.5)
MARGIN = Scale("functional margin", "y f(x)")


def margin_losses(run: LossRun, beside: str, theme: str = "light") -> Figure:
    """Zero-one loss, hinge and one more loss over the margin, and below them the sample's margins."""
    from learners.losses import losses

    z = np.linspace(LEFT, RIGHT, PLACES)
    fig = figure(
        theme, height=HEIGHT, hovermode="x", xaxis=MARGIN.axis(range=[LEFT, RIGHT], zeroline=False),
        yaxis=LOSS.axis(range=[-0.42, TOP], tickvals=[0, 1, 2, 3], zeroline=False),
    )  # fmt: skip
    curve(fig, [LEFT, 0, 0, RIGHT], [1, 1, 0, 0], ZERO_ONE, hoverinfo="skip", hovertemplate=None)
    if beside != "hinge":
        role, at = ANOTHER.called(SURROGATES[beside]), PLACE_OF_NAME[beside]
        curve(fig, z, losses[beside].value(z), role)
        written(fig, (at, float(losses[beside].value(at))), role.title, role)
    curve(fig, z, losses["hinge"].value(z), HINGE)
    written(fig, (-1.0, 2.0), HINGE.title, HINGE, left=True, below=True)
    written(fig, (LEFT, 1.0), ZERO_ONE.name, ZERO_ONE, below=True)
    ticks(fig, np.clip(run.margins, LEFT, RIGHT), -0.2, run.margins <= 0)
    return fig


def margin_losses_in_words(run: LossRun) -> str:
    """What a person sees of the losses."""
    return (
        "Over the margin, the zero-one loss is a step from 1 down to 0 at margin 0, and the hinge a line that falls to "
        f"0 at margin 1 and is nowhere below the step. The sample's mean hinge loss is "
        f"{format_number(run.means['hinge'], 3)}, its training error {format_number(run.training_error, 3)}."
    )


def losses_table(run: LossRun) -> dict[str, Any]:
    """A row for each example: its margin and its losses."""
    from learners.losses import losses

    columns = {name: losses[name].value(run.margins).tolist() for name in ("zero_one", *SURROGATES)}
    return {"margin": run.margins.tolist(), **columns}
