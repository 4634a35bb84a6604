"""Every public function and class outside the theorems, with what it says of itself.

They are read from their files. Nothing is imported: a search should not load everything, and theorems do not know what
stands beside and above them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from bounds.index.elsewhere import Elsewhere
from bounds.reading.source import module_tree

NO_SUBJECTS = frozenset({"shared", "testing"})
# Packages that import into their `__init__` what is public, or tell there in LATER which module has it.
LISTED = (
    "bounds", "laboratory.worlds", "laboratory.worlds.regression", "laboratory.experiments", "laboratory.sweeps",
)  # fmt: skip


@cache
def public() -> tuple[Elsewhere, ...]:
    """All of them, each under the name by which it is imported."""
    return (*(entry for package in LISTED for entry in _listed(package)), *_of_learners())


def _of_learners() -> Iterator[Elsewhere]:
    for path in sorted(_folder("learners").glob("[a-z]*/[a-z]*.py")):
        for node in _defined(path) if path.parent.name not in NO_SUBJECTS else ():
            is_learner = "learner" in {one.id for one in node.decorator_list if isinstance(one, ast.Name)}
            package = "learners" if is_learner else f"learners.{path.parent.name}"
            yield _entry(f"{package}.{node.name}", ast.get_docstring(node) or "")


def _listed(package: str) -> Iterator[Elsewhere]:
    top, *parts = package.split(".")
    init = _folder(top).joinpath(*parts, "__init__.py")
    for line in module_tree(init.read_text("utf-8")).body:
        for module, name in _told_in(line):
            if module.startswith(f"{package}."):
                yield from (
                    _entry(f"{package}.{name}", ast.get_docstring(node) or "")
                    for node in _defined(_file(module)) if node.name == name
                )  # fmt: skip


def _told_in(line: ast.stmt) -> list[tuple[str, str]]:
    """The modules and names that a line imports, or that LATER tells."""
    match line:
        case ast.ImportFrom(module=str() as module, names=names):
            return [(module, one.name) for one in names if one.asname is None]
        case ast.Assign(targets=[ast.Name("LATER")], value=told):
            return [(module, name) for name, module in ast.literal_eval(told).items()]
    return []


def _file(module: str) -> Path:
    top, *parts = module.split(".")
    path = _folder(top).joinpath(*parts)
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _defined(path: Path) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    for node in module_tree(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def _folder(package: str) -> Path:
    """Where a package lies, which need not be imported for that."""
    found = find_spec(package)
    assert found is not None and found.origin is not None, package
    return Path(found.origin).parent


def _entry(where: str, docstring: str) -> Elsewhere:
    """Titled by the first sentence of its docstring, and found by all that stands before the sections."""
    said = " ".join(re.split(r"\n\n(?=.*\n---)|>>>", docstring, maxsplit=1)[0].split())
    return Elsewhere(said.partition(". ")[0].rstrip("."), where, said)
