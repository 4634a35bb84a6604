"""Where two formulas part: the term, factor or function in which one differs from the other, by their values alone."""

import ast
from collections.abc import Callable
from dataclasses import dataclass

from bounds.diagnosis.trees import called, children, literal, number, over, times

FEW = 2  # factors that are told together
Same = Callable[[ast.expr, ast.expr], bool]


@dataclass(frozen=True)
class FormulaParting:
    """A piece of the formula that is handed in and what is right in its place; None where nothing stands there.

    `kind` is `term`, `factor`, or empty for any other piece.
    """

    kind: str
    wrong: ast.expr | None
    right: ast.expr | None


def parting(wrong: ast.expr, right: ast.expr, same: Same) -> FormulaParting | None:
    """The smallest piece by which the two differ; None where they have no shape in common."""
    if called(wrong) and called(wrong) == called(right) and len(children(wrong)) == len(children(right)) == 1:
        return _inside(children(wrong)[0], children(right)[0], same)
    match wrong, right:
        case ast.BinOp(base, ast.Pow(), power), ast.BinOp(other, ast.Pow(), other_power):
            if same(power, other_power):
                return _inside(base, other, same)
            return _inside(power, other_power, same) if same(base, other) else None
    if _is_sum(wrong) or _is_sum(right):
        return _of_sums(wrong, right, same)
    if _is_product(wrong) or _is_product(right):
        return _of_products(wrong, right, same)
    return None


def _inside(wrong: ast.expr, right: ast.expr, same: Same) -> FormulaParting:
    """A number that differs is told with what stands beside it: 7/δ for 2/δ."""
    piece = parting(wrong, right, same)
    if piece is None or (piece.kind == "factor" and max(len(_parts(tree, True)) for tree in (wrong, right)) <= FEW):
        return FormulaParting("", wrong, right)
    return piece


def _of_sums(wrong: ast.expr, right: ast.expr, same: Same) -> FormulaParting | None:
    terms, right_terms = _terms(wrong), _terms(right)
    left, right_left = _unmatched(terms, right_terms, same)
    if len(left) == len(terms) and len(right_left) == len(right_terms) and len(terms) != len(right_terms):
        return None
    if len(left) == 1 and len(right_left) == 1 and left[0][0] == right_left[0][0]:
        inner = parting(left[0][1], right_left[0][1], same)
        return inner or FormulaParting("term", left[0][1], right_left[0][1])
    if len(left) + len(right_left) > 1:
        return None
    return FormulaParting("term", _total(left), _total(right_left))


def _of_products(wrong: ast.expr, right: ast.expr, same: Same) -> FormulaParting | None:
    """Factors above and below the line; numbers are one factor."""
    factors, right_factors = _factors(wrong), _factors(right)
    left, right_left = _unmatched(factors, right_factors, same)
    if len(left) == 1 and len(right_left) == 1 and left[0][0] == right_left[0][0]:
        first, second = left[0][1], right_left[0][1]
        inner = None if literal(first) is not None or literal(second) is not None else parting(first, second, same)
        return inner or FormulaParting("factor", _quotient(left), _quotient(right_left))
    if len(left) + len(right_left) != 1:
        return None
    return FormulaParting("factor", _quotient(left) if left else None, _quotient(right_left) if right_left else None)


Part = tuple[bool, ast.expr]  # a term that is added, or a factor above the line


def _unmatched(parts: list[Part], others: list[Part], same: Same) -> tuple[list[Part], list[Part]]:
    """What is left of both when equals are taken away."""
    left, rest = [], list(others)
    for side, part in parts:
        equal = next(
            (place for place, (other_side, other) in enumerate(rest) if side == other_side and same(part, other)), None
        )
        if equal is None:
            left.append((side, part))
        else:
            rest.pop(equal)
    return left, rest


def _is_sum(tree: ast.expr) -> bool:
    return isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Add | ast.Sub)


def _is_product(tree: ast.expr) -> bool:
    return isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Mult | ast.Div)


def _terms(tree: ast.expr, is_added: bool = True) -> list[Part]:
    match tree:
        case ast.BinOp(left, ast.Add(), right):
            return _terms(left, is_added) + _terms(right, is_added)
        case ast.BinOp(left, ast.Sub(), right):
            return _terms(left, is_added) + _terms(right, not is_added)
        case ast.UnaryOp(ast.USub(), operand):
            return _terms(operand, not is_added)
    return [(is_added, tree)]


def _factors(tree: ast.expr) -> list[Part]:
    parts = _parts(tree, True)
    constant = 1.0
    for is_above, part in parts:
        value = literal(part)
        if value:
            constant = constant * value if is_above else constant / value
    others = [part for part in parts if not literal(part[1])]
    if constant == 1:
        return others
    is_above = constant > 1 or constant < 0
    return [(is_above, number(constant if is_above else 1 / constant)), *others]


def _parts(tree: ast.expr, is_above: bool) -> list[Part]:
    match tree:
        case ast.BinOp(left, ast.Mult(), right):
            return _parts(left, is_above) + _parts(right, is_above)
        case ast.BinOp(left, ast.Div(), right):
            return _parts(left, is_above) + _parts(right, not is_above)
    return [(is_above, tree)]


def _total(terms: list[Part]) -> ast.expr | None:
    if not terms:
        return None
    is_added, tree = terms[0]
    return tree if is_added else ast.UnaryOp(ast.USub(), tree)


def _quotient(factors: list[Part]) -> ast.expr:
    above = [part for is_above, part in factors if is_above]
    below = [part for is_above, part in factors if not is_above]
    tree = above[0] if above else number(1)
    for factor in above[1:]:
        tree = times(tree, factor)
    for factor in below:
        tree = over(tree, factor)
    return tree
