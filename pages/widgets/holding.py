"""What can be dragged in a figure, and what the fields hold once it is released."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import isfinite
from typing import Any

from laboratory.topics import Exhibit
from laboratory.views.handles import Handle
from laboratory.views.shown import Shown
from laboratory.views.view import Drawing
from pages.widgets.class_link import hides
from pages.widgets.settings import put

Told = dict[str, Any]


def held(
    shown: Shown, drawing: Drawing, exhibit: Exhibit, fixed: bool = False
) -> tuple[list[Told], Told | None, Callable[[str], None]]:
    """The handles of a drawing as the browser gets them, what a click on a curve sets, and the callback of both.

    One whose field a link for a class hides is not offered; where all fields are `fixed`, only the player's step is.
    """

    def offered(one: Handle) -> bool:
        return not any(hides(exhibit.key(name)) or (fixed and name != exhibit.view.step) for name in one.held)

    handles = [one for one in shown.handles(drawing) if offered(one)]
    along = one if (one := shown.along(drawing)) is not None and offered(one) else None
    every = handles if along is None else [*handles, along]
    return [one.told for one in handles], None if along is None else along.told, partial(_moved, exhibit, every)


def heard(handles: Sequence[Handle], told: str) -> Mapping[str, Any] | None:
    """What the fields hold after that message from the browser; None where it is of no handle."""
    news = json.loads(told)
    numbers: list[Any] = news["numbers"]
    index: int = news["handle"]
    if index not in range(len(handles)) or not all(isinstance(one, int | float) and isfinite(one) for one in numbers):
        return None
    return handles[index].moved(*map(float, numbers))


def _moved(exhibit: Exhibit, handles: Sequence[Handle], told: str) -> None:
    """Put the numbers into their fields, as if they had been typed."""
    if (values := heard(handles, told)) is not None:
        put(exhibit, values)
