"""Finds the theorems: every file below `bounds/theorems` defines one, named like the file."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from types import MappingProxyType

from bounds.names import check_names
from bounds.theorem import Theorem

# Asked for by name: `bounds.theorems` is the mapping that this file makes.
PACKAGE = "bounds.theorems"


def discover() -> Mapping[str, Theorem]:
    """Every theorem by slug, families in alphabetical order. Raises ImportError naming a file that defines none."""
    found: dict[str, Theorem] = {}
    for module in pkgutil.walk_packages(importlib.import_module(PACKAGE).__path__, f"{PACKAGE}."):
        if module.ispkg or module.name.rpartition(".")[2].startswith("_"):
            continue
        theorem = _theorem_in(module.name)
        if theorem.slug in found:
            raise ImportError(f"two theorems are called {theorem.slug}")
        found[theorem.slug] = theorem
    return MappingProxyType(found)


def _theorem_in(name: str) -> Theorem:
    slug = name.rpartition(".")[2]
    theorem = getattr(importlib.import_module(name), slug, None)
    if not isinstance(theorem, Theorem):
        raise ImportError(f"{name.replace('.', '/')}.py must define a theorem called {slug}")
    for formula in (theorem.formula, *theorem.also):
        check_names(formula)
    return theorem


def family_title(family: str) -> str:
    """What a family is called: the first line of its package's docstring."""
    documentation = importlib.import_module(f"{PACKAGE}.{family}").__doc__ or family
    return documentation.strip().splitlines()[0].rstrip(".")
