"""Placing points: by clicking on the board, by typing, or in a table. The text is the one truth; the others edit it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import streamlit as st

from bounds.dichotomies.restriction import Point, Points
from bounds.reading.points import read_points, written
from laboratory.figures.theme import on_page, theme_of
from pages.widgets import say
from pages.widgets.inputs import text_field

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

MOST = 12
FIELDS = {1: "line", 2: "points"}  # in the address: points of the line and of the plane are kept apart
STARTS = {1: "2 5 8", 2: "2,2 8,2 2,8 8,8"}
LABELS = {1: "Points on the line", 2: "Points in the plane"}
HELPS = {
    1: "Numbers apart by spaces: `0 1/2 3`.",
    2: "Coordinates with commas, points apart by spaces: `0,0 1,0 0.5,1`.",
}
_TIMES = "_times_points_were_placed"


def ask_points(dimension: int) -> Points | None:
    """The field with the points; None after saying what is wrong with them."""
    field = text_field(LABELS[dimension], FIELDS[dimension], STARTS[dimension], HELPS[dimension])
    try:
        points = read_points(field)
    except ValueError as refusal:
        say.error(refusal)
        return None
    if points and any(len(point) != dimension for point in points):
        say.error(f"This class labels points of dimension {dimension}: {HELPS[dimension]}")
        return None
    if len(points) > MOST:
        labellings = f"{1 << MOST:,}"
        say.error(f"Up to {MOST} points are drawn here, with {labellings} labellings; these are {len(points)}.")
        return None
    return points


def place_by_click(drawn: Figure, dimension: int, alt: str) -> None:
    """The board: a click on a free place puts a point there, a click on a point takes it away."""
    key = f"_board_{st.session_state.get(_TIMES, 0)}"
    config = {"displaylogo": False, "modeBarButtons": [["toImage"]],
              "toImageButtonOptions": {"format": "svg", "filename": "points"}}  # fmt: skip

    def clicked() -> None:
        for spot in st.session_state[key]["selection"]["points"][:1]:
            told = spot["customdata"]
            _place(dimension, told if isinstance(told, str) else told[0])

    board = on_page(drawn, theme_of(drawn)).plotly
    st.plotly_chart(board, key=key, alt=alt, config=config, on_select=clicked, selection_mode="points", width="stretch")


def _place(dimension: int, spot: str) -> None:
    place = tuple(Fraction(x) for x in spot.split(","))
    points = toggled(read_points(st.session_state[FIELDS[dimension]]), place)
    if len(points) > MOST:
        say.toast(f"Up to {MOST} points are drawn here; take one away first.")
    else:
        put(dimension, points)


def toggled(points: Points, place: Point) -> Points:
    """With the place, or without it where a point was there."""
    rest = tuple(point for point in points if point != place)
    return rest if len(rest) < len(points) else (*points, place)


def put(dimension: int, points: Points) -> None:
    """Write the points into their field; to be called from a callback."""
    st.session_state[FIELDS[dimension]] = written(points)
    # Board and table begin anew: what was selected or edited there is done.
    st.session_state[_TIMES] = st.session_state.get(_TIMES, 0) + 1


def place_in_table(points: Points, dimension: int) -> None:
    """The same points as a table, a row a point."""
    import pandas as pd

    names = ["x", "y"][:dimension]
    frame = pd.DataFrame([[float(x) for x in point] for point in points], columns=names, dtype=float)
    frame.index = pd.RangeIndex(1, len(frame) + 1)
    key = f"_table_{st.session_state.get(_TIMES, 0)}"

    def changed() -> None:
        after = edited(points, st.session_state[key], names)
        if after is not None:
            put(dimension, after)

    st.data_editor(frame, key=key, on_change=changed, num_rows="dynamic", width="stretch")


def edited(points: Points, changes: Mapping[str, Any], names: Sequence[str]) -> Points | None:
    """The points after the edits of a table, None while a row is not complete."""
    rows: list[list[Any]] = [list(point) for point in points]
    for row, cells in changes.get("edited_rows", {}).items():
        for name, value in cells.items():
            rows[int(row)][names.index(name)] = value
    gone = set(changes.get("deleted_rows", ()))
    rows = [row for i, row in enumerate(rows) if i not in gone]
    rows += [[cells.get(name) for name in names] for cells in changes.get("added_rows", ())]
    if any(value is None for row in rows for value in row):
        return None
    return tuple(tuple(Fraction(str(value)) for value in row) for row in rows)
