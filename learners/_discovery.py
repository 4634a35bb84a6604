"""Finding the learners: names are read from disk, classes are imported only when somebody asks for one."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import iter_modules
from typing import Any


class LearnerFileError(ImportError):
    """A file among the learners which does not hold exactly one learner."""


@dataclass(frozen=True)
class About:
    """What a learner is called and does, in words for the app."""

    name: str
    title: str
    says: str
    predicts_numbers: bool = False  # a regressor; else it predicts labels


class Learners(Mapping[str, type]):
    """Read-only mapping from a file's name to the estimator class it defines.

    `package` is the dotted name of the package and `folder` the directory it lives in.
    """

    def __init__(self, package: str, folder: Path) -> None:
        self._package = package
        self._folder = folder
        found = (module.name for module in iter_modules([str(folder)]) if not module.ispkg)
        self._names = tuple(sorted(name for name in found if not name.startswith("_")))

    def __getitem__(self, name: str) -> type:
        if name not in self._names:
            raise KeyError(f"there is no learner {name!r}; there are {', '.join(self._names)}")
        return _only_estimator(f"{self._package}.{name}")

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"Learners({', '.join(self._names)})"

    def about(self, name: str) -> About:
        """Title and sentence of a learner, read from its file without importing it."""
        if name not in self._names:
            raise KeyError(f"there is no learner {name!r}; there are {', '.join(self._names)}")
        return _read_about(name, self._folder / f"{name}.py")


@cache
def _only_estimator(dotted: str) -> type:
    """The one public estimator a module defines, called as its file."""
    from sklearn.base import BaseEstimator

    module = import_module(dotted)
    defined = [
        thing
        for name, thing in getmembers(module, isclass)
        if issubclass(thing, BaseEstimator) and thing.__module__ == dotted and not name.startswith("_")
    ]
    names = ", ".join(thing.__name__ for thing in defined) or "none"
    if len(defined) != 1:
        raise LearnerFileError(f"{dotted} must define exactly one public estimator; it defines {names}")
    if names.lower() != dotted.rpartition(".")[2].replace("_", ""):
        raise LearnerFileError(f"{dotted} must define an estimator of its own name; it defines {names}")
    return defined[0]


@cache
def _read_about(name: str, path: Path) -> About:
    """`title` and `says` of the class in `path` that bears the file's name, and whether it is a regressor."""
    spelled = name.replace("_", "")
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    named = [found for found in classes if found.name.lower() == spelled]
    bases = {base.id for found in named for base in found.bases if isinstance(base, ast.Name)}
    words: dict[str, Any] = {}
    for line in (line for found in named for line in found.body):
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        if isinstance(target, ast.Name) and target.id in ("title", "says"):
            words[target.id] = ast.literal_eval(line.value)  # type: ignore[attr-defined]
    if set(words) != {"title", "says"}:
        raise LearnerFileError(f"{path.name} must give its learner a title and a says, each a string literal")
    return About(name, **words, predicts_numbers=any(base.endswith("Regressor") for base in bases))


learners = Learners("learners", Path(__file__).parent)


def discover() -> Learners:
    """All learners: a read-only mapping from a file's name to its class."""
    return learners


def about(name: str) -> About:
    """Title and sentence of one learner, without importing it."""
    return learners.about(name)
