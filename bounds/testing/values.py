"""A value is a number that ball arithmetic proves, singly and in arrays, up to the ends of every domain; or a sentence.

Twelve digits; where doubles end, `doubles_at_their_limits` tells why.
"""

import ast
import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any

import numpy as np

from bounds.formula import balls
from bounds.formula.patience import limited_to
from bounds.formula.syntax import read
from bounds.testing.check import check_at_points, is_near, listed, one_after_the_other
from bounds.testing.checking import ensure
from bounds.testing.doubles_at_their_limits import BALLS_REFUSE, beyond_twelve_digits
from bounds.testing.places import Point, far_flung
from bounds.testing.points import extremes, satisfies, typical_points
from bounds.theorem import Theorem

LARGEST = 1e300  # from here on a factor on the way may overflow, and a formula may say that it does
LONGEST = 300_000  # steps for one enclosure; where it takes more, as where a sum is too long, the double stands alone
GRANTED = 20_000  # steps for every four points
REFUSED = "exceeds the range of doubles"


@check_at_points
def everyday_values_are_what_balls_prove(theorem: Theorem, points: int) -> None:
    def examine(point: Point) -> None:
        low, high = balls.bracket(theorem.formula, point)
        middle, value = (low + high) / 2, theorem(**point)
        sharp = high - low <= 1e-14 * abs(middle) + 1e-300
        ensure(sharp, f"balls only prove that the value is in [{low!r}, {high!r}] at {listed(point)}")
        ensure(is_near(value, middle, 1e-12), f"the value is {value!r}, proved is {middle!r}, at {listed(point)}")

    one_after_the_other(examine, typical_points(theorem, points), GRANTED * points // 4)


@check_at_points
def values_are_what_balls_prove_up_to_the_ends(theorem: Theorem, points: int) -> None:
    one_after_the_other(
        lambda point: check_value(theorem, point), far_flung(theorem, 2 * points), GRANTED * points // 4
    )


@check_at_points
def arrays_agree_with_scalars(theorem: Theorem, points: int) -> None:
    tried: list[Point] = []
    for block in (
        typical_points(theorem, 2 * points),
        list(islice(far_flung(theorem, 2 * points, seed=1905), 2 * points)),
    ):
        tried.clear()
        one_after_the_other(lambda point: _try(theorem, point, tried), block, GRANTED * points // 4)
        check_arrays(theorem, tried)


def _try(theorem: Theorem, point: Point, tried: list[Point]) -> None:
    value_or_nan(theorem, point)
    tried.append(point)


@check_at_points
def ends_of_domains_give_a_number_or_a_sentence(theorem: Theorem, points: int) -> None:
    usual = {variable.name: variable.default for variable in theorem.variables}
    for variable in theorem.variables:
        for end in extremes(variable):
            point = {**usual, variable.name: end}
            if satisfies(theorem, point) and math.isnan(value_or_nan(theorem, point)):
                low, high = balls.bracket(theorem.formula, point)
                ensure(not math.isfinite(high), f"refused as beyond doubles, proved is {low!r}, at {listed(point)}")


def check_value(theorem: Theorem, point: Point) -> None:
    """The double is the enclosed value, to twelve digits or to the listed tolerance."""
    try:
        with limited_to(LONGEST) as work:
            low, high = balls.bracket(theorem.formula, point)
    except NotImplementedError:  # a sum too long to be added up, said in words: the double or its refusal stands alone
        value_or_nan(theorem, point)
        return
    except ArithmeticError as refusal:
        value = value_or_nan(theorem, point)
        beyond = isinstance(refusal.__cause__, OverflowError) and math.isnan(value)
        ensure(beyond or theorem.slug in BALLS_REFUSE, f"balls prove no value at {listed(point)}: {refusal}")
        return
    value = value_or_nan(theorem, point)
    if work.ended_early:  # the double stands alone, too
        return
    if math.isnan(value):  # said in words: it exceeds the range of doubles
        ensure(not high < LARGEST, f"refused as beyond doubles, proved is at most {high!r}, at {listed(point)}")
        return
    middle = low / 2 + high / 2
    near = is_near(value, middle, 1e-12) or abs(value - middle) <= allowance(theorem, point, middle)
    ensure(near, f"the value is {value!r}, proved is {middle!r}, at {listed(point)}")
    ensure(value or not low > 0, f"the value is 0, proved is at least {low!r}, at {listed(point)}")


def allowance(theorem: Theorem, point: Point, middle: float) -> float:
    """Twelve digits, or as many as remain when each input moves by four of its last places.

    A double near 1 stands for its decimal only to 2^-53: no formula of delta knows 1 - delta better.
    """
    allowed = 1e-12 * abs(middle) + beyond_twelve_digits(theorem.slug, point, middle)
    for name, entry in point.items():
        if isinstance(entry, float) and entry:
            moved = [Fraction(repr(entry)) + 4 * way * Fraction(math.ulp(entry)) for way in (-1, 1)]
            allowed += max(abs(enclosed_or(middle, theorem, {**point, name: entry}) - middle) for entry in moved)
    return allowed


def enclosed_or(otherwise: float, theorem: Theorem, point: Point) -> float:
    """The value there, if the moved input has not left the domain and it is soon enclosed."""
    middle = otherwise
    try:
        with limited_to(LONGEST):
            middle = sum(balls.bracket(theorem.formula, point)) / 2
    except (ArithmeticError, NotImplementedError):
        return otherwise
    return middle


def value_or_nan(theorem: Theorem, point: Point) -> float:
    """The double; nan where a sentence says that it is beyond doubles."""
    try:
        value = float(theorem(**point))
    except OverflowError as error:
        ensure(REFUSED in str(error), f"{error!r} at {listed(point)} does not say that the value {REFUSED}")
        return math.nan
    ensure(math.isfinite(value), f"the value is {value} at {listed(point)}")
    return value


def check_arrays(theorem: Theorem, block: Sequence[Point]) -> None:
    """Points together give what each gives alone; and gaps, where one is spoilt."""
    columns = {name: np.array([float(point[name]) for point in block]) for name in block[0]}
    singly = np.array([value_or_nan(theorem, point) for point in block])
    together = theorem.grid(**columns)
    _require_same(theorem, together, singly, block)
    if np.isfinite(singly).all():
        called = theorem(**{name: np.array([point[name] for point in block]) for name in columns})
        ensure(np.array_equal(called, together), f"called with arrays it gives {called}, as a grid {together}")
    spoilt = together.copy()
    for place, (name, column) in enumerate(columns.items()):
        column[place % column.size] = math.nan if place % 2 else theorem.variable(name).domain.low - 1
        spoilt[place % column.size] = math.nan
    _require_same(theorem, theorem.grid(**columns), spoilt, block)


def _require_same(theorem: Theorem, together: np.ndarray, singly: np.ndarray, block: Sequence[Point]) -> None:
    """Bit for bit; but NumPy squares an array by a product and a scalar by `pow`, whose last place may differ."""
    relative = 1e-13 if _has_powers(theorem.formula) else 0
    same = np.isclose(together, singly, rtol=relative, atol=0, equal_nan=True)
    if not same.all():
        place = int(np.argmin(same))
        single, many = float(singly[place]), float(together[place])
        raise AssertionError(f"alone it gives {single!r}, in an array {many!r}, at {listed(block[place])}")


def _has_powers(formula: Callable[..., Any]) -> bool:
    parts = read(formula)
    trees = [parts.result, *(tree for _, tree in parts.locals)]
    return any(isinstance(node, ast.Pow) for tree in trees for node in ast.walk(tree))
