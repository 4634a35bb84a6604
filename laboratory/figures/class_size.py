"""ln|H| against one of the numbers that a class is counted from."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.classes.family import Construction
from bounds.numbers import format_number
from bounds.solving.slider_values import is_logarithmic
from bounds.vocabulary.prose import in_a_sentence
from bounds.vocabulary.variables import Variable
from laboratory.figures.axes import Scale
from laboratory.figures.bound_heights import grid
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure

POINTS = 60
SIZE = Scale("ln |H|")
FEW = 2.0  # stretch of the everyday range beyond the given value


def sizes(family: Construction, over: Variable, inputs: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Values of the parameter `over` and ln|H| at each; what cannot be counted is left out."""
    pairs = []
    for value in _values(over, inputs[over.name]):
        try:
            pairs.append((value, float(family(**{**inputs, over.name: value}))))
        except (ValueError, OverflowError):
            continue
    return {over.name: np.array([value for value, _ in pairs]), "ln_size": np.array([size for _, size in pairs])}


def class_size(family: Construction, over: Variable, inputs: Mapping[str, Any], theme: str = "light") -> Figure:
    """How the logarithm of the class's size grows; the given value is marked."""
    columns = sizes(family, over, inputs)
    x, y = columns[over.name], columns["ln_size"]
    logs = is_logarithmic(over), bool(y.min() > 0 and y.max() > 100 * y.min())
    across = Scale(over.meaning, over.label, whole=True).axis(logs[0], rangemode="normal")
    fig = figure(theme, xaxis=across, yaxis=SIZE.axis(logs[1]), height=330)
    counted, yours = one_of(0, "ln |H|"), one_of(1, "your class")
    curve(fig, x, y, counted, points=True)
    at, size = float(inputs[over.name]), float(family(**inputs))
    dot(fig, (at, size), yours, size=12)
    if size > 0 or not logs[1]:
        annotate(fig, (at, size), f"{over.label} = {format_number(inputs[over.name])}", yours, left=True)
    return fig


def description(family: Construction, over: Variable, inputs: Mapping[str, Any]) -> str:
    """The alternative text of the figure."""
    return (
        f"The logarithm of the number of {in_a_sentence(family.title)} against the {over.meaning}. It rises; at "
        f"{over.label} = {format_number(inputs[over.name])} it is {format_number(float(family(**inputs)), 4)}."
    )


def _values(over: Variable, at: int) -> list[int]:
    """Whole numbers of the everyday range, stretched to hold `at`, and `at` itself."""
    if is_logarithmic(over):
        spread = grid(over, float(at))
    else:
        low, high = over.typical
        spread = np.arange(max(low, over.domain.low), min(max(high, FEW * at), over.domain.high) + 1)
    few = spread[np.unique(np.linspace(0, len(spread) - 1, POINTS).astype(int))]
    return sorted({int(value) for value in few} | {int(at)})
