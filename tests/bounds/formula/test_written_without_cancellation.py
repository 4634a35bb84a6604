"""No formula is written so that doubles lose its digits: there is a function for each such difference, or a reason."""

import ast
from collections.abc import Iterator

from bounds import theorems
from bounds.formula.syntax import read
from bounds.theorem import Theorem
from tests.all_told import over

# Where a difference of this shape loses nothing that matters.
REASONS = {
    "weighted_majority": "ln beta is negative: two positive terms are added",
    "gaussian_low_density_bound": "an exponent below 745, or nothing is left of it: its error counts absolutely",
    "threshold_worst_erm": "the second power is at most the square of the first, which is taken twice",
}
REASONS["randomized_weighted_majority"] = REASONS["weighted_majority"]


@over(theorems)
def test_nothing_is_lost_as_it_is_written(theorem: Theorem) -> None:
    results = [f"{kind}: {ast.unparse(node)}" for node, kind in losses(theorem)]
    assert bool(results) == (theorem.slug in REASONS), results


def losses(theorem: Theorem) -> Iterator[tuple[ast.AST, str]]:
    """The differences in a formula that lose digits, and their kind."""
    formula = read(theorem.formula)
    stands_for = dict(formula.locals)
    for tree in (formula.result, *stands_for.values()):
        for node in ast.walk(tree):
            kind = lossy(node, stands_for)
            if kind:
                yield node, kind


def lossy(node: ast.AST, stands_for: dict[str, ast.expr]) -> str:
    match node:
        case ast.BinOp(left, ast.Sub(), right):
            first, second = kind_of(left, stands_for), kind_of(right, stands_for)
            if first == second and first:
                return f"a difference of {first}"
            if {first, second} == {"one", "exponentials"}:
                return "a difference of 1 and an exponential"
            if (first, second) == ("one", "one minus something"):
                return "1 - (1 - x)"
        case ast.Call(ast.Name("log" | "log2"), [ast.BinOp(entry, ast.Add() | ast.Sub(), _)]):
            if kind_of(entry, stands_for) == "one":
                return "a logarithm beside 1"
    return ""


def kind_of(node: ast.expr, stands_for: dict[str, ast.expr]) -> str:
    """What a side of a difference is, factors aside."""
    match node:
        case ast.Name(name) if name in stands_for:
            return kind_of(stands_for[name], stands_for)
        case ast.Constant(1):
            return "one"
        case ast.BinOp(ast.Constant(1), ast.Sub(), _):
            return "one minus something"
        case ast.BinOp(_, ast.Pow(), ast.Constant()):
            return ""  # squares: what cancels in them shows at near-cancelling inputs
        case ast.BinOp(_, ast.Pow(), _) | ast.Call(ast.Name("complement_power")):
            return "powers"
        case ast.Call(ast.Name("log" | "log2" | "log_one_minus" | "log_one_plus")):
            return "logarithms"
        case ast.Call(ast.Name("exp")):
            return "exponentials"
        case ast.BinOp(left, ast.Mult() | ast.Div(), right):
            kinds = {kind_of(left, stands_for), kind_of(right, stands_for)} - {"one", "one minus something"}
            return max(kinds, default="")
    return ""
