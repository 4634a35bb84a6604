"""Finding the kinds of questions and the worked examples: one file each, named after its function."""

import importlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from bounds.vocabulary.near import unknown
from laboratory.exercises.problem import Problem

FOLDER = Path(__file__).parent


class Makers(Mapping[str, Callable[..., Problem | None]]):
    """From a file's name to the function that makes a question; a file is read on demand.

    It returns None for unsuitable numbers: then others are drawn.

    Raises ImportError, naming the file, unless it defines a function of its own name with a docstring.
    """

    def __init__(self, package: str, folder: Path) -> None:
        self._package = package
        self._names = sorted(path.stem for path in folder.glob("[a-z]*.py"))

    def __getitem__(self, name: str) -> Callable[..., Problem | None]:
        if name not in self._names:
            raise KeyError(unknown("question", name, self._names, self._package))
        module = importlib.import_module(f"{self._package}.{name}")
        made: Callable[..., Problem | None] | None = getattr(module, name, None)
        if not callable(made) or not made.__doc__ or made.__module__ != module.__name__:
            file = f"{module.__name__.replace('.', '/')}.py"
            raise ImportError(f"{file} must define a function {name} with a docstring")
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)


kinds = Makers("laboratory.exercises.kinds", FOLDER / "kinds")
worked = Makers("laboratory.exercises.worked", FOLDER / "worked")
