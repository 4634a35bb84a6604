"""What can be dragged: the threshold, between the examples and on its training error."""

from collections.abc import Callable

from bounds.numbers import pluralize
from laboratory.topics.finite_classes.threshold.run import HandRun, index
from laboratory.views.handles import Handle, on_rails

STOPS = tuple(place / 100 for place in range(101))  # as they are typed; GRID is apart from them by rounding


def between_the_examples(run: HandRun, threshold: float) -> list[Handle]:
    """On the line between the answers 0 and 1."""
    return [_handle(run, threshold, lambda value: (value, 0.5))]


def on_the_errors(run: HandRun, threshold: float) -> list[Handle]:
    """On the curve of training errors."""
    return [_handle(run, threshold, lambda value: (value, float(run.tried.errors[index(value)])))]


def _handle(run: HandRun, threshold: float, place: Callable[[float], tuple[float, float]]) -> Handle:
    def label(value: float) -> str:
        return f"{run.mistakes(index(value))} of {pluralize(run.m, 'example')} wrong"

    return on_rails("Threshold", "threshold", threshold, STOPS, place, label)
