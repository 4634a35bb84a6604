"""How a formula grows in one of its names: as which power of it, and of its logarithm. Read off the tree by the rules
of calculus, so that what they do not decide has no order here."""

import ast
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bounds.formula import elementary
from bounds.formula.composing import is_positive
from bounds.formula.inverse import textbook
from bounds.formula.special_function import Special

# Of special functions: those that grow as the logarithm of the argument in this place, the others held fixed.
_LOGARITHMIC = {"log_growth": 0, "log_binomial": 0, "log_xi": 0}


class NoOrderError(ValueError):
    """The rules do not decide how the formula grows."""


@dataclass(frozen=True)
class Order:
    """x^power (ln x)^log, up to factors between two positive numbers; `sign` is 1, -1, or 0 where it is not known."""

    power: Fraction = Fraction(0)
    log: Fraction = Fraction(0)
    sign: int = 1

    @property
    def size(self) -> tuple[Fraction, Fraction]:
        """Which of two grows faster."""
        return self.power, self.log

    @property
    def is_constant(self) -> bool:
        return not self.power and not self.log

    @property
    def grows(self) -> bool:
        return self.power > 0 or (not self.power and self.log > 0)

    def raised(self, exponent: Fraction) -> "Order":
        """The order of a power."""
        if self.sign == 1:
            return Order(self.power * exponent, self.log * exponent)
        if exponent.denominator == 1:
            sign = 0 if self.sign == 0 and exponent.numerator % 2 else (-1 if exponent.numerator % 2 else 1)
            return Order(self.power * exponent, self.log * exponent, sign)
        raise NoOrderError


def order(tree: ast.expr, name: str, towards: int) -> Order:
    """The order of a tree of `bounds.formula.inlining` in x, which is `name` where it goes to infinity (`towards` 1),
    and 1/`name` where it goes to 0 (-1). All other names are positive numbers.

    Raises NoOrderError where the rules do not decide: where leading terms cancel, or something is exponential.
    """
    return _Growing(name, towards).of(textbook(tree))


class _Growing:
    def __init__(self, name: str, towards: int) -> None:
        self._name, self._towards = name, towards

    def of(self, tree: ast.expr) -> Order:
        if not self._is_in(tree):
            return Order(sign=_sign(tree))
        match tree:
            case ast.Name():
                return Order(Fraction(self._towards))
            case ast.UnaryOp(ast.USub(), operand):
                return _negative(self.of(operand))
            case ast.BinOp(left, ast.Add(), right):
                return _sum(self.of(left), self.of(right))
            case ast.BinOp(left, ast.Sub(), right):
                return _sum(self.of(left), _negative(self.of(right)))
            case ast.BinOp(left, ast.Mult(), right):
                return _product(self.of(left), self.of(right))
            case ast.BinOp(left, ast.Div(), right):
                return _product(self.of(left), self.of(right).raised(Fraction(-1)))
            case ast.BinOp(base, ast.Pow(), exponent) if (power := _number(exponent)) is not None:
                return self.of(base).raised(power)
            case ast.Call(ast.Constant(function), arguments):
                return self._call(function, arguments)
        raise NoOrderError

    def _call(self, function: Any, arguments: list[ast.expr]) -> Order:
        if isinstance(function, Special):
            return self._special(function, arguments)
        if function is elementary.sqrt:
            return self.of(arguments[0]).raised(Fraction(1, 2))
        if function in (elementary.log, elementary.log2):
            argument = self.of(arguments[0])
            if argument.power == 0 or argument.sign != 1:
                raise NoOrderError  # ln of what tends to a number may tend to 0, and ln ln x is no power of ln x
            return Order(log=Fraction(1), sign=1 if argument.power > 0 else -1)
        if function in (elementary.minimum, elementary.maximum):
            return self._choice(function, *(self.of(argument) for argument in arguments))
        argument = self.of(arguments[0])
        if function is elementary.exp and not argument.grows:
            return Order()
        if function in (elementary.ceil, elementary.floor) and argument.power > 0:
            return argument
        raise NoOrderError

    def _choice(self, function: Any, first: Order, second: Order) -> Order:
        if first.size == second.size or (first.sign, second.sign) != (1, 1):
            raise NoOrderError
        return (min if function is elementary.minimum else max)(first, second, key=lambda each: each.size)

    def _special(self, function: Special, arguments: list[ast.expr]) -> Order:
        place = _LOGARITHMIC.get(function.name)
        if place is None or [self._is_in(argument) for argument in arguments].count(True) != 1:
            raise NoOrderError
        argument = self.of(arguments[place])
        if not self._is_in(arguments[place]) or argument.power <= 0:
            raise NoOrderError
        return Order(log=Fraction(1))

    def _is_in(self, tree: ast.expr) -> bool:
        return any(isinstance(node, ast.Name) and node.id == self._name for node in ast.walk(tree))


def _negative(order: Order) -> Order:
    return Order(order.power, order.log, -order.sign)


def _product(left: Order, right: Order) -> Order:
    return Order(left.power + right.power, left.log + right.log, left.sign * right.sign)


def _sum(left: Order, right: Order) -> Order:
    """The larger one; of two that are alike, unless they may cancel."""
    if left.size == right.size:
        if left.sign != right.sign or left.sign == 0:
            raise NoOrderError
        return left
    return max(left, right, key=lambda each: each.size)


def _number(tree: ast.expr) -> Fraction | None:
    match tree:
        case ast.Constant(int() | float() as value):
            return Fraction(repr(value))
        case ast.BinOp(left, ast.Div(), right):
            above, below = _number(left), _number(right)
            return above / below if above is not None and below else None
        case ast.UnaryOp(ast.USub(), operand):
            number = _number(operand)
            return None if number is None else -number
    return None


def _sign(tree: ast.expr) -> int:
    """Of what does not grow: 1 where it can be read off that it is positive, -1 of a negative number, else 0."""

    if is_positive(tree):
        return 1
    value = _number(tree)
    return 0 if value is None else (value > 0) - (value < 0)
