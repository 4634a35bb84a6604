"""A constant of a sibling theorem in this theorem's form: 32/m, where another book has it, for 8/m."""

import ast
from collections.abc import Iterator
from functools import cache, lru_cache

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import literal, number, places, replaced, tree_of
from bounds.theorem import Theorem

Role = str  # where a constant stands: the operation, the side, and what stands on the other


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    elsewhere = _siblings_constants(task.theorem)
    for path, node in places(task.tree):
        for role, constant, side in _roles(node):
            for other, title in elsewhere.get(role, {}).items():
                if other != constant:
                    new = number(other)
                    words = f"{task.text(_with(node, side, new))} for {task.text(node)}, the constant of “{title}”"
                    yield Edit(words, 1.35, replaced(task.tree, (*path, side), new), path)


def _roles(node: ast.expr) -> Iterator[tuple[Role, float, int]]:
    """Each constant that multiplies, divides or is divided by a quantity: where it stands, itself, and which child."""
    match node:
        case ast.BinOp(left, (ast.Mult() | ast.Div()) as operation, right):
            for side, factor, other in ((0, left, right), (1, right, left)):
                constant = literal(factor)
                if constant is not None and _is_quantity(other):
                    yield f"{type(operation).__name__} {side} {ast.dump(other)}", constant, side


def _is_quantity(node: ast.expr) -> bool:
    match node:
        case ast.BinOp(base, ast.Pow(), exponent):
            return _is_quantity(base) and literal(exponent) is not None
    return isinstance(node, ast.Name)


def _with(node: ast.expr, side: int, new: ast.expr) -> ast.expr:
    return replaced(node, (side,), new)


@lru_cache(maxsize=64)
def _siblings_constants(theorem: Theorem) -> dict[Role, dict[float, str]]:
    """The constants that are in each role in the formulas of siblings, with the title of the first that has it."""
    from bounds import theorems

    constants: dict[Role, dict[float, str]] = {}
    for sibling in theorems.values():
        if sibling is theorem or sibling.family != theorem.family or sibling.returns.name != theorem.returns.name:
            continue
        for role, constant in _constants(sibling):
            constants.setdefault(role, {}).setdefault(constant, sibling.title)
    return constants


@cache
def _constants(theorem: Theorem) -> tuple[tuple[Role, float], ...]:
    """The constants of its formulas, each with where it stands."""
    trees = (tree_of(formula, {})[0] for formula in (theorem.formula, *theorem.equivalent_forms))
    nodes = (node for tree in trees for _, node in places(tree))
    return tuple((role, constant) for node in nodes for role, constant, _ in _roles(node))
