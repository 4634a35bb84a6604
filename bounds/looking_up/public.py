"""Every public function and class outside the theorems, with what it says of itself.

Those of learners and laboratory are read from their files: nothing is imported, since theorems do not know what stands
beside and above them.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from bounds.looking_up.elsewhere import Elsewhere
from bounds.reading.source import module_tree

NO_SUBJECTS = frozenset({"shared", "testing"})
LABORATORY = ("worlds", "worlds.regression", "experiments", "sweeps")  # its packages with a list of what is public


@cache
def public() -> tuple[Elsewhere, ...]:
    """All of them, each under the name by which it is imported."""
    listed = (entry for name in LABORATORY for entry in _listed(name.split(".")))
    return (*_of_bounds(), *_of_learners(), *listed)


def _of_bounds() -> Iterator[Elsewhere]:
    import bounds

    for name in (*bounds.__all__, *bounds.LATER):
        thing = getattr(bounds, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield _entry(f"bounds.{name}", inspect.getdoc(thing) or "")


def _of_learners() -> Iterator[Elsewhere]:
    for path in sorted(_folder("learners").glob("[a-z]*/[a-z]*.py")):
        for node in _defined(path) if path.parent.name not in NO_SUBJECTS else ():
            is_learner = "learner" in {one.id for one in node.decorator_list if isinstance(one, ast.Name)}
            package = "learners" if is_learner else f"learners.{path.parent.name}"
            yield _entry(f"{package}.{node.name}", ast.get_docstring(node) or "")


def _listed(parts: list[str]) -> Iterator[Elsewhere]:
    """What a package of the laboratory imports into its `__init__`, where each is defined."""
    package = ".".join(("laboratory", *parts))
    root = _folder("laboratory")
    for line in module_tree(root.joinpath(*parts, "__init__.py").read_text("utf-8")).body:
        if isinstance(line, ast.ImportFrom) and (line.module or "").startswith(f"{package}."):
            names = {one.name for one in line.names}
            path = root.joinpath(*(line.module or "").split(".")[1:])
            path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            for node in _defined(path):
                if node.name in names:
                    yield _entry(f"{package}.{node.name}", ast.get_docstring(node) or "")


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
