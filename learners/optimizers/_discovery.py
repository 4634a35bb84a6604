"""Finding the optimizers: files of this package whose class of the same name has a method `minimize`."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from learners.shared.about import About
from learners.shared.by_name import unknown
from learners.shared.source import statements


class Optimizers(Mapping[str, type]):
    """Read-only mapping from a file's name to the optimizer it defines; `package` is dotted, `folder` its place."""

    def __init__(self, package: str, folder: Path) -> None:
        self._package = package
        self._folder = folder

    def __getitem__(self, name: str) -> type:
        self._check(name)
        (optimizer,) = (
            thing
            for spelled, thing in vars(import_module(f"{self._package}.{name}")).items()
            if spelled.lower() == name.replace("_", "") and isinstance(thing, type)
        )
        return optimizer

    def __iter__(self) -> Iterator[str]:
        return iter(_words(self._folder))

    def __len__(self) -> int:
        return len(_words(self._folder))

    def __contains__(self, name: object) -> bool:
        return name in _words(self._folder)

    def __repr__(self) -> str:
        return f"Optimizers({', '.join(self)})"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def about(self, name: str) -> About:
        """Title and sentence of an optimizer, read from its file without importing it."""
        self._check(name)
        return _words(self._folder)[name]

    def _check(self, name: str) -> None:
        if name not in self:
            raise unknown("optimizer", name, self)


@cache
def _words(folder: Path) -> Mapping[str, About]:
    """Name to words, for the files that hold an optimizer."""
    entries: dict[str, About] = {}
    for path in sorted(folder.glob("[a-z]*.py")):
        for node in statements(path):
            if isinstance(node, ast.ClassDef) and node.name.lower() == path.stem.replace("_", ""):
                entries |= _optimizer(path.stem, node)
    return entries


def _optimizer(name: str, node: ast.ClassDef) -> dict[str, About]:
    """The words of the class, or nothing where it minimizes nothing."""
    if not any(isinstance(line, ast.FunctionDef) and line.name == "minimize" for line in node.body):
        return {}
    words = {
        line.target.id: ast.literal_eval(line.value)
        for line in node.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and line.target.id in ("title", "description")
        if line.value is not None
    }
    return {name: About(name, words["title"], words["description"])}


optimizers = Optimizers("learners.optimizers", Path(__file__).parent)
about = optimizers.about
