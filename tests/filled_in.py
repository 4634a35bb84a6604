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
    shown = Decimal(number(placeholder).replace(",", ""))
    slug, *inputs = placeholder.removeprefix("solve ").split()
    entries = dict(entry.split("=") for entry in inputs if "=" in entry)
    digits = entries.pop("digits", None)
    if placeholder.startswith("solve "):
        target = float(entries.pop("at_most"))
        (unknown,) = [entry for entry in inputs if "=" not in entry]
        here, before = (float(theorems[slug](**entries, **{unknown: int(shown) - step})) for step in (0, 1))
        assert here <= target < before
        return
    theorem = theorems[slug]
    value = Decimal(repr(float(theorem(**entries))))
    unit = Decimal(1).scaleb(value.adjusted() - (int(digits) if digits else BOUND) + 1)
    if theorem.returns.counts and digits is None:
        up = theorem.returns.rounds_up(theorem.relation)
        assert -SLIGHT <= (shown - value if up else value - shown) < 1
    elif theorem.relation == "=":
        assert abs(shown - value) <= unit / 2
    else:
        assert 0 <= (shown - value if theorem.relation == "<=" else value - shown) < unit


def typed_numbers(text: str) -> list[str]:
    """The numbers of a text, as it is written, that may be guarantees and that no theorem fills in."""
    return NUMERAL.findall(re.sub(r"\{\{.*?\}\}", "", text))
