"""Slack: the penalty of an example within the margin, on a line and in the plane, and the effect of C."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import INPUT, MARGIN, PRICE
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import polyline
from laboratory.figures.names import BESIDE, LETTER, LINE, End, annotate, label_ends, spread_labels, word
from laboratory.figures.plane import BOUNDARY, HEIGHT, band, empty_plane, examples, line, window_around
from laboratory.figures.roles import AXIS, GUARANTEE, TRAINING, TRUTH, Role, one_of
from laboratory.figures.theme import figure, linear_axis
from laboratory.topics.svm_and_kernels.figures import AIR
from laboratory.topics.svm_and_kernels.slack.run import SlackRun

BELOW, ABOVE = (0, 0.6), (0.68, 1)  # shares of the height: errors, and the margin over them
TALL = 260  # pixels of the axes on a page
SLACK = Role("slack", 4, width=2.0)
MEAN_SLACK = Role("mean slack", 4, "dashdot", width=2.5)
WIDTH = Role("margin", 2, width=3.0)


def picture(run: SlackRun, step: int, theme: str = "light") -> Figure:
    """The fit at one C, with a bar for each slack."""
    return _on_a_line(run, step, theme) if run.points.shape[1] == 1 else _in_the_plane(run, step, theme)


def picture_in_words(run: SlackRun, step: int) -> str:
    """What a person sees of it."""
    positive = int((run.slacks[step] > 0).sum())
    return (
        f"{run.m} examples at the regularization parameter C = {format_number(float(run.costs[step]), 3)}: the margin "
        f"is {margin_in_words(run, step)}, {pluralize(positive, 'example')} {'has' if positive == 1 else 'have'} "
        f"slack, {format_number(float(run.slacks[step].sum()), 3)} in all."
    )


def margin_in_words(run: SlackRun, step: int) -> str:
    """The margin, or why there is none."""
    margin = float(run.margins[step])
    return format_short(margin) if margin < np.inf else "infinite (w = 0)"


def path(run: SlackRun, step: int, theme: str = "light") -> Figure:
    """Above, the margin; below, mean slack, training error and exact risk with its bound, over C."""
    top = max(1.05, 1.05 * float(run.mean_slacks.max()))
    fig = figure(
        theme, height=HEIGHT,
        xaxis=PRICE.axis(log=True, dtick=1 if len(run.costs) < 15 else 2, anchor="y"),
        yaxis=linear_axis("error, slack", domain=BELOW, range=[-0.03, top]),
        yaxis2=MARGIN.axis(log=True, domain=ABOVE),
    )  # fmt: skip
    curve(fig, run.costs, np.where(run.margins < np.inf, run.margins, np.nan), WIDTH, yaxis="y2")
    ends = []
    for role, heights in _curves(run):
        end = curve(fig, run.costs, np.where(heights <= top, heights, np.nan), role)
        if role is not GUARANTEE:
            ends.append(end)
    _names(fig, ends, top)
    if run.bounds is not None:
        lowest = int(np.argmin(run.bounds))
        at = (float(run.costs[lowest]), float(run.bounds[lowest]))
        annotate(fig, at, "bound on the mean risk", GUARANTEE, below=True)
    vline(fig, float(run.costs[step]))
    return fig


def path_in_words(run: SlackRun, step: int) -> str:
    """What a person sees of the curves."""
    risk = f"; the exact risk there is {format_number(float(run.risks[step]), 3)}" if run.risks is not None else ""
    margins = "the weights stay 0"
    if run.margins.min() < np.inf:
        margins = f"the margin falls from {margin_in_words(run, 0)} to {margin_in_words(run, -1)}"
    return (
        f"As C rises from {format_number(float(run.costs[0]), 2)} to {format_number(float(run.costs[-1]), 2)}, "
        f"{margins}; the mean slack goes from {format_number(float(run.mean_slacks[0]), 3)} to "
        f"{format_number(float(run.mean_slacks[-1]), 3)}; selected: C = "
        f"{format_number(float(run.costs[step]), 3)}{risk}."
    )


def weights(run: SlackRun, step: int, theme: str = "light") -> Figure:
    """Each weight and the bias over C."""
    known = (*run.weights.T, run.offsets)
    names = ["w", "b"] if run.points.shape[1] == 1 else ["w₁", "w₂", "b"]
    fig = figure(
        theme, height=HEIGHT, xaxis=PRICE.axis(log=True, dtick=1 if len(run.costs) < 15 else 2),
        yaxis=linear_axis("weight, bias", rangemode="normal"),
    )  # fmt: skip
    looks = [one_of(2 + place, name) for place, name in enumerate(names)]
    label_ends(fig, [curve(fig, run.costs, heights, look) for heights, look in zip(known, looks, strict=True)])
    vline(fig, float(run.costs[step]))
    return fig


def weights_in_words(run: SlackRun, step: int) -> str:
    """What a person sees of the weights."""
    w = ", ".join(format_number(float(weight), 3) for weight in run.weights[step])
    return (
        f"Weights and bias as curves over C; at C = {format_number(float(run.costs[step]), 3)} the weights are {w}, "
        f"the bias {format_number(float(run.offsets[step]), 3)}, and the line has "
        f"{pluralize(int(run.supports[step]), 'support vector')}."
    )


def slack_table(run: SlackRun) -> dict[str, Any]:
    """A row for each C, in full precision."""
    known = {} if run.risks is None else {"true_risk": run.risks.tolist()}
    bounds = {}
    if run.bounds is not None and run.smallest_hinges is not None:
        smallest = run.smallest_hinges.tolist()
        bounds = {"bound_on_mean_risk": run.bounds.tolist(), "smallest_mean_hinge_loss": smallest}
    return {
        "C": run.costs.tolist(),
        "lambda": run.lambdas.tolist(),
        **{f"w{j + 1}": column.tolist() for j, column in enumerate(run.weights.T)},
        "b": run.offsets.tolist(),
        "margin": [margin if margin < np.inf else "" for margin in run.margins.tolist()],
        "mean_slack": run.mean_slacks.tolist(),
        "training_error": run.training_errors.tolist(),
        "support_vectors": run.supports.tolist(),
        **known,
        **bounds,
    }


def _curves(run: SlackRun) -> list[tuple[Role, Any]]:
    known = ((MEAN_SLACK, run.mean_slacks), (TRAINING, run.training_errors), (TRUTH, run.risks),
             (GUARANTEE, run.bounds))  # fmt: skip
    return [(role, heights) for role, heights in known if heights is not None]


def _names(fig: Figure, ends: list[End], top: float) -> None:
    """Names right of the lower axes, whose ends `label_ends` would place at the whole height."""
    high = BELOW[1]
    places = [high * max(end.y, 0) / top for end in ends]
    for end, place in zip(ends, spread_labels(places, [LINE / TALL] * len(ends), high), strict=True):
        beside: dict[str, Any] = {"xanchor": "left", "yanchor": "middle", "xshift": BESIDE}
        word(fig, (1, float(place)), end.name, Role("", end.color), xref="paper", yref="paper", **beside)
    fig.update_layout(margin={"r": 2 * BESIDE + LETTER * len("training error")})


def _on_a_line(run: SlackRun, step: int, theme: str) -> Figure:
    """The score over the feature; each example is at its label, its slack reaches down or up to the score."""
    x, w, b = run.points[:, 0], float(run.weights[step, 0]), float(run.offsets[step])
    ends = np.array([x.min() - 0.6, x.max() + 0.6])
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=INPUT.axis(range=ends.tolist(), zeroline=False),
        yaxis=linear_axis("score w x + b", range=[-2.6, 2.6], zeroline=False),
    )  # fmt: skip
    for level, dash in ((-1, "dash"), (0, "solid"), (1, "dash")):
        hline(fig, level, AXIS.but(dash=dash))
    polyline(fig, ends, w * ends + b, BOUNDARY.called("score"))
    for i in np.flatnonzero(run.slacks[step]):
        polyline(fig, [x[i], x[i]], [run.signs[i], w * x[i] + b], SLACK)
        annotate(fig, (float(x[i]), float(run.signs[i])), f"ξ = {format_number(float(run.slacks[step, i]), 2)}",
                 SLACK, below=run.signs[i] < 0)  # fmt: skip
    examples(fig, np.column_stack([x, run.signs]), run.signs, run.signs * (w * x + b) <= 0)
    return fig


def _in_the_plane(run: SlackRun, step: int, theme: str) -> Figure:
    """The line and its band; each slack reaches from its example to its own edge of the band."""
    window, w, b = window_around(run.points, AIR, square=True), run.weights[step], float(run.offsets[step])
    fig = empty_plane(window, theme)
    if w.any():
        band(fig, window, w, b)
        slack = np.flatnonzero(run.slacks[step])
        feet = run.points[slack] + (run.slacks[step, slack] * run.signs[slack] / float(w @ w))[:, np.newaxis] * w
        gaps = np.full(len(slack), np.nan)
        x, y = (np.column_stack([run.points[slack, axis], feet[:, axis], gaps]).ravel() for axis in (0, 1))
        polyline(fig, x, y, SLACK)
        line(fig, window, w, b, BOUNDARY)
    examples(fig, run.points, run.signs, run.slacks[step] >= 1)
    return fig
