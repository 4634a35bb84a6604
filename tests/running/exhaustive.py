"""What `make exhaustive` adds to `make test`, as each test of it says: `python -m tests.running.exhaustive`."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]


def added() -> Iterator[tuple[str, str]]:
    """Where a test is marked, and what it adds; nothing where it does not say."""
    for path in sorted(TESTS.rglob("*.py")):
        text = path.read_text("utf-8")
        if path.name != "sampling.py" and re.search(r"mark\.exhaustive|sampled\(", text):
            yield from ((f"{path.relative_to(TESTS.parent).as_posix()}", words) for words in _marks(ast.parse(text)))


def _marks(tree: ast.Module) -> Iterator[str]:
    nodes = list(ast.walk(tree))
    thinned = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "sampled"]
    yield from (_words(word.value) for node in thinned for word in node.keywords if word.arg == "adds")
    marks = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == "exhaustive"]
    said = {id(node.func): node.args[0] for node in nodes if isinstance(node, ast.Call) and len(node.args) == 1}
    yield from (_words(said.get(id(mark))) for mark in marks)


def _words(argument: ast.expr | None) -> str:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else ""


if __name__ == "__main__":
    sys.stdout.write("Beyond `make test`:\n")
    sys.stdout.writelines(f"  {place}: {words}\n" for place, words in dict.fromkeys(added()))
