"""A formula as one tree, every name replaced by what it stands for: brackets follow from the tree alone."""

import ast
import inspect
from collections.abc import Callable, Mapping
from typing import Any

from bounds.formula import functions
from bounds.formula.anew import Anew
from bounds.formula.syntax import FormulaTree, read

NAMED_NUMBERS = ("e", "pi")


def inlined(
    function: Callable[..., Any],
    arguments: Mapping[str, ast.expr],
    kept: Mapping[str, ast.expr] | None = None,
) -> ast.expr:
    """What `function` returns, as one tree over `arguments`; locals in `kept` stay as the tree given there.

    Plain functions called in it, and special ones that say so, are read in place. Other functions of
    `bounds.formula.functions` stay calls whose `func` is a constant holding the function itself; `e` and `pi`
    stay names; every other name is gone.
    """
    formula = read(function)
    reader = _Inliner(formula, dict(arguments))
    for name, tree in formula.locals:
        reader.stands_for[name] = (kept or {}).get(name) or reader.read(tree)
    return reader.read(formula.result)


def definitions(
    function: Callable[..., Any], arguments: Mapping[str, ast.expr], kept: Mapping[str, ast.expr]
) -> dict[str, ast.expr]:
    """The tree of each local, over `arguments` and the locals kept before it."""
    formula = read(function)
    reader = _Inliner(formula, dict(arguments))
    values_of_locals: dict[str, ast.expr] = {}
    for name, tree in formula.locals:
        values_of_locals[name] = reader.read(tree)
        reader.stands_for[name] = kept.get(name, values_of_locals[name])
    return values_of_locals


class _Inliner(Anew, ast.NodeTransformer):
    def __init__(self, formula: FormulaTree, stands_for: dict[str, ast.expr]) -> None:
        self.formula = formula
        self.stands_for = stands_for

    def read(self, tree: ast.expr) -> ast.expr:
        inlined: ast.expr = self.visit(tree)
        return inlined

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.stands_for:
            return self.stands_for[node.id]
        value = self.formula.names[node.id]
        for name in NAMED_NUMBERS:
            if value is getattr(functions, name):
                return ast.Name(name)
        return ast.Constant(value)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        owner = self.visit(node.value)
        if not isinstance(owner, ast.Constant):
            raise SyntaxError(f"{self.formula.name}: `{ast.unparse(node)}` is nothing a formula may use")
        return ast.Constant(getattr(owner.value, node.attr))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        call = self.generic_visit(node)
        assert isinstance(call, ast.Call)
        function = getattr(call.func, "value", None)
        function = getattr(function, "plain", None) if getattr(function, "read_in_place", False) else function
        if not inspect.isfunction(function) or function.__module__ == functions.__name__:
            return call
        named = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
        bound = inspect.signature(function).bind(*call.args, **named)
        return inlined(function, bound.arguments)
