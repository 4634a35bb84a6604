"""The staircase of a regression tree on its sample, and its errors by the number of leaves."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import INPUT, SQUARED_ERROR, Scale
from laboratory.figures.curves import at_point, curve, vline
from laboratory.figures.error_curves import error_curves
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, SAMPLE, WORDS, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.trees.regression.run import Staircases

AIR = 0.08  # of the labels' spread
NEWEST = Role("last cut", 2, "dash", width=3)
BLACK_SAMPLE = SAMPLE.but(color=WORDS.color)
MEAN_LABEL, TREE = BAYES.called("mean label"), one_of(0, "tree", 3.5)
LABEL, LEAVES = Scale("label", "<i>y</i>"), Scale("leaves", whole=True)


def staircase(run: Staircases, step: int, theme: str = "light") -> Figure:
    """The examples, the mean label, and the tree with its cuts; the cut made last stands out."""
    low, high = _range(run)
    fig = figure(
        theme, hovermode="closest", xaxis=INPUT.axis(range=[0, 1], showgrid=False),
        yaxis=LABEL.axis(range=[low, high], zeroline=False),
    )  # fmt: skip
    for cut in run.cuts(step):
        vline(fig, float(cut))
    if (split := run.split(step)) is not None:
        vline(fig, split.cut, role=NEWEST)
    dots(fig, run.sample.X[:, 0], run.sample.y, BLACK_SAMPLE, at_point("example"), size=6, edge=0)
    truth = curve(fig, run.x, run.truth, MEAN_LABEL)
    label_ends(fig, [truth, curve(fig, run.x, run.curve(step), TREE)])
    return fig


def staircase_in_words(run: Staircases, step: int) -> str:
    """What a person sees of the staircase."""
    start = f"{len(run.sample.y)} points around a sine, and a staircase of {pluralize(step + 1, 'level')}, the tree"
    split = run.split(step)
    return f"{start}." if split is None else f"{start}; its last cut is at {format_short(split.cut)}."


def errors(run: Staircases, step: int, theme: str = "light") -> Figure:
    """Training error and true risk by the number of leaves, beside the Bayes risk."""
    sizes = np.arange(1, len(run.trees) + 1)
    top = float(max(run.training.max(), run.risk.max()))
    fig = figure(
        theme, xaxis=LEAVES.axis(range=[0, max(len(sizes), 2)]), yaxis=SQUARED_ERROR.axis(range=[0, 1.05 * top]),
    )  # fmt: skip
    error_curves(fig, sizes, run.training, run.risk, run.world.bayes_risk, step + 1)
    return fig


def errors_in_words(run: Staircases, step: int) -> str:
    """What a person sees of the errors."""
    return (
        f"Mean squared errors for 1 to {pluralize(len(run.trees), 'leaf', 'leaves')}. With {step + 1} the training "
        f"error is {format_short(run.training[step])} and the true risk {format_short(run.risk[step])}; the true risk "
        f"is smallest with {run.best + 1}."
    )


def leaves_table(run: Staircases) -> dict[str, Any]:
    """A row for each number of leaves, in full precision."""
    splits = [run.split(step) for step in range(len(run.trees))]
    return {
        "leaves": list(range(1, len(run.trees) + 1)),
        "depth": [tree.depth_ for tree in run.trees],
        "cut": ["" if split is None else split.cut for split in splits],
        "training_error": run.training.tolist(),
        "true_risk": run.risk.tolist(),
        "fewest_examples_in_a_leaf": [run.fewest(step) for step in range(len(run.trees))],
        "widest_leaf": [run.widest(step) for step in range(len(run.trees))],
    }


def _range(run: Staircases) -> tuple[float, float]:
    heights = np.concatenate([run.sample.y, run.truth])
    low, high = float(heights.min()), float(heights.max())
    return low - AIR * (high - low), high + AIR * (high - low)
