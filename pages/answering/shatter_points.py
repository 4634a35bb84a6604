"""Placing points: by hand on the board, by typing, or in a table. The text decides; the others edit it."""

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import streamlit as st

from bounds.reading.points import read_points, written
from bounds.vc.dichotomies.restriction import Point, Points
from bounds.vocabulary.prose import capitalized, shortened
from laboratory.figures.figure import Figure
from laboratory.figures.points import lattice_step, nowhere, window
from laboratory.views.handles import AxisRange, Handle
from pages.dragging.handles import read_drag
from pages.dragging.undoing import can_undo, offer_undo, recorded, undo
from pages.widgets import say
from pages.widgets.chart import chart
from pages.widgets.inputs import text_field

MOST = 12
FIELDS = {1: "line", 2: "points"}  # in the address: points of the line and of the plane are kept apart
STARTS = {1: "2 5 8", 2: "2,2 8,2 2,8 8,8"}
LABELS = {1: "Points on the line", 2: "Points in the plane"}
HELPS = {
    1: "Numbers apart by spaces: `0 1/2 3`.",
    2: "Coordinates with commas, points apart by spaces: `0,0 1,0 0.5,1`.",
}
FORMS = {
    1: "numbers with spaces between them, such as 0 1/2 3",
    2: "pairs with a comma inside and a space between, such as 0,0 1,0 0.5,1",
}
BOARD = "board"
_TIMES = "_times_points_were_placed"


def ask_points(dimension: int) -> Points | None:
    """The field with the points; None after an error message."""
    field = text_field(LABELS[dimension], FIELDS[dimension], STARTS[dimension], HELPS[dimension])
    try:
        points = read_points(field)
    except ValueError as refusal:
        say.error(f"{capitalized(str(refusal))}.")
        return None
    if points and any(len(point) != dimension for point in points):
        say.error(f"{LABELS[dimension]} must be {FORMS[dimension]}; got {shortened(field)}.")
        return None
    if len(points) > MOST:
        labellings = f"{1 << MOST:,}"
        say.error(f"At most {MOST} points are shown here, with {labellings} labellings. You have {len(points)} points.")
        return None
    return points


def place_by_hand(fig: Figure, points: Points, dimension: int, alt: str) -> None:
    """The board: a click on a free place adds a point; points are dragged, and a click removes one."""
    handles = hold(points, dimension)
    hears = partial(_hear, points, dimension, handles)
    chart(fig, BOARD, alt, [handle.spec for handle in handles], moved=hears, undo=can_undo(BOARD), places=True)


def offer_to_undo() -> None:
    """A button that takes back the last change of the board."""
    offer_undo(BOARD, then=lambda _: _begin_table())


def hold(points: Points, dimension: int) -> list[Handle]:
    """Every point, from one place of the board to the next."""
    seen, step = window(points), float(lattice_step(points)) if points else 0.0
    ends = (("x", seen.left, seen.right), ("y", seen.bottom, seen.top))[:dimension]

    def on_the_board(i: int) -> Handle:
        ways = [
            AxisRange(name, float(at), low, high, step) for at, (name, low, high) in zip(points[i], ends, strict=True)
        ]
        return Handle(f"Point {i + 1}", *ways, sets=partial(_with, points, i), quiet=True)

    return [on_the_board(i) for i in range(len(points))]


def _with(points: Points, i: int, *place: float) -> Mapping[str, Points]:
    """A coordinate that was not changed stays exactly what it was."""
    exact = (old if float(old) == new else Fraction(repr(new)) for old, new in zip(points[i], place, strict=True))
    return {"points": (*points[:i], tuple(exact), *points[i + 1 :])}


def _hear(points: Points, dimension: int, handles: Sequence[Handle], text: str) -> None:
    news = json.loads(text)
    if "undo" in news:
        undo(BOARD)
        _begin_table()
        return
    if "placed" in news:
        step = lattice_step(points or nowhere(dimension))
        after = toggled(
            points, tuple(round(Fraction(coordinate) / step) * step for coordinate in news["placed"][:dimension])
        )
    elif "taken" in news:
        after = tuple(point for i, point in enumerate(points) if i != news["taken"])
    else:
        after = (read_drag(handles, text) or {"points": points})["points"]
    if len(after) > MOST:
        say.toast(f"At most {MOST} points are shown here. Remove one first.")
    elif len(set(after)) < len(after):
        say.toast("Two points cannot be at one place.")
    else:
        recorded(BOARD, [FIELDS[dimension]], partial(put, dimension, after))


def toggled(points: Points, place: Point) -> Points:
    """With the place, or without it where a point was there."""
    rest = tuple(point for point in points if point != place)
    return rest if len(rest) < len(points) else (*points, place)


def put(dimension: int, points: Points) -> None:
    """Write the points into their field; to be called from a callback."""
    st.session_state[FIELDS[dimension]] = written(points)
    _begin_table()


def _begin_table() -> None:
    """The table begins anew: what was edited there is done."""
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
