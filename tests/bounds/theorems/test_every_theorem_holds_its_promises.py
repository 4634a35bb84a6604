"""What every theorem promises, tried on points that Hypothesis draws up to the ends of every domain.

One Hypothesis example is a block of eight points, drawn by `strategies.points` and shrunk together; what fails names
its point. `make test` tries 200 points a theorem, always the same; `make fuzz` 20,000, new ones each time.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bounds import DomainError, theorems
from bounds.formula import balls
from bounds.formula.syntax import read
from bounds.theorem import Theorem
from bounds.words.vocabulary import Variable
from tests.bounds.points import everyday, satisfies
from tests.bounds.theorems.doubles_at_their_limits import BALLS_REFUSE, COSTLY, TOLERANCES
from tests.bounds.theorems.strategies import Point, misfits, points

EVERY = pytest.mark.parametrize("theorem", theorems.values(), ids=list(theorems))
BLOCK = 8
LARGEST = 1e300  # from here on a factor on the way may overflow, and a formula may say that it does
MAX_EXAMPLES = settings.get_profile(settings.get_current_profile_name()).max_examples
BLOCKS, SOLVES = 4 * MAX_EXAMPLES // BLOCK, MAX_EXAMPLES // 10


def holds_for(theorem: Theorem, blocks: int = BLOCKS, size: int = BLOCK) -> Callable[[Callable[..., None]], None]:
    """Try a property of blocks of points at once, when it is defined."""

    def run(check: Callable[[list[Point]], None]) -> None:
        drawn = st.tuples(*(points(theorem) for _ in range(size)))
        settings(max_examples=max(blocks, 1))(given(drawn)(check))()

    return run


@EVERY
def test_values_are_what_balls_prove_singly_and_in_arrays(theorem: Theorem) -> None:
    share = COSTLY.get(theorem.slug, 1)

    @holds_for(theorem, BLOCKS // share, max(BLOCK // share, 2))
    def check(block: list[Point]) -> None:
        for point in block:
            _check_value(theorem, point)
        _check_arrays(theorem, block)


def _check_value(theorem: Theorem, point: Point) -> None:
    """The double is the enclosed value, to twelve digits or to the listed tolerance."""
    try:
        low, high = balls.bracket(theorem.formula, point)
    except NotImplementedError:  # a sum too long to be added up, said in words: the double or its refusal stands alone
        _or_nan(theorem, point)
        return
    except ArithmeticError:
        assert theorem.slug in BALLS_REFUSE and math.isfinite(theorem(**point)), point
        return
    value = _or_nan(theorem, point)
    if math.isnan(value):  # said in words: it exceeds the range of doubles
        assert not high < LARGEST, point
        return
    middle = (low + high) / 2
    if abs(value - middle) > 1e-12 * abs(middle) + 1e-300:
        assert abs(value - middle) <= _allowance(theorem, point, middle), (point, value, middle)


def _allowance(theorem: Theorem, point: Point, middle: float) -> float:
    """Twelve digits, or as many as remain when each input moves by four of its last places.

    A double near 1 stands for its decimal only to 2^-53: no formula of delta knows 1 - delta better.
    """
    listed = TOLERANCES.get(theorem.slug)
    allowed = 1e-12 * abs(middle) + (listed(point, middle) if listed else 0.0)
    for name, entry in point.items():
        if isinstance(entry, float) and entry:
            moved = [Fraction(repr(entry)) + 4 * way * Fraction(math.ulp(entry)) for way in (-1, 1)]
            allowed += max(abs(_enclosed(theorem, {**point, name: entry}, middle) - middle) for entry in moved)
    return allowed


def _enclosed(theorem: Theorem, point: Point, otherwise: float) -> float:
    """The value there, if the moved input has not left the domain."""
    try:
        return sum(balls.bracket(theorem.formula, point)) / 2
    except (ArithmeticError, NotImplementedError):
        return otherwise


def _check_arrays(theorem: Theorem, block: list[Point]) -> None:
    columns = {name: np.array([float(point[name]) for point in block]) for name in block[0]}
    singly = np.array([_or_nan(theorem, point) for point in block])
    together = theorem.grid(**columns)
    assert _same(theorem, together, singly), (together, singly, block)
    if np.isfinite(singly).all():
        assert np.array_equal(theorem(**columns), together)
    _check_gaps(theorem, columns, together)


def _check_gaps(theorem: Theorem, columns: dict[str, np.ndarray], full: np.ndarray) -> None:
    """A grid with one entry of each variable spoilt has gaps just there."""
    spoilt = full.copy()
    for place, (name, column) in enumerate(columns.items()):
        column[place % column.size] = math.nan if place % 2 else theorem.variable(name).domain.low - 1
        spoilt[place % column.size] = math.nan
    assert _same(theorem, theorem.grid(**columns), spoilt)


def _or_nan(theorem: Theorem, point: Point) -> float:
    try:
        return float(theorem(**point))
    except OverflowError:
        return math.nan


def _same(theorem: Theorem, together: np.ndarray, singly: np.ndarray) -> bool:
    """Bit for bit; but NumPy squares an array by a product and a scalar by `pow`, whose last place may differ."""
    if _has_powers(theorem.formula):
        return bool(np.allclose(together, singly, rtol=1e-13, atol=0, equal_nan=True))
    return np.array_equal(together, singly, equal_nan=True)


def _has_powers(formula: Callable[..., Any]) -> bool:
    parts = read(formula)
    trees = [parts.result, *(tree for _, tree in parts.locals)]
    return any(isinstance(node, ast.Pow) for tree in trees for node in ast.walk(tree))


def _first_uses() -> dict[str, tuple[Theorem, Variable]]:
    """Each domain once, in a variable that has it; the few plainest misfits are tried on every variable elsewhere."""
    uses = {variable.domain: (theorem, variable) for theorem in theorems.values() for variable in theorem.variables}
    return {f"{variable.name} of {theorem.slug}": (theorem, variable) for theorem, variable in uses.values()}


@pytest.mark.parametrize(("theorem", "variable"), _first_uses().values(), ids=list(_first_uses()))
def test_what_lies_outside_gets_its_sentence(theorem: Theorem, variable: Variable) -> None:
    usual = everyday(theorem, 1)[0]

    @settings(max_examples=BLOCKS)
    @given(st.lists(misfits(variable), min_size=BLOCK, max_size=BLOCK))
    def check(spoilt: list[Any]) -> None:
        for value in spoilt:
            _check_refusal(theorem, variable, usual, value)

    check()


def _check_refusal(theorem: Theorem, variable: Variable, point: Point, value: Any) -> None:
    with pytest.raises(DomainError) as refused:
        theorem(**{**point, variable.name: value})
    start = f"{variable.name} of {theorem.slug} ({variable.meaning}) must be {variable.domain.words}"
    sentence = str(refused.value)
    assert sentence.startswith(start) and "; got " in sentence and "\n" not in sentence, sentence
    if isinstance(value, float):
        assert np.isnan(theorem.grid(**{**point, variable.name: np.array([value])})).all()


@EVERY
def test_solving_inverts_evaluating(theorem: Theorem) -> None:
    for variable in theorem.variables:
        if variable.name not in theorem.tuned | theorem.uneven:
            share = COSTLY.get(theorem.slug, 1)
            _check_solving(theorem, variable, SOLVES // share)


def _check_solving(theorem: Theorem, unknown: Variable, cases: int) -> None:
    @holds_for(theorem, cases, 1)
    def check(block: list[Point]) -> None:
        _check_answer(theorem, unknown, block[0])


def _check_answer(theorem: Theorem, unknown: Variable, point: Point) -> None:
    """The promise holds at the answer, and no more beside it on the demanding side."""
    word, ease = ("at_least", -1e-9) if theorem.relation == ">=" else ("at_most", 1e-9)
    value = _or_nan(theorem, point)
    target = value + ease * abs(value)
    if not (_is_informative(theorem, target, point) and _is_known_in_doubles(theorem, point, value)):
        return
    given = {name: entry for name, entry in point.items() if name != unknown.name}
    solution = theorem.solve(unknown.name, **{word: target}, **given)
    relation = ">=" if theorem.relation == ">=" else "<="
    smallest = (unknown.name in theorem.falls_in) == (relation == "<=")
    if solution.value is None:
        assert "no limit" in solution.why or not _verdict(theorem, relation, target, point), (point, solution)
        return
    assert _verdict(theorem, relation, target, {**given, unknown.name: solution.value}) is not False, (point, solution)
    beside = _beside(unknown, solution.value, smallest)
    if beside is not None and satisfies(theorem, {**given, unknown.name: beside}):
        neighbour = {**given, unknown.name: beside}
        kept = _verdict(theorem, relation, target, neighbour)
        if solution.certified:
            assert kept is False, (point, solution)
        else:  # a double must please the formula in doubles too
            assert not (kept and _meets(theorem, relation, target, neighbour)), (point, solution)


def _meets(theorem: Theorem, relation: str, target: float, point: Point) -> bool:
    """Clearly, not by the last places, in which a flat formula of doubles rises and falls."""
    value, margin = _or_nan(theorem, point), 1e-12 * abs(target)
    return value > target + margin if relation == ">=" else value < target - margin


def _is_informative(theorem: Theorem, target: float, point: Point) -> bool:
    """Directions are declared where a promise says something; above the usual end of its kind, bennett overflows."""
    ends = (theorem.returns.trivial, theorem.trivial_at(**point))
    return all(end is None or abs(target) < end for end in ends)


def _is_known_in_doubles(theorem: Theorem, point: Point, value: float) -> bool:
    """A search in doubles can find nothing where they are noise, as ln(1/delta) is for the last delta below 1."""
    return abs(value - _enclosed(theorem, point, value)) <= 1e-10 * abs(value)


def _verdict(theorem: Theorem, relation: str, target: float, point: Point) -> bool | None:
    try:
        return balls.decide(theorem.formula, relation, target, point)
    except (ArithmeticError, NotImplementedError):
        return None


def _beside(unknown: Variable, value: Any, smallest: bool) -> Any:
    """The next integer, or 1e-9 (relative) beyond a real, where the domain has it."""
    step = 2 if unknown.domain.odd else 1
    integer = unknown.domain.integer
    beside = value + (-step if smallest else step) if integer else value * (1 - 1e-9 if smallest else 1 + 1e-9)
    return beside if max(unknown.domain.low, unknown.domain.floor or -math.inf) < beside < unknown.domain.high else None
