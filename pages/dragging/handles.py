"""What can be dragged in a figure, and what the fields hold once it is released."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import isfinite
from typing import Any, NamedTuple

import streamlit as st

from laboratory.topics import ViewEntry
from laboratory.views.handles import Handle, how_to_drag
from laboratory.views.view import Drawing
from laboratory.views.view_result import ViewResult
from pages.dragging.undoing import Drag, can_undo, offer_undo, recorded, undo
from pages.widgets.class_link import is_hidden
from pages.widgets.player import forget
from pages.widgets.settings import put

Told = dict[str, Any]


class Draggable(NamedTuple):
    """The handles of a drawing as the browser gets them, what a click on a curve sets, the callback of both, and
    whether there is something to undo."""

    handles: list[Told]
    along: Told | None
    moved: Callable[[str], None]
    undo: bool


def draggable_handles(
    result: ViewResult, drawing: Drawing, entry: ViewEntry, fixed: bool = False
) -> tuple[Draggable, str]:
    """What can be dragged in a drawing, and the sentence that says so in its caption.

    One whose field a link for a class hides is not offered; where all fields are `fixed`, only the player's step is.
    """

    every, along = result.handles(drawing), result.along(drawing)
    held = {name for handle in (*every, *filter(None, [along])) for name in handle.held}
    stuck = {name for name in held if is_hidden(entry.key(name)) or (fixed and name != entry.view.step)}
    handles = [handle for handle in every if stuck.isdisjoint(handle.held)]
    along = along if along is not None and stuck.isdisjoint(along.held) else None
    offered = handles if along is None else [*handles, along]
    specs, axis_spec = [handle.spec for handle in handles], None if along is None else along.spec
    draggable = Draggable(specs, axis_spec, partial(_moved, entry, offered), can_undo(_place(entry)))
    return draggable, how_to_drag(handles)


def read_drag(handles: Sequence[Handle], text: str) -> Mapping[str, Any] | None:
    """What the fields hold after that message from the browser; None where it is of no handle."""
    news = json.loads(text)
    numbers: list[Any] = news["numbers"]
    index: int = news["handle"]
    if index not in range(len(handles)) or not all(
        isinstance(number, int | float) and isfinite(number) for number in numbers
    ):
        return None
    return handles[index].moved(*map(float, numbers))


def _moved(entry: ViewEntry, handles: Sequence[Handle], text: str) -> None:
    """Put the numbers into their fields, as if they had been typed, or back what was in them before the last drag."""
    place, played = _place(entry), entry.view.player and entry.key(entry.view.step)
    if "undo" in json.loads(text):
        if (drag := undo(place)) is not None:
            _step_before(entry, drag)
    elif (values := read_drag(handles, text)) is not None:
        keys = [entry.key(name) for name in values]
        recorded(place, keys, partial(put, entry, values), st.session_state.get(played) if played else None)


def offer_to_undo(entry: ViewEntry, number: int) -> None:
    """A button under the drawing of that number that takes back what was dragged last, if anything was."""
    offer_undo(_place(entry), f"_{number}", partial(_step_before, entry))


def _step_before(entry: ViewEntry, drag: Drag) -> None:
    """The player goes back to the step that was looked at before the drag."""
    if entry.view.player:
        forget(entry.key(entry.view.step), drag.step)


def _place(entry: ViewEntry) -> str:
    return f"{entry.address}.{entry.question}"
