"""What holds of every number that a theorem fills into a text, and which numbers are typed all the same."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from bounds import theorems
from bounds.display.placeholders import number, placeholders
from bounds.numbers import BOUND, SLIGHT

# What looks like a guarantee: a decimal of three places and more, or so many examples.
NUMERAL = re.compile(r"(?<![\w.,^/])(?:\d*\.\d{3,}(?![\w^])|\d{1,3}(?:,\d{3})+(?= examples| steps| dimensions))")


HUNDREDTHS = re.compile(r"(?<![\w.,^/])\d*\.\d{2}(?![\w^])")
GROUPS = re.compile(r"(?<![\w.,^/])\d{1,3}(?:,\d{3})+(?!\d|,\d)")  # every number of thousands, whatever it counts
TENS = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
_PLACEHOLDER = re.compile(r"\{\{.*?\}\}")
ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Up:
    """An upper bound, rounded up."""

    value: float


@dataclass(frozen=True)
class Down:
    """A lower bound, or what is printed as a part of it, rounded down."""

    value: float


@dataclass(frozen=True)
class Told:
    """A number that no test of numbers works out: what notes print, what is set, what a test elsewhere computes.

    `by` is the file of such a test, in which a number stands that rounds to this one.
    """

    why: str
    by: str = ""


Kind = float | Up | Down | Told


def first(holds: Callable[[int], bool], low: int, high: int) -> int:
    """The first whole number at which something that stays true is true."""
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def decimal(text: str) -> Decimal:
    """A number as it is written: `1,687`, `2.657·10⁻⁵`."""
    digits, _, power = text.replace(",", "").replace("−", "-").partition("·10")
    return Decimal(digits).scaleb(int(power.translate(TENS) or 0))


def unlisted(
    texts: Mapping[str, str], kinds: Mapping[str, Mapping[str, Kind]], hundredths: bool = False
) -> Iterator[str]:
    """Each typed number that has no kind, or that is not what its kind says; and each kind of no number.

    With `hundredths` a number of two decimals needs a kind, too.
    """
    seen = (NUMERAL, GROUPS, HUNDREDTHS) if hundredths else (NUMERAL, GROUPS)
    for name in sorted({*texts, *kinds}):
        text, listed = texts.get(name, ""), kinds.get(name, {})
        set_here = {decimal(entry) for entry in _inputs(text)}
        numbers = {number for form in seen for number in form.findall(_PLACEHOLDER.sub("", text))}
        typed = {typed for typed in numbers if decimal(typed) not in set_here}
        yield from (f"{name}: {strange} has no kind" for strange in sorted(typed - set(listed)))
        yield from (f"{name}: {gone} is not typed there" for gone in sorted(set(listed) - typed))
        yield from (f"{name}: {typed} is not {kind}" for typed, kind in listed.items() if not _is(typed, kind))


def _inputs(text: str) -> Iterator[str]:
    """What the placeholders of a text are set to, where that is a plain number."""
    entries = (entry.partition("=")[2] for placeholder in placeholders(text) for entry in placeholder.split())
    yield from (match[1] for entry in entries if (match := re.fullmatch(r"(?:ln\()?(\d+(?:\.\d+)?)\)?", entry)))


def _is(typed: str, kind: Kind) -> bool:
    """Is the number what its kind says, but for less than a unit of its last digit, or half a unit?"""
    printed, unit = decimal(typed), Decimal(1).scaleb(int(decimal(typed).as_tuple().exponent))
    if isinstance(kind, Told):
        text = (ROOT / kind.by).read_text(encoding="utf-8") if kind.by else typed
        values = re.findall(r"\d+(?:\.\d+)?|\.\d+", text.replace(",", "") if text == typed else text)
        return bool(kind.why) and any(abs(decimal(value) - printed) <= unit / 2 for value in values)
    if isinstance(kind, Up):
        return 0 <= printed - Decimal(kind.value) < unit
    if isinstance(kind, Down):
        return 0 <= Decimal(kind.value) - printed < unit
    return abs(printed - Decimal(kind)) <= unit / 2


def check_side(placeholder: str) -> None:
    """The number is not below an upper bound, not above a lower one, and one unit of its last digit away at most."""
    printed = decimal(number(placeholder))
    slug, *inputs = placeholder.removeprefix("solve ").split()
    entries = dict(entry.split("=") for entry in inputs if "=" in entry)
    digits, plus = entries.pop("digits", None), Decimal(entries.pop("plus", "0"))
    if placeholder.startswith("solve "):
        side = 1 if "at_most" in entries else -1
        target = float(entries.pop("at_most" if side > 0 else "at_least"))
        (unknown,) = [entry for entry in inputs if "=" not in entry]
        whole, least = "." not in number(placeholder), (unknown in theorems[slug].decreasing_in) == (side > 0)
        step = Decimal(1) if whole else Decimal(1).scaleb(printed.adjusted() - BOUND + 1)
        beyond = printed - step if least else printed + step
        here, there = (float(theorems[slug](**entries, **{unknown: float(x)})) for x in (printed, beyond))
        assert side * here <= side * target < side * there
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
    return NUMERAL.findall(_PLACEHOLDER.sub("", text))
