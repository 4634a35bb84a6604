"""McNemar's exact test: do two classifiers differ, judged on the same test set?"""

from bounds.formula.functions import binomial_cdf, minimum
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import SAME_TEST_SET
from bounds.theorems.validation._variables import OnlyFirstWrong, OnlySecondWrong, PValue
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="McNemar's exact test",
    statement=(
        r"If two classifiers have the same true risk, the probability that the examples which only one of them gets "
        r"wrong "
        r"divide between them at least as unevenly as $n_{10}:n_{01}$ is at most this p-value, given their number "
        r"$n_{10}+n_{01}$. Two-sided; examples that both get right or both get wrong do not matter."
    ),
    assumes=(IID, SAME_TEST_SET),
    non_monotone="only_first only_second",
    proof=(
        Step(
            "Equal risks mean that either is as likely to be wrong alone.",
            r"L_{\mathcal D}(h_1)-L_{\mathcal D}(h_2)=\mathbb P[\text{only }h_1\text{ wrong}]-\mathbb P[\text{only "
            r"}h_2\text{ wrong}]=0",
        ),
        Step(
            "Given the number of such examples, the split is a fair coin's; add the two tails.",
            r"n_{01}\sim\mathrm{Bin}\big(n_{01}+n_{10},\tfrac12\big)",
            uses="binomial_lower_tail",
        ),
    ),
    source=Source(
        "mcnemar1947",
        "the exact binomial form of the test",
        seen_in="programs that quote McNemar 1947 and Fagerland et al. 2013",
    ),
    examples=(
        Example(
            dict(only_first=30, only_second=15),
            "0.0356978035551947",
            "mpmath: 2 times the sum of C(45, i)/2^45 up to 15",
        ),
        Example(dict(only_first=5, only_second=0), "0.0625", "by hand: 2/2^5"),
        Example(dict(only_first=10, only_second=10), "1", "an even split: twice the tail is 1.176, cut at 1"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="binomial_lower_tail",
            because="The examples that only one gets wrong are tosses of a fair coin; two tails.",
            at={"m": "only_first + only_second", "errors": "minimum(only_first, only_second)", "risk": "1 / 2"},
            value="minimum(2 * value, 1)",
            equal=True,
        ),
    ),
    see_also=(
        "The common chi-square form with (|n₁₀ - n₀₁| - 1)²/(n₁₀ + n₀₁) approximates it: 14²/45 = 4.356 gives "
        "{{mcnemar_chi_square_corrected only_first=30 only_second=15 digits=3}}. It tests whether two classifiers "
        "differ, not whether two learning algorithms do: the training set is "
        "held fixed."
    ),
)
def mcnemar(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> PValue:
    return minimum(2 * binomial_cdf(minimum(only_first, only_second), only_first + only_second, 1 / 2), 1)
