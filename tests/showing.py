"""Reading what a view shows, as data: no browser, no page."""

import numpy as np

from laboratory.views.shown import ViewResult


def trace(shown: ViewResult, place: int, name: str) -> tuple[np.ndarray, np.ndarray]:
    """x and y of a curve or of points, by its name, in the figure at that place."""
    found = next(one for one in shown.figures[place].data if one.name == name)
    return np.asarray(found.x), np.asarray(found.y)


def names(shown: ViewResult, place: int) -> set[str]:
    """All that a figure draws, by name."""
    return {one.name for one in shown.figures[place].data}


def heard(shown: ViewResult) -> list[str]:
    """What a screen reader reads of each figure."""
    return [shown.text_of(drawing.alt_text) for drawing in shown.drawings]


def captions(shown: ViewResult) -> list[str]:
    """How to read each figure."""
    return [shown.text_of(drawing.caption) for drawing in shown.drawings]
