"""A formula turned round: solved for a name that stands in it once, by undoing step by step what is done to it."""

import ast
import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bounds.formula import elementary, functions
from bounds.formula.anew import Anew
from bounds.formula.composing import (
    calls,
    exponential,
    is_positive,
    logarithm,
    minus,
    negative,
    number,
    over,
    plus,
    raised,
    root,
    times,
)
from bounds.formula.inlining import inlined
from bounds.formula.special_function import Special

# Of a special function: the argument that is undone, and by which function of those before it and the value.
_UNDONE_BY = {
    "kl_inverse": (1, "binary_kl"),
    "binomial_upper": (2, "binomial_cdf"),
    "normal_quantile": (0, "normal_sf"),
}
_UNDO: dict[Any, Callable[[ast.expr], ast.expr]] = {
    elementary.sqrt: lambda tree: raised(tree, number(2)),
    elementary.exp: logarithm,
    elementary.log: exponential,
    elementary.log2: lambda tree: raised(number(2), tree),
}


class NoClosedFormError(ValueError):
    """Why a formula is not turned round, as what is said of the name: `stands in 2 places of the formula`."""


@dataclass
class Inverse:
    """What a name is where the `tree` that holds it has a `value`; at last the tree is the name alone.

    The `value` counts as positive, and so does every other name. All of `positive` must lie above 0, else it is none.
    """

    name: str
    tree: ast.expr
    value: ast.expr
    positive: list[ast.expr] = field(default_factory=list)

    def undo(self) -> None:
        """Undo the outermost operation. Raises NoClosedFormError for what nothing undoes."""
        match self.tree:
            case ast.UnaryOp(ast.USub(), operand):
                self.tree, self.value = operand, negative(self.value)
            case ast.BinOp(left, operation, right) if self._is_inside(left):
                self.tree, self.value = left, self._left(left, operation, right)
            case ast.BinOp(left, operation, right):
                self.tree, self.value = right, self._right(left, operation)
            case ast.Call(ast.Constant(elementary.minimum | elementary.maximum as function), arguments):
                self._choose(function, arguments)
            case ast.Call(ast.Constant(Special() as function), arguments):
                self._undo_special(function, arguments)
            case ast.Call(ast.Constant(function), arguments):
                self._undo_elementary(function, arguments)
            case _:
                raise NoClosedFormError("decides between cases of the formula")

    def _is_inside(self, tree: ast.expr) -> bool:
        return _places(tree, self.name) > 0

    def _left(self, left: ast.expr, operation: ast.operator, right: ast.expr) -> ast.expr:
        match operation:
            case ast.Add():
                return minus(self.value, right)
            case ast.Sub():
                return plus(self.value, right)
            case ast.Mult():
                return over(self.value, right)
            case ast.Div():
                return times(right, self.value)
            case ast.Pow() if not _has_two_roots(left, right):
                self._need(self.value)
                return root(self.value, right)
        raise NoClosedFormError("stands inside of an operation with several inverses")

    def _right(self, left: ast.expr, operation: ast.operator) -> ast.expr:
        match operation:
            case ast.Add():
                return minus(self.value, left)
            case ast.Sub():
                return minus(left, self.value)
            case ast.Mult():
                return over(self.value, left)
            case ast.Div():
                self._need(self.value)
                return over(left, self.value)
            case ast.Pow():
                self._need(self.value)
                return over(logarithm(self.value), logarithm(left))
        raise NoClosedFormError("stands inside of an operation with several inverses")

    def _choose(self, function: Any, arguments: list[ast.expr]) -> None:
        """What is cut off at a number is itself on the side where it is not."""
        match arguments:
            case [ast.Constant(int() | float() as end), other] | [other, ast.Constant(int() | float() as end)]:
                cut = number(end)
                self._need(minus(cut, self.value) if function is elementary.minimum else minus(self.value, cut))
                self.tree = other
            case _:
                raise NoClosedFormError("stands inside of a choice between two formulas")

    def _undo_elementary(self, function: Any, arguments: list[ast.expr]) -> None:
        if function not in _UNDO:
            raise NoClosedFormError(_inside(function.__name__))
        if function in (elementary.sqrt, elementary.exp):
            self._need(self.value)
        (self.tree,), self.value = arguments, _UNDO[function](self.value)

    def _undo_special(self, function: Special, arguments: list[ast.expr]) -> None:
        place, other = _UNDONE_BY.get(function.name, (-1, ""))
        if place < 0 or not self._is_inside(arguments[place]):
            raise NoClosedFormError(_inside(function.name))
        if function.name == "kl_inverse":
            self._need(minus(self.value, arguments[0]))
        self.tree = arguments[place]
        self.value = calls(getattr(functions, other), *arguments[:place], self.value)

    def _need(self, tree: ast.expr) -> None:
        if not is_positive(tree):
            self.positive.append(tree)


def inverse(tree: ast.expr, name: str, value: ast.expr) -> Inverse:
    """`name` where `tree`, of `bounds.formula.inlining`, in which it is a name, has this value.

    Raises NoClosedFormError where it stands in several places, or inside of what no closed form undoes.
    """
    turned = Inverse(name, textbook(tree), value)
    if (places := _places(turned.tree, name)) != 1:
        raise NoClosedFormError(f"stands in {places} places of the formula" if places else "is not in the formula")
    while not isinstance(turned.tree, ast.Name):
        turned.undo()
    return turned


def textbook(tree: ast.expr) -> ast.expr:
    """The same with special functions that are there for the sake of doubles written in ordinary ones."""
    expanded: ast.expr = _Textbook().visit(tree)
    return expanded


class _Textbook(Anew, ast.NodeTransformer):
    def visit_Call(self, node: ast.Call) -> ast.AST:
        call = self.generic_visit(node)
        assert isinstance(call, ast.Call)
        written = getattr(getattr(call.func, "value", None), "plain", None)
        if written is None:
            return call
        return inlined(written, dict(zip(inspect.signature(written).parameters, call.args, strict=True)))


def _places(tree: ast.expr, name: str) -> int:
    return sum(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))


def _has_two_roots(base: ast.expr, exponent: ast.expr) -> bool:
    """May the base be negative, so that its sign is lost?"""
    literal = getattr(exponent, "value", None)
    even = isinstance(literal, int | float) and literal % 2 == 0
    return even and any(isinstance(node, ast.Sub | ast.USub) for node in ast.walk(base))


def _inside(function: str) -> str:
    return f"stands inside of the function {function.replace('_', ' ')}, which no closed form undoes"
