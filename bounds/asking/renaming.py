"""Numbers by the names that they have in theorems, where the words around several of them say so together.

Each reader takes the numbers of a text and gives some of them another name or value; a later one sees the names that
those before it gave.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from bounds.asking.bounded_differences import with_sum_of_squares
from bounds.asking.comparisons import with_compared_rates
from bounds.asking.counts import with_counts
from bounds.asking.discordant import with_discordant_counts
from bounds.asking.intervals import without_ends
from bounds.asking.mentions import Mention
from bounds.asking.plans import with_plans
from bounds.asking.relative import with_relative_distance

_NORM_OF_X = re.compile(r"\|x(?:_\w)?\|+\s*(?:≤|<=|=|<)\s*$")


def renamed(text: str, numbers: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """The numbers, once all readers have seen them."""
    for reader in _READERS:
        numbers = tuple(reader(text, numbers))
    return numbers


def _with_margins(text: str, numbers: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """ρ is the margin, as in Mohri's book, where r or ‖x‖ is told besides, and no γ."""
    names = {mention.name for mention in numbers}
    has_radius = names & {"r", "R"} or any(_NORM_OF_X.search(mention.before) for mention in numbers)
    if names & {"γ", "gamma"} or not has_radius:
        return numbers
    return tuple(replace(mention, name="γ") if mention.name in ("ρ", "rho") else mention for mention in numbers)


_READERS: tuple[Callable[[str, tuple[Mention, ...]], Iterable[Mention]], ...] = (
    without_ends, _with_margins, with_plans, with_discordant_counts, with_counts, with_compared_rates,
    with_relative_distance, with_sum_of_squares,
)  # fmt: skip
