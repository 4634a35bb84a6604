"""Where a slip happens: the line at which its computation parts from the right one.

A slip is known by its words only; the edit that bears them is looked up again among the kinds of `bounds.diagnosis`.
"""

import ast
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bounds.diagnosis import kinds
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.slip import Slip
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import children
from bounds.exercises import writing
from bounds.exercises.exercise_problem import ExerciseProblem

MOST = 3
TWO = "; and "
ROUNDED = re.compile(r", rounded (down|up|to the nearest whole number)$")


@dataclass(frozen=True)
class Parting:
    """The right piece and what the slip makes of it, as LaTeX; values where the pieces have one by themselves.

    `wrong` is empty where only the slip's words say what it is.
    """

    right: str
    wrong: str
    right_value: float = math.nan
    wrong_value: float = math.nan

    @property
    def valued(self) -> bool:
        """Have both pieces a value?"""
        return math.isfinite(self.right_value) and math.isfinite(self.wrong_value)


@without_warnings()
def partings(problem: ExerciseProblem, slip: Slip) -> tuple[Parting, ...]:
    """The smallest pieces that the slip changes; empty where it changes nothing in the formula."""
    task = problem.case.task
    tree = _edited(task, ROUNDED.sub("", slip.words))
    pieces = () if tree is None else _different(task.tree, tree)
    return tuple(_parting(task, *pair) for pair in pieces)[:MOST]


def _edited(task: Task, words: str) -> ast.expr | None:
    """The tree of the slip with these words; of two slips, one after the other."""
    first, _, second = words.partition(TWO)
    tree = next((edit.tree for edit in kinds.edits(task) if edit.words == first), None)
    return tree if tree is None or not second else _edited(replace(task, tree=tree), second)


def _different(right: ast.expr, wrong: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Pairs of pieces that differ though all around them is alike; each once."""
    seen = set()
    for pair in _pairs(right, wrong):
        key = tuple(map(ast.dump, pair))
        if key not in seen:
            seen.add(key)
            yield pair


def _pairs(right: ast.expr, wrong: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if ast.dump(right) == ast.dump(wrong):
        return
    inner, other = children(right), children(wrong)
    # δ alone says little: who reads 2/δ for 1/δ sees where.
    told_whole = any(isinstance(node, ast.Constant) for node in inner) or _wraps(right, wrong) or _wraps(wrong, right)
    if told_whole or not _alike(right, wrong) or len(inner) != len(other):
        yield right, wrong
        return
    for below, changed in zip(inner, other, strict=True):
        yield from _pairs(below, changed)


def _wraps(outer: ast.expr, inner: ast.expr) -> bool:
    """Is one the other with something done to it?"""
    return ast.dump(inner) in map(ast.dump, children(outer))


def _alike(right: ast.expr, wrong: ast.expr) -> bool:
    match right, wrong:
        case ast.BinOp(_, first, _), ast.BinOp(_, second, _):
            return type(first) is type(second)
        case ast.Call(ast.Name(first_name), _), ast.Call(ast.Name(second_name), _):
            return first_name == second_name
    return type(right) is type(wrong) and not isinstance(right, ast.Name | ast.Constant)


def _parting(task: Task, right: ast.expr, wrong: ast.expr) -> Parting:
    base = writing.base_changed(right, wrong)
    written = writing.in_symbols(task, right)
    other = rf"{written}\ \text{{to base {base}}}" if base else writing.in_symbols(task, wrong)
    return Parting(written, other, _value(task, right), _value(task, wrong))


def _value(task: Task, tree: ast.expr) -> float:
    if isinstance(tree, ast.Compare):
        return math.nan
    try:
        return task.run(tree)
    except (KeyError, NameError):  # it is about the unknown
        return math.nan
