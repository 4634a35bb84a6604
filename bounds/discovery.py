"""Finds the theorems: every file below `bounds/theorems` defines one, named like the file (see `slug_of`)."""

from __future__ import annotations

import importlib
import os
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib.machinery import BYTECODE_SUFFIXES, SOURCE_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

from bounds.vocabulary.family import PACKAGE

if TYPE_CHECKING:
    from bounds.theorem import Theorem

MODULES = (*SOURCE_SUFFIXES, *BYTECODE_SUFFIXES)
FOLDER = Path(__file__).parent / "theorems"


class Theorems(Mapping[str, "Theorem"]):
    """Every theorem by slug, families in alphabetical order and their theorems too.

    Files are found at once but read when they are asked for: nobody waits for hundreds of theorems to use one. A
    file that does not define its theorem raises ImportError, naming it.

    >>> from bounds import theorems
    >>> round(theorems["hoeffding_two_sided"](m=1000, delta=0.05), 4)
    0.0429
    >>> "wilson_upper" in [theorem.slug for theorem in theorems.search("wilson")]
    True
    """

    def __init__(self, package: str, folder: Path) -> None:
        self._modules: dict[str, str] = {}
        for family in sorted(path.name for path in folder.iterdir() if (path / "__init__.py").exists()):
            for module in sorted(_modules_in(folder / family), key=slug_of):
                self._add(slug_of(module), f"{package}.{family}.{module}")

    def _add(self, slug: str, module: str) -> None:
        if slug in self._modules:
            raise ImportError(f"two theorems are called {slug}: {self._modules[slug]} and {module}")
        self._modules[slug] = module

    def __getitem__(self, slug: str) -> Theorem:
        if slug not in self._modules:
            from bounds.vocabulary.near import unknown

            raise KeyError(unknown("theorem", slug, self._modules))
        return theorem_in(self._modules[slug])

    def search(self, words: str) -> tuple[Theorem, ...]:
        """The theorems that match these words in titles, statements, authors and other names.

        Warns where not all of the words were looked up.
        """
        from bounds.index.finding import matching
        from bounds.index.ranking import cut_note

        if note := cut_note(words):
            warnings.warn(note, stacklevel=2)
        return matching(words, self)

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def __reduce__(self) -> tuple[Callable[[], Theorems], tuple[()]]:
        """As the one mapping there is."""
        return discover, ()

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)

    def __contains__(self, slug: object) -> bool:
        return slug in self._modules

    def __repr__(self) -> str:
        return f"<{len(self)} theorems>"

    @cached_property
    def families(self) -> Mapping[str, tuple[str, ...]]:
        """The slugs of each family; no file is read for it."""
        from bounds.vocabulary.named import Named

        family_of = {slug: module.split(".")[-2] for slug, module in self._modules.items()}
        names = dict.fromkeys(family_of.values())
        return Named("family", {name: tuple(slug for slug in self if family_of[slug] == name) for name in names})

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """The title of every theorem by slug; all files are read for it, once a process."""
        from bounds.vocabulary.named import Named

        return Named("theorem", {slug: theorem.title for slug, theorem in self.items()})


def _modules_in(folder: Path) -> set[str]:
    """The names of the modules in a folder that are no others' parts. `pkgutil` takes five times as long to list them,
    and everybody waits for it."""
    names = (file.name.partition(".")[0] for file in os.scandir(folder) if file.name.endswith(MODULES))
    return {name for name in names if not name.startswith("_")}


def slug_of(module: str) -> str:
    """What a file is found as: its name; `on_test_set_kl` is `test_set_kl`, since tools take `test_*.py` for tests."""
    name = module.rpartition(".")[2]
    return name.removeprefix("on_") if name.startswith("on_test_") else name


@cache
def theorem_in(module: str) -> Theorem:
    """The theorem that a module defines. Raises ImportError unless it is called like the module."""
    from bounds.formula.names import check_names
    from bounds.theorem import Theorem

    slug = slug_of(module)
    theorem = getattr(importlib.import_module(module), slug, None)
    if not isinstance(theorem, Theorem):
        raise ImportError(f"{module.replace('.', '/')}.py must define a theorem called {slug}")
    for formula in (theorem.formula, *theorem.equivalent_forms, *(form.formula for form in theorem.forms)):
        check_names(formula)
    return theorem


@cache
def discover() -> Theorems:
    """All theorems of this package: one mapping."""
    # Loaded before `bounds` gives its name to the mapping: a later first import would take the name back.
    importlib.import_module(PACKAGE)
    return Theorems(PACKAGE, FOLDER)
