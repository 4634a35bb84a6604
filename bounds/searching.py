"""Monotone search over integers: where does a property that holds from somewhere on begin?"""

from __future__ import annotations

from collections.abc import Callable


def first_true(holds: Callable[[int], bool], low: int, high: int) -> int | None:
    """The smallest index in [low, high] at which `holds`, if it is false below and true from there on.

    Gallops up from `low` before it bisects: answers near the start cost little however far `high` lies.
    """
    if holds(low):
        return low
    reach, step = low, 1
    while reach < high:
        previous, reach = reach, min(reach + step, high)
        if holds(reach):
            return bisect(holds, previous, reach)
        step *= 2
    return None


def bisect(holds: Callable[[int], bool], false: int, true: int) -> int:
    """The index next to a false one at which `holds`, given one of each; `true` may lie on either side."""
    while abs(true - false) > 1:
        middle = (true + false) // 2
        if holds(middle):
            true = middle
        else:
            false = middle
    return true


def around(holds: Callable[[int], bool], guess: int, harder: int, last: int, first: int) -> int | None:
    """The hardest index that holds, near a guess that may be a little off.

    `harder` is the step (+1 or -1) towards the failing side, `last` the hardest index there is, `first` the
    easiest. None if none holds.
    """
    step = 1
    position = guess
    if holds(guess):
        while position != last:
            previous, position = position, _bounded(position + harder * step, last, harder)
            if not holds(position):
                return bisect(holds, position, previous)
            step *= 2
        return position
    while position != first:
        previous, position = position, _bounded(position - harder * step, first, -harder)
        if holds(position):
            return bisect(holds, previous, position)
        step *= 2
    return None


def _bounded(position: int, end: int, direction: int) -> int:
    return min(position, end) if direction > 0 else max(position, end)
