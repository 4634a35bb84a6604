"""What can be dragged in a figure, and what the fields hold once it is released."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import isfinite
from typing import Any

from laboratory.topics import ViewEntry
from laboratory.views.handles import Handle
from laboratory.views.view import Drawing
from laboratory.views.view_result import ViewResult
from pages.widgets.class_link import is_hidden
from pages.widgets.settings import put

Told = dict[str, Any]


def draggable_handles(
    result: ViewResult, drawing: Drawing, entry: ViewEntry, fixed: bool = False
) -> tuple[list[Told], Told | None, Callable[[str], None]]:
    """The handles of a drawing as the browser gets them, what a click on a curve sets, and the callback of both.

    One whose field a link for a class hides is not offered; where all fields are `fixed`, only the player's step is.
    """

    def offered(handle: Handle) -> bool:
        return not any(is_hidden(entry.key(name)) or (fixed and name != entry.view.step) for name in handle.held)

    handles = [handle for handle in result.handles(drawing) if offered(handle)]
    along = axis if (axis := result.along(drawing)) is not None and offered(axis) else None
    every = handles if along is None else [*handles, along]
    return [handle.spec for handle in handles], None if along is None else along.spec, partial(_moved, entry, every)


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
    """Put the numbers into their fields, as if they had been typed."""
    if (values := read_drag(handles, text)) is not None:
        put(entry, values)
