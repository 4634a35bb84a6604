"""Proof by ball arithmetic: a formula's own syntax tree, executed in exact rationals and in balls of python-flint.

Every literal is the decimal it shows. Values stay rational until the first irrational root or logarithm, so that
textbook ties such as 1/(4 * 0.05 * 0.05**2) = 2000 are decided exactly.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import add, mul, sub
from types import FunctionType
from typing import Any

from flint import arb, fmpq

from bounds.formula import arithmetic, elementary
from bounds.formula.exact import Exact, double_below, enclosed, exact
from bounds.formula.names import check_names
from bounds.formula.patience import look_up
from bounds.formula.special_function import Special
from bounds.formula.syntax import FormulaTree, read
from bounds.formula.turns import working

__all__ = ["bracket", "check_names", "computed", "decide", "enclose"]

PRECISIONS = (64, 128, 256, 512, 1024, arithmetic.HIGHEST_PRECISION)

_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Exact]] = {
    ast.Add: add,
    ast.Sub: sub,
    ast.Mult: mul,
    ast.Div: arithmetic.divide,
    ast.Pow: arithmetic.power,
    ast.FloorDiv: lambda left, right: arithmetic.floor(arithmetic.divide(left, right)),
}
_COMPARISONS: dict[type[ast.cmpop], str] = {ast.LtE: "<=", ast.Lt: "<", ast.GtE: ">=", ast.Gt: ">", ast.Eq: "=="}
_ELEMENTARY: dict[Any, Callable[..., Exact]] = {
    elementary.log: arithmetic.log,
    elementary.log2: arithmetic.log2,
    elementary.sqrt: arithmetic.sqrt,
    elementary.exp: arithmetic.exp,
    elementary.ceil: arithmetic.ceil,
    elementary.floor: arithmetic.floor,
    elementary.maximum: arithmetic.maximum,
    elementary.minimum: arithmetic.minimum,
}

# The target lies above the smaller of two numbers by the larger of its distances from them.
_SIGNS_AS: dict[Any, Callable[[Exact, Exact], Exact]] = {
    elementary.minimum: arithmetic.maximum,
    elementary.maximum: arithmetic.minimum,
}


def enclose(function: Callable[..., Any], given: Mapping[str, Any], bits: int = 128) -> Exact:
    """The value of `function` at `given`: a rational, or a finite ball computed with `bits` bits or more.

    Raises ArithmeticError, naming the formula, where it is undefined.
    """
    for precision in (bits, *(more for more in PRECISIONS if more > bits)):
        with working(precision):
            value = _value(function, given)
        if isinstance(value, fmpq) or value.is_finite():
            return value
    raise ArithmeticError(_unknown(function))


def computed(function: Callable[..., Any], arguments: Sequence[Exact]) -> Exact:
    """The value of a formula at exact or enclosed arguments, at the working precision, for special functions."""
    formula = read(function)
    return _run(_scope(formula, dict(zip(formula.parameters, arguments, strict=True))))


def bracket(function: Callable[..., Any], given: Mapping[str, Any], bits: int = 128) -> tuple[float, float]:
    """Doubles (lower, upper) between which the value is proved to lie, as close as they come.

    Both are the same double where the value is exactly the decimal it shows.
    """
    value = enclose(function, given, bits)
    while isinstance(value, arb) and value.rel_accuracy_bits() < 60 and bits < PRECISIONS[-1]:
        bits = min(2 * bits, PRECISIONS[-1])
        value = enclose(function, given, bits)
    with working(2 * PRECISIONS[-1]):
        return double_below(value), -double_below(-value)


def decide(function: Callable[..., Any], relation: str, target: Any, given: Mapping[str, Any]) -> bool | None:
    """Whether the value at `given` is `relation` ("<=" or ">=") `target`: True proved, False refuted.

    None for a tie that 2048 bits do not open. Raises ArithmeticError, naming the formula, where it is undefined,
    and NotImplementedError where a special function's sum is too long to be added up.
    """
    compare = arithmetic.COMPARISONS[relation]
    for bits in PRECISIONS:
        with working(bits):
            left, right = _sides(function, target, given)
            verdict = compare(left, right)
            known = arb(left - right).is_finite()
        if verdict is not None:
            return verdict
    if not known:
        raise ArithmeticError(_unknown(function))
    return None


def _sides(function: Callable[..., Any], target: Any, given: Mapping[str, Any]) -> tuple[Exact, Exact]:
    """Two numbers ordered like value and target: where special functions decide, those of their defining inequality."""
    formula = read(function)
    if not _is_defined_by_an_inequality(formula.result, formula):
        return _value(function, given), enclosed(target)
    return -_named(function, _distance, enclosed(target), _scope(formula, given)), fmpq(0)


def _is_defined_by_an_inequality(tree: ast.expr, formula: FormulaTree) -> bool:
    """Is the value that of a special function with `below`, or the smaller or larger of such?"""
    match tree:
        case ast.Call(ast.Name(name), arguments, []):
            called = formula.names.get(name)
            if called in _SIGNS_AS or called is elementary.where:
                return any(_is_defined_by_an_inequality(argument, formula) for argument in arguments)
            return isinstance(called, Special) and called.below is not None
    return False


def _distance(target: Exact, scope: _Scope) -> Exact:
    """A number with the sign of target minus the formula's value."""
    _find_locals(scope)
    return _distance_from(scope.formula.result, target, scope)


