"""A formula's own syntax tree, executed in exact rationals and in balls, at the precision that flint is working at."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import add, mul, sub
from types import FunctionType
from typing import Any

from flint import arb

from bounds.formula import arithmetic, elementary
from bounds.formula.exact import Exact, enclosed, exact
from bounds.formula.patience import look_up
from bounds.formula.special_function import Special
from bounds.formula.syntax import FormulaTree, read

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


@dataclass(frozen=True)
class Scope:
    """What the names in one formula stand for while it is executed."""

    formula: FormulaTree
    values: dict[str, Exact]


def scope_of(formula: FormulaTree, inputs: Mapping[str, Any]) -> Scope:
    """The scope of a formula at these arguments, each the exact number that it shows."""
    missing = [name for name in formula.parameters if name not in inputs]
    if missing:
        raise TypeError(f"{formula.name} needs {', '.join(missing)}")
    return Scope(formula, {name: enclosed(number) for name, number in inputs.items()})


def run(scope: Scope) -> Exact:
    """The value of the formula."""
    find_locals(scope)
    return evaluate(scope.formula.result, scope)


def find_locals(scope: Scope) -> None:
    """Compute what the formula gives a name to."""
    for name, tree in scope.formula.locals:
        scope.values[name] = evaluate(tree, scope)


def evaluate(node: ast.expr, scope: Scope) -> Exact:
    """The value of a part of the formula."""
    look_up(arithmetic.steps(2))
    match node:
        case ast.Name(name):
            return scope.values[name] if name in scope.values else _constant(name, scope.formula.names[name])
        case ast.Constant(int() | float() as literal):
            return exact(literal)
        case ast.BinOp(left, operation, right) if type(operation) in _OPERATORS:
            return _OPERATORS[type(operation)](evaluate(left, scope), evaluate(right, scope))
        case ast.UnaryOp(ast.USub(), operand):
            return -evaluate(operand, scope)
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


def _meaning(called: ast.expr, scope: Scope) -> Any:
    match called:
        case ast.Name(name):
            return scope.formula.names[name]
        case ast.Attribute(ast.Name(theorem), "formula"):
            return scope.formula.names[theorem].formula
    raise SyntaxError(f"{scope.formula.name}: ball arithmetic does not read `{ast.unparse(called)}`")


def _call(called: Any, arguments: list[ast.expr], keywords: list[ast.keyword], scope: Scope) -> Exact:
    if called is elementary.where:
        condition, then, otherwise = arguments
        return where(condition, then, otherwise, scope)
    values = [evaluate(argument, scope) for argument in arguments]
    if isinstance(called, Special):
        special: Exact = called.ball(*values)
        return special
    if isinstance(called, FunctionType):
        inner = read(called)
        named = {keyword.arg or "": evaluate(keyword.value, scope) for keyword in keywords}
        return run(scope_of(inner, dict(zip(inner.parameters, values, strict=False)) | named))
    if called not in _ELEMENTARY:
        raise NameError(f"{scope.formula.name}: {called!r} has no version in balls")
    look_up(arithmetic.elementary_steps())
    return _ELEMENTARY[called](*values)


def where(
    condition: ast.expr,
    then: ast.expr,
    otherwise: ast.expr,
    scope: Scope,
    value_of: Callable[[ast.expr, Scope], Exact] = evaluate,
) -> Exact:
    """The branch that holds; one ball over both while the condition is open."""
    verdict = _holds(condition, scope)
    if verdict is not None:
        return value_of(then if verdict else otherwise, scope)
    try:
        return arithmetic.union(value_of(then, scope), value_of(otherwise, scope))
    except ArithmeticError:
        # One of them may be undefined just because the other is meant.
        return arithmetic.open_ball()


def _holds(condition: ast.expr, scope: Scope) -> bool | None:
    match condition:
        case ast.Compare(left, operations, rights):
            values = [evaluate(side, scope) for side in (left, *rights)]
            signs = [_COMPARISONS[type(operation)] for operation in operations]
            triples = zip(signs, values[:-1], values[1:], strict=True)
            return _all(arithmetic.COMPARISONS[sign](first, second) for sign, first, second in triples)
        case ast.BinOp(left, ast.BitAnd(), right):
            return _all(_holds(side, scope) for side in (left, right))
    raise SyntaxError(f"{scope.formula.name}: ball arithmetic does not read `{ast.unparse(condition)}`")


def _all(verdicts: Any) -> bool | None:
    decided = list(verdicts)
    if False in decided:
        return False
    return None if None in decided else True
