"""The worked example: its tables, and the five points along the first two axes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from bounds.numbers import format_fixed, format_number
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots
from laboratory.figures.plane import empty_plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import GROUND, WORDS, Role
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.worked.run import TABLE, WorkedExample
from learners.shared.arrays import Reals

POINTS = tuple(f"point {number}" for number in range(1, 6))
FEATURES = tuple(f"f{number}" for number in range(1, 5))
SHADE = 0.4  # of a colour: the page's text can be read on it
ROOM = 1.35


class Numbers(NamedTuple):
    """Names of rows and columns, and numbers `(rows, columns)`."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    numbers: Reals


def table_of(run: WorkedExample, table: int) -> Numbers:
    """The numbers that the step is about."""
    if table >= 5:
        return Numbers(POINTS, ("first axis", "second axis"), run.scores)
    if table == 4:
        return Numbers(FEATURES, ("first axis", "second axis"), run.axes[:2].T)
    if table == 3:
        axes = tuple(f"axis {number}" for number in range(1, 5))
        return Numbers(("eigenvalue", *FEATURES), axes, np.vstack([run.eigenvalues, run.axes.T]))
    if table == 2:
        return Numbers(FEATURES, FEATURES, run.covariance)
    return Numbers(POINTS, FEATURES, run.standardized if table else TABLE)


def number_table(run: WorkedExample, table: int, theme: str = "light") -> Figure:
    """Numbers in cells, shaded by size and sign."""
    rows, columns, numbers = table_of(run, table)
    most = float(np.abs(numbers).max()) or 1.0
    places = 0 if np.array_equal(numbers, np.round(numbers)) else 4
    scale = Role("minus", 1, share=SHADE), GROUND, Role("plus", 0, share=SHADE)
    side = {"showgrid": False, "zeroline": False, "ticks": ""}
    fig = figure(theme, hovermode=False, xaxis={**side, "side": "top"}, yaxis={**side, "autorange": "reversed"})
    cells(
        fig, columns, rows, numbers, scale, name="numbers", span=(-most, most), xgap=3, ygap=3, texttemplate="%{text}",
        text=[[format_fixed(number, places) for number in row] for row in numbers],
        textfont={"size": 15, "color": WORDS.ink(theme)},
    )  # fmt: skip
    return fig


def number_table_in_words(run: WorkedExample, table: int) -> str:
    """The table, row by row."""
    rows, columns, numbers = table_of(run, table)
    listed = (
        f"{name}: {', '.join(format_number(number, 4) for number in row)}"
        for name, row in zip(rows, numbers, strict=True)
    )
    return f"A table with columns {', '.join(columns)}. " + "; ".join(listed) + "."


def worked_scores(run: WorkedExample, theme: str = "light") -> Figure:
    """The five points along the first two axes."""
    reach = ROOM * float(np.abs(run.scores).max())
    fig = empty_plane(Window(-reach, reach, -reach, reach), theme, ("first axis", "second axis"))
    fig.update_xaxes(zeroline=True)
    fig.update_yaxes(zeroline=True)
    dots(
        fig, run.scores[:, 0], run.scores[:, 1], Role("scores", 0), "point %{text}<br>(%{x:.4f}, %{y:.4f})", size=12,
        edge=0, mode="markers+text", text=[str(number) for number in range(1, 6)], textfont={"size": 15},
        textposition=_free_sides(run.scores),
    )  # fmt: skip
    return fig


def worked_scores_in_words(run: WorkedExample) -> str:
    """Where the five points lie."""
    places = "; ".join(
        f"point {i} at ({format_fixed(x, 3)}, {format_fixed(y, 3)})" for i, (x, y) in enumerate(run.scores, 1)
    )
    return f"The scores of the five points along the first two axes: {places}."


def worked_columns(run: WorkedExample) -> Mapping[str, Any]:
    """The example's numbers for a table, a row for each point."""
    columns: dict[str, Any] = {"point": list(range(1, 6))}
    columns |= {f"f{number + 1}": TABLE[:, number].tolist() for number in range(4)}
    columns |= {f"z{number + 1}": run.standardized[:, number].tolist() for number in range(4)}
    return columns | {"score_1": run.scores[:, 0].tolist(), "score_2": run.scores[:, 1].tolist()}


def _free_sides(places: Reals) -> list[str]:
    """Above a point, or below it where another point is close above."""
    ahead = places[None] - places[:, None]
    crowded = np.atleast_1d(((np.abs(ahead[..., 0]) < 0.5) & (ahead[..., 1] > 0) & (ahead[..., 1] < 1)).any(axis=1))
    return ["bottom center" if near else "top center" for near in crowded]
