"""Reading what a view shows, as data: no browser, no page."""

import numpy as np

from laboratory.views.view_result import ViewResult


def trace(result: ViewResult, place: int, name: str) -> tuple[np.ndarray, np.ndarray]:
    """x and y of a curve or of points, by its name, in the figure at that place."""
    curve = next(curve for curve in result.figures[place].data if curve.name == name)
    return np.asarray(curve.x), np.asarray(curve.y)


def names(result: ViewResult, place: int) -> set[str]:
    """All that a figure draws, by name."""
    return {curve.name for curve in result.figures[place].data}


def heard(result: ViewResult) -> list[str]:
    """What a screen reader reads of each figure."""
    return [result.text_of(drawing.alt_text) for drawing in result.drawings]


def captions(result: ViewResult) -> list[str]:
    """How to read each figure."""
    return [result.text_of(drawing.caption) for drawing in result.drawings]
