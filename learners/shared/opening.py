"""The public functions and classes of a subject, importable from its package though its files hold them.

    >>> from learners.selection import cross_validate
    >>> cross_validate.__module__
    'learners.selection.folds'

What a file of the package defines without a leading underscore is public, unless the file's name has one. A file is
imported when a name of it is asked for, so that a package costs nothing. Who asks for a name that there is not is told
what it may have been.
"""

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from learners.shared.by_name import similar_names

INTERNAL = frozenset({"shared", "testing"})  # no subjects: the first is for learners' own files, the second has a list
_DEFINED = re.compile(r"^(?:class|def) ([A-Za-z]\w*)(?=[(:\[])", re.MULTILINE)


class Subject(ModuleType):
    """A package whose functions keep their names where a file has the same: `roc` of `roc.py`."""

    def __setattr__(self, name: str, value: Any) -> None:
        if not (isinstance(value, ModuleType) and name in public_names(self.__name__)):
            super().__setattr__(name, value)


def opened(package: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of the package of one subject, which calls this from its `__init__`."""
    sys.modules[package].__class__ = Subject

    def attribute(name: str) -> Any:
        if name in public_names(package):
            return getattr(import_module(public_names(package)[name]), name)
        raise no_such_name(package, name, dir(sys.modules[package]))

    def names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *public_names(package)})

    return attribute, names


@cache
def public_names(package: str) -> Mapping[str, str]:
    """The module that defines each public name of a subject's package; no file of it is imported for that."""
    folder = Path(__file__).parents[1].joinpath(*package.split(".")[1:])
    return {
        name: f"{package}.{path.stem}"
        for path in sorted(folder.glob("[a-z]*.py"))
        for name in _DEFINED.findall(path.read_text("utf-8"))
    }


@cache
def subjects() -> tuple[str, ...]:
    """The packages of the subjects."""
    folder = Path(__file__).parents[1]
    folders = (path.parent.name for path in sorted(folder.glob("*/__init__.py")))
    return tuple(f"{folder.name}.{name}" for name in folders if name not in INTERNAL)


def no_such_name(package: str, name: str, names: Iterable[str]) -> Exception:
    """What to raise where a package has no such name: AttributeError, but ImportError where it is to be imported.

    For `from package import name` Python first asks whether there is such an attribute, and forgets what was said.
    """
    places = [subject for subject in subjects() if subject != package and name in public_names(subject)]
    near = similar_names(name, (other for other in names if not other.startswith("_")))
    hint = f"; from {places[0]} import {name} is how it is had" if places else ""
    hint = hint or (f"; did you mean {', '.join(near)}?" if near else "")
    sentence = f"{package} has no {name}{hint}"
    is_imported = sys._getframe(2).f_code.co_name == "_handle_fromlist"
    if is_imported and not name.startswith("_") and find_spec(f"{package}.{name}") is None:
        return ImportError(sentence, name=package)
    return AttributeError(sentence, name=name)
