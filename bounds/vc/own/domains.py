"""What a letter ranges over: `k in {0, 1, 2}`, `k in {0..9}`, `a in 0..1`, `a in (0, inf)`; else all reals."""

import re
from dataclasses import dataclass
from fractions import Fraction

from bounds.reading.numbers import read_exactly
from bounds.reading.pattern import Pattern

MOST_VALUES = 1_000

_DOMAIN = Pattern(
    r"\s*(?P<names>[A-Za-z]\w*(?:\s*,\s*[A-Za-z]\w*)*)\s*(?:\bin\b|∈)\s*"
    r"(?P<domain>\{[^{}]*\}|[\[(][^\[\](),]*,[^\[\](),]*[\])]|[^\[\](){}<>=,;]*\.\.[^\[\](){}<>=,;]*)\s*"
)
_HALF_LINE = Pattern(r"\s*(?P<name>[A-Za-z]\w*)\s*(?P<relation>>=|<=|≥|≤|>|<)\s*(?P<end>[-+−]?\d[\d./]*)\s*")
_ENDLESS = {"inf": 1, "+inf": 1, "infinity": 1, "∞": 1, "+∞": 1, "-inf": -1, "-infinity": -1, "-∞": -1}


@dataclass(frozen=True)
class LetterRange:
    """Finitely many `values`, or the reals between `low` and `high`, of which None is no end."""

    values: tuple[Fraction, ...] | None = None
    low: Fraction | None = None
    high: Fraction | None = None
    low_is_in: bool = True
    high_is_in: bool = True

    def holds(self, number: Fraction) -> bool:
        """Is the number in it?"""
        if self.values is not None:
            return number in self.values
        above = self.low is None or number > self.low or (self.low_is_in and number == self.low)
        below = self.high is None or number < self.high or (self.high_is_in and number == self.high)
        return above and below


REALS = LetterRange()


def read_range(text: str) -> tuple[tuple[str, ...], LetterRange] | None:
    """The letters and what they range over; None for a text that says no such thing. Raises ValueError."""
    match = _DOMAIN.fullmatch(text)
    if match is None:
        return _half_line(text)
    names = tuple(name.strip() for name in match["names"].split(","))
    domain = match["domain"].strip()
    if domain.startswith("{"):
        return names, LetterRange(_values(domain[1:-1]))
    if domain[0] in "[(":
        low, _, high = domain[1:-1].partition(",")
        return names, _between(low, high, domain[0] == "[", domain[-1] == "]")
    low, _, high = domain.partition("..")
    return names, _between(low, high, True, True)


def _half_line(text: str) -> tuple[tuple[str, ...], LetterRange] | None:
    """`r > 0`, `a <= 1`."""
    match = _HALF_LINE.fullmatch(text)
    if match is None:
        return None
    end, is_in = _number(match["end"]), match["relation"] in (">=", "≥", "<=", "≤")
    if match["relation"][0] in ">≥":
        return (match["name"],), LetterRange(None, end, None, is_in, True)
    return (match["name"],), LetterRange(None, None, end, True, is_in)


def _between(low: str, high: str, low_is_in: bool, high_is_in: bool) -> LetterRange:
    ends = [None if (end := text.strip()) in _ENDLESS else _number(end) for text in (low, high)]
    if _ENDLESS.get(low.strip(), -1) > 0 or _ENDLESS.get(high.strip(), 1) < 0:
        raise ValueError(f"a range goes from a smaller to a larger number; got {low.strip()} to {high.strip()}")
    first, last = ends
    if first is not None and last is not None and (first > last or (first == last and not (low_is_in and high_is_in))):
        raise ValueError(f"a range goes from a smaller to a larger number; got {low.strip()} to {high.strip()}")
    return LetterRange(None, first, last, low_is_in, high_is_in)


def _values(text: str) -> tuple[Fraction, ...]:
    values: dict[Fraction, None] = {}
    for part in text.split(","):
        first, dots, last = part.partition("..")
        if not dots:
            values[_number(part)] = None
            continue
        low, high = _number(first), _number(last)
        if low.denominator != 1 or high.denominator != 1 or low > high:
            raise ValueError(f"whole numbers such as 0..9 go from a smaller to a larger one; got {part.strip()[:40]}")
        if high - low >= MOST_VALUES:
            raise ValueError(f"a letter takes at most {MOST_VALUES:,} values; {part.strip()[:40]} has more")
        values |= dict.fromkeys(map(Fraction, range(int(low), int(high) + 1)))
    if len(values) > MOST_VALUES:
        raise ValueError(f"a letter takes at most {MOST_VALUES:,} values; got {len(values):,}")
    return tuple(sorted(values))


def _number(text: str) -> Fraction:
    number = read_exactly(text) if text.strip() else None
    if number is None or len(text) > 60 or re.search(r"[eE^]\s*\d{3,}", text):
        raise ValueError(f"a range is of numbers, such as 0..1 or {{0, 1, 2}}; got {text.strip()[:40]!r}")
    return number
