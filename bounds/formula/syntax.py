"""A formula's syntax tree: the one reading that typesetting, ball arithmetic and slips all work from.

A formula is a plain function: an optional docstring, assignments of local names, one `return`. Its names are its
parameters, its locals, and functions of `bounds.formula.functions` (or other such formulas, which are read in place).
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from bounds.reading.source import module_tree


@dataclass(frozen=True, eq=False)
class FormulaTree:
    """What a function computes, as trees."""

    name: str
    parameters: tuple[str, ...]
    locals: tuple[tuple[str, ast.expr], ...]  # in order of assignment
    result: ast.expr
    names: Mapping[str, Any]  # what every other name in it stands for


@cache
def read(function: Callable[..., Any]) -> FormulaTree:
    """The trees of `function`. Raises SyntaxError, naming the line, for anything but assignments and one return."""
    definition = _definition(function)
    assigned: list[tuple[str, ast.expr]] = []
    for statement in definition.body:
        match statement:
            case ast.Expr(ast.Constant(str())):
                continue
            case ast.Assign([ast.Name(name)], value):
                assigned.append((name, value))
            case ast.Return(ast.expr() as result):
                parameters = tuple(argument.arg for argument in definition.args.args)
                names = _names(function, definition, parameters, assigned)
                return FormulaTree(function.__name__, parameters, tuple(assigned), result, names)
            case _:
                break
    raise SyntaxError(f"{function.__name__}: a formula is assignments and one return, not `{ast.unparse(statement)}`")


def _definition(function: Callable[..., Any]) -> ast.FunctionDef:
    source = textwrap.dedent(inspect.getsource(function))
    definition = module_tree(source).body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise SyntaxError(f"{function.__name__}: a formula is a function of its own, written with def")
    return definition


def _names(
    function: Callable[..., Any],
    definition: ast.FunctionDef,
    parameters: tuple[str, ...],
    assigned: list[tuple[str, ast.expr]],
) -> Mapping[str, Any]:
    known = set(parameters) | {name for name, _ in assigned}
    used = {
        node.id
        for statement in definition.body
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and node.id not in known
    }
    scope = inspect.getclosurevars(function)
    scope_names = {**scope.builtins, **scope.globals, **scope.nonlocals}
    missing = used - set(scope_names)
    if missing:
        raise NameError(f"{function.__name__}: nothing is called {', '.join(sorted(missing))}")
    return MappingProxyType({name: scope_names[name] for name in used})
