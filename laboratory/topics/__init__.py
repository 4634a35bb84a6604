"""The laboratories and their views.

    from laboratory.topics import laboratories, views

    shown = views["model_selection.best"](k=20)
    shown.run, shown.headline.sentence, shown.sentence, shown.figure, shown.table

A folder with a `laboratory.py` is a laboratory; each of its views is a folder with a `view.py`. A view is imported when
it is asked for. A laboratory without views is laid out by hand in `pages/by_hand` and says what it runs.
"""

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from bounds.vocabulary.near import unknown
from laboratory.views.laboratory import Laboratory
from laboratory.views.view import View
from laboratory.views.view_result import ViewResult
from learners.extras import need

need("lab", "laboratory.topics")


@dataclass(frozen=True)
class ViewEntry:
    """A view at its place: the laboratory's address, the question's key in the address, and its name on the button."""

    address: str
    question: str
    name: str

    @cached_property
    def view(self) -> View:
        """The view itself. Raises ImportError, naming the file, where there is none."""
        module = importlib.import_module(f"{__name__}.{self.address}.{self.question}.view")
        view = getattr(module, "VIEW", None)
        if not isinstance(view, View):
            raise ImportError(f"{module.__name__.replace('.', '/')}.py must define VIEW, a View")
        return view

    def key(self, name: str) -> str:
        """Where one of its fields stands in the address."""
        return f"{self.question}.{name}"

    def __call__(self, *, step: int | None = None, theme: str = "light", **inputs: Any) -> ViewResult:
        """What it shows for these values, and for the usual ones of all other fields.

        Raises ValueError with a sentence for a value outside its field's domain, and for a name that no field has.
        """
        return ViewResult(self.view, self.view.checked_inputs(inputs), step, theme)


class _Laboratories(Mapping[str, Laboratory]):
    """By address; a laboratory is loaded when it is asked for."""

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/laboratory.py")))

    def __getitem__(self, address: str) -> Laboratory:
        if address not in self._names:
            raise KeyError(unknown("laboratory", address, self._names))
        return _laboratory(address)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<{len(self)} laboratories>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)


class _Views(Mapping[str, ViewEntry]):
    """By address and question: `optimisation.rate`."""

    @cached_property
    def _places(self) -> tuple[str, ...]:
        return tuple(
            f"{address}.{question}" for address, laboratory in laboratories.items() for question in laboratory.views
        )

    def __getitem__(self, place: str) -> ViewEntry:
        address, _, question = place.partition(".")
        if address not in laboratories or question not in laboratories[address].views:
            raise KeyError(unknown("view", place, self._places))
        return ViewEntry(address, question, laboratories[address].views[question])

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __repr__(self) -> str:
        return f"<{len(self)} views>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)


@cache
def _laboratory(name: str) -> Laboratory:
    module = importlib.import_module(f"{__name__}.{name}.laboratory")
    laboratory = getattr(module, "LABORATORY", None)
    if not isinstance(laboratory, Laboratory) or laboratory.address != name:
        raise ImportError(f"{module.__name__.replace('.', '/')}.py must define LABORATORY, a Laboratory at {name}")
    return laboratory


laboratories: Mapping[str, Laboratory] = _Laboratories()
views: Mapping[str, ViewEntry] = _Views()
