"""Principal components: scores, the variance that is left unexplained, and restored pictures."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate
from laboratory.figures.plane import empty_plane, window_around
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH
from laboratory.figures.theme import GREY, background, color_of, figure, text_colour, with_alpha
from laboratory.topics.dimensions.pca.run import Components
from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Reals

SIDE, INK = 8, 16  # pixels along a digit's picture, and the darkest of them
PICTURES, A_COLUMN = 10, 5
MARKS = (
    "circle", "diamond-open", "square", "x", "triangle-up-open", "star", "cross", "pentagon-open", "hash", "bowtie",
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
    curve(fig, n, run.lost, MEASURED, mode="markers", marker=MEASURED.dots(theme))
    ring = MEASURED.dots(theme, 14, symbol="circle-open", line={"width": 3})
    curve(fig, [kept], [run.lost[kept]], MEASURED, name="now", mode="markers", marker=ring, hoverinfo="skip",
          hovertemplate=None)  # fmt: skip
    annotate(fig, (run.features / 2, 0.5), "random axes", GREY[theme])
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
        chosen, color = run.labels == label, color_of(label, theme)
        fig.add_scatter(
            x=places[chosen, 0], y=places[chosen, 1], mode="markers", name=name,
            marker={"size": 5, "color": color, "symbol": MARKS[label], "opacity": 0.75},
            hovertemplate=f"{name}<br>(%{{x:.3f}}, %{{y:.3f}})<extra></extra>",
        )  # fmt: skip
        x, y = np.median(places[chosen], axis=0)
        fig.add_annotation(
            x=x, y=y, text=f"<b>{name}</b>", showarrow=False, font={"size": 14, "color": color}, borderpad=2,
            bgcolor=with_alpha(background(theme), 0.75),
        )  # fmt: skip
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
    fig.add_heatmap(
        z=_sheet(run, kept), zmin=0, zmax=INK, colorscale=[[0, background(theme)], [1, text_colour(theme)]],
        showscale=False, hoverinfo="skip", name="digits",
    )  # fmt: skip
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
    X = RealWorld("digits", positive=None).examples.X
    mean = X.mean(axis=0)
    pairs = [np.hstack([_square(X[digit]), _blank(SIDE, 1), _square(mean + run.restored(digit, kept))])
             for digit in range(PICTURES)]  # fmt: skip
    columns = [pairs[start : start + A_COLUMN] for start in range(0, PICTURES, A_COLUMN)]
    wide = pairs[0].shape[1]
    left, right = (np.vstack([row for pair in column for row in (pair, _blank(1, wide))][:-1]) for column in columns)
    return np.hstack([left, _blank(len(left), 4), right])


def _square(pixels: Any) -> Reals:
    return np.asarray(pixels, np.float64).reshape(SIDE, SIDE)


def _blank(rows: int, columns: int) -> Reals:
    return np.full((rows, columns), np.nan)
