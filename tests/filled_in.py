"""What holds of every number that a theorem fills into a text, and which numbers are typed all the same."""

import re
from decimal import Decimal

from bounds import theorems
from bounds.display.placeholders import number
from bounds.numbers import BOUND, SLIGHT

# What looks like a guarantee: a decimal of three places and more, or so many examples.
NUMERAL = re.compile(r"(?<![\w.,^/])(?:\d*\.\d{3,}(?![\w^])|\d{1,3}(?:,\d{3})+(?= examples| steps| dimensions))")


def check_side(placeholder: str) -> None:
    """The number is not below an upper bound, not above a lower one, and one unit of its last digit away at most."""
    printed = Decimal(number(placeholder).replace(",", ""))
    slug, *inputs = placeholder.removeprefix("solve ").split()
    entries = dict(entry.split("=") for entry in inputs if "=" in entry)
    digits, plus = entries.pop("digits", None), Decimal(entries.pop("plus", "0"))
    if placeholder.startswith("solve "):
        target = float(entries.pop("at_most"))
        (unknown,) = [entry for entry in inputs if "=" not in entry]
        whole, least = "." not in number(placeholder), unknown in theorems[slug].decreasing_in
        step = Decimal(1) if whole else Decimal(1).scaleb(printed.adjusted() - BOUND + 1)
        beyond = printed - step if least else printed + step
        here, there = (float(theorems[slug](**entries, **{unknown: float(x)})) for x in (printed, beyond))
        assert here <= target < there
        return
    theorem = theorems[slug]
    value = Decimal(repr(float(theorem(**entries)))) + plus
    unit = Decimal(1).scaleb(value.adjusted() - (int(digits) if digits else BOUND) + 1)
    if theorem.returns.counts and digits is None and not plus:
        up = theorem.returns.rounds_up(theorem.relation)
        assert -SLIGHT <= (printed - value if up else value - printed) < 1
    elif theorem.relation == "=":
        assert abs(printed - value) <= unit / 2
    else:
        assert 0 <= (printed - value if theorem.relation == "<=" else value - printed) < unit


def typed_numbers(text: str) -> list[str]:
    """The numbers of a text, as it is written, that may be guarantees and that no theorem fills in."""
    return NUMERAL.findall(re.sub(r"\{\{.*?\}\}", "", text))
