"""Finds the classes: every file of this package defines one, named like the file."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from bounds.vc.dimension._record import HypothesisClass, VCDimension
from bounds.vocabulary.near import SHOWN, unknown


class Catalogue(Mapping[str, HypothesisClass]):
    """The classes by slug; called with a slug and parameters, it answers with the VC dimension.

    >>> from bounds import vc_dimension
    >>> vc_dimension("boxes", n=3).value
    6
    """

    def __init__(self, package: str, records: Mapping[str, HypothesisClass]) -> None:
        self._package, self._records = package, dict(records)

    @staticmethod
    @cache
    def discovered(package: str) -> Catalogue:
        """Every class of the package, in one catalogue. Raises ImportError naming a file that defines none."""
        files = pkgutil.iter_modules(importlib.import_module(package).__path__)
        names = [module.name for module in files if not module.name.startswith("_")]
        return Catalogue(package, {name: _record_in(f"{package}.{name}", name) for name in names})

    def __call__(self, slug: str, **parameters: Any) -> VCDimension:
        """The dimension of a class. Raises ValueError for an unknown one, TypeError or DomainError for parameters."""
        record = self.record(slug)
        chosen = record.checked(parameters)
        witness = record.witness(**chosen) if record.witness else None
        return VCDimension(record, chosen, record.lower(**chosen), record.upper(**chosen), witness)

    def record(self, slug: str) -> HypothesisClass:
        """The class called so. Raises ValueError naming all of them where there is none."""
        if slug not in self._records:
            raise ValueError(self._unknown(slug, ", ".join(self._records)))
        return self._records[slug]

    def __getitem__(self, slug: str) -> HypothesisClass:
        if slug not in self._records:
            raise KeyError(self._unknown(slug))
        return self._records[slug]

    def _unknown(self, slug: object, where: str = "") -> str:
        """No class is called so; what books call otherwise, rectangles say, is suggested by its name here."""
        from bounds.index.finding import called_otherwise

        titles = {name: record.title for name, record in self._records.items()}
        return unknown("class", slug, self._records, where, called_otherwise(str(slug)[:SHOWN], titles))

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def __reduce__(self) -> tuple[Callable[[str], Catalogue], tuple[str]]:
        """As the one catalogue of its package."""
        return Catalogue.discovered, (self._package,)

    def __iter__(self) -> Iterator[str]:
        return iter(self._records)

    def __len__(self) -> int:
        return len(self._records)


def _record_in(module: str, name: str) -> HypothesisClass:
    record = getattr(importlib.import_module(module), name, None)
    if not isinstance(record, HypothesisClass):
        raise ImportError(f"{module.replace('.', '/')}.py must define a HypothesisClass called {name}")
    return record
