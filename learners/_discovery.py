"""Finding the learners: files are read from disk, classes are imported only when somebody asks for one."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from typing import Any

from learners.extras import need
from learners.shared.about import About
from learners.shared.by_name import unknown
from learners.shared.source import statements

DECLARED = re.compile(r"^@learner\n(?:class|def) (\w+)", re.MULTILINE)


class LearnerFileError(ImportError):
    """A file among the learners which does not hold exactly one learner, or not one of its own."""


class Learners(Mapping[str, type]):
    """Read-only mapping from a file's name to the estimator class it declares as `@learner`.

    `package` is the dotted name of the package and `folder` the directory it lives in, with a folder for each subject.
    """

    def __init__(self, package: str, folder: Path) -> None:
        self._package = package
        self._folder = folder

    @cached_property
    def _declared(self) -> Mapping[str, tuple[str, str]]:
        """From a learner's name to the folder its file lies in, and to its class's name."""
        places: dict[str, tuple[str, str]] = {}
        for path in sorted(self._folder.glob("*/[a-z]*.py")):
            declared = DECLARED.search(path.read_text("utf-8"))
            if not declared:
                continue  # a tool of the subject
            name, subject = path.stem, path.parent.name
            if name in places:
                raise LearnerFileError(f"{name}.py declares a learner in {places[name][0]} and in {subject}")
            places[name] = subject, declared[1]
        return dict(sorted(places.items()))

    @cached_property
    def classes(self) -> Mapping[str, str]:
        """The learner's name for that of each class: `kernel_svm` for `KernelSVM`. No learner is imported for it."""
        return {called: name for name, (_, called) in self._declared.items()}

    def __getitem__(self, name: str) -> type:
        return _only_learner(f"{self._package}.{self._subject(name)}.{name}")

    def __contains__(self, name: object) -> bool:
        return name in self._declared

    def __iter__(self) -> Iterator[str]:
        return iter(self._declared)

    def __len__(self) -> int:
        return len(self._declared)

    def __repr__(self) -> str:
        return f"Learners({', '.join(self)})"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def about(self, name: str) -> About:
        """Title and sentence of a learner, read from its file without importing it."""
        return _read_about(name, self._folder / self._subject(name) / f"{name}.py")

    def _subject(self, name: str) -> str:
        if name not in self._declared:
            raise unknown("learner", name, self)
        return self._declared[name][0]


@cache
def _only_learner(dotted: str) -> type:
    """The one public estimator a module defines, called as its file."""
    need("lab", dotted)
    from sklearn.base import BaseEstimator

    module = import_module(dotted)
    defined: list[type] = [
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
    """`title` and `description` of the class in `path` that bears the file's name, and whether it is a regressor."""
    spelled = name.replace("_", "")
    classes = [node for node in statements(path) if isinstance(node, ast.ClassDef)]
    named = [node for node in classes if node.name.lower() == spelled]
    bases = {base.id for node in named for base in node.bases if isinstance(base, ast.Name)}
    words: dict[str, Any] = {}
    for line in (line for node in named for line in node.body if isinstance(line, ast.Assign)):
        target = line.targets[0]
        if isinstance(target, ast.Name) and target.id in ("title", "description"):
            words[target.id] = ast.literal_eval(line.value)
    if set(words) != {"title", "description"}:
        raise LearnerFileError(f"{path.name} must give its learner a title and a description, each a string literal")
    return About(name, **words, predicts_numbers=any(base.endswith("Regressor") for base in bases))


learners = Learners("learners", Path(__file__).parent)


def discover() -> Learners:
    """All learners: a read-only mapping from a file's name to its class."""
    return learners


def about(name: str) -> About:
    """Title and sentence of one learner, without importing it."""
    return learners.about(name)
