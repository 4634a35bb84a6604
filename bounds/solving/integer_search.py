"""Monotone search over integers: where does a property that holds from somewhere on begin?"""

import math
from collections.abc import Callable

SHORT = 16  # so few indices are soon halved


def first_true(
    holds: Callable[[int], bool], low: int, high: int, close: Callable[[int, int], int] | None = None
) -> int | None:
    """The smallest index in [low, high] at which `holds`, if it is false below and true from there on.

    Gallops up from `low` before it bisects (or does what `close` does): answers near the start cost little however
    far `high` lies.
    """
    if holds(low):
        return low
    reach, step = low, 1
    while reach < high:
        previous, reach = reach, min(reach + step, high)
        if holds(reach):
            return close(previous, reach) if close else bisect(holds, previous, reach)
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


def narrow(margin: Callable[[int], float], false: int, true: int) -> int:
    """`bisect` for the property `margin >= 0` of a smooth function: where secants meet 0, in a third of the steps.

    A guess on either side of that place closes both ends in; the closer the guesses prove right, the closer they come.
    Where they prove wrong it goes on by bisection.
    """
    low, high, bits = margin(false), margin(true), 4
    while (gap := abs(true - false)) > SHORT and bits:
        for way in (1, -1):
            index = _near_secant(false, true, low, high, way * (gap >> bits))
            height = margin(index)
            true, high, false, low = (index, height, false, low) if height >= 0 else (true, high, index, height)
        won = abs(true - false) <= gap >> bits // 2
        bits = 2 * bits if won else bits // 4
    return bisect(lambda index: margin(index) >= 0, false, true)


def _near_secant(false: int, true: int, low: float, high: float, aside: int) -> int:
    """Where the line through both heights is 0, moved `aside` towards the true end, and strictly inside if possible."""
    gap = abs(true - false)
    share = low / (low - high) if math.isfinite(low - high) and low < 0 <= high else 0.5
    place = min(max(int(share * gap) + aside, 1), max(gap - 1, 0))
    return false + place if true > false else false - place


def around(
    holds: Callable[[int], bool],
    guess: int,
    harder: int,
    last: int,
    first: int,
    step: int = 1,
    close: Callable[[int, int], int] | None = None,
    faster: bool = False,
) -> int | None:
    """The hardest index that holds, near a guess that may be a little off.

    `harder` is the step (+1 or -1) towards the failing side, `last` the hardest index there is, `first` the
    easiest; the search moves away from the guess by `step`, then by twice that, and so on; `faster`, by 2, 4, 8, ...
    times the step before, which pays where `close` needs few steps, however wide a place it must close. `close` finds
    the place between a false and a true index, by bisection unless told. None if none holds.
    """
    close = close or (lambda false, true: bisect(holds, false, true))
    position, growth = guess, 2
    if holds(guess):
        while position != last:
            previous, position = position, _bounded(position + harder * step, last, harder)
            if not holds(position):
                return close(position, previous)
            step, growth = step * growth, growth * 2 if faster else growth
        return position
    while position != first:
        previous, position = position, _bounded(position - harder * step, first, -harder)
        if holds(position):
            return close(previous, position)
        step, growth = step * growth, growth * 2 if faster else growth
    return None


def _bounded(position: int, end: int, direction: int) -> int:
    return min(position, end) if direction > 0 else max(position, end)
