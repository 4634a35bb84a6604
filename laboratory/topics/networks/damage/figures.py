"""Test errors against the share that is damaged, and one image after the damage."""

import numpy as np

from bounds.numbers import format_short, percent
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import band, curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GROUND, WORDS, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.damage.run import SIDE, Damaged

SCALES = {
    "missing": Scale("share of pixels missing"),
    "noise": Scale("deviation of the noise (darkest ink = 1)"),
    "units": Scale("share of hidden units removed"),
}
NETWORK, TREE = one_of(0, "network", 3.0), one_of(1, "decision tree")
GUESSING = one_of(4, "guessing", 1.5).beforehand
CHANCE = 0.9  # of ten digits


def errors(run: Damaged, theme: str = "light") -> Figure:
    """Mean test errors with the range of the draws, the tree's, and guessing."""
    fig = figure(theme, xaxis=SCALES[run.damage].axis(range=[0, 1]), yaxis=ERROR.axis(range=[0, 1]))
    band(fig, run.shares, run.errors.min(axis=0), run.errors.max(axis=0), NETWORK, "range of the draws")
    ends = [curve(fig, run.shares, run.mean_errors, NETWORK, points=True)]
    if run.tree is not None:
        ends.append(curve(fig, run.shares, run.tree.mean(axis=0), TREE, points=True))
    ends.append(hline(fig, CHANCE, GUESSING))
    vline(fig, run.share)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: Damaged) -> str:
    """What a person sees of the errors."""
    first, now, last = (percent(run.error(share)) for share in (0, run.share, 1))
    share = format_short(run.share)
    return f"The network's mean test error rises from {first} over {now} at {share} to {last}."


def image(run: Damaged, theme: str = "light") -> Figure:
    """The first test image as the network gets it."""
    axis = {"visible": False, "fixedrange": True}
    fig = figure(
        theme, height=330, hovermode="closest", xaxis={**axis, "constrain": "domain"},
        yaxis={**axis, "scaleanchor": "x", "autorange": "reversed"},
    )  # fmt: skip
    places = np.arange(SIDE)
    cells(
        fig, places, places, run.image, (GROUND, WORDS), "column %{x}, row %{y}: ink %{z:.2f}", name="image",
        span=(0, 1),
    )  # fmt: skip
    return fig


def image_in_words(run: Damaged) -> str:
    """What a person sees of the image."""
    return f"A handwritten {run.digits[0]} on 8 by 8 pixels after the damage."


def damage_table(run: Damaged) -> dict[str, list[float]]:
    """A row for each share."""
    tree = {} if run.tree is None else {"tree": run.tree.mean(axis=0).tolist()}
    return {
        "share": run.shares.tolist(),
        "network": run.mean_errors.tolist(),
        "network_least": run.errors.min(axis=0).tolist(),
        "network_most": run.errors.max(axis=0).tolist(),
        **tree,
    }
