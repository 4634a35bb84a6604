"""Decision stumps over n features: a dimension that grows like log n."""

from bounds.formula.functions import sperner_inverse
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import STUMPS
from bounds.theorems.growth._variables import SpaceDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of decision stumps",
    statement=(
        r"Cuts of $\mathbb R^n$ at one feature, of both orientations, have at most this VC dimension, "
        r"$\mathrm{Sperner}^{-1}(s)$ being the largest $m$ with $\binom m{\lfloor m/2\rfloor}\le s$."
    ),
    assumes=(STUMPS,),
    proof=(
        Step(
            "Each feature and orientation cuts off the sorted points one by one: one set of each size.",
            r"\emptyset\subset\{x_{(1)}\}\subset\{x_{(1)},x_{(2)}\}\subset\dots",
        ),
        Step(
            "To shatter m points, the 2n chains must hold all sets of the middle size.",
            r"\binom m{\lfloor m/2\rfloor}\le2n",
            uses="as in Sperner's theorem",
        ),
    ),
    source=Source("gey2018", "main theorem, which shows that it is attained; the bound is rederived here"),
    examples=(
        Example(dict(n=1), "2", "rays of both orientations: C(2, 1) = 2, C(3, 1) = 3"),
        Example(dict(n=1000), "13", "C(13, 6) = 1716, C(14, 7) = 3432"),
        Example(dict(n=5), "5", "C(5, 2) = 10, C(6, 3) = 20"),
        Example(dict(), "1715", "C(14, 7) = 3432 = 2 * 1716", unknown="n", at_most=13),
    ),
    see_also=(
        "growth_stumps counts all labellings and allows 14 for 1,000 features, where this allows 13. Far "
        "below vc_dimension_halfspaces, 1,001."
    ),
)
def vc_dimension_stumps(n: SpaceDimension) -> CapacityOfClass:
    return sperner_inverse(2 * n)
