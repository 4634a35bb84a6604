"""Trees of formulas put together as a person would write them; functions in them are constants that hold one."""

import ast
from typing import Any

from bounds.formula import elementary


def number(value: float) -> ast.expr:
    """A literal."""
    return ast.Constant(value)


def calls(function: Any, *arguments: ast.expr) -> ast.expr:
    """A function, applied."""
    return ast.Call(ast.Constant(function), list(arguments), [])


def plus(left: ast.expr, right: ast.expr) -> ast.expr:
    """The sum."""
    match left, right:
        case _, ast.UnaryOp(ast.USub(), operand):
            return minus(left, operand)
        case ast.UnaryOp(ast.USub(), operand), _:
            return minus(right, operand)
    return ast.BinOp(left, ast.Add(), right)


def minus(left: ast.expr, right: ast.expr) -> ast.expr:
    """The difference; of 1 - (1 - x), x."""
    match left, right:
        case _, ast.UnaryOp(ast.USub(), operand):
            return plus(left, operand)
        case _, ast.Constant(0):
            return left
        case ast.Constant(0), _:
            return negative(right)
        case _, ast.BinOp(first, ast.Sub(), rest) if ast.dump(first) == ast.dump(left):
            return rest
    return ast.BinOp(left, ast.Sub(), right)


def negative(tree: ast.expr) -> ast.expr:
    """Minus the tree, the sign inside where there is room for it."""
    match tree:
        case ast.UnaryOp(ast.USub(), operand):
            return operand
        case ast.BinOp(left, ast.Sub(), right):
            return ast.BinOp(right, ast.Sub(), left)
        case ast.Constant(int() | float() as literal):
            return number(-literal)
    return ast.UnaryOp(ast.USub(), tree)


def times(left: ast.expr, right: ast.expr) -> ast.expr:
    """The product."""
    match left, right:
        case ast.Constant(1), _:
            return right
        case _, ast.Constant(1):
            return left
        case _, ast.BinOp(ast.Constant(1), ast.Div(), below):
            return over(left, below)
    return ast.BinOp(left, ast.Mult(), right)


def over(left: ast.expr, right: ast.expr) -> ast.expr:
    """The quotient, as one fraction; of what is divided by a power of e, a product."""
    match left, right:
        case _, ast.Constant(1):
            return left
        case _, ast.BinOp(above, ast.Div(), below):
            return over(times(left, below), above)
        case _, ast.Call(ast.Constant(elementary.exp), [exponent]):
            return times(left, calls(elementary.exp, negative(exponent)))
        case ast.BinOp(above, ast.Div(), below), ast.Constant():
            return ast.BinOp(above, ast.Div(), times(right, below))
        case ast.BinOp(above, ast.Div(), below), _:
            return ast.BinOp(above, ast.Div(), times(below, right))
    return ast.BinOp(left, ast.Div(), right)


def raised(base: ast.expr, exponent: ast.expr) -> ast.expr:
    """The power; the square of a root is what stands under it."""
    match base, exponent:
        case ast.Call(ast.Constant(elementary.sqrt), [argument]), ast.Constant(2):
            return argument
        case _, ast.Constant(1):
            return base
    return ast.BinOp(base, ast.Pow(), exponent)


def root(tree: ast.expr, exponent: ast.expr) -> ast.expr:
    """The positive number of which the tree is this power."""
    match tree, exponent:
        case ast.BinOp(base, ast.Pow(), ast.Constant(2)), ast.Constant(2):
            return base
        case _, ast.Constant(2):
            return calls(elementary.sqrt, tree)
        case _, ast.Constant(0.5):
            return raised(tree, number(2))
    return raised(tree, over(number(1), exponent))


def logarithm(tree: ast.expr) -> ast.expr:
    """The natural logarithm; of a power of e, its exponent."""
    match tree:
        case ast.Call(ast.Constant(elementary.exp), [argument]):
            return argument
        case ast.Name("e"):
            return number(1)
    return calls(elementary.log, tree)


def exponential(tree: ast.expr) -> ast.expr:
    """e to the tree; of a logarithm, its argument."""
    match tree:
        case ast.Call(ast.Constant(elementary.log), [argument]):
            return argument
    return calls(elementary.exp, tree)


def is_positive(tree: ast.expr) -> bool:
    """Is it above 0 wherever its names are, as can be read off its signs?"""
    match tree:
        case ast.Name():
            return True
        case ast.Constant(value):
            return not isinstance(value, int | float) or value > 0
        case ast.BinOp(left, ast.Pow(), _):
            return is_positive(left)
        case ast.BinOp(left, ast.Add() | ast.Mult() | ast.Div(), right):
            return is_positive(left) and is_positive(right)
        case ast.Call(ast.Constant(elementary.exp)):
            return True
        case ast.Call(ast.Constant(elementary.sqrt), [argument]):
            return is_positive(argument)
        case ast.Call(ast.Constant(elementary.log), [ast.BinOp(ast.Constant(int()), ast.Div(), ast.Name("delta"))]):
            return True  # a failure probability lies below 1
    return False
