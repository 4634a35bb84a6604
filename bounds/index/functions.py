"""Finding what is no theorem by a word: functions, classes, and what the catalogues of classes answer."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points

from bounds.classes.count import FAMILIES
from bounds.index.elsewhere import ELSEWHERE, GROUP, Elsewhere, merged
from bounds.index.public import listed
from bounds.index.ranking import TextIndex
from bounds.vc.dimension import vc_dimension
from bounds.vocabulary.variables import Variable


def found_elsewhere(sought: str) -> tuple[Elsewhere, ...]:
    """The functions, classes and commands outside the theorems that answer to `sought`, the best first; none for an
    empty text."""
    return tuple(result.thing for result in _index().ranked(sought)) if sought.strip() else ()


@cache
def _index() -> TextIndex[Elsewhere]:
    """Each by its title and name, and by all that a search reads; made once a process."""
    return TextIndex((entry, entry.named, entry.names) for entry in everything_elsewhere())


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
