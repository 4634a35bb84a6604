"""The hinge loss above the mistakes it stands for, and the loss that forgives small errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.svm_and_kernels.hinge.run import SURROGATES, LossRun
from laboratory.topics.svm_and_kernels.plane import HEIGHT
from laboratory.topics.svm_and_kernels.tube.run import TubeRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

LEFT, RIGHT, TOP = -2.2, 3.0, 3.4
PLACES = 521
PLACE_OF_NAME = {"squared_hinge": -0.65, "logistic_base_2": 1.4, "exponential": -0.95}


def margin_losses(run: LossRun, beside: str, theme: str = "light") -> go.Figure:
    """Mistake, hinge and one more loss over the margin, and below them the sample's margins."""
    from learners.losses import losses

    z = np.linspace(LEFT, RIGHT, PLACES)
    drawn = figure(
        height=HEIGHT, hovermode="x",
        xaxis={"title": {"text": "functional margin y f(x)"}, "range": [LEFT, RIGHT], "ticks": "outside",
               "zeroline": False},
        yaxis={"title": {"text": "loss"}, "range": [-0.42, TOP], "ticks": "outside", "tickvals": [0, 1, 2, 3],
               "zeroline": False},
    )  # fmt: skip
    blue, orange, green, purple = palette(theme)[:4]
    drawn.add_scatter(x=[LEFT, 0, 0, RIGHT], y=[1, 1, 0, 0], mode="lines", name="mistake",
                      line={"color": GREY[theme], "width": 4}, hoverinfo="skip")  # fmt: skip
    if beside != "hinge":
        look = {"color": purple, "width": 2.5, "dash": "dash"}
        drawn.add_scatter(x=z, y=losses[beside].value(z), mode="lines", name=SURROGATES[beside], line=look,
                          hovertemplate="%{y:.3g}")  # fmt: skip
        at = PLACE_OF_NAME[beside]
        place = (at, float(losses[beside].value(at)))
        label_at(drawn, place, SURROGATES[beside], purple, (False, False), "left", above=True)
    drawn.add_scatter(x=z, y=losses["hinge"].value(z), mode="lines", name="hinge", line={"color": green, "width": 4},
                      hovertemplate="%{y:.3g}")  # fmt: skip
    label_at(drawn, (-1.0, 2.0), "<b>hinge</b>", green, (False, False), "right", above=False)
    label_at(drawn, (LEFT, 1.0), "mistake", GREY[theme], (False, False), "left", above=False)
    seen = np.clip(run.margins, LEFT, RIGHT)
    colors = np.where(run.margins <= 0, orange, blue).tolist()
    drawn.add_scatter(x=seen, y=np.full(len(seen), -0.2), mode="markers", name="examples", hoverinfo="skip",
                      marker={"symbol": "line-ns", "size": 14, "line": {"width": 1.5, "color": colors}})  # fmt: skip
    return drawn


def margin_losses_in_words(run: LossRun) -> str:
    """What a person sees of the losses."""
    return (
        "Over the margin, the mistake is a step from 1 down to 0 at margin 0, and the hinge a line that falls to 0 at "
        f"margin 1 and lies nowhere below the step. The sample's mean hinge loss is "
        f"{in_words(run.means['hinge'], 3)}, its share of mistakes {in_words(run.mistakes, 3)}."
    )


def losses_table(run: LossRun) -> dict[str, Any]:
    """A row for each example: its margin and its losses."""
    from learners.losses import losses

    columns = {name: losses[name].value(run.margins).tolist() for name in ("zero_one", *SURROGATES)}
    return {"margin": run.margins.tolist(), **columns}


def tube_loss(run: TubeRun, theme: str = "light") -> go.Figure:
    """Nothing within the tube, slope 1 outside; the squared loss beside it, and the sample's errors below."""
    epsilon = run.epsilon
    reach = max(3 * epsilon, 1.1 * float(np.abs(run.residuals).max()), 0.1)
    e = np.linspace(-reach, reach, PLACES)
    e = np.unique(np.concatenate([e, [-epsilon, epsilon]]))
    top = 1.15 * max(reach - epsilon, 0.1 * reach)
    drawn = figure(
        height=HEIGHT, hovermode="x",
        xaxis={"title": {"text": "error h(x) − y"}, "range": [-reach, reach], "ticks": "outside", "zeroline": False},
        yaxis=linear_axis("loss", range=[-0.16 * top, top], zeroline=False),
    )  # fmt: skip
    drawn.add_vrect(x0=-epsilon, x1=epsilon, fillcolor="rgba(128, 128, 128, 0.16)", line_width=0)
    squared = {"color": palette(theme)[3], "width": 2, "dash": "dash"}
    drawn.add_scatter(x=e, y=e**2, mode="lines", name="squared", line=squared, hovertemplate="%{y:.3g}")
    loss = np.maximum(0.0, np.abs(e) - epsilon)
    drawn.add_scatter(x=e, y=loss, mode="lines", name="tube loss", line={"color": palette(theme)[2], "width": 4},
                      hovertemplate="%{y:.3g}")  # fmt: skip
    outside = run.losses > 1e-5
    colors = np.where(outside, palette(theme)[1], palette(theme)[0]).tolist()
    drawn.add_scatter(x=run.residuals, y=np.full(len(outside), -0.08 * top), mode="markers", name="examples",
                      hoverinfo="skip",
                      marker={"symbol": "line-ns", "size": 14, "line": {"width": 1.5, "color": colors}})  # fmt: skip
    label_at(drawn, (0, top), "free: |error| ≤ ε", GREY[theme], (False, False), "center", above=False)
    at = 0.3 * reach + 0.7 * epsilon
    label_at(drawn, (at, at - epsilon), "<b>|error| − ε</b>", palette(theme)[2], (False, False), "left", above=False)
    return drawn


def tube_loss_in_words(run: TubeRun) -> str:
    """What a person sees of the loss."""
    return (
        f"The loss is 0 for errors up to {in_words(run.epsilon, 3)} either way and rises with slope 1 beyond; "
        f"{run.inside} of {len(run.losses)} examples cost nothing."
    )