def _distance_from(tree: ast.expr, target: Exact, scope: _Scope) -> Exact:
    match tree:
        case ast.Call(ast.Name(name), arguments, []) if _is_defined_by_an_inequality(tree, scope.formula):
            called = scope.formula.names[name]
            if called in _SIGNS_AS:
                return _SIGNS_AS[called](*(_distance_from(argument, target, scope) for argument in arguments))
            if called is elementary.where:
                condition, then, otherwise = arguments
                return _where(
                    condition, then, otherwise, scope, lambda tree, scope: _distance_from(tree, target, scope)
                )
            distance: Exact = called.below(target, *(_evaluate(argument, scope) for argument in arguments))
            return distance
    return target - _evaluate(tree, scope)


def _value(function: Callable[..., Any], given: Mapping[str, Any]) -> Exact:
    return _named(function, _run, _scope(read(function), given))


def _named(function: Callable[..., Any], compute: Callable[..., Exact], *arguments: Any) -> Exact:
    """Errors say in which formula they arose."""
    try:
        return compute(*arguments)
    except ArithmeticError as error:
        raise ArithmeticError(f"{function.__name__}: {error}") from error


def _unknown(function: Callable[..., Any]) -> str:
    return f"{function.__name__}: undefined here, or too close to where it is undefined for any precision to tell"


@dataclass(frozen=True)
class _Scope:
    """What the names in one formula stand for while it is executed."""

    formula: FormulaTree
    values: dict[str, Exact]


def _scope(formula: FormulaTree, given: Mapping[str, Any]) -> _Scope:
    missing = [name for name in formula.parameters if name not in given]
    if missing:
        raise TypeError(f"{formula.name} needs {', '.join(missing)}")
    return _Scope(formula, {name: enclosed(number) for name, number in given.items()})


def _run(scope: _Scope) -> Exact:
    _find_locals(scope)
    return _evaluate(scope.formula.result, scope)


def _find_locals(scope: _Scope) -> None:
    for name, tree in scope.formula.locals:
        scope.values[name] = _evaluate(tree, scope)


def _evaluate(node: ast.expr, scope: _Scope) -> Exact:
    look_up(arithmetic.steps(2))
    match node:
        case ast.Name(name):
            return scope.values[name] if name in scope.values else _constant(name, scope.formula.names[name])
        case ast.Constant(int() | float() as literal):
            return exact(literal)
        case ast.BinOp(left, operation, right) if type(operation) in _OPERATORS:
            return _OPERATORS[type(operation)](_evaluate(left, scope), _evaluate(right, scope))
        case ast.UnaryOp(ast.USub(), operand):
            return -_evaluate(operand, scope)
        case ast.Call(called, arguments, keywords):
            return _call(_meaning(called, scope), arguments, keywords, scope)
    raise SyntaxError(f"{scope.formula.name}: ball arithmetic does not read `{ast.unparse(node)}`")


def _constant(name: str, value: Any) -> Exact:
    if value is elementary.e:
        return arb.const_e()
    if value is elementary.pi:
        return arb.pi()
    if isinstance(value, int | float):
        return enclosed(value)
    raise NameError(f"{name} is no number")


def _meaning(called: ast.expr, scope: _Scope) -> Any:
    match called:
        case ast.Name(name):
            return scope.formula.names[name]
        case ast.Attribute(ast.Name(theorem), "formula"):
            return scope.formula.names[theorem].formula
    raise SyntaxError(f"{scope.formula.name}: ball arithmetic does not read `{ast.unparse(called)}`")


def _call(called: Any, arguments: list[ast.expr], keywords: list[ast.keyword], scope: _Scope) -> Exact:
    if called is elementary.where:
        condition, then, otherwise = arguments
        return _where(condition, then, otherwise, scope)
    values = [_evaluate(argument, scope) for argument in arguments]
    if isinstance(called, Special):
        special: Exact = called.ball(*values)
        return special
    if isinstance(called, FunctionType):
        inner = read(called)
        named = {keyword.arg or "": _evaluate(keyword.value, scope) for keyword in keywords}
        return _run(_scope(inner, dict(zip(inner.parameters, values, strict=False)) | named))
    if called not in _ELEMENTARY:
        raise NameError(f"{scope.formula.name}: {called!r} has no version in balls")
    look_up(arithmetic.elementary_steps())
    return _ELEMENTARY[called](*values)


def _where(
    condition: ast.expr,
    then: ast.expr,
    otherwise: ast.expr,
    scope: _Scope,
    evaluate: Callable[[ast.expr, _Scope], Exact] = _evaluate,
) -> Exact:
    """The branch that holds; one ball over both while the condition is open."""
    verdict = _holds(condition, scope)
    if verdict is not None:
        return evaluate(then if verdict else otherwise, scope)
    try:
        return arithmetic.union(evaluate(then, scope), evaluate(otherwise, scope))
    except ArithmeticError:
        # One of them may be undefined just because the other is meant.
        return arithmetic.open_ball()


def _holds(condition: ast.expr, scope: _Scope) -> bool | None:
    match condition:
        case ast.Compare(left, operations, rights):
            values = [_evaluate(side, scope) for side in (left, *rights)]
            signs = [_COMPARISONS[type(operation)] for operation in operations]
            triples = zip(signs, values[:-1], values[1:], strict=True)
            return _all(arithmetic.COMPARISONS[sign](first, second) for sign, first, second in triples)
        case ast.BinOp(left, ast.BitAnd(), right):
            return _all(_holds(side, scope) for side in (left, right))
    raise SyntaxError(f"{scope.formula.name}: ball arithmetic does not read `{ast.unparse(condition)}`")


def _all(verdicts: Any) -> bool | None:
    found = list(verdicts)
    if False in found:
        return False
    return None if None in found else True
