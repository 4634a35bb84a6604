"""On average d/(m + 1): what an improper learner achieves without noise."""

from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import ONE_INCLUSION
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples, VCDimension


def sample_complexity(risk: ExpectedRisk, d: VCDimension) -> Samples:
    return d / risk - 1


@theorem(
    title="One-inclusion graph bound",
    statement=(
        "Averaged over samples of size $m$, the prediction by the one-inclusion graph is wrong on a new "
        "example with probability at most so much."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, ONE_INCLUSION),
    decreasing_in="m",
    proof=(
        Step(
            (
                "Join those labellings of all m + 1 points that differ in one point: there are at most d "
                "times as many edges as labellings."
            ),
            r"|E|\le d\,|V|",
            uses="Haussler, Littlestone and Warmuth",
        ),
        Step(
            "So the edges can be directed with at most d leaving each labelling.",
            r"\mathrm{outdeg}(v)\le d",
            uses="Hall's theorem",
        ),
        Step(
            (
                "Predict by the direction: of the m + 1 points at most d are got wrong when left out, and "
                "each is equally likely to be the new one."
            ),
            r"\frac d{m+1}",
            uses="exchangeability",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("haussler-littlestone1994", "Theorem 2.3"),
    examples=(
        Example(dict(m=1000, d=10), "0.00999000999001", "by hand: 10/1001"),
        Example(dict(m=99, d=3), "0.03", "by hand"),
        Example(dict(d=10), "99", "by hand: 10/100", unknown="m", at_most=0.1),
    ),
    see_also=(
        "Within a factor 2e d/(d-1) of the best possible (expected_risk_lower), without the ln m that empirical risk "
        "minimizers may need. It holds on average; turning it into high probability costs more than Markov, as is "
        "known since 2022."
    ),
)
def vc_one_inclusion(m: Samples, d: VCDimension) -> ExpectedRisk:
    return d / (m + 1)
