"""A formula evaluated in ball arithmetic at many points of a theorem's domain, and what is right there."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.diagnosis.task import TARGET
from bounds.diagnosis.trees import with_named_functions
from bounds.formula.exact import Exact
from bounds.formula.patience import limited_to
from bounds.formula.syntax import FormulaTree
from bounds.solving import evaluation
from bounds.testing.points import satisfies, typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

EVERYDAY, WIDE = 24, 16  # points of the everyday ranges, and of wider ones
FAR, LEAST = 10, 0.01  # times beyond the everyday range, and the smallest number it is taken to begin with
FEWEST = 5  # of them at least the formula must have been compared at
BITS, SHARP = 256, 100
LONGEST = 50_000  # steps for one value
NEAR = 1e-15  # relative: two balls that overlap, and are no wider than this, are of one number
STEP = 1.01  # by which the unknown is moved to see whether the bound depends on it there
NO_VALUE = (ArithmeticError, NotImplementedError, ValueError, KeyError)


@dataclass(frozen=True)
class ComparedPoint:
    """The inputs of a formula at a point, the target among them where there is one, and what is right there.

    `is_everyday` says that they are of the everyday ranges, where doubles lose nothing.
    """

    inputs: Mapping[str, Any]
    right: Exact
    is_everyday: bool = True


class Evaluated:
    """A tree of `bounds.formula.inlining` as a function of its names, in balls."""

    def __init__(self, tree: ast.expr) -> None:
        self.tree, self.scope = with_named_functions(tree)
        self._formula = FormulaTree("the formula", (), (), self.tree, self.scope)

    def __call__(self, inputs: Mapping[str, Any]) -> Exact | None:
        """The value; None where there is none, or where it takes too long."""
        from bounds.formula.executing import run, scope_of
        from bounds.formula.turns import Working

        value = None
        with limited_to(LONGEST), Working(BITS):
            try:
                value = run(scope_of(self._formula, inputs))
            except NO_VALUE:
                return None
        return value if value is not None and (not hasattr(value, "is_finite") or value.is_finite()) else None


def places(
    theorem: Theorem, unknown: str, fixed: Mapping[str, float], everyday: int = EVERYDAY, wide: int = WIDE
) -> list[ComparedPoint]:
    """Points of the everyday ranges, informative ones if there are any, with what is right there.

    With an `unknown` its value is right, and the theorem's own value at the point is the target: so no solver is asked.
    """
    seen = [(point, place) for point, place in _every(theorem, unknown, fixed, everyday, wide)]
    informative = [place for point, place in seen if not _is_vacuous(theorem, point)]
    return informative if len(informative) >= FEWEST else [place for _, place in seen]


def same(left: Exact | None, right: Exact | None) -> bool:
    """Are both one number, as far as balls tell?"""
    from flint import arb, fmpq

    from bounds.formula.turns import Working

    if left is None or right is None:
        return False
    if isinstance(left, fmpq) and isinstance(right, fmpq):
        return bool(left == right)
    with Working(BITS):
        distance, size = arb(left) - arb(right), abs(float(arb(right).mid()))
        return bool(distance.contains(0)) and float(distance.rad()) <= NEAR * max(size, NEAR)


def as_double(value: Exact | None) -> float:
    """About the value; nan of none."""
    if value is None:
        return float("nan")
    number: Any = value
    return int(number.p) / int(number.q) if hasattr(number, "p") else float(number.mid())


def in_doubles(place: ComparedPoint) -> dict[str, Any]:
    """The inputs for NumPy."""
    numbers = {name: as_double(entry) if hasattr(entry, "mid") or hasattr(entry, "p") else float(entry)
               for name, entry in place.inputs.items()}  # fmt: skip
    return {name: np.float64(number) for name, number in numbers.items()}


def _every(
    theorem: Theorem, unknown: str, fixed: Mapping[str, float], count: int, wide: int
) -> Iterator[tuple[dict[str, Any], ComparedPoint]]:
    from bounds.formula import balls

    everyday = _points(theorem, count)
    for place, point in enumerate((*everyday, *_wide_points(theorem, wide))):
        inputs = {**fixed, **point}
        value = None
        with limited_to(LONGEST):
            try:
                value = balls.enclose(theorem.formula, point, BITS)
            except NO_VALUE:
                continue
        if value is None or not _is_sharp(value) or (unknown and not _moves(theorem, unknown, point)):
            continue
        if unknown:
            others = {name: entry for name, entry in inputs.items() if name != unknown}
            yield point, ComparedPoint({**others, TARGET: value}, _exact(point[unknown]), place < len(everyday))
        else:
            yield point, ComparedPoint(inputs, value, place < len(everyday))


def _points(theorem: Theorem, count: int) -> list[dict[str, Any]]:
    for many in (count, FEWEST):
        try:
            return typical_points(theorem, many)
        except AssertionError:  # the everyday ranges hardly ever meet its side conditions
            continue
    return []


def _wide_points(theorem: Theorem, count: int) -> Iterator[dict[str, Any]]:
    """Points far outside of the everyday ranges: what is on the safe side for small δ need not be for large."""
    rng = np.random.default_rng([WIDE, *theorem.slug.encode()])
    for _ in range(count):
        point = {variable.name: _wide(variable, rng) for variable in theorem.variables}
        if satisfies(theorem, point):
            yield point


def _wide(variable: Variable, rng: np.random.Generator) -> Any:
    low, high = variable.typical
    if variable.domain.high <= 1:
        return float(f"{rng.uniform(max(variable.domain.low, 0.0), variable.domain.high):.4g}")
    value = float(np.exp(rng.uniform(np.log(max(low, LEAST) / FAR), np.log(high * FAR))))
    value = min(max(value, variable.domain.low), variable.domain.high)
    if variable.domain.odd:
        return 2 * int(value / 2) + 1
    return round(value) if variable.domain.integer else float(f"{value:.4g}")


def _exact(number: Any) -> Exact:
    from bounds.formula.exact import enclosed

    return enclosed(number)


def _is_sharp(value: Any) -> bool:
    """Is the ball small for its number, which 1 - (1 - 10^-200) need not be?"""
    return not hasattr(value, "rel_accuracy_bits") or value.rel_accuracy_bits() > SHARP


def _moves(theorem: Theorem, unknown: str, point: dict[str, Any]) -> bool:
    """Does the bound tell this value of the unknown from others near it?"""
    here = point[unknown]
    near = here + 1 if theorem.variable(unknown).domain.integer else here * STEP
    first, second = (evaluation.grid(theorem, {**point, unknown: value}) for value in (here, near))
    return bool(first != second)


def _is_vacuous(theorem: Theorem, point: dict[str, Any]) -> bool:
    return bool(theorem.is_vacuous(float(evaluation.grid(theorem, point)), **point))
