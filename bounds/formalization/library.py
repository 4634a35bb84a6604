"""The counterparts of every theorem: one file of `families` for each family, one entry for each declaration."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from bounds.formalization.counterpart import VERDICTS, Counterpart, counterpart_of

SEARCHED = "2026-11-30"  # when the libraries were read: what was proved later is not listed


def counterparts(slug: str) -> tuple[Counterpart, ...]:
    """The declarations of public Lean libraries that were found beside a theorem, the closest first; none is (), too.

    Raises KeyError for an unknown theorem.

    >>> from bounds.formalization import counterparts
    >>> counterparts("adaboost_training_error")[0].factor_at(gamma=0.1, rounds=50) > 1.02
    True
    """
    from bounds import theorems

    return _of_family(theorems[slug].family).get(slug, ())


def is_searched(family: str) -> bool:
    """Whether somebody looked for counterparts of this family's theorems: it has a file then, empty or not."""
    return _file_of(f"families/{family}.toml").is_file()


@cache
def formalized() -> Mapping[str, Counterpart]:
    """The closest counterpart of every theorem that has one of the same event: other statements do not count."""
    from bounds import theorems

    closest = {slug: entries[0] for slug in theorems if (entries := counterparts(slug))}
    return MappingProxyType({slug: entry for slug, entry in closest.items() if entry.verdict != "other_event"})


@cache
def remarks() -> Mapping[str, str]:
    """What is true of every declaration of a repository, by its name."""
    return MappingProxyType(_written("repositories.toml"))


@cache
def _of_family(family: str) -> Mapping[str, tuple[Counterpart, ...]]:
    from bounds import theorems

    written = _written(f"families/{family}.toml")
    if strangers := sorted(set(written) - set(theorems.families.get(family, ()))):
        raise ValueError(f"formalization/families/{family}.toml: no theorem of {family} is called {strangers[0]}")
    return {slug: _sorted(counterpart_of(slug, entry) for entry in entries) for slug, entries in written.items()}


def _sorted(entries: Any) -> tuple[Counterpart, ...]:
    return tuple(sorted(entries, key=lambda entry: VERDICTS.index(entry.verdict)))


def _written(name: str) -> dict[str, Any]:
    """What a file says; nothing where a family has none."""
    import tomllib

    file = _file_of(name)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _file_of(name: str) -> Traversable:
    return files("bounds.formalization").joinpath(name)
