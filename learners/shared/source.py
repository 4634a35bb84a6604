"""A Python file read as a tree, also while another thread reads."""

import ast
from pathlib import Path

TRIES = 5


def statements(path: Path) -> list[ast.stmt]:
    """What stands in the file, unindented.

    A SystemError is Python's own and comes of two threads that read trees (see `bounds.reading.source`, on which
    learners do not depend): the same text is read again.
    """
    source = path.read_text("utf-8")
    for _ in range(TRIES):
        try:
            return ast.parse(source).body
        except SystemError:
            continue
    return ast.parse(source).body
