"""A formula as a textbook prints it: the same tree without the detours that doubles need."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bounds.formula import elementary
from bounds.formula.inlining import inlined
from bounds.formula.latex_piece import Piece, logarithm_undone
from bounds.formula.special_function import Special

Signed = tuple[bool, ast.expr]  # whether it is added, and what


def plain(tree: ast.expr) -> ast.expr:
    """Special functions that are written in ordinary ones so written, and what cancels gone."""
    match tree:
        case ast.Call(called, arguments):
            written = getattr(_held(called), "plain", None)
            if written is not None:
                names = inspect.signature(written).parameters
                return plain(inlined(written, dict(zip(names, arguments, strict=True))))
            return _without_exponentials(ast.Call(called, [plain(argument) for argument in arguments], []))
        case ast.BinOp(left, operation, right):
            return _without_exponentials(_cancelled(ast.BinOp(plain(left), operation, plain(right))))
        case ast.UnaryOp(ast.USub(), ast.UnaryOp(ast.USub(), operand)):
            return plain(operand)
        case ast.UnaryOp(operation, operand):
            return ast.UnaryOp(operation, plain(operand))
        case ast.Compare(left, operations, rights):
            return ast.Compare(plain(left), operations, [plain(right) for right in rights])
    return tree


def _held(node: ast.expr) -> Any:
    """The function or the piece that a constant holds."""
    return getattr(node, "value", None)


def _cancelled(tree: ast.BinOp) -> ast.expr:
    """x for 1 - (1 - x), and one fraction for a product of fractions over something."""
    match tree:
        case ast.BinOp(ast.BinOp(_, ast.Mult(), _) as product, ast.Div(), divisor):
            return _one_fraction(list(_factors(product)), divisor) or tree
        case ast.BinOp(ast.Constant(1), ast.Sub(), ast.BinOp(ast.Constant(1), ast.Sub(), rest)):
            return rest
    return tree


def _one_fraction(factors: list[ast.expr], divisor: ast.expr) -> ast.expr | None:
    """A product over a divisor, if its first fraction would stand inside another; None where none does."""
    first = next((place for place, factor in enumerate(factors[:2]) if _is_fraction(factor)), None)
    if first is None or (first == 1 and not _is_whole(factors[0])):
        return None
    fraction = factors[first]
    assert isinstance(fraction, ast.BinOp)
    above = [*factors[:first], fraction.left, *factors[first + 1 :]]
    if len(above) > 1 and _is_whole(above[0]) and _is_whole(above[1]):
        above[:2] = [ast.Constant(_held(above[0]) * _held(above[1]))]
    if len(above) > 1 and _held(above[0]) == 1:
        above = above[1:]
    below = [divisor, fraction.right] if _is_whole(divisor) else [fraction.right, divisor]
    return ast.BinOp(_product(above) or ast.Constant(1), ast.Div(), _product(below) or ast.Constant(1))


def _factors(tree: ast.expr) -> Iterator[ast.expr]:
    match tree:
        case ast.BinOp(left, ast.Mult(), right):
            yield from _factors(left)
            yield from _factors(right)
        case _:
            yield tree


def _is_fraction(tree: ast.expr) -> bool:
    return isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Div)


def _is_whole(tree: ast.expr) -> bool:
    return isinstance(tree, ast.Constant) and type(tree.value) is int


def _without_exponentials(tree: ast.expr) -> ast.expr:
    """Powers for the exponential of a sum in which every term is a multiple of a logarithm."""
    match tree:
        case ast.Call(called, [exponent]) if _held(called) is elementary.exp:
            return _powers(exponent) or tree
        case ast.BinOp(ast.Name("e"), ast.Pow(), exponent):
            return _powers(exponent) or tree
    return tree


def _powers(exponent: ast.expr) -> ast.expr | None:
    terms = [(added, _multiple_of_logarithm(term)) for added, term in _terms(exponent)]
    above: list[ast.expr] = []
    below: list[ast.expr] = []
    for added, summand in terms:
        if summand is None:
            return None
        base, times = summand
        match base:
            case ast.BinOp(ast.Constant(1), ast.Div(), inverse):
                added, base = not added, inverse
        if times is not None and not added and len(terms) == 1:
            added, times = True, ast.UnaryOp(ast.USub(), times)
        (above if added else below).append(base if times is None else ast.BinOp(base, ast.Pow(), times))
    numerator = _product(above) or ast.Constant(1)
    denominator = _product(below)
    return numerator if denominator is None else ast.BinOp(numerator, ast.Div(), denominator)


def _terms(tree: ast.expr, added: bool = True) -> Iterator[Signed]:
    match tree:
        case ast.BinOp(left, ast.Add() | ast.Sub() as sign, right):
            yield from _terms(left, added)
            yield from _terms(right, added == isinstance(sign, ast.Add))
        case ast.UnaryOp(ast.USub(), operand):
            yield from _terms(operand, not added)
        case _:
            yield added, tree


def _multiple_of_logarithm(tree: ast.expr) -> tuple[ast.expr, ast.expr | None] | None:
    """b and k of `k ln b`; k is None where it is 1."""
    match tree:
        case ast.Call(called, [base]) if _held(called) is elementary.log:
            return base, None
        case ast.Call(called, arguments) if undone_function := _undone(_held(called)):
            return ast.Call(ast.Constant(undone_function), arguments, []), None  # type: ignore[arg-type]
        case ast.Constant():
            leaf = _held(tree)
            undone = logarithm_undone(leaf) if isinstance(leaf, Piece) else None
            return (ast.Constant(undone), None) if undone else None  # type: ignore[arg-type]
        case ast.BinOp(left, ast.Mult(), right):
            for factor, other in ((right, left), (left, right)):
                if multiple := _multiple_of_logarithm(factor):
                    base, times = multiple
                    return base, other if times is None else ast.BinOp(other, ast.Mult(), times)
        case ast.BinOp(left, ast.Div(), right) if multiple := _multiple_of_logarithm(left):
            base, times = multiple
            return base, ast.BinOp(times or ast.Constant(1), ast.Div(), right)
    return None


def _undone(function: Any) -> Special | None:
    r"""The function that is printed as `x` where the one given is printed as `\ln x`."""
    if not isinstance(function, Special) or function.latex is None:
        return None
    typeset, slots = function.latex, inspect.signature(function.latex).parameters
    if not typeset(*slots).startswith((r"\ln\binom", r"\ln\Gamma", r"\ln\xi", r"\ln\mathrm")):
        return None
    return replace(function, latex=lambda *arguments: typeset(*arguments).removeprefix(r"\ln"))


def _product(factors: list[ast.expr]) -> ast.expr | None:
    product: ast.expr | None = None
    for factor in factors:
        product = factor if product is None else ast.BinOp(product, ast.Mult(), factor)
    return product
