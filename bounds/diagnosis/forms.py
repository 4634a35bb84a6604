"""The same theorem as other textbooks write it: a function of its formula replaced by one that never falls below it."""

import ast
import math
from collections.abc import Iterator

from bounds.diagnosis.kinds.class_sizes import conventions
from bounds.diagnosis.slip import Suspect
from bounds.diagnosis.task import Task
from bounds.diagnosis.trees import call, called, places, replace_nodes, slip_name
from bounds.formula.special_function import Form, Special

ASKED_FOR_ITSELF = frozenset({"growth function", "log growth function"})
_PLAIN = (ast.Name, ast.Constant)


def forms(task: Task, raw: float) -> Iterator[Suspect]:
    """What each form gives where the bound stays true with it: nothing sharper than `raw`, the formula's."""
    for words, tree in in_other_forms(task):
        value = task.run(tree)
        if math.isfinite(value) and (value >= raw if task.rounds_up else value <= raw):
            yield Suspect(words, 0.0, value, task.finished(value))


def in_other_forms(task: Task) -> Iterator[tuple[str, ast.expr]]:
    """The tree with each of the functions that other textbooks write in the place of another, and its words."""
    if task.theorem.returns.name in ASKED_FOR_ITSELF or task.theorem.relation == "=":
        return
    calls = [node for _, node in places(task.tree) if isinstance(node, ast.Call)]
    first = {called(node): node for node in reversed(calls)}
    for name, node in first.items():
        function = task.scope.get(f"{name}_")
        if not isinstance(function, Special):
            continue
        for index, form in enumerate(function.forms):
            yield _words(task, form, node.args), _with_form(task.tree, name, slip_name(function, index))


def counted_otherwise(task: Task) -> Iterator[Suspect]:
    """What the same computation gives where the class is counted by another convention."""
    for edit in conventions(task):
        raw = task.run(edit.tree)
        if math.isfinite(raw):
            yield Suspect(edit.words, edit.weight, raw, task.finished(raw))


def _with_form(tree: ast.expr, name: str, form: str) -> ast.expr:
    return replace_nodes(tree, lambda node: call(form, *node.args) if called(node) == name else None)  # type: ignore[attr-defined]


def _words(task: Task, form: Form, arguments: list[ast.expr]) -> str:
    texts = ((argument, task.text(argument)) for argument in arguments)
    return form.words.format(*(text if isinstance(argument, _PLAIN) else f"({text})" for argument, text in texts))
