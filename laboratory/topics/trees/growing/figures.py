"""A tree in the plane: its boxes after some splits, psi with the chord of a split, errors at every size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.trees.growing.run import PSIS, TreeRun, window

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
BESIDE = 360
AIR = 0.03
LEGEND = {"orientation": "h", "y": 1.02, "yanchor": "bottom"}
LOOKS = ((1, "dash"), (0, "dot"), (3, "dashdot"), (5, "dot"))  # colour and dash of each psi that is not chosen
POINTS = 401
NAMES = {"misclassification": "misclassification", "gini": "Gini", "scaled_entropy": "scaled entropy",
         "square_root": "square root"}  # fmt: skip


def plane(run: TreeRun, step: int, theme: str = "light") -> go.Figure:
    """The boxes of the leaves after `step` splits, shaded by answer, the last cut marked, and the examples."""
    low, high = window(run.world)
    air = AIR * (high - low)
    side = {"showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 5, "constrain": "domain"}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "range": [low[0] - air[0], high[0] + air[0]], "title": {"text": "first feature x₁"}},
        yaxis={**side, "range": [low[1] - air[1], high[1] + air[1]], "title": {"text": "second feature x₂"},
               "scaleanchor": "x", "constraintoward": "top"},
    )  # fmt: skip
    for answer, name, color in ((True, "says positive", 0), (False, "says negative", 1)):
        boxes = [run.boxes[node] for node in run.leaves(step) if run.positive(int(node)) == answer]
        _boxes(drawn, boxes, name, palette(theme)[color], GREY[theme])
    if step:
        _cut(drawn, run, step, palette(theme)[2])
    _examples(drawn, run, step, theme)
    return drawn


def plane_in_words(run: TreeRun, step: int) -> str:
    """What a person sees on the plane."""
    wrong = int(run.wrong(step).sum())
    leaves = len(run.leaves(step))
    return (
        f"{len(run.sample.y)} points of two labels, and the plane cut into {leaves} "
        f"{'box' if leaves == 1 else 'boxes'} after split {step} of {run.splits}; {wrong} points are misjudged."
    )


def psi_curves(run: TreeRun, step: int, theme: str = "light") -> go.Figure:
    """The four psi, the chosen one thick; on it the two children of the split, their chord, and what is gained."""
    from learners.trees.psi import PSI

    share = np.linspace(0, 1, POINTS)
    drawn = figure(
        height=BESIDE, hovermode="closest", showlegend=True,
        legend=LEGEND,
        xaxis=linear_axis("share of positives p in a leaf", range=[0, 1]), yaxis=linear_axis("ψ(p)", range=[0, 0.54]),
    )  # fmt: skip
    for name, (color, dash) in zip(PSIS, LOOKS, strict=True):
        chosen = name == run.psi
        drawn.add_scatter(
            x=share, y=PSI[name](share), mode="lines", name=NAMES[name], hovertemplate="p = %{x:.3f}, ψ = %{y:.3f}",
            line={"color": palette(theme)[color], "width": 4 if chosen else 1.5, "dash": "solid" if chosen else dash},
        )  # fmt: skip
    if step:
        _chord(drawn, run, step, palette(theme)[2])
    return drawn


def errors(run: TreeRun, step: int, theme: str = "light") -> go.Figure:
    """Training error and exact risk at every size, the least risk marked, and what no predictor goes below."""
    top = float(max(run.training_error.max(), run.risk.max(), 0.05))
    drawn = figure(
        height=BESIDE, xaxis=linear_axis("nodes of the tree", range=[0, 1.05 * max(int(run.nodes[-1]), 5)]),
        yaxis=linear_axis("share misjudged", range=[-0.12 * top, 1.15 * top]),
    )  # fmt: skip
    blue, orange, green = palette(theme)[:3]
    ends = []
    for y, name, color, width in ((run.training_error, "training error", orange, 2), (run.risk, "exact risk", blue, 4)):
        drawn.add_scatter(
            x=run.nodes, y=y, mode="lines+markers", name=name, line={"color": color, "width": width},
            marker={"size": 6}, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
        )  # fmt: skip
        ends.append(Ending(name, float(y[-1]), color))
    if run.world.bayes_risk > 0:
        drawn.add_hline(y=run.world.bayes_risk, line={"color": GREY[theme], "width": 1, "dash": "dash"})
        ends.append(Ending("labels flipped", run.world.bayes_risk, GREY[theme]))
    drawn.add_vline(x=int(run.nodes[step]), line={"color": GREY[theme], "width": 1, "dash": "dot"})
    best = {"x": [run.nodes[run.best]], "y": [run.risk[run.best]]}
    look = {"symbol": "diamond-open", "size": 15, "color": green, "line": {"width": 3}}
    drawn.add_scatter(**best, mode="markers", name="least risk", marker=look, hoverinfo="skip")
    name_the_ends(drawn, ends, (-0.12 * top, 1.15 * top))
    return drawn


def psi_in_words(run: TreeRun, step: int) -> str:
    """What a person sees of psi."""
    start = f"Four curves over the share of positives, 0 at both ends and 1/2 in the middle; {NAMES[run.psi]} is chosen"
    if not step:
        return f"{start}."
    low, leaf, high = (in_words(float(share), 3) for share in run.split_shares(step)[0])
    return f"{start}. Split {step} parts a leaf with a share {leaf} of positives into {low} and {high}."


def errors_in_words(run: TreeRun, step: int) -> str:
    """What a person sees of the errors."""
    return (
        f"Errors at 1 to {run.nodes[-1]} nodes. With {run.nodes[step]} nodes the training error is "
        f"{in_words(float(run.training_error[step]), 3)} and the exact risk {in_words(float(run.risk[step]), 3)}; "
        f"the least risk is {in_words(float(run.risk[run.best]), 3)}, with {run.nodes[run.best]} nodes."
    )


def run_table(run: TreeRun) -> dict[str, Any]:
    """A row for each size, the single leaf first; full precision."""
    history = run.history
    return {
        "split": list(range(run.splits + 1)),
        "nodes": run.nodes.tolist(),
        "node_split": ["", *history["node"].tolist()],
        "feature": ["", *(history["feature"] + 1).tolist()],
        "cut": ["", *history["cut"].tolist()],
        "gain": ["", *history["gain"].tolist()],
        "gain_of_first_feature": ["", *history["gain_table"][:, 0].tolist()],
        "gain_of_second_feature": ["", *history["gain_table"][:, 1].tolist()],
        "psi_error": run.psi_error.tolist(),
        "training_error": run.training_error.tolist(),
        "risk": run.risk.tolist(),
    }


def _boxes(drawn: go.Figure, boxes: list[Any], name: str, color: str, edge: str) -> None:
    x: list[float | None] = []
    y: list[float | None] = []
    for (left, bottom), (right, top) in boxes:
        x += [left, right, right, left, left, None]
        y += [bottom, bottom, top, top, bottom, None]
    drawn.add_scatter(
        x=x, y=y, fill="toself", fillcolor=_transparent(color), mode="lines", line={"width": 1, "color": edge},
        hoverinfo="skip", name=name,
    )  # fmt: skip


def _cut(drawn: go.Figure, run: TreeRun, step: int, color: str) -> None:
    """The common side of the two leaves that the last split made."""
    feature = int(run.history["feature"][step - 1])
    ends = np.tile(run.boxes[2 * step - 1][1], (2, 1))
    ends[0, 1 - feature] = run.boxes[2 * step - 1][0, 1 - feature]
    drawn.add_scatter(
        x=ends[:, 0], y=ends[:, 1], mode="lines", line={"color": color, "width": 4}, name="this cut", hoverinfo="skip"
    )


def _examples(drawn: go.Figure, run: TreeRun, step: int, theme: str) -> None:
    for label, name, symbol, color in ((1, "positive", "circle", 0), (0, "negative", "circle-open", 1)):
        which = run.sample.y == label
        look = {"symbol": symbol, "size": 8, "color": palette(theme)[color]}
        drawn.add_scatter(
            x=run.sample.X[which, 0], y=run.sample.X[which, 1], mode="markers", name=name,
            marker={**look, "line": {"width": 2, "color": palette(theme)[color]}},
            hovertemplate=f"{name}<br>x₁ = %{{x:.3f}}, x₂ = %{{y:.3f}}<extra></extra>",
        )  # fmt: skip
    wrong = run.sample.X[run.wrong(step)]
    cross = {"symbol": "x-thin", "size": 13, "line": {"width": 2.5, "color": GREY[theme]}}
    drawn.add_scatter(
        x=wrong[:, 0], y=wrong[:, 1], mode="markers", name="misjudged", marker=cross, hoverinfo="skip"
    )  # fmt: skip


def _chord(drawn: go.Figure, run: TreeRun, step: int, color: str) -> None:
    from learners.trees.psi import PSI

    shares, chord = run.split_shares(step)
    drawn.add_scatter(
        x=shares[[0, 2]], y=chord[[0, 2]], mode="lines+markers", name="the two halves",
        line={"color": color, "width": 2}, marker={"size": 9}, hovertemplate="p = %{x:.3f}, ψ = %{y:.3f}",
    )  # fmt: skip
    drawn.add_scatter(
        x=shares[[1, 1]], y=[chord[1], float(PSI[run.psi](shares[1]))], mode="lines+markers", name="gain in this leaf",
        line={"color": color, "width": 4, "dash": "dot"}, marker={"size": 7, "symbol": "diamond"}, hoverinfo="skip",
    )  # fmt: skip


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.14)"
