"""What `make exhaustive` adds to `make test`, as each test of it says: `python -m tests.running.exhaustive`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]


def added() -> Iterator[tuple[str, str]]:
    """Where a test is marked, and what it adds; nothing where it does not say."""
    for path in sorted(TESTS.rglob("*.py")):
        text = path.read_text("utf-8")
        if "mark.exhaustive" in text:
            yield from ((f"{path.relative_to(TESTS.parent).as_posix()}", words) for words in _marks(ast.parse(text)))


def _marks(tree: ast.Module) -> Iterator[str]:
    nodes = list(ast.walk(tree))
    marks = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == "exhaustive"]
    said = {id(node.func): node.args[0] for node in nodes if isinstance(node, ast.Call) and len(node.args) == 1}
    for mark in marks:
        words = said.get(id(mark))
        yield words.value if isinstance(words, ast.Constant) and isinstance(words.value, str) else ""


if __name__ == "__main__":
    sys.stdout.write("Beyond `make test`:\n")
    sys.stdout.writelines(f"  {place}: {words}\n" for place, words in dict.fromkeys(added()))
