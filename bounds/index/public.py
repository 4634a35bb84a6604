"""Public functions and classes with their docstrings, read from their files.

Nothing is imported: a search should not load everything.
"""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from bounds.index.elsewhere import Elsewhere
from bounds.reading.source import module_tree


def listed(package: str) -> Iterator[Elsewhere]:
    """What a package imports into its `__init__`, or lists there in LATER: each under the name that is imported."""
    top, *parts = package.split(".")
    init = folder_of(top).joinpath(*parts, "__init__.py")
    for line in module_tree(init.read_text("utf-8")).body:
        for module, name in _told_in(line):
            if module.startswith(f"{package}."):
                yield from (
                    entry_of(f"{package}.{name}", ast.get_docstring(node) or "")
                    for node in defined_in(_file(module)) if node.name == name
                )  # fmt: skip


def _told_in(line: ast.stmt) -> list[tuple[str, str]]:
    """The modules and names that a line imports, or that LATER lists."""
    match line:
        case ast.ImportFrom(module=str() as module, names=names):
            return [(module, alias.name) for alias in names if alias.asname is None]
        case ast.Assign(targets=[ast.Name("LATER")], value=value):
            return [(module, name) for name, module in ast.literal_eval(value).items()]
    return []


def _file(module: str) -> Path:
    top, *parts = module.split(".")
    path = folder_of(top).joinpath(*parts)
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def defined_in(path: Path) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The public functions and classes of a file."""
    for node in module_tree(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def folder_of(package: str) -> Path:
    """Where a package lies, which need not be imported for that."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, package
    return Path(spec.origin).parent


def entry_of(where: str, docstring: str) -> Elsewhere:
    """Titled by the first sentence of its docstring, and found by all that stands before the sections."""
    said = " ".join(re.split(r"\n\n(?=.*\n---)|>>>", docstring, maxsplit=1)[0].split())
    return Elsewhere(said.partition(". ")[0].rstrip("."), where, said)
