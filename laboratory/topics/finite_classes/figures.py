"""Perfect on the sample: the overfitting square, five points, the memoriser, a point that is never seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import theorems
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.finite_classes.fitting import FIVE, FivePoints, Spikes, SquareRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT, BESIDE = 400, 360


def world_square(points: np.ndarray, labels: np.ndarray, theme: str = "light") -> go.Figure:
    """The square, label 1 in its upper half, and a sample from it."""
    drawn = _square()
    _answers_one(drawn, 0, 0.5, 1, 1, palette(theme)[0])
    _examples(drawn, points, labels, theme)
    drawn.add_annotation(x=0.02, y=0.98, text="label 1", showarrow=False, xanchor="left", yanchor="top")
    drawn.add_annotation(x=0.02, y=0.02, text="label 0", showarrow=False, xanchor="left", yanchor="bottom")
    return drawn


def fooled_square(run: SquareRun, theme: str = "light") -> go.Figure:
    """The sample that misleads and where the hypothesis that fits it answers 1."""
    drawn = _square()
    blue, grey = palette(theme)[0], GREY[theme]
    if run.chosen is None:
        ones = run.points[run.labels == 1]
        ring = {"symbol": "circle", "size": 16, "color": _tinted(blue, 0.25)}
        drawn.add_scatter(x=ones[:, 0], y=ones[:, 1], mode="markers", marker=ring, name="answers 1", hoverinfo="skip")
    else:
        corners = ((0, 0, 0.5, 1), (0.5, 0, 1, 1), (0, 0.5, 1, 1), (0, 0, 1, 0.5))
        _answers_one(drawn, *corners[run.chosen], blue)
    drawn.add_hline(y=0.5, line={"color": grey, "width": 1.5, "dash": "dash"})
    _examples(drawn, run.points, run.labels, theme)
    return drawn


def _square() -> go.Figure:
    side = {"range": [0, 1], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 3}
    return figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first feature"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second feature"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
        shapes=[{"type": "rect", "x0": 0, "x1": 1, "y0": 0, "y1": 1, "line": {"width": 1, "color": "#888888"}}],
    )  # fmt: skip


def _answers_one(drawn: go.Figure, x0: float, y0: float, x1: float, y1: float, color: str) -> None:
    drawn.add_scatter(
        x=[x0, x1, x1, x0], y=[y0, y0, y1, y1], fill="toself", fillcolor=_tinted(color, 0.18), mode="lines",
        line={"width": 0}, hoverinfo="skip", name="answers 1",
    )  # fmt: skip


def _examples(drawn: go.Figure, points: np.ndarray, labels: np.ndarray, theme: str) -> None:
    for label, symbol, color in ((1, "circle", palette(theme)[0]), (0, "circle-open", palette(theme)[1])):
        some = points[labels == label]
        drawn.add_scatter(
            x=some[:, 0], y=some[:, 1], mode="markers", name=f"label {label}",
            marker={"symbol": symbol, "size": 9, "color": color, "line": {"width": 2, "color": color}},
            hovertemplate=f"label {label}<extra></extra>",
        )  # fmt: skip


def labellings(five: FivePoints, theme: str = "light") -> go.Figure:
    """All 32 labellings as columns of five cells: strong where they agree with what was seen, faint where not."""
    drawn = figure(
        height=300, hovermode="closest", xaxis=linear_axis("labelling", range=[-0.7, 31.7], showgrid=False),
        yaxis={"range": [5.6, 0.4], "tickvals": list(range(1, 6)), "ticks": "", "showgrid": False, "zeroline": False,
               "title": {"text": "point"}},
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    agrees = np.isin(np.arange(len(five.labellings)), five.consistent)
    for label, symbol, color in ((1, "square", blue), (0, "square-open", orange)):
        for kept, opacity in ((True, 1.0), (False, 0.22)):
            column, row = np.nonzero((five.labellings == label) & (agrees == kept)[:, np.newaxis])
            look = {"symbol": symbol, "size": 7, "color": color, "opacity": opacity, "line": {"width": 1.5}}
            look["line"] |= {"color": color}
            drawn.add_scatter(
                x=column, y=row + 1, mode="markers", marker=look, name=f"{label}, {'kept' if kept else 'refuted'}",
                hovertemplate=f"labelling %{{x}}, point %{{y}}: {label}<extra></extra>",
            )  # fmt: skip
    if 0 < five.seen < FIVE:
        drawn.add_hline(y=five.seen + 0.5, line={"color": grey, "width": 2, "dash": "dash"})
    return drawn


def labellings_in_words(five: FivePoints) -> str:
    """What a person sees of the labellings."""
    return f"32 labellings of five points; {len(five.consistent)} of them agree with the first {five.seen} points."


def unseen_mistakes(five: FivePoints, theme: str = "light") -> go.Figure:
    """How many consistent labellings err on so large a share of the points that were not seen."""
    left = FIVE - five.seen
    shares = [0.0] if left == 0 else [k / left for k in range(left + 1)]
    most = int(five.counts.max())
    drawn = figure(
        height=BESIDE - 60, hovermode="closest",
        xaxis={"title": {"text": "error on the points not seen"}, "range": [-0.12, 1.12], "tickvals": [0, 0.5, 1],
               "ticks": "outside", "showgrid": False},
        yaxis=linear_axis("labellings", range=[0, 1.2 * most], dtick=1 if most < 5 else 2),
    )  # fmt: skip
    drawn.add_bar(
        x=shares, y=five.counts, width=0.09, marker={"color": palette(theme)[0]}, text=five.counts, name="labellings",
        textposition="outside", hovertemplate="error %{x:.2f}: %{y}<extra></extra>",
    )  # fmt: skip
    return drawn


def spike_line(run: Spikes, shown: int, theme: str = "light") -> go.Figure:
    """The memoriser's answers: +1 everywhere, −1 on the examples alone."""
    drawn = figure(
        height=BESIDE, hovermode="closest", xaxis=linear_axis("x", range=[0, 1], showgrid=False),
        yaxis={"title": {"text": "answer"}, "range": [-1.25, 1.25], "tickvals": [-1, 1], "ticks": "outside",
               "showgrid": False, "zeroline": False},
    )  # fmt: skip
    blue, orange = palette(theme)[:2]
    drawn.add_scatter(x=[0, 1], y=[1, 1], mode="lines", line={"color": blue, "width": 4}, name="elsewhere")
    drawn.add_scatter(
        x=[0, 1], y=[-1, -1], mode="lines", line={"color": GREY[theme], "width": 1.5, "dash": "dash"}, name="truth"
    )
    places = run.places[:shown]
    x = np.repeat(places, 3)
    y = np.tile([1.0, -1.0, np.nan], len(places))
    drawn.add_scatter(x=x, y=y, mode="lines", line={"color": orange, "width": 1}, name="spikes", hoverinfo="skip")
    drawn.add_scatter(
        x=places, y=-np.ones(len(places)), mode="markers", marker={"size": 7, "color": orange}, name="examples",
        hoverinfo="skip",
    )  # fmt: skip
    label_at(drawn, (1, 1), "<b>memoriser</b>", blue, (False, False), "right", above=True)
    label_at(drawn, (1, -1), "the one label there is", GREY[theme], (False, False), "right", above=False)
    return drawn


