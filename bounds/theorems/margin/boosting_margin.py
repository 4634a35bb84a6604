"""Votes of many classifiers generalize by their margin, however many there are."""

from bounds.formula.functions import e, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import CONVEX_VOTES, MARGIN_FIXED
from bounds.theorems.margin._variables import BaseDimension, VotingMargin, VotingMarginError
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Number, Samples


def margin_needed(
    risk: TrueRisk, m: Samples, delta: Confidence, d: BaseDimension, margin_error: VotingMarginError
) -> VotingMargin:
    return 2 * sqrt(2 * d * log(e * m / d) / m) / (risk - margin_error - sqrt(log(1 / delta) / (2 * m)))


def at_least_d_examples(d: BaseDimension, m: Samples) -> Number:
    return d <= m


@theorem(
    title="Margin bound for votes (boosting)",
    statement=(
        r"For a margin $\theta\in(0,1]$ fixed beforehand, with probability at least $1-\delta$ over the sample, every "
        "weighted vote of classifiers of VC dimension $d$, its weights adding up to 1, has true risk of at most "
        r"this, $\hat L_\theta$ being the share of examples whose vote has a margin below $\theta$. One-sided, "
        "uniform, whatever the number of classifiers."
    ),
    assumes=(IID, BINARY_LABELS, CONVEX_VOTES, MARGIN_FIXED),
    ends="one",
    decreasing_in="m delta theta",
    where=(at_least_d_examples,),
    proof=(
        Step(
            "Weighted means have the complexity of what they are means of.",
            r"\mathfrak R(\mathrm{conv}\,\mathcal H)=\mathfrak R(\mathcal H)",
        ),
        Step(
            "Which is small for a small VC dimension.",
            r"\mathfrak R(\mathcal H)\le\sqrt{\frac{2\ln\tau_{\mathcal H}(m)}m}\le\sqrt{\frac{2d\ln(em/d)}m}",
            uses="massart, sauer_polynomial",
        ),
        Step("Put it into the margin bound.", uses="margin_expected"),
    ),
    equivalent_forms=(margin_needed,),
    source=Source("mohri2018", "Corollary 7.6; Koltchinskii and Panchenko 2002"),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, d=2, theta=0.1, margin_error=0.05),
            "1.296236672",
            "mpmath: 0.05 + 20 sqrt(4 ln(5000 e)/10^4) + sqrt(ln(20)/20000); above 1: vacuous",
        ),
        Example(
            dict(m=10**6, delta=0.05, d=2, theta=0.2, margin_error=0),
            "0.07638333955875",
            "mpmath: 10 sqrt(4 ln(500000 e)/10^6) + sqrt(ln(20)/(2 * 10^6))",
        ),
        Example(
            dict(m=10**6, delta=0.05, d=2, margin_error=0.05),
            "0.033495305",
            "mpmath: linear in 1/θ",
            unknown="theta",
            at_most=0.5,
        ),
    ),
    see_also=(
        "The margin error falls as AdaBoost goes on (adaboost_margin_loss) while the rest stays: why more rounds need "
        "not hurt. In a finite class of N classifiers ln N may stand for d ln(em/d)."
    ),
)
def boosting_margin(
    m: Samples, delta: Confidence, d: BaseDimension, theta: VotingMargin, margin_error: VotingMarginError
) -> TrueRisk:
    return margin_error + 2 / theta * sqrt(2 * d * log(e * m / d) / m) + sqrt(log(1 / delta) / (2 * m))
