"""How much risk above the best of the class no learner can avoid, on average over samples."""

from bounds.formula.functions import mean_vote_error
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import SHATTERED_SET
from bounds.theorems.lower_bounds._variables import LabelBias, MinimaxExcessRisk, SummedSamples
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import VCDimension


@theorem(
    title="Agnostic minimax lower bound, in expectation",
    statement=(
        "For every $b$ and every learner there is a distribution on which its expected true risk, over samples of "
        r"size $m$, is at least this much above the best of $\mathcal H$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, SHATTERED_SET, ANY_LEARNER),
    relation=">=",
    decreasing_in="m",
    free_parameters="bias",
    proof=(
        Step(
            "Examples are uniform on d shattered points; on each the label is 1 with probability (1 + b)/2 or (1 - "
            "b)/2, as a fair coin decided.",
        ),
        Step(
            "A point seen k times is best given its majority, which is wrong as often as k biased voters; k is "
            "binomial.",
            r"\mathbb P[\text{wrong}]\ge\mathcal V\big(m,\tfrac1d,\tfrac{1-b}2\big)",
            uses="two_coins_exact",
        ),
        Step(
            "A wrong point costs b. Some choice of the coins is no better than the mean.", r"b\,\mathbb P[\text{wrong}]"
        ),
    ),
    source=Source(
        "kontorovich2019", "the asymptotic constant; for finite m as in the proof shown", seen_in="the paper's abstract"
    ),
    examples=(
        Example(dict(m=1, d=1, bias=0.5), "0.125", "by hand: 0.5 * 0.25"),
        Example(dict(m=2, d=2, bias=1), "0.125", "by hand: half of the unseen quarter"),
        Example(dict(m=100, d=10, bias=0.2), "0.05296135148", "mpmath: sum over k of Bin(100, 1/10), exact votes"),
    ),
    see_also=(
        "Where V(m, p, e) is the probability that Bin(m, p) voters, each wrong with probability e, are wrong together. "
        "With many examples a point the best b is about .752 sqrt(d/m) and the bound .16997 sqrt(d/m), the constant "
        "of the exact minimax risk. agnostic_lower is about failing with a probability."
    ),
)
def agnostic_expected_lower(m: SummedSamples, d: VCDimension, bias: LabelBias) -> MinimaxExcessRisk:
    return bias * mean_vote_error(m, 1 / d, (1 - bias) / 2)
