"""The laboratories and their views.

    from laboratory.topics import laboratories, views

    shown = views["model_selection.best"](k=20)
    shown.run, shown.headline.sentence, shown.sentence, shown.figure, shown.table

A folder with a `laboratory.py` is a laboratory; each of its views is a folder with a `view.py`. A view is imported when
it is asked for. A laboratory without views is laid out by hand in `pages/by_hand` and says what it runs.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from laboratory.shown import Shown
from laboratory.view import Laboratory, View


@dataclass(frozen=True)
class Exhibit:
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

    def __call__(self, *, step: int | None = None, theme: str = "light", **given: Any) -> Shown:
        """What it shows for these values, and for the usual ones of all other fields.

        Raises ValueError with a sentence for a value outside its field's domain, and for a name that no field has.
        """
        return Shown(self.view, self.view.asked(given), step, theme)


class _Laboratories(Mapping[str, Laboratory]):
    """By address."""

    @cached_property
    def _found(self) -> dict[str, Laboratory]:
        names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
        return {name: _laboratory(name) for name in names if find_spec(f"{__name__}.{name}.laboratory")}

    def __getitem__(self, address: str) -> Laboratory:
        return self._found[address]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


class _Views(Mapping[str, Exhibit]):
    """By address and question: `optimisation.rate`."""

    @cached_property
    def _found(self) -> dict[str, Exhibit]:
        return {
            f"{address}.{question}": Exhibit(address, question, name)
            for address, found in laboratories.items()
            for question, name in found.views.items()
        }

    def __getitem__(self, place: str) -> Exhibit:
        return self._found[place]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _laboratory(name: str) -> Laboratory:
    module = importlib.import_module(f"{__name__}.{name}.laboratory")
    found = getattr(module, "LABORATORY", None)
    if not isinstance(found, Laboratory) or found.address != name:
        raise ImportError(f"{module.__name__.replace('.', '/')}.py must define LABORATORY, a Laboratory at {name}")
    return found


laboratories: Mapping[str, Laboratory] = _Laboratories()
views: Mapping[str, Exhibit] = _Views()
