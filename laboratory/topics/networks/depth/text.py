"""Depth and the number of units, in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.networks.depth.run import Depth
from laboratory.views.headline import Headline

READABLE = 10**9
MEANING = r"""
One hidden layer computes every function of d bits: take an AND for each input with the answer 1, and an OR of them.
How **many** units it takes is another matter, and depends on what a unit may be.

**Parity** (is the number of ones odd?). An AND that leaves a bit out accepts two inputs that differ in this bit
alone, and one of them is even. So each AND accepts one odd input only, and there are $2^{d-1}$ of these: so many ANDs
are needed, and do. **Threshold units** do with d in the same single layer: unit k asks whether at least k bits are 1,
and the output adds them with the weights +1, −1, +1, …. A chain of exclusive ors does with 3(d − 1) units that see
two inputs each. So parity is no example against one hidden layer of threshold units.

**The inner product mod 2** of n pairs (is the number of pairs with xᵢ = yᵢ = 1 odd?) is one. In one hidden layer
$2^n-1$ ANDs do if the output weighs them: twice the product is 1 − Π(1 − 2xᵢyᵢ). Two hidden layers do with 2n units:
n ANDs, then parity. One hidden layer of threshold units with whole weights between −W and W, and a threshold unit as
output, its weights of any size, needs at least $(2^{n/2}-1)/(nW+1)$. For a unit's net input over x takes at most nW + 1
values, so its table over all x and y has at most that rank; and a table with the signs of the inner product has rank
at least $2^{n/2}$ (Forster 2002). Hajnal, Maass, Pudlák, Szegedy and Turán (1993) had shown it exponential where the
output's weights are bounded, too. With hidden weights of any size **most** functions of d bits need exponentially
many threshold units, by counting: there are at most $2^{d^2}$ halfspaces (for d ≥ 2) and $2^{2^d}$ functions. But most
of them need exponentially many with more layers, too, about the square root of that number; and of no function that
one can write down has it been proved.

For sigmoid and ReLU units and real inputs Eldan and Shamir (2016) found functions on ℝⁿ of two hidden layers and few
units that one hidden layer approximates only with exponentially many. None of this says that the weights of the
deeper network are **found** by training.
"""
EACH = "each AND accepts one odd input"
SIGN_RANK = "rank of the signs, Forster; hidden weights whole, −W to W"


def headline(run: Depth) -> Headline:
    """ANDs that do in one hidden layer, and how many units every such network needs."""
    name, by = ("parity", EACH) if run.function == "parity" else ("the inner product", SIGN_RANK)
    what = (
        f"AND in one hidden layer computes {name}" if run.shallow == 1 else f"ANDs in one hidden layer compute {name}"
    )
    return Headline(
        float(run.shallow), what, at_least=float(run.least), by=by, rests_on=(), measured_text=_count(run.shallow)
    )


def caption(run: Depth) -> str:
    """How to read the curves."""
    growth = "The axis is logarithmic: a straight line is exponential growth."
    if run.function == "parity":
        return f"{growth} Fewer ANDs and an OR cannot compute parity."
    weights = f"whole weights up to {format_number(run.weight)}"
    return f"{growth} The line “at least” is what one hidden layer of threshold units needs, with {weights}."


def sentence(run: Depth) -> str:
    """The few units of the better network."""
    if run.function == "parity":
        return (
            f"For the parity of {run.bits} bits **{run.deep}** threshold units do in one hidden layer; of ANDs it "
            f"takes **{_count(run.shallow)}**."
        )
    return (
        f"For {pluralize(run.pairs, 'pair')} of bits two hidden layers do with **{run.deep}** units; a single one "
        f"needs at least **{_count(run.least)}**, with hidden weights up to {format_number(run.weight)}."
    )


def more(run: Depth) -> str:
    """That the network computes it, and how the counts grow."""
    checked = format_number(len(run.inputs))
    which = f"all {checked} inputs" if run.checked_all else f"{checked} random inputs"
    right = f"Run on {which}, the network of {run.deep} hidden units makes **{pluralize(run.wrong, 'mistake')}**."
    if run.function == "parity":
        chain = f"A chain of {pluralize(run.bits - 1, 'exclusive or')} has {run.in_pairs} units of two inputs each."
        return f"{right}\n\n{chain} One more bit doubles the ANDs."
    left = " The last input is not used: the product takes pairs." if run.bits % 2 else ""
    return (
        f"{right}{left}\n\nTwo more pairs double the bound on one hidden layer, but for the factor nW + 1 = "
        f"{format_number(run.pairs * run.weight + 1)}; two hidden layers grow by 4 units."
    )


def _count(units: int) -> str:
    """In full as long as it can be read."""
    return format_number(units) if units < READABLE else format_short(float(units), 4)
