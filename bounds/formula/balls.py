"""Proof by ball arithmetic: a formula's own syntax tree, executed in exact rationals and in balls of python-flint.

Every literal is the decimal it shows. Values stay rational until the first irrational root or logarithm, so that
textbook ties such as 1/(4 * 0.05 * 0.05**2) = 2000 are decided exactly.
"""

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flint import arb, fmpq

from bounds.formula import arithmetic, elementary
from bounds.formula.exact import Exact, double_below, enclosed
from bounds.formula.executing import Scope, evaluate, find_locals, run, scope_of, where
from bounds.formula.names import check_names
from bounds.formula.special_function import Special
from bounds.formula.syntax import FormulaTree, read
from bounds.formula.turns import Working

__all__ = ["bracket", "check_names", "compare", "computed", "decide", "enclose"]

PRECISIONS = (64, 128, 256, 512, 1024, arithmetic.HIGHEST_PRECISION)

# The target lies above the smaller of two numbers by the larger of its distances from them.
_SIGNS_AS: dict[Any, Callable[[Exact, Exact], Exact]] = {
    elementary.minimum: arithmetic.maximum,
    elementary.maximum: arithmetic.minimum,
}


def enclose(function: Callable[..., Any], inputs: Mapping[str, Any], bits: int = 128) -> Exact:
    """The value of `function` at `inputs`: a rational, or a finite ball computed with `bits` bits or more.

    Raises ArithmeticError, naming the formula, where it is undefined.
    """
    for precision in (bits, *(more for more in PRECISIONS if more > bits)):
        with Working(precision):
            value = _value(function, inputs)
        if isinstance(value, fmpq) or value.is_finite():
            return value
    raise ArithmeticError(_unknown(function))


def computed(function: Callable[..., Any], arguments: Sequence[Exact]) -> Exact:
    """The value of a formula at exact or enclosed arguments, at the working precision, for special functions."""
    formula = read(function)
    return run(scope_of(formula, dict(zip(formula.parameters, arguments, strict=True))))


def bracket(function: Callable[..., Any], inputs: Mapping[str, Any], bits: int = 128) -> tuple[float, float]:
    """Doubles (lower, upper) between which the value is proved to lie, as close as they come.

    Both are the same double where the value is exactly the decimal it shows.
    """
    value = enclose(function, inputs, bits)
    while isinstance(value, arb) and value.rel_accuracy_bits() < 60 and bits < PRECISIONS[-1]:
        bits = min(2 * bits, PRECISIONS[-1])
        value = enclose(function, inputs, bits)
    with Working(2 * PRECISIONS[-1]):
        return double_below(value), -double_below(-value)


def decide(function: Callable[..., Any], relation: str, target: Any, inputs: Mapping[str, Any]) -> bool | None:
    """Whether the value at `inputs` is `relation` ("<=" or ">=") `target`: True proved, False refuted.

    None for a tie that 2048 bits do not open. Raises ArithmeticError, naming the formula, where it is undefined,
    and NotImplementedError where a special function's sum is too long to be added up.
    """
    return compare(function, relation, target, inputs)[0]


def compare(
    function: Callable[..., Any], relation: str, target: Any, inputs: Mapping[str, Any]
) -> tuple[bool | None, float]:
    """What `decide` returns, and by how much the value meets the target, or misses it where that is below 0.

    The distance is a double, and may round to 0; it is that between the sides of the inequality that was decided.
    """
    relates = arithmetic.COMPARISONS[relation]
    for bits in PRECISIONS:
        with Working(bits):
            left, right = _sides(function, target, inputs)
            verdict, apart = relates(left, right), arb(left - right)
            known, distance = apart.is_finite(), float(apart.mid())
        if verdict is not None:
            return verdict, -distance if relation == "<=" else distance
    if not known:
        raise ArithmeticError(_unknown(function))
    return None, 0.0


def _sides(function: Callable[..., Any], target: Any, inputs: Mapping[str, Any]) -> tuple[Exact, Exact]:
    """Two numbers ordered like value and target: where special functions decide, those of their defining inequality."""
    formula = read(function)
    if not _is_defined_by_an_inequality(formula.result, formula):
        return _value(function, inputs), enclosed(target)
    return -_named(function, _distance, enclosed(target), scope_of(formula, inputs)), fmpq(0)


def _is_defined_by_an_inequality(tree: ast.expr, formula: FormulaTree) -> bool:
    """Is the value that of a special function with `below`, or the smaller or larger of such?"""
    match tree:
        case ast.Call(ast.Name(name), arguments, []):
            called = formula.names.get(name)
            if called in _SIGNS_AS or called is elementary.where:
                return any(_is_defined_by_an_inequality(argument, formula) for argument in arguments)
            return isinstance(called, Special) and called.below is not None
    return False


def _distance(target: Exact, scope: Scope) -> Exact:
    """A number with the sign of target minus the formula's value."""
    find_locals(scope)
    return _distance_from(scope.formula.result, target, scope)


def _distance_from(tree: ast.expr, target: Exact, scope: Scope) -> Exact:
    match tree:
        case ast.Call(ast.Name(name), arguments, []) if _is_defined_by_an_inequality(tree, scope.formula):
            called = scope.formula.names[name]
            if called in _SIGNS_AS:
                return _SIGNS_AS[called](*(_distance_from(argument, target, scope) for argument in arguments))
            if called is elementary.where:
                condition, then, otherwise = arguments
                return where(condition, then, otherwise, scope, lambda tree, scope: _distance_from(tree, target, scope))
            distance: Exact = called.below(target, *(evaluate(argument, scope) for argument in arguments))
            return distance
    return target - evaluate(tree, scope)


def _value(function: Callable[..., Any], inputs: Mapping[str, Any]) -> Exact:
    return _named(function, run, scope_of(read(function), inputs))


def _named(function: Callable[..., Any], compute: Callable[..., Exact], *arguments: Any) -> Exact:
    """Errors say in which formula they arose."""
    try:
        return compute(*arguments)
    except ArithmeticError as error:
        raise ArithmeticError(f"{function.__name__}: {error}") from error


def _unknown(function: Callable[..., Any]) -> str:
    return f"{function.__name__}: undefined here, or too close to where it is undefined for any precision to decide"
