"""Training and validation against epochs: where the validation loss turns, and where patience ends the run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.networks import plane
from laboratory.topics.networks.stopping.run import StoppingRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
NAMES = 92  # pixels right of the axes
APART = 0.06


def epochs_figure(run: StoppingRun, step: int, mistakes: bool, theme: str = "light") -> go.Figure:
    """Losses, or shares of mistakes with the exact true risk and the promise for the network that was kept."""
    title = "share misjudged" if mistakes else "mean loss (cross entropy)"
    drawn = figure(height=HEIGHT, xaxis=linear_axis("epochs"), yaxis=linear_axis(title), margin_r=NAMES)
    drawn.update_xaxes(range=[0, max(run.epochs, 1)])
    blue, orange, green = palette(theme)[:3]
    every = np.arange(run.epochs + 1)
    training = run.training_errors if mistakes else run.training_loss
    validation = run.validation_errors if mistakes else run.validation_loss
    curves = [("training", every, training, {"color": blue, "width": 1.5}),
              ("validation", every, validation, {"color": orange, "width": 3 if not mistakes else 2})]  # fmt: skip
    if mistakes:
        curves.append(("true risk", run.known, run.true_risks, {"color": green, "width": 4}))
    for name, x, y, look in curves:
        drawn.add_scatter(x=x, y=y, mode="lines", line=look, name=name, hovertemplate="%{y:.3g}")
    if mistakes:
        _promise(drawn, run, theme)
    drawn.add_vline(x=step, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    if run.stop < run.epochs:
        drawn.add_vrect(x0=run.stop, x1=run.epochs, fillcolor=GREY[theme], opacity=0.1, line_width=0)
    best = float(validation[run.best])
    drawn.add_scatter(x=[run.best], y=[best], mode="markers", name="best epoch", hoverinfo="skip",
                      marker={"size": 12, "color": orange, "symbol": "star"})  # fmt: skip
    highest = max(float(np.max(validation)), float(np.max(training)), run.promised if mistakes else 0.0)
    drawn.update_yaxes(range=[0, 1.08 * highest])
    _names(drawn, run.epochs, [(name, float(y[-1]), look["color"]) for name, _, y, look in curves], highest)
    return drawn


def epochs_in_words(run: StoppingRun) -> str:
    """What a person sees of the curves."""
    return (
        f"Over {run.epochs} epochs the training loss falls to {in_words(float(run.training_loss[-1]), 3)}; the "
        f"validation loss is least, {in_words(float(run.validation_loss[run.best]), 3)}, after epoch {run.best} and "
        f"{in_words(float(run.validation_loss[-1]), 3)} at the end."
    )


def stopping_plane(run: StoppingRun, epoch: int, theme: str = "light") -> go.Figure:
    """The training sample on what the network answers after `epoch` epochs."""
    return plane.plane(
        lambda places: run.answers(epoch, places) - 0.5, run.points, run.labels, HEIGHT, theme
    )  # fmt: skip


def stopping_plane_in_words(run: StoppingRun, epoch: int) -> str:
    """What a person sees on the plane."""
    wrong = round(float(run.training_errors[epoch]) * len(run.labels))
    return f"{len(run.labels)} training examples and the answers after epoch {epoch}, which misjudge {wrong} of them."


def epochs_table(run: StoppingRun) -> dict[str, Any]:
    """A row for each epoch; the true risk where it was summed up."""
    risks = np.full(run.epochs + 1, np.nan)
    risks[run.known] = run.true_risks
    return {
        "epoch": list(range(run.epochs + 1)),
        "training_loss": run.training_loss.tolist(),
        "validation_loss": run.validation_loss.tolist(),
        "training_error": run.training_errors.tolist(),
        "validation_error": run.validation_errors.tolist(),
        "true_risk": risks.tolist(),
    }


def _promise(drawn: go.Figure, run: StoppingRun, theme: str) -> None:
    grey = GREY[theme]
    drawn.add_scatter(
        x=[run.best], y=[run.promised], mode="markers", name="promise", hovertemplate="%{y:.3g}",
        marker={"size": 11, "symbol": "diamond", "color": grey},
    )  # fmt: skip
    drawn.add_annotation(x=run.best, y=run.promised, text="promise for the network kept", showarrow=False,
                         xanchor="left", xshift=10, font={"color": grey, "size": 14})  # fmt: skip


def _names(drawn: go.Figure, x: float, ends: list[tuple[str, float, str]], highest: float) -> None:
    """Names right of the curves' ends, pushed apart where these lie together."""
    below = -np.inf
    for name, y, color in sorted(ends, key=lambda end: end[1]):
        place = max(y, below)
        below = place + APART * highest
        drawn.add_annotation(x=x, y=place, text=name, showarrow=False, xanchor="left", xshift=6,
                             font={"color": color, "size": 14})  # fmt: skip
