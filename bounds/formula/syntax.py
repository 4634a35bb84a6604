"""A formula's syntax tree: the one reading that typesetting, ball arithmetic and slips all work from.

A formula is a plain function: an optional docstring, assignments of local names, one `return`. Its names are its
parameters, its locals, and functions of `bounds.formula.functions` (or other such formulas, which are read in place).
"""

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import FunctionType, MappingProxyType
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
    definition = _in_its_file(function)
    if definition is None:  # it has no file, is written within another function, or is none with a name
        definition = module_tree(textwrap.dedent(inspect.getsource(function))).body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise SyntaxError(f"{function.__name__}: a formula is a function of its own, written with def")
    return definition


def _in_its_file(function: Callable[..., Any]) -> ast.stmt | None:
    """The definition that begins in the line where the function does: to read the whole file as a tree takes less time
    than to look for the end of one function, as `inspect` does."""
    if not isinstance(function, FunctionType):
        return None
    code = function.__code__
    linecache.checkcache(code.co_filename)
    for statement in _statements("".join(linecache.getlines(code.co_filename, function.__globals__))):
        if isinstance(statement, ast.FunctionDef) and statement.name == code.co_name:
            first = min([statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)])
            if first == code.co_firstlineno:
                return statement
    return None


@lru_cache(maxsize=8)
def _statements(source: str) -> list[ast.stmt]:
    try:
        return module_tree(source).body
    except SyntaxError:
        return []


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
