"""Facts that stand on several pages: which setting of a laboratory is which variable of the theorems.

A variable is known by its name and meaning; a setting by its label, or by the words before it where it has none.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import KW_ONLY, dataclass
from math import exp, inf, isclose, isfinite
from types import MappingProxyType

from bounds.reading.numbers import read_number
from bounds.vocabulary.variables import Variable

LARGEST_COUNT = 1e15  # above it a double no longer tells whole numbers apart


@dataclass(frozen=True)
class SharedQuantity:
    """A variable of the theorems with its `meanings` there, and what laboratories call the same quantity.

    `counted` are settings for the number of things whose logarithm it is. `ends` are settings that it fits, without
    being it: curves over sample sizes end at the sample that there is.
    """

    name: str
    symbol: str
    meanings: Collection[str]
    settings: Collection[str]
    _: KW_ONLY
    counted: Collection[str] = ()
    ends: Collection[str] = ()


@dataclass(frozen=True)
class Meaning:
    """What a field means: a quantity, under which symbol, as the logarithm of what the field counts, as an end only."""

    quantity: SharedQuantity
    symbol: str
    is_counted: bool = False
    is_end: bool = False

    def to_field(self, text: str) -> str:
        """The fact, as the theorems' variable takes it, for this field; what is no whole number of things stays so.

        A count that no double holds is written as it was typed.
        """
        number = read_number(text)
        if not self.is_counted or not isinstance(number, int | float):
            return text
        try:
            count = exp(number)
        except OverflowError:
            count = inf
        if not isfinite(count):
            return _count_behind(text.strip())
        whole = round(count)
        return str(whole) if count < LARGEST_COUNT and isclose(count, whole, rel_tol=1e-9) else repr(count)

    def to_fact(self, text: str) -> str:
        """What this field holds, for the theorems' variable."""
        return f"ln({text.strip()})" if self.is_counted else text.strip()


QUANTITIES = (
    SharedQuantity("m", "m", {"sample size"}, {"Sample size m"}, ends={"Largest sample size m"}),
    SharedQuantity("delta", "δ", {"failure probability"}, {"Failure probability δ"}),
    SharedQuantity("d", "d", {"VC dimension"}, {"VC dimension d"}),
    SharedQuantity(
        "ln_size", "ln|H|", {"natural logarithm of the class size"}, (), counted={"Class size |H|", "Hypotheses"}
    ),
    SharedQuantity("k", "k", {"number of candidate models"}, {"Candidates k"}),
    SharedQuantity("n", "n", {"dimension of the space"}, {"Dimension n", "Dimension of the space"}),
    SharedQuantity(
        "gamma", "γ", {"margin of unit weights"}, {"Margin γ", "Smallest distance of an example to the hyperplane"}
    ),
    SharedQuantity(
        "noise", "η", {"probability that a label is flipped", "upper bound on the share of labels flipped"},
        {"Labels flipped", "Probability that a label is flipped"},
    ),
)  # fmt: skip


def _count_behind(text: str) -> str:
    """`2^2000` behind `ln(2^2000)`, `e^2000` behind `2000`."""
    if logarithm := re.fullmatch(r"ln\(([^()]*)\)", text):
        return logarithm[1]
    return f"e^{text}" if re.fullmatch(r"[\d.]+", text) else f"e^({text})"


def meaning_of_variable(variable: Variable) -> Meaning | None:
    """The quantity that a variable is, by name and meaning; None for one that no laboratory has."""
    return _OF_VARIABLES.get((variable.name, variable.meaning))


def meaning_of_setting(words: str) -> Meaning | None:
    """The quantity that a setting with these words before it is; None for one that no theorem has."""
    return _OF_SETTINGS.get(words)


_OF_VARIABLES: Mapping[tuple[str, str], Meaning] = MappingProxyType(
    {(each.name, meaning): Meaning(each, each.symbol) for each in QUANTITIES for meaning in each.meanings}
)
_OF_SETTINGS: Mapping[str, Meaning] = MappingProxyType(
    {words: Meaning(each, each.symbol) for each in QUANTITIES for words in each.settings}
    | {words: Meaning(each, "|H|", is_counted=True) for each in QUANTITIES for words in each.counted}
    | {words: Meaning(each, each.symbol, is_end=True) for each in QUANTITIES for words in each.ends}
)
