"""Facts that stand on several pages: which setting of a laboratory is which variable of the theorems.

A variable is known by its name and meaning; a setting by its label, or by the words before it where it has none.
"""

from collections.abc import Collection, Mapping
from dataclasses import KW_ONLY, dataclass
from math import exp, isclose
from types import MappingProxyType

from bounds.reading.numbers import read_number
from bounds.vocabulary.variables import Variable

LARGEST_COUNT = 1e15  # above it a double no longer tells whole numbers apart


@dataclass(frozen=True)
class Quantity:
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
class Place:
    """Where a quantity stands: under which symbol, as the logarithm of what the field counts, or as an end only."""

    quantity: Quantity
    symbol: str
    is_counted: bool = False
    is_end: bool = False

    def to_field(self, text: str) -> str:
        """The fact, as the theorems' variable takes it, for this field; what is no whole number of things stays so."""
        number = read_number(text)
        if not self.is_counted or not isinstance(number, int | float):
            return text
        count = exp(min(float(number), 700.0))
        whole = round(count)
        return str(whole) if count < LARGEST_COUNT and isclose(count, whole, rel_tol=1e-9) else repr(count)

    def to_fact(self, text: str) -> str:
        """What this field holds, for the theorems' variable."""
        return f"ln({text.strip()})" if self.is_counted else text.strip()


QUANTITIES = (
    Quantity("m", "m", {"sample size"}, {"Sample size m"}, ends={"Largest sample size m"}),
    Quantity("delta", "δ", {"failure probability"}, {"Failure probability δ"}),
    Quantity("d", "d", {"VC dimension"}, {"VC dimension d"}),
    Quantity(
        "ln_size", "ln|H|", {"natural logarithm of the class size"}, (), counted={"Class size |H|", "Hypotheses"}
    ),
    Quantity("k", "k", {"number of candidate models"}, {"Candidates k"}),
    Quantity("n", "n", {"dimension of the space"}, {"Dimension n", "Dimension of the space"}),
    Quantity(
        "gamma", "γ", {"margin of unit weights"}, {"Margin γ", "Smallest distance of an example to the hyperplane"}
    ),
    Quantity(
        "noise", "η", {"probability that a label is flipped", "upper bound on the share of labels flipped"},
        {"Labels flipped", "Probability that a label is flipped"},
    ),
)  # fmt: skip


def place_of_variable(variable: Variable) -> Place | None:
    """The quantity that a variable is, by name and meaning; None for one that no laboratory has."""
    return _OF_VARIABLES.get((variable.name, variable.meaning))


def place_of_setting(words: str) -> Place | None:
    """The quantity that a setting with these words before it is; None for one that no theorem has."""
    return _OF_SETTINGS.get(words)


_OF_VARIABLES: Mapping[tuple[str, str], Place] = MappingProxyType(
    {(each.name, meaning): Place(each, each.symbol) for each in QUANTITIES for meaning in each.meanings}
)
_OF_SETTINGS: Mapping[str, Place] = MappingProxyType(
    {words: Place(each, each.symbol) for each in QUANTITIES for words in each.settings}
    | {words: Place(each, "|H|", is_counted=True) for each in QUANTITIES for words in each.counted}
    | {words: Place(each, each.symbol, is_end=True) for each in QUANTITIES for words in each.ends}
)
