"""Finding what is no theorem by a word: functions, classes, and what the catalogues of classes answer."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points

from bounds.classes.count import FAMILIES
from bounds.index.elsewhere import ELSEWHERE, GROUP, Elsewhere, merged
from bounds.index.finding import plain, ranked
from bounds.index.public import listed
from bounds.vc.dimension import vc_dimension
from bounds.vocabulary.variables import Variable


def found_elsewhere(sought: str) -> tuple[Elsewhere, ...]:
    """The functions, classes and commands outside the theorems that answer to `sought`, those first that bear it in
    their title or name; none for an empty text."""
    entries = _in_plain_words() if sought.strip() else ()
    return tuple(entry for entry, _, _ in ranked(sought, entries, lambda entry: entry[1], lambda entry: entry[2]))


@cache
def _in_plain_words() -> tuple[tuple[Elsewhere, str, str], ...]:
    """Each with its title and name, and with all that a search reads, made plain once a process."""
    return tuple((entry, plain(entry.named), plain(entry.spoken)) for entry in everything_elsewhere())


@cache
def everything_elsewhere() -> tuple[Elsewhere, ...]:
    """The listed functions, the catalogues of VC dimensions and of counts, and all else that is public, by its
    docstring; of this package and of those that are installed above it."""
    dimensions = (
        Elsewhere(
            f"VC dimension of: {record.title}",
            f'bounds.vc_dimension("{slug}"{_call(record.parameters, ", ")})',
            f"{slug} {record.description} break point shatter",
        )
        for slug, record in vc_dimension.items()
    )
    counts = (
        Elsewhere(
            f"How many: {family.title}",
            f"bounds.count.{name}({_call(family.parameters)})",
            "size of the hypothesis class space count",
        )
        for name, family in FAMILIES.items()
    )
    above = (entry for package in entry_points(group=GROUP) for entry in package.load()())
    return (*merged(ELSEWHERE, tuple(listed("bounds"))), *above, *dimensions, *counts)


def _call(parameters: Iterable[Variable], before: str = "") -> str:
    defaults = ", ".join(f"{parameter.name}={parameter.default}" for parameter in parameters)
    return before + defaults if defaults else ""
