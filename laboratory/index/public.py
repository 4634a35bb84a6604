"""Every public function and class of learners and laboratory, with its docstring."""

import ast
from collections.abc import Iterator
from functools import cache

from bounds.index.elsewhere import Elsewhere
from bounds.index.public import defined_in, entry_of, folder_of, listed

NO_SUBJECTS = frozenset({"shared", "testing"})
LISTED = (
    "laboratory.worlds", "laboratory.worlds.regression", "laboratory.experiments", "laboratory.sweeps",
    "laboratory.evaluations",
)  # fmt: skip


@cache
def public() -> tuple[Elsewhere, ...]:
    """All of them, each under the name by which it is imported."""
    return (*(entry for package in LISTED for entry in listed(package)), *_of_learners())


def _of_learners() -> Iterator[Elsewhere]:
    for path in sorted(folder_of("learners").glob("[a-z]*/[a-z]*.py")):
        for node in defined_in(path) if path.parent.name not in NO_SUBJECTS else ():
            is_learner = any(isinstance(mark, ast.Name) and mark.id == "learner" for mark in node.decorator_list)
            package = "learners" if is_learner else f"learners.{path.parent.name}"
            yield entry_of(f"{package}.{node.name}", ast.get_docstring(node) or "")
