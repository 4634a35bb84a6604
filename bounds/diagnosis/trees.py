"""Formula trees that can be changed and run: every name in them is an input or is in the scope."""

import ast
from collections.abc import Callable, Iterator, Mapping
from operator import is_
from typing import Any

import numpy as np

from bounds.diagnosis.budget import within_budget
from bounds.formula import functions
from bounds.formula.anew import Anew
from bounds.formula.inlining import NAMED_NUMBERS, inlined
from bounds.formula.patience import look_up
from bounds.formula.special_function import Special

# The slips' own functions beside those of the formula.
SCOPE: dict[str, Any] = {
    "log_": functions.log, "log2_": functions.log2, "sqrt_": functions.sqrt, "exp_": functions.exp,
    "ceil_": functions.ceil, "floor_": functions.floor, "maximum_": functions.maximum,
    "minimum_": functions.minimum, "where_": functions.where, "round_": np.round, "choose_": functions.choose,
    **{name: getattr(functions, name) for name in NAMED_NUMBERS}, "__builtins__": {},
}  # fmt: skip

COMPILING, RUNNING = 5, 10  # steps, for each node and for a run

Path = tuple[int, ...]


def tree_of(function: Callable[..., Any], renamed: Mapping[str, str]) -> tuple[ast.expr, dict[str, Any]]:
    """The function's formula as one tree over its parameters, some renamed, and the special functions it calls."""
    from bounds.formula.syntax import read

    arguments: dict[str, ast.expr] = {name: named(renamed.get(name, name)) for name in read(function).parameters}
    return with_named_functions(inlined(function, arguments))


def with_named_functions(tree: ast.expr) -> tuple[ast.expr, dict[str, Any]]:
    """A tree of `bounds.formula.inlining` with its functions by names that compile, and what these stand for."""
    reader = _Namer()
    named_tree: ast.expr = reader.visit(tree)
    return named_tree, reader.scope


class _Namer(Anew, ast.NodeTransformer):
    """Functions and named numbers by names that compile; every node a new one, for leaves are shared."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = dict(SCOPE)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        value: Any = node.value
        if isinstance(value, int | float):
            return number(value)
        if isinstance(value, Special):
            self.scope[f"{value.name}_"] = value
            for index, (_, taken_for) in enumerate(value.taken_for_it):
                self.scope[f"{slip_name(value, index)}_"] = taken_for
            return named(f"{value.name}_")
        return named(f"{value.__name__}_")

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return named(node.id)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        """A negative literal is one number: `-2 * m` has the factor -2."""
        match node:
            case ast.UnaryOp(ast.USub(), ast.Constant(int() | float() as value)):
                return number(-value)
        return ast.UnaryOp(node.op, self.visit(node.operand))


def slip_name(function: Special, index: int) -> str:
    """The name in scope, without its underscore, of what a special function is taken for."""
    return f"{function.name}_slip{index}"


def named(name: str) -> ast.Name:
    """A name that is read."""
    return ast.Name(name, ast.Load())


def number(value: float) -> ast.Constant:
    """A literal."""
    return ast.Constant(value)


def binary(left: ast.expr, operation: ast.operator, right: ast.expr) -> ast.expr:
    """`left operation right`."""
    return ast.BinOp(left, operation, right)


def times(left: ast.expr, right: ast.expr) -> ast.expr:
    """The product."""
    return ast.BinOp(left, ast.Mult(), right)


def over(left: ast.expr, right: ast.expr) -> ast.expr:
    """The quotient."""
    return ast.BinOp(left, ast.Div(), right)


def call(name: str, *arguments: ast.expr) -> ast.expr:
    """A function of the scope, applied."""
    return ast.Call(named(f"{name}_"), list(arguments), [])


def called(node: ast.AST) -> str:
    """The name of the function that a node calls, if it calls one."""
    match node:
        case ast.Call(ast.Name(name)):
            return name.rstrip("_")
    return ""


def literal(node: ast.AST) -> float | None:
    """The number that a node is, if it is one."""
    match node:
        case ast.Constant(int() | float() as value):
            return value
    return None


def children(node: ast.expr) -> list[ast.expr]:
    """The expressions right below a node."""
    if isinstance(node, ast.Name | ast.Constant):  # most nodes
        return []
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.UnaryOp):
        return [node.operand]
    if isinstance(node, ast.Call):
        return list(node.args)
    return [node.left, *node.comparators] if isinstance(node, ast.Compare) else []


def with_children(node: ast.expr, new: list[ast.expr]) -> ast.expr:
    """The same node over other expressions."""
    match node:
        case ast.BinOp(_, operation, _):
            return ast.BinOp(new[0], operation, new[1])
        case ast.UnaryOp(operation, _):
            return ast.UnaryOp(operation, new[0])
        case ast.Call(function, _):
            return ast.Call(function, new, [])
        case ast.Compare(_, operations, _):
            return ast.Compare(new[0], operations, new[1:])
    return node


def places(tree: ast.expr, path: Path = ()) -> Iterator[tuple[Path, ast.expr]]:
    """Every node with the path to it, each before those below it."""
    left = [(path, tree)]
    while left:
        path, node = left.pop()
        yield path, node
        left += [((*path, index), child) for index, child in enumerate(children(node))][::-1]


def replaced(tree: ast.expr, path: Path, new: ast.expr) -> ast.expr:
    """The tree with another node at `path`."""
    if not path:
        return new
    below = children(tree)
    below[path[0]] = replaced(below[path[0]], path[1:], new)
    return with_children(tree, below)


def replace_nodes(tree: ast.expr, change: Callable[[ast.expr], ast.expr | None]) -> ast.expr:
    """The tree with every node for which `change` knows another replaced by it, those below first.

    Where nothing changes it is the same tree.
    """
    below = children(tree)
    changed_below = [replace_nodes(child, change) for child in below]
    same = all(map(is_, changed_below, below))
    new = tree if same else with_children(tree, changed_below)
    changed = change(new)
    return new if changed is None else changed


def put(tree: ast.expr, new: Mapping[str, ast.expr]) -> ast.expr:
    """The tree with other expressions for some of its names."""
    return replace_nodes(tree, lambda node: new.get(node.id) if isinstance(node, ast.Name) else None)


def names_in(tree: ast.expr) -> list[str]:
    """The inputs that a tree mentions, as often as it does."""
    return [node.id for _, node in places(tree) if isinstance(node, ast.Name)]


def _placed(tree: ast.expr) -> int:
    """How many nodes there are; each gets the place in a text that the compiler asks for."""
    left, nodes = [tree], 0
    while left:
        node = left.pop()
        nodes += 1
        node.lineno, node.col_offset = 1, 0
        if isinstance(node, ast.Call):
            node.func.lineno, node.func.col_offset = 1, 0
        left += children(node)
    return nodes


def runnable(tree: ast.expr, scope: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], Any]:
    """The tree as a function of its inputs; nan where it has no value. Only the formula's own names are in scope."""
    nodes = _placed(tree)
    look_up(COMPILING * nodes)
    code = compile(ast.Expression(tree), "slip", "eval")
    world = dict(scope)

    def run(inputs: Mapping[str, Any]) -> Any:
        look_up(RUNNING + nodes // 5)
        try:
            # A tree of our own making: no user text reaches it.
            return within_budget(lambda: eval(code, world, inputs))
        except (ArithmeticError, ValueError):
            return np.nan

    return run
