"""How fast risks fall, in words."""

from collections.abc import Sequence

from bounds.numbers import format_fixed, format_number
from bounds.vocabulary.prose import listed
from laboratory.topics.no_free_lunch import text as common
from laboratory.topics.no_free_lunch.rates.run import QUERIES, Rate
from laboratory.views.headline import Headline

MEANING = common.MEANING
HALVED = {"parametric": "the error", "neighbours": "the mean distance"}


def headline(run: Sequence[Rate], family: str) -> Headline:
    """The exponent of the slowest curve that has one."""
    rate = _slowest(run, family)
    what = f"fitted exponent of “{rate.name}”"
    return Headline(rate.exponent, what, measured_text=format_fixed(rate.exponent, 2), by=f"theory: {rate.theory}")


def sentence(run: Sequence[Rate], family: str) -> str:
    """The number of examples that halves the curve."""
    first, slow = run[0], _slowest(run, family)
    return (
        f"By the fitted exponents, halving {HALVED[family]} takes **{_halves(first)}** times the examples for "
        f"“{first.name}”, **{_halves(slow)}** times for “{slow.name}”."
    )


def more(run: Sequence[Rate], family: str) -> str:
    """The fitted exponents beside those of theory."""
    exponents = "; ".join(f"“{rate.name}” {format_fixed(rate.exponent, 2)} (theory: {rate.theory})" for rate in run)
    halving = listed([f"{_halves(rate)} times the examples for “{rate.name}”" for rate in run])
    return f"Exponents fitted from 100 examples on: {exponents}. By them, halving {HALVED[family]} takes {halving}."


def caption(family: str) -> str:
    """What is exact and what was measured."""
    if family == "parametric":
        return (
            "All three are exact. Two answers: the excess risk of the better of two constants, for the distribution "
            "that is worst for this m. Dashed: the bounds for every distribution."
        )
    return (
        f"n = 1 is exact; the others are means over {QUERIES} new points (seed 0), uniform in a cube. Dashed: the "
        "bound for every distribution, m to the power −1/(n + 1)."
    )


def _slowest(run: Sequence[Rate], family: str) -> Rate:
    """The slowest one with a rate: rare points have none."""
    return run[1] if family == "parametric" else run[-1]


def _halves(rate: Rate) -> str:
    """How many times the examples halve it."""
    return format_number(round(2 ** (-1 / rate.exponent)))
