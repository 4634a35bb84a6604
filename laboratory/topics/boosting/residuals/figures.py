"""The sum of trees on the curve, what it leaves over with the next tree, and the errors round by round."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures import panels
from laboratory.figures.axes import INPUT, ROUND, SQUARED_ERROR, Scale
from laboratory.figures.curves import at_point, curve
from laboratory.figures.error_curves import error_curves
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.roles import BAYES, SAMPLE, WORDS, one_of
from laboratory.figures.theme import figure
from laboratory.topics.boosting.residuals.run import STAGEWISE, Boosted

HEIGHT = 430
AIR = 0.08  # of the spread, above and below
LEGEND = {"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0}
MEAN_LABEL = BAYES.called("mean label")
LABELLED, LEFT_OVER = SAMPLE.but(color=WORDS.color), WORDS.called("left over").but(marker="circle-open")
SUM, NEXT, ALONE = one_of(0, "sum", 3.5), one_of(2, "next tree", 3.0), one_of(3, "r alone", 1.5)
LABEL = Scale("label", "<i>y</i>")
HIGHEST = 3.0  # times the labels' mean square: errors beyond leave the picture


def sums(run: Boosted, right: Boosted | None, step: int, theme: str = "light") -> Figure:
    """Above, the examples and the sum after `step` rounds; below, what is left of them and the next tree."""
    fig = figure(theme, height=HEIGHT, hovermode="closest", showlegend=True, legend=LEGEND)
    panels.lay_out(fig, 2, 1, shared_xaxes=True, vertical_spacing=0.06, row_heights=(0.5, 0.5))
    left = Scale("residual" if run.method in STAGEWISE else "target")
    labels = np.concatenate([run.sample.y, run.truth])
    across: dict[str, Any] = {"range": [0, 1], "showgrid": False}
    panels.set_axes(fig, 0, {**across, "showticklabels": False}, LABEL.axis(range=_range(labels), zeroline=False))
    panels.set_axes(fig, 1, INPUT.axis(**across), left.axis(range=_range(run.targets), zeroline=True))
    above: Any = panels.at(0)
    below: Any = panels.at(1)
    _dots(fig, run, run.sample.y, 0)
    curve(fig, run.x, run.truth, MEAN_LABEL, **above)
    if right is not None:
        curve(fig, run.x, right.curves[min(step, right.rounds)], ALONE, **above)
    curve(fig, run.x, run.curves[step], SUM, **above)
    _dots(fig, run, run.targets[step], 1)
    if step < len(run.following):
        curve(fig, run.x, run.following[step], NEXT, **below)
    return fig


def sums_in_words(run: Boosted, step: int) -> str:
    """What a person sees of the sum."""
    points = pluralize(len(run.sample.y), "point")
    after = f"{points} around a sine, and a staircase, the sum after round {step} of {run.rounds}"
    if step >= len(run.following):
        return f"{after}. Below, nothing is left."
    reach = format_short(float(np.abs(run.following[step]).max()))
    return f"{after}. Below, what is left at each point, and the next tree, a staircase of height {reach} at most."


def errors(run: Boosted, right: Boosted | None, step: int, theme: str = "light") -> Figure:
    """Training error and true risk after each round, beside the Bayes risk."""
    scale = float(np.mean(run.sample.y**2)) + float(run.risk[0])
    top = min(float(max(run.training.max(), run.risk.max())), HIGHEST * scale)
    fig = figure(
        theme, height=HEIGHT, xaxis=ROUND.axis(range=[0, max(run.rounds, 1)]),
        yaxis=SQUARED_ERROR.axis(range=[0, 1.05 * top]),
    )  # fmt: skip
    counted = np.arange(run.rounds + 1)
    others = [] if right is None else [curve(fig, np.arange(right.rounds + 1), right.risk, ALONE)]
    error_curves(fig, counted, run.training, run.risk, run.world.bayes_risk, step, others)
    return fig


def errors_in_words(run: Boosted, step: int) -> str:
    """What a person sees of the errors."""
    return (
        f"Mean squared errors after 0 to {pluralize(run.rounds, 'round')}. After round {step} the training error is "
        f"{format_short(run.training[step])} and the true risk {format_short(run.risk[step])}; the true risk is "
        f"smallest after round {run.best}."
    )


def rounds_table(run: Boosted) -> dict[str, Any]:
    """A row for each round, in full precision."""
    return {
        "round": list(range(run.rounds + 1)),
        "training_error": run.training.tolist(),
        "true_risk": run.risk.tolist(),
        "bayes_risk": [run.world.bayes_risk] * (run.rounds + 1),
        "share_of_y_reached": run.reached.tolist(),
    }


def _dots(fig: Figure, run: Boosted, heights: Any, panel: int) -> None:
    role = LEFT_OVER if panel else LABELLED
    dots(fig, run.sample.X[:, 0], heights, role, at_point(role.name), size=6, edge=0, **panels.at(panel))


def _range(heights: Any) -> list[float]:
    low, high = float(np.min(heights)), float(np.max(heights))
    air = AIR * ((high - low) or 1.0)
    return [low - air, high + air]
