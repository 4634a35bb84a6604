"""`from __future__ import annotations` stands where an annotation names what is not yet there, and only there."""

import ast
from collections.abc import Iterator

import pytest

from tests.house import held, modules


def annotations(node: ast.AST, in_function: bool = False) -> Iterator[ast.expr]:
    """Those that Python reads: of arguments, results, and variables of modules and classes."""
    for child in ast.iter_child_nodes(node):
        function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (arg.annotation for arg in ast.walk(child.args) if isinstance(arg, ast.arg) and arg.annotation)
            yield from [child.returns] if child.returns else []
        elif isinstance(child, ast.AnnAssign) and not in_function:
            yield child.annotation
        yield from annotations(child, function or (in_function and not isinstance(child, ast.ClassDef)))


def needed_for(tree: ast.Module) -> str | None:
    """A name that an annotation uses before it is there: of a later class, or imported for annotations only."""
    unseen = {alias.asname or alias.name for alias in _imported_for_annotations(tree)}
    there_from = {node.name: node.end_lineno or 0 for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for node in tree.body:
        there_from |= dict.fromkeys(_assigned(node), node.end_lineno or 0)
    for annotation in annotations(tree):
        for name in ast.walk(annotation):
            if isinstance(name, ast.Name) and (name.id in unseen or there_from.get(name.id, 0) >= name.lineno):
                return name.id
    return None


def _assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _imported_for_annotations(tree: ast.Module) -> Iterator[ast.alias]:
    for node in tree.body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for line in ast.walk(node):
                if isinstance(line, ast.Import | ast.ImportFrom):
                    yield from line.names


def _puts_them_off(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body)


def test_annotations_are_put_off_where_they_must_be_and_nowhere_else() -> None:
    """The two are the same modules, so that neither this test nor the reading of annotations can hold of nothing."""
    put_off, needed = set(), set()
    for module in modules():
        if "__future__" in module.text and _puts_them_off(module.tree):
            put_off.add(module.label)
        if needed_for(module.tree):
            needed.add(module.label)
    held("annotations", [f"{label}: in vain" for label in put_off - needed] + [*needed - put_off])
    assert "bounds/discovery.py" in put_off


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("def f(x: int) -> str: ...", None),
        ("class A:\n    def f(self) -> 'str': ...\n    def g(self) -> A: ...", "A"),
        ("def f(x: B) -> int: ...\nclass B: ...", "B"),
        ("class B: ...\ndef f(x: B) -> int: ...", None),
        ("if TYPE_CHECKING:\n    from a import C\ndef f(x: list[C]) -> int: ...", "C"),
        ("if TYPE_CHECKING:\n    from a import C\ndef f():\n    x: C = 1", None),
        ("if TYPE_CHECKING:\n    from a import C\ndef f(self):\n    self.x: C = 1", None),
        ("if TYPE_CHECKING:\n    from a import C\nclass A:\n    x: C", "C"),
    ],
)
def test_what_is_there_too_late_is_seen(text: str, name: str | None) -> None:
    assert needed_for(ast.parse(text)) == name
