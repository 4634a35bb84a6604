"""ReLU networks: weights times depth times a logarithm."""

from bounds.formula.functions import e, log2
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import RELU_NETWORK
from bounds.theorems.growth._variables import Layers, UnitsByDepth, WeightsUpTo
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass
from bounds.vocabulary.variables import Number


def a_weight_in_every_layer(layers: Layers, weights: WeightsUpTo) -> Number:
    return layers * (layers + 1) / 2 <= weights


def a_unit_in_every_layer(layers: Layers, units: UnitsByDepth) -> Number:
    return layers * (layers + 1) / 2 <= units


@theorem(
    title="VC dimension of ReLU networks",
    statement=(
        "A network of $L$ layers of weights with ReLU units and a linear threshold at the end has VC "
        r"dimension at most this, where $W=\sum_iW_i$ adds up, over the layers, the weights in layers "
        r"$1,\dots,i$, and $R=\sum_ii\,k_i\ge3$ for $k_i$ units in layer $i$."
    ),
    assumes=(RELU_NETWORK,),
    where=(a_weight_in_every_layer, a_unit_in_every_layer),
    proof=(
        Step(
            ("Layer by layer, the bends of the units so far cut the weights into pieces on which all is polynomial."),
            r"\tau(m)\le\prod_{i=1}^L2\Big(\frac{2em\,i\,k_i}{W_i}\Big)^{W_i}",
            uses="Warren's count of sign patterns",
        ),
        Step("Geometric by arithmetic mean.", r"\tau(m)\le2^L\Big(\frac{2emR}W\Big)^W"),
        Step(
            "Shattered points have all labellings; solve for m.",
            r"2^m\le2^L\Big(\frac{mr}W\Big)^W\Rightarrow m\le L+W\log_2(2r\log_2r)\quad(r=2eR\ge16)",
        ),
    ),
    source=Source("bartlett2019", "Theorem 7; rederived here from its growth function"),
    examples=(
        Example(
            dict(layers=3, weights=237531, units=123),
            "3234129.728041",
            "784-100-10-1: weights 78,500 + 79,510 + 79,521, units 100 + 2*10 + 3*1; mpmath",
        ),
        Example(
            dict(layers=2, weights=20, units=3),
            "142.75197125171",
            "mpmath: 2 + 20 log2(12 e log2(6 e)); one hidden unit and the output",
        ),
        Example(
            dict(layers=3, units=123),
            "73444",
            "mpmath: 999,997/log2(492 e log2(246 e)) = 73,444.95",
            unknown="weights",
            at_most=1e6,
        ),
    ),
    see_also=(
        "For 79,521 weights in three layers the bound is 41 times the number of weights: far more than "
        "the examples one has. vc_threshold_network is the case of threshold units."
    ),
)
def vc_relu_network(layers: Layers, weights: WeightsUpTo, units: UnitsByDepth) -> CapacityOfClass:
    return layers + weights * log2(4 * e * units * log2(2 * e * units))
