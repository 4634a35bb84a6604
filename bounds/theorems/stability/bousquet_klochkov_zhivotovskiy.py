"""Nearly the best bound for uniformly stable learners, with its constants."""

from bounds.formula.functions import ceil, e, exp, log, log2, sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import LOSS_UP_TO_M, STABLE_UNDER_REPLACEMENT, SYMMETRIC
from bounds.theorems.stability._variables import StabilityReplacing
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import GapOfLoss
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Number, Samples


def not_above_e_to_minus_two(delta: Confidence) -> Number:
    return delta <= exp(-2)


@theorem(
    title="Uniform stability, nearly optimal",
    statement=(
        r"If replacing any one example changes no loss by more than $\beta$, then with probability at least "
        r"$1-\delta$ over the sample the true and the empirical mean loss differ by at most this. Two-sided; for "
        r"$\delta\le e^{-2}$."
    ),
    assumes=(IID, LOSS_UP_TO_M, STABLE_UNDER_REPLACEMENT, SYMMETRIC),
    ends="both",
    decreasing_in="delta",
    non_monotone="m",
    where=(not_above_e_to_minus_two,),
    proof=(
        Step(
            "Up to 2β the gap is a mean of functions that hardly depend on the other examples and have mean 0 in "
            "their own.",
            r"m\,|L_{\mathcal D}(h_S)-L_S(h_S)|\le2\beta m+\Big|\sum_ig_i\Big|",
        ),
        Step(
            "Conditioning on halves, quarters, ... of the sample bounds their moments.",
            r"\Big\|\sum_ig_i\Big\|_p\le12\sqrt2\,p\,m\cdot2\beta\lceil\log_2m\rceil+4M\sqrt{pm}",
            uses="moment bound for weakly dependent sums",
        ),
        Step("Take p = ln(1/δ) moments.", r"\mathbb P\big[|X|>e\|X\|_p\big]\le e^{-p}", uses="Markov's inequality"),
    ),
    source=Source("bousquet2020", "Theorem 4 and its use for stability; the tail by Markov's inequality"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, beta=0.001, loss_bound=1),
            "3.361030825",
            "mpmath: 0.002 + e (0.24 sqrt(2) ln 20 + 4 sqrt(ln(20)/1000))",
        ),
        Example(dict(m=10**6, delta=0.05, beta=1e-6, loss_bound=1), "0.02434922637103", "mpmath, 30 digits"),
        Example(
            dict(m=10**6, delta=0.05, loss_bound=1),
            "0.000014680518",
            "mpmath: linear in β",
            unknown="beta",
            at_most=0.1,
        ),
    ),
    see_also=(
        "stability_replace_one needs β well below 1/√m; this one is content with β of order 1/ln m. But the "
        "constants are large: at m = 1000 and β = .001 it gives "
        "{{bousquet_klochkov_zhivotovskiy m=1000 delta=0.05 beta=0.001 loss_bound=1}} where stability_replace_one "
        "gives {{stability_replace_one m=1000 delta=0.05 beta=0.001 loss_bound=1}}."
    ),
    trivial=LARGEST_LOSS,
)
def bousquet_klochkov_zhivotovskiy(
    m: Samples, delta: Confidence, beta: StabilityReplacing, loss_bound: LossBound
) -> GapOfLoss:
    confidence = log(1 / delta)
    return 2 * beta + e * (24 * sqrt(2) * beta * ceil(log2(m)) * confidence + 4 * loss_bound * sqrt(confidence / m))