def spike_risks(run: Spikes, shown: int, theme: str = "light") -> go.Figure:
    """Training error and true risk of the memoriser, on a line and on finitely many examples."""
    last = float(run.sizes[-1])
    drawn = figure(
        height=BESIDE, xaxis=linear_axis("examples m", range=[0, last]),
        yaxis=linear_axis("share of mistakes", range=[-0.06, 1.14]),
    )  # fmt: skip
    blue, orange, green = palette(theme)[:3]
    ends = [0.0, last]
    drawn.add_scatter(x=ends, y=[0, 0], mode="lines", line={"color": orange, "width": 2}, name="training error")
    drawn.add_scatter(x=ends, y=[1, 1], mode="lines", line={"color": blue, "width": 4}, name="true risk")
    drawn.add_scatter(
        x=run.sizes, y=run.risk, mode="lines", line={"color": green, "width": 2.5, "dash": "dash"}, name="atoms",
        hovertemplate="%{y:.4g}",
    )  # fmt: skip
    marker = {"size": 10, "color": [orange, blue, green]}
    now = [0.0, 1.0, run.at(shown)]
    drawn.add_scatter(x=[shown] * 3, y=now, mode="markers", marker=marker, name="now", hoverinfo="skip")
    label_at(drawn, (last, 1), "<b>true risk, on a line</b>", blue, (False, False), "right", above=True)
    label_at(drawn, (last, 0), "training error", orange, (False, False), "right", above=True)
    middle = int(0.5 * (len(run.risk) - 1))
    place = (float(run.sizes[middle]), float(run.risk[middle]))
    label_at(drawn, place, f"among {run.atoms} points", green, (False, False), "left", above=True)
    return drawn


