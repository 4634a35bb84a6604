"""AdaBoost round by round: errors beside their bounds, the weighted examples, and the margins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.boosting.adaboost.run import BoostingRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
UNIFORM = 4.5  # pixels: radius of a point that weighs 1/m
NAMES = 112  # pixels right of the axes for the curves' names
AIR = 0.04  # of the window, around the points
SHADE = 0.13
APART = 0.055  # of the axis, between two names


def errors(run: BoostingRun, step: int, logarithmic: bool = False, theme: str = "light") -> go.Figure:
    """Training error after each round, below the product of the Z, below the theorem; the true risk where known."""
    axis = log_axis if logarithmic else linear_axis
    drawn = figure(height=HEIGHT, xaxis=linear_axis("rounds T"), yaxis=axis("share of errors"))
    drawn.update_xaxes(range=[0, max(run.rounds, 1)])
    drawn.update_layout(margin_r=NAMES)
    blue, orange, green = palette(theme)[:3]
    curves = [
        ("theorem", "(1 − 4γ²)^(T/2)", run.promised, {"color": orange, "width": 2, "dash": "dash"}),
        ("product", "product of Z", run.products, {"color": orange, "width": 2}),
        ("training error", "<b>training error</b>", run.training_errors, {"color": blue, "width": 3.5}),
    ]
    if run.risks is not None:
        curves.append(("true risk", "<b>true risk</b>", run.risks, {"color": green, "width": 3}))
    for name, _, heights, look in curves:
        seen = np.where(heights > 0, heights, np.nan) if logarithmic else heights
        drawn.add_scatter(x=run.counted, y=seen, mode="lines+markers" if run.rounds == 1 else "lines", name=name,
                          line=look, hovertemplate="%{y:.4g}")  # fmt: skip
    if step:
        drawn.add_vline(x=step, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    _name_at_the_end(drawn, run, [(text, heights, look["color"]) for _, text, heights, look in curves], logarithmic)
    return drawn


def errors_in_words(run: BoostingRun) -> str:
    """What a person sees on the curves."""
    if not run.rounds:
        return "An empty figure: no stump had an edge in the first round."
    risk = f", the true risk at {in_words(float(run.risks[-1]), 3)}" if run.risks is not None else ""
    return (
        f"After {run.rounds} rounds the training error stands at {in_words(float(run.training_errors[-1]), 3)}, the "
        f"product of Z at {in_words(float(run.products[-1]), 3)}, the theorem at "
        f"{in_words(float(run.promised[-1]), 3)}{risk}."
    )


def plane(run: BoostingRun, step: int, theme: str = "light", radius: float = UNIFORM) -> go.Figure:
    """The examples, as large as their weights after `step` rounds, on the vote's answers; the latest stump.

    An example that weighs 1/m has `radius` pixels.
    """
    low, high = run.window
    air = AIR * (high - low)
    side = {"range": [low - air, high + air], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 5}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first feature"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second feature"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
    )  # fmt: skip
    if step:
        _answers(drawn, run, step, theme)
        _stump(drawn, run, step, theme)
    for label, name, symbol in ((1, "positive", "circle"), (0, "negative", "circle-open")):
        _points(drawn, run, step, np.flatnonzero(run.labels == label), (name, symbol, radius), theme)
    if step:
        wrong = np.flatnonzero(run.wrong(step))
        cross = {"symbol": "x-thin", "size": 11, "line": {"width": 2, "color": GREY[theme]}}
        drawn.add_scatter(x=run.points[wrong, 0], y=run.points[wrong, 1], mode="markers", marker=cross,
                          name="misjudged", hoverinfo="skip")  # fmt: skip
    return drawn


def plane_in_words(run: BoostingRun, step: int) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.labels)} points of two labels, each as large as its weight after round {step} of {run.rounds}; the "
        f"vote misjudges {int(run.wrong(step).sum()) if step else 'none yet, as nobody has voted'}."
    )


def margins(run: BoostingRun, step: int, theme: str = "light") -> go.Figure:
    """The share of examples whose margin is at most each value, after `step` rounds and at the run's end."""
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "margin y H(x) / Σα"}, "range": [-1.02, 1.02], "ticks": "outside", "zeroline": False},
        yaxis=linear_axis("share of examples with at most this margin", range=[0, 1.04]),
    )  # fmt: skip
    drawn.add_vline(x=0, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    looks = [("at the end", run.rounds, {"color": GREY[theme], "width": 1.5, "dash": "dash", "shape": "hv"})]
    looks.append(("now", step, {"color": palette(theme)[0], "width": 3.5, "shape": "hv"}))
    for name, rounds, look in looks[step == run.rounds :]:
        x, y = _distribution(run.margins(rounds))
        drawn.add_scatter(x=x, y=y, mode="lines", line=look, name=name,
                          hovertemplate="%{y:.3g} of the examples: margin at most %{x:.3g}<extra></extra>")  # fmt: skip
    label_at(drawn, (0, 1.04), "mistakes", GREY[theme], (False, False), side="right", above=False)
    label_at(drawn, (0, 1.04), "right answers", GREY[theme], (False, False), side="left", above=False)
    return drawn


def margins_in_words(run: BoostingRun, step: int) -> str:
    """What a person sees of the margins."""
    held = run.margins(step)
    return (
        f"The margins of {len(held)} examples after round {step} reach from {in_words(float(held.min()), 3)} to "
        f"{in_words(float(held.max()), 3)}."
    )


def run_table(run: BoostingRun) -> dict[str, Any]:
    """A row for each round; full precision."""
    names = ("feature", "threshold", "sign", "weighted_error", "edge", "alpha", "z")
    risks = {} if run.risks is None else {"true_risk": run.risks.tolist()}
    return {
        "round": run.counted.tolist(),
        **{name: run.past(name).tolist() for name in names},
        "training_error": run.training_errors.tolist(),
        "product_of_z": run.products.tolist(),
        "theorem": run.promised.tolist(),
        **risks,
    }


def _distribution(held: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The empirical distribution function, from -1 to 1."""
    rising = np.sort(held)
    shares = np.arange(len(held) + 1) / len(held)
    return np.concatenate([[-1.0], rising, [1.0]]), np.concatenate([shares, [1.0]])


def _name_at_the_end(drawn: go.Figure, run: BoostingRun, named: list[tuple[str, Any, str]], logarithmic: bool) -> None:
    """Names right of the curves' ends, pushed apart where these lie together; below an end that 0 cut short."""
    seen = np.concatenate([heights[heights > 0] for _, heights, _ in named])
    span = 1.0 if not len(seen) else float(np.log10(seen.max() / seen.min()) if logarithmic else seen.max())
    ends = [(float(heights[-1]), text, color) for text, heights, color in named if len(heights)]
    below = -np.inf
    for height, text, color in sorted(ends, key=lambda end: end[0]):
        if logarithmic and height == 0:
            continue
        place = max(float(np.log10(height)) if logarithmic else height, below)
        below = place + APART * max(span, 1e-9)
        drawn.add_annotation(x=run.rounds, y=place, text=text, showarrow=False, xanchor="left", xshift=6,
                             font={"color": color, "size": 14})  # fmt: skip
    for text, heights, color in named if logarithmic else []:
        lasting = np.flatnonzero(heights > 0)
        if len(lasting) and heights[-1] == 0:
            last = int(lasting[-1])
            late = 2 * last > run.rounds  # an early end leaves room only beside the axis
            cut = (float(run.counted[last]) if late else 0.0, float(heights[last]))
            label_at(drawn, cut, text, color, (False, True), side="right" if late else "left", above=False)


def _answers(drawn: go.Figure, run: BoostingRun, step: int, theme: str) -> None:
    x, y, labels = run.cells(step)
    scale = [[0, _transparent(palette(theme)[1])], [1, _transparent(palette(theme)[0])]]
    drawn.add_heatmap(x=x, y=y, z=labels, zmin=0, zmax=1, colorscale=scale, showscale=False, hoverinfo="skip",
                      name="answers")  # fmt: skip


def _stump(drawn: go.Figure, run: BoostingRun, step: int, theme: str) -> None:
    """The threshold of this round; a constant stump has none."""
    place, feature = float(run.past("threshold")[step - 1]), int(run.past("feature")[step - 1])
    if not np.isfinite(place):
        return
    ends = [place, place], [-9, 9]
    x, y = ends if feature == 0 else ends[::-1]
    look = {"color": palette(theme)[2], "width": 3, "dash": "dash"}
    drawn.add_scatter(x=x, y=y, mode="lines", line=look, name="stump", hoverinfo="skip")


def _points(
    drawn: go.Figure, run: BoostingRun, step: int, which: np.ndarray, look_of: tuple[str, str, float], theme: str
) -> None:
    name, symbol, radius = look_of
    color = palette(theme)[0 if name == "positive" else 1]
    held = run.weights[step][which]
    look = {
        "symbol": symbol, "size": held, "sizemode": "area", "sizeref": 1 / (2 * radius**2 * len(run.labels)),
        "sizemin": 1.5, "color": color, "opacity": 0.85, "line": {"width": 1.5, "color": color},
    }  # fmt: skip
    told = [[int(i) + 1, float(w)] for i, w in zip(which, held, strict=True)]
    drawn.add_scatter(
        x=run.points[which, 0], y=run.points[which, 1], mode="markers", marker=look, name=name, customdata=told,
        hovertemplate=f"example %{{customdata[0]}}, {name}<br>weight %{{customdata[1]:.3g}}<extra></extra>",
    )  # fmt: skip


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {SHADE})"
