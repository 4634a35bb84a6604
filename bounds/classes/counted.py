"""What counting answers: ln|H|, how it was counted, and the formula."""

from __future__ import annotations

import math
from typing import Any

from bounds.classes.size import Size, is_exact, number_of
from bounds.numbers import format_number
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.plain_mathematics import in_plain_letters

WRITTEN_BITS = 332_192  # 100,000 digits


class Count(Ln):
    """ln|H| as a float that theorems take as their `ln_size`, with the counting argument.

    `argument` says in words how one counts, `latex` is the formula of |H|. `at_most` tells that |H| itself may be
    smaller, because two descriptions can mean one hypothesis.
    """

    __slots__ = ("argument", "at_most", "latex")

    argument: str
    at_most: bool
    latex: str

    def __new__(cls, size: Size, argument: str, latex: str, at_most: bool = False) -> Count:
        base, multiplier = (size, 1) if isinstance(size, int) else (size.base, size.multiplier)
        self: Count = super().__new__(cls, base, multiplier)  # type: ignore[assignment]
        self.argument = in_plain_letters(argument)
        self.latex = latex
        self.at_most = at_most
        return self

    @property
    def ln(self) -> float:
        """The logarithm alone: an `Ln` where the number is exact, else a float rounded up."""
        plain = Ln(self.base, self.multiplier)
        return plain if self.exact else math.nextafter(float(plain), math.inf)

    @property
    def number(self) -> int | None:
        """|H| as an integer, where it is exact and has at most 100,000 digits."""
        return number_of(self.size, WRITTEN_BITS)

    @property
    def exact(self) -> bool:
        """Whether the formula was worked out exactly; if not, it was rounded up by less than 1 in 10^13."""
        return is_exact(self)

    @property
    def size(self) -> Size:
        """|H| for further counting: an int, or an `Ln` of what cannot be built."""
        return int(self.base) if self.multiplier == 1 else Ln(self.base, self.multiplier)

    @property
    def bits(self) -> float:
        """log2|H|."""
        return float(self) / math.log(2)

    def _repr_markdown_(self) -> str:
        sign, logarithm = (r"\le" if self.at_most else "="), f"{float(self):.7g}"
        return f"$|\\mathcal H| {sign} {self.latex}$, so $\\ln|\\mathcal H| {sign} {logarithm}$. {self.argument}"

    def __repr__(self) -> str:
        return f"Count(ln|H| {'<=' if self.at_most else '='} {float(self):.6g}, {size_in_words(self)})"

    def __reduce__(self) -> tuple[type[Count], tuple[Any, ...]]:
        return Count, (self.size, self.argument, self.latex, self.at_most)


def size_in_words(count: Count) -> str:
    """|H| in words: its digits where there are few, else as a power of ten."""
    number = number_of(count.size, 40)
    if number is not None:
        return format_number(number)
    log10 = math.log10(math.e) * float(count)
    return f"about 10^{log10:,.1f}" if log10 < 1e15 else f"about 10^({log10:.3g})"