def spike_table(run: Spikes) -> dict[str, Any]:
    """A row for each sample size."""
    m = len(run.sizes)
    return {
        "examples": run.sizes.tolist(),
        "training_error": [0.0] * m,
        "risk_on_a_line": [1.0] * m,
        f"risk_among_{run.atoms}_points": run.risk.tolist(),
    }


def unseen(epsilon: float, m: int, theme: str = "light") -> go.Figure:
    """The probability that m examples miss a point of probability ε, and e^(−εm) above it."""
    sizes = unseen_sizes(epsilon, m)
    last = float(sizes[-1])
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("examples m", range=[0, last]),
        yaxis=linear_axis("probability that the point is not seen", range=[0, 1.08]),
    )  # fmt: skip
    blue, grey = palette(theme)[0], GREY[theme]
    exact, above = unseen_curve(epsilon, sizes), unseen_promise(epsilon, sizes)
    drawn.add_scatter(
        x=sizes,
        y=exact,
        mode="lines",
        line={"color": blue, "width": 4, "simplify": False},
        name="exact",
        hovertemplate="%{y:.4f}",
    )
    drawn.add_scatter(
        x=sizes, y=above, mode="lines", name="e^(−εm)", hovertemplate="%{y:.4f}",
        line={"color": grey, "width": 2, "dash": "dash", "simplify": False},
    )  # fmt: skip
    now = float(unseen_curve(epsilon, np.array([m]))[0])
    drawn.add_scatter(x=[m], y=[now], mode="markers", marker={"size": 12, "color": blue}, name="now", hoverinfo="skip")
    at = 0.3 * last
    label_at(
        drawn,
        (at, float(unseen_promise(epsilon, at))),
        "e<sup>−εm</sup> (dashed)",
        grey,
        (False, False),
        "left",
        above=True,
    )
    low = 0.22 * last
    place = (low, float(unseen_curve(epsilon, np.array([max(1, round(low))]))[0]))
    label_at(drawn, place, "<b>(1 − ε)<sup>m</sup></b>", blue, (False, False), "right", above=False)
    return drawn


def unseen_sizes(epsilon: float, m: int) -> np.ndarray:
    """Sample sizes from 1 until the point is all but surely seen, or a little beyond m."""
    last = max(6 / epsilon, 1.2 * m, 6)
    return np.unique(np.round(np.linspace(1, last, 300)).astype(np.int64))


def unseen_curve(epsilon: float, sizes: np.ndarray) -> np.ndarray:
    """The theorem's law at many sizes."""
    return np.asarray(theorems["unseen_point"].grid(m=sizes, epsilon=epsilon), np.float64)


def unseen_promise(epsilon: float, m: Any) -> Any:
    """e^(-εm): the failure probability of a class of one hypothesis, which errs on the point alone."""
    form = next(form for form in theorems["finite_realizable"].also if form.__name__ == "failure_probability")
    return form(epsilon=epsilon, m=m, ln_size=0.0)


def unseen_table(epsilon: float, m: int) -> dict[str, Any]:
    """A row for each sample size."""
    sizes = unseen_sizes(epsilon, m)
    exact, above = unseen_curve(epsilon, sizes), unseen_promise(epsilon, sizes)
    return {"examples": sizes.tolist(), "not_seen": exact.tolist(), "at_most": np.asarray(above).tolist()}


def five_table(five: FivePoints) -> dict[str, Any]:
    """A row for each labelling."""
    kept = np.isin(np.arange(len(five.labellings)), five.consistent)
    points = {f"point_{i + 1}": five.labellings[:, i].tolist() for i in range(FIVE)}
    return {"labelling": list(range(len(kept))), **points, "agrees": kept.astype(int).tolist()}


def square_table(run: SquareRun) -> dict[str, Any]:
    """A row for each example of the misleading sample."""
    return {"first": run.points[:, 0].tolist(), "second": run.points[:, 1].tolist(), "label": run.labels.tolist()}


def _tinted(color: str, strength: float) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {strength})"
