"""The stops of a slider: round numbers at equal steps, or at equal ratios."""

from math import ceil, floor, log10

MOST = 60  # stops: an arrow key should not have to be pressed a hundred times
STEPS = (1, 2, 5)
MANTISSAS = (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8)  # of a decade: neighbours differ by a quarter or so
FEW_MANTISSAS = (1, 2, 5)  # where the slider spans many decades
MANY_DECADES = 6


def stops_between(
    low: float, high: float, whole: bool = False, log: bool = False, most: int = MOST
) -> tuple[float, ...]:
    """Round numbers from `low` to `high`, `most` or so, both ends among them; integers only where `whole`."""
    inner = _at_equal_ratios(low, high) if log else _at_equal_steps(low, high, whole, most)
    results = {low, high, *(stop for stop in inner if low <= stop <= high)}
    return tuple(sorted(stop for stop in results if not whole or stop == int(stop)))


def _at_equal_steps(low: float, high: float, whole: bool, most: int) -> list[float]:
    """Multiples of 1, 2 or 5 times a power of ten: the finest that makes no more than `most` stops."""
    power = floor(log10((high - low) / most)) if high > low else 0
    steps = (step * 10.0**exponent for exponent in range(power, power + 3) for step in STEPS)
    step = next(step for step in steps if (high - low) / step <= most and (not whole or step >= 1))
    return [_round(count * step) for count in range(ceil(low / step), floor(high / step) + 1)]


def _at_equal_ratios(low: float, high: float) -> list[float]:
    decades = range(floor(log10(low)), ceil(log10(high)) + 1)
    mantissas = FEW_MANTISSAS if len(decades) - 1 > MANY_DECADES else MANTISSAS
    return [_round(mantissa * 10.0**decade) for decade in decades for mantissa in mantissas]


def _round(stop: float) -> float:
    return float(f"{stop:.10g}")
