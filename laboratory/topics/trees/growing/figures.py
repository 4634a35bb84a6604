"""A tree in the plane: its boxes after some splits, psi with the chord of a split, errors at every size."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import Scale, error_axis
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.plane import empty_plane, examples
from laboratory.figures.regions import Window
from laboratory.figures.roles import AXIS, BAYES, TRAINING, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.trees.figures import NODES
from laboratory.topics.trees.growing.run import PSIS, TreeRun, window
from laboratory.topics.trees.labels import of_nodes

HEIGHT = 330
AIR = 0.03
BOX = 0.14  # of a box's colour
LEGEND = {"orientation": "h", "y": 1.02, "yanchor": "bottom"}
LOOKS = ((4, "dash"), (0, "dot"), (3, "dashdot"), (7, "dot"))  # colour and dash of each psi that is not chosen
POINTS = 401
CUT, HALVES = Role("this cut", 2, width=4), Role("the two halves", 2)  # of the split
GAIN = Role("gain in this leaf", 2, "dot", "diamond", 4)
BEST = Role("smallest risk", 2, marker="diamond-open")


def plane(run: TreeRun, step: int, theme: str = "light") -> Figure:
    """The boxes of the leaves after `step` splits, shaded by prediction, the last cut marked, and the examples."""
    low, high = window(run.world)
    air = AIR * (high - low)
    (left, bottom), (right, top) = low - air, high + air
    fig = empty_plane(Window(float(left), float(right), float(bottom), float(top)), theme)
    for answer, name, color in ((True, "predicted positive", 0), (False, "predicted negative", 1)):
        boxes = [run.boxes[node] for node in run.leaves(step) if run.positive(int(node)) == answer]
        _boxes(fig, boxes, name, Role(name, color, alpha=BOX).ink(theme))
    if step:
        _cut(fig, run, step)
    examples(fig, run.sample.X, run.sample.y, run.wrong(step))
    return fig


def plane_in_words(run: TreeRun, step: int) -> str:
    """What a person sees on the plane."""
    after = f"after split {step} of {run.splits}" if run.splits else "without any split"
    return (
        f"{len(run.sample.y)} labelled points, and the plane cut into "
        f"{pluralize(len(run.leaves(step)), 'box', 'boxes')} {after}; "
        f"{int(run.wrong(step).sum())} of the points misclassified."
    )


def psi_curves(run: TreeRun, step: int, theme: str = "light") -> Figure:
    """The four psi, the chosen one thick; on it the two children of the split, their chord, and what is gained."""
    from learners.trees.psi import PSI

    share = np.linspace(0, 1, POINTS)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", showlegend=True, legend=LEGEND,
        xaxis=Scale("share of positives in a leaf", "<i>p</i>").axis(range=[0, 1]),
        yaxis=Scale("ψ(<i>p</i>)").axis(range=[0, 0.54]),
    )  # fmt: skip
    for name, (color, dash) in zip(PSIS, LOOKS, strict=True):
        chosen = name == run.psi
        role = Role(PSIS[name], color, "solid" if chosen else dash, width=4 if chosen else 1.5)
        curve(fig, share, PSI[name](share), role, hovertemplate="p = %{x:.3f}, ψ = %{y:.3f}")
    if step:
        _chord(fig, run, step)
    return fig


def errors(run: TreeRun, step: int, theme: str = "light") -> Figure:
    """Training error and true risk at every size, the smallest risk marked, and the Bayes risk."""
    top = float(max(run.training_error.max(), run.risk.max(), 0.05))
    fig = figure(
        theme, height=HEIGHT, xaxis=NODES.axis(range=[0, 1.05 * max(int(run.nodes[-1]), 5)]),
        yaxis=error_axis(range=[-0.12 * top, 1.15 * top]),
    )  # fmt: skip
    ends = [
        curve(fig, run.nodes, run.training_error, TRAINING, points=True),
        curve(fig, run.nodes, run.risk, TRUTH, points=True),
    ]
    if run.world.bayes_risk > 0:
        ends.append(hline(fig, run.world.bayes_risk, BAYES))
    vline(fig, int(run.nodes[step]))
    dots(fig, [run.nodes[run.best]], [run.risk[run.best]], BEST, size=15)
    label_ends(fig, ends)
    return fig


def psi_in_words(run: TreeRun, step: int) -> str:
    """What a person sees of psi."""
    start = f"Four curves over the share of positives, 0 at both ends and 1/2 in the middle; {PSIS[run.psi]} is chosen"
    if not step:
        return f"{start}."
    low, leaf, high = (format_short(share) for share in run.split_shares(step)[0])
    return f"{start}. Split {step} divides a leaf with a share {leaf} of positives into {low} and {high}."


def errors_in_words(run: TreeRun, step: int) -> str:
    """What a person sees of the errors."""
    return (
        f"Errors of trees of up to {of_nodes(run.nodes[-1])}. With {of_nodes(run.nodes[step])} the training error is "
        f"{format_short(run.training_error[step])} and the true risk {format_short(run.risk[step])}; "
        f"the smallest risk is {format_short(run.risk[run.best])}, with {of_nodes(run.nodes[run.best])}."
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


def _boxes(fig: Figure, boxes: list[Any], name: str, color: str) -> None:
    x: list[float | None] = []
    y: list[float | None] = []
    for (left, bottom), (right, top) in boxes:
        x += [left, right, right, left, left, None]
        y += [bottom, bottom, top, top, bottom, None]
    polyline(fig, x, y, AXIS.but(known=False), name=name, fill="toself", fillcolor=color)


def _cut(fig: Figure, run: TreeRun, step: int) -> None:
    """The common side of the two leaves that the last split made."""
    feature = int(run.history["feature"][step - 1])
    ends = np.tile(run.boxes[2 * step - 1][1], (2, 1))
    ends[0, 1 - feature] = run.boxes[2 * step - 1][0, 1 - feature]
    polyline(fig, ends[:, 0], ends[:, 1], CUT)


def _chord(fig: Figure, run: TreeRun, step: int) -> None:
    from learners.trees.psi import PSI

    shares, chord = run.split_shares(step)
    reading = "p = %{x:.3f}, ψ = %{y:.3f}<extra>%{fullData.name}</extra>"
    polyline(fig, shares[[0, 2]], chord[[0, 2]], HALVES, reading, marks=9)
    polyline(fig, shares[[1, 1]], [chord[1], float(PSI[run.psi](shares[1]))], GAIN, marks=7)
