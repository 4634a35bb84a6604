"""Logarithms to base 2 or 10 for natural ones: all, the class's only, those of the formula only, or one of them.

Inputs that are logarithms themselves convert with the others: without that, 202 for 140 is not found.
"""

import ast
import math
from collections.abc import Iterator

from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import call, called, literal, named, number, over, places, put, replace_nodes, replaced

OF_COUNTS = frozenset({"log", "log_growth", "log_binomial"})  # logarithms, and functions that give one of a count
BINARY = "instead of those to base 2"
BASES = ((2, "2", 1.0), (10, "10", 1.2))


def edits(task: Task) -> Iterator[Edit]:
    """The edits of this kind."""
    logarithms = {name for name, word in task.words.items() if getattr(word, "log_of", "")}
    calls = [path for path, node in places(task.tree) if called(node) == "log"]
    used = logarithms & {node.id for _, node in places(task.tree) if isinstance(node, ast.Name)}
    for base, word, weight in BASES:
        if calls or used:
            tree = _converted(task.tree, base, True, used)
            yield Edit(f"logarithms to base {word} instead of natural ones", weight, tree)
        if calls and used:
            class_only = _converted(task.tree, base, False, used)
            yield Edit(f"the logarithm of the class size to base {word}, the others natural", weight + 0.2, class_only)
            others = _converted(task.tree, base, True, set())
            words = f"the class size by its natural logarithm, the other logarithms to base {word}"
            yield Edit(words, weight + 0.3, others)
        if len(calls) > 1:
            yield from _single(task, calls, base, word, weight)
        if task.unknown and task.unknown.log_of and not isinstance(task.tree, ast.Compare):
            words = f"the logarithm of the class size to base {word}"
            yield Edit(words, weight, over(task.tree, number(math.log(base))))
    yield from _natural(task)
    yield from _binary_otherwise(task)
    yield from _bits_and_nats(task)


def _converted(tree: ast.expr, base: int, formula: bool, logarithms: set[str]) -> ast.expr:
    def change(node: ast.expr) -> ast.expr | None:
        concerned = (formula and called(node) in OF_COUNTS) or (isinstance(node, ast.Name) and node.id in logarithms)
        return over(node, number(math.log(base))) if concerned else None

    return replace_nodes(tree, change)


def _single(task: Task, calls: list[tuple[int, ...]], base: int, word: str, weight: float) -> Iterator[Edit]:
    for path, node in places(task.tree):
        if path in calls:
            words = f"{task.text(node)} to base {word}, the others natural"
            yield Edit(words, weight + 0.5, replaced(task.tree, path, over(node, number(math.log(base)))), path)


def _natural(task: Task) -> Iterator[Edit]:
    for path, node in places(task.tree):
        match node:
            case ast.Call(_, [argument]) if called(node) == "log2":
                words = f"the natural logarithm of {task.text(argument)} for that to base 2"
                yield Edit(words, 1.0, replaced(task.tree, path, call("log", argument)), path)


def _binary_otherwise(task: Task) -> Iterator[Edit]:
    """Every logarithm to base 2, also one written as ln x / ln 2, taken as a natural one, or to base 10."""
    for base, word, weight in ((math.e, "natural logarithms", 0.85), (10, "logarithms to base 10", 1.1)):
        tree = replace_nodes(task.tree, lambda node, base=base: _to_base(node, base))  # type: ignore[misc]
        if tree is not task.tree:
            yield Edit(f"{word} {BINARY}", weight, tree)


def _to_base(node: ast.expr, base: float) -> ast.expr | None:
    match node:
        case ast.Call(_, [argument]) if called(node) == "log2":
            return over(call("log", argument), number(math.log(base)))
        case ast.BinOp(above, ast.Div(), below) if _is_ln_2(below):
            return over(above, number(math.log(base)))
    return None


def _bits_and_nats(task: Task) -> Iterator[Edit]:
    """A code's bits among natural logarithms as they are, and nats turned into bits among them."""
    for path, node in places(task.tree):
        match node:
            case ast.BinOp(bits, ast.Mult(), factor) if _is_ln_2(factor):
                words = f"bits among nats: the factor {task.text(factor)} forgotten in {task.text(node)}"
                yield Edit(words, 1.0, replaced(task.tree, path, bits), path)
    for name, word in task.words.items():
        if getattr(word, "unit", "") == "nats" and not getattr(word, "log_of", "") and name in task.inputs:
            tree = put(task.tree, {name: over(named(name), number(math.log(2)))})
            yield Edit(f"bits among nats: {task.labels[name]} with logarithms to base 2", 1.1, tree)


def _is_ln_2(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and called(node) == "log" and literal(node.args[0]) == 2
