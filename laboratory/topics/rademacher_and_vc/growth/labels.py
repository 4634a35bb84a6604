"""Numbers of labellings as texts and figures state them."""

import math

from bounds.numbers import at_most, format_number, format_short
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun

IN_FULL = 1e12


def labellings_in_words(number: float, up: bool = True) -> str:
    """So many labellings in full; where those are too many to read, rounded, `up` where the number is a bound."""
    return format_number(math.ceil(number)) if number < IN_FULL else at_most(number) if up else format_short(number, 4)


def of_the_class(run: GrowthRun) -> str:
    """The labellings that the class gives the most points, or the bound on them."""
    return labellings_in_words(float(run.growth[-1]), up=not run.is_known)
