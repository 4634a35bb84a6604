"""Optimal learning in the realizable case: some votes do without the logarithm, at a constant left open."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import OPTIMAL_LEARNER
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, Samples, VCDimension


def failure_probability(m: Samples, epsilon: Accuracy, d: VCDimension, C: Constant) -> Confidence:
    return exp(d - m * epsilon / C)


@theorem(
    title="Optimal realizable learning",
    statement=(
        "There is an absolute constant $C$ such that so many examples are enough for some learners: with probability "
        r"at least $1-\delta$ over the sample, $L_{\mathcal D}(h_S)\le\varepsilon$. The papers' $C$ are far too large "
        "for numbers: the number shown holds only for a $C$ that is large enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, REALIZABLE, FINITE_VC_DIMENSION, OPTIMAL_LEARNER),
    decreasing_in="epsilon delta",
    free_parameters="C",
    proof=(
        Step(
            "Where the vote is wrong, so are many of its hypotheses; but a hypothesis from one part is tested by the "
            "examples of the others on the region in which those are wrong.",
        ),
        Step(
            "On that region, of probability p, it has seen about pm examples: its error there falls with each level "
            "of the construction, so that the logarithms make a sum that converges.",
            r"L_{\mathcal D}(h_S)\le C\,\frac{d+\ln(1/\delta)}m",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "hanneke2016", "Theorem 2; bagging: Larsen, COLT 2023", seen_in="Prove2Me's formalization of its proof"
    ),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10, C=1.0), "129.957322735540", "mpmath: 10 (10 + ln 20)"),
        Example(dict(epsilon=0.05, delta=0.05, C=2.0), "22", "mpmath: 25 - ln 20 = 22.004", unknown="d", at_most=1000),
    ),
    see_also=(
        "vc_realizable_constant has d ln(1/ε), which some empirical risk minimizers cannot do without. "
        "vc_realizable_lower says that no learner does with fewer examples than this, up to the constant."
    ),
)
def vc_optimal_constant(epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant) -> SampleComplexity:
    return C * (d + log(1 / delta)) / epsilon
