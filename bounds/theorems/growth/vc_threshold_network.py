"""Networks of threshold units: weights times the logarithm of units."""

from bounds.formula.functions import e, log2
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import THRESHOLD_NETWORK
from bounds.theorems.growth._variables import Units, Weights
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass
from bounds.vocabulary.variables import Number


def a_weight_for_every_unit(units: Units, weights: Weights) -> Number:
    return units <= weights


@theorem(
    title="VC dimension of threshold networks (Baum-Haussler)",
    statement=(
        r"A feed-forward network of $N\ge2$ threshold units with $W$ weights and thresholds in all has "
        r"$\mathrm{VCdim}\le2W\log_2(eN)$."
    ),
    assumes=(THRESHOLD_NETWORK,),
    where=(a_weight_for_every_unit,),
    proof=(
        Step(
            "Each unit is a halfspace over its inputs, with as many parameters as weights.",
            r"\tau(m)\le\prod_i\Big(\frac{em}{W_i}\Big)^{W_i}\le\Big(\frac{Nem}W\Big)^W",
            uses="growth_halfspaces",
        ),
        Step("Shattered points have all labellings.", r"2^m\le\Big(\frac{Nem}W\Big)^W"),
        Step("That fails at the bound, and beyond.", r"2\log_2(eN)<eN\quad(N\ge2)"),
    ),
    source=Source("baum1989", "Theorem 1 and Corollary 2; rederived here"),
    examples=(
        Example(dict(weights=1000, units=50), "14173.1024613", "mpmath: 2000 log2(50 e)"),
        Example(dict(weights=10, units=2), "48.8539008178", "mpmath: 20 log2(2 e)"),
        Example(
            dict(units=50),
            "705",
            "mpmath: 10000/(2 log2(50 e)) = 705.56",
            unknown="weights",
            at_most=10000,
        ),
    ),
    see_also=("For one unit the dimension is W itself (growth_halfspaces). For ReLU units see vc_relu_network."),
)
def vc_threshold_network(weights: Weights, units: Units) -> CapacityOfClass:
    return 2 * weights * log2(e * units)
