"""Trees are read again where Python itself stumbles over two threads that read at once."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bounds.reading.source import expression_tree, module_tree
from learners.shared.source import statements

PARSE = ast.parse
MISMATCH = "AST constructor recursion depth mismatch (before=66, after=17)"  # as seen on Python 3.11.7


def stumbling(times: int) -> Callable[..., Any]:
    """`ast.parse`, which fails so many times before it works."""
    left = [times]

    def parse(*inputs: Any, **named: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise SystemError(MISMATCH)
        return PARSE(*inputs, **named)

    return parse


def value_of(statement: ast.stmt) -> ast.expr:
    assert isinstance(statement, ast.Assign)
    return statement.value


@pytest.mark.parametrize("times", [0, 1, 5])
def test_the_tree_comes_after_a_stumble(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, times: int) -> None:
    (tmp_path / "a.py").write_text("x = 1 + 2\n")
    readers: tuple[Callable[[], Any], ...] = (
        lambda: value_of(module_tree("x = 1 + 2").body[0]),
        lambda: expression_tree("1 + 2"),
        lambda: value_of(statements(tmp_path / "a.py")[0]),
    )
    for reads in readers:
        monkeypatch.setattr(ast, "parse", stumbling(times))
        assert ast.unparse(reads()) == "1 + 2"


def test_what_is_no_python_is_told_at_once() -> None:
    with pytest.raises(SyntaxError):
        module_tree("x = = 1")
    with pytest.raises(SyntaxError):
        expression_tree("x = 1")
