"""Principal components: scores, the variance that is left unexplained, and restored pictures."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hover
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots
from laboratory.figures.names import annotate, word
from laboratory.figures.plane import empty_plane, window_around
from laboratory.figures.roles import GROUND, GUARANTEE, QUIET, TRUTH, WORDS, Role
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.pca.run import Components
from learners.shared.arrays import Reals

SIDE, INK = 8, 16  # pixels along a digit's picture, and the darkest of them
PICTURES, A_COLUMN = 10, 5
MARKS = (
    "circle", "diamond-open", "square", "x", "triangle-up-open", "star-open", "cross-open", "pentagon-open",
    "hash", "bowtie",
)  # fmt: skip
KEPT = Scale("axes kept", "<i>n</i>", whole=True)
UNEXPLAINED = Scale("unexplained variance")
MEASURED = TRUTH.called("measured")


def unexplained(run: Components, kept: int, theme: str = "light") -> Figure:
    """The share of all squares lost by keeping n axes: measured, by the eigenvalues, and for random axes."""
    fig = figure(theme, xaxis=KEPT.axis(), yaxis=UNEXPLAINED.axis(range=[0, 1.08]))
    n = np.arange(run.features + 1)
    curve(fig, n, run.random_axes, QUIET.called("random axes, on average"))
    curve(fig, n, run.by_eigenvalues / run.total, GUARANTEE.called("eigenvalues left out"))
    dots(fig, n, run.lost, MEASURED, hover(MEASURED.name))
    dots(fig, [kept], [run.lost[kept]], MEASURED.called("now").but(marker="circle-open"), size=14, edge=3)
    annotate(fig, (run.features / 2, 0.5), "random axes", QUIET)
    return fig


def unexplained_in_words(run: Components, kept: int) -> str:
    """What a person sees of the loss."""
    axes = pluralize(kept, "axis", "axes")
    return (
        f"The unexplained variance with n axes falls from 1 to 0; with {axes} it is {run.lost[kept]:.4f}. The measured "
        f"points lie on the line that the eigenvalues give; {axes} drawn at random would leave "
        f"{run.random_axes[kept]:.4f} on average."
    )


def scores(run: Components, theme: str = "light") -> Figure:
    """All examples along the first two axes, a colour and a mark for each class."""
    places = run.scores
    fig = empty_plane(window_around(places), theme, ("score along the first axis", "score along the second axis"))
    for label, name in enumerate(run.classes):
        chosen, role = run.labels == label, Role(name, label, marker=MARKS[label])
        if not chosen.any():
            continue
        reading, opacity = f"{name}<br>(%{{x:.3f}}, %{{y:.3f}})", {"opacity": 0.75}
        dots(fig, places[chosen, 0], places[chosen, 1], role, reading, size=5, edge=0, look=opacity)
        x, y = np.median(places[chosen], axis=0)
        word(fig, (x, y), f"<b>{name}</b>", role, ground=0.75, borderpad=2)
    return fig


def scores_in_words(run: Components) -> str:
    """What a person sees of the scores."""
    return (
        f"{format_number(len(run.points))} examples along the first two of {run.features} principal axes, marked by "
        f"class: {', '.join(run.classes)}."
    )


def pictures(run: Components, kept: int, theme: str = "light") -> Figure:
    """Ten digits, and right of each its restoration from `kept` numbers."""
    hidden = {"visible": False, "constrain": "domain"}
    fig = figure(theme, hovermode=False, xaxis=hidden, yaxis={**hidden, "autorange": "reversed", "scaleanchor": "x"})
    cells(fig, None, None, _sheet(run, kept), (GROUND, WORDS), name="digits", span=(0, INK))
    return fig


def pictures_in_words(kept: int) -> str:
    """What a person sees of the digits."""
    return f"Ten handwritten digits, and right of each its restoration from {pluralize(kept, 'number')}."


def components_table(run: Components) -> Mapping[str, Any]:
    """A row for each number of axes kept."""
    return {
        "axes": list(range(run.features + 1)),
        "eigenvalue": ["", *run.eigenvalues.tolist()],
        "squares_lost_measured": run.measured.tolist(),
        "squares_lost_by_eigenvalues": run.by_eigenvalues.tolist(),
        "share_lost": run.lost.tolist(),
        "share_lost_by_random_axes": run.random_axes.tolist(),
    }


def _sheet(run: Components, kept: int) -> Reals:
    """Two columns of pairs, a digit and what is restored of it, with gaps between."""
    mean = run.mean
    pairs = [np.hstack([_square(mean + run.points[digit]), _blank(SIDE, 1), _square(mean + run.restored(digit, kept))])
             for digit in range(PICTURES)]  # fmt: skip
    columns = [pairs[start : start + A_COLUMN] for start in range(0, PICTURES, A_COLUMN)]
    wide = pairs[0].shape[1]
    left, right = (np.vstack([row for pair in column for row in (pair, _blank(1, wide))][:-1]) for column in columns)
    return np.hstack([left, _blank(len(left), 4), right])


def _square(pixels: Any) -> Reals:
    return np.asarray(pixels, np.float64).reshape(SIDE, SIDE)


def _blank(rows: int, columns: int) -> Reals:
    return np.full((rows, columns), np.nan)
