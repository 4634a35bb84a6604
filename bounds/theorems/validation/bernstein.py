"""Bernstein's inequality: a loss that varies little is known sooner."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import KNOWN_VARIANCE, LOSS_IN_RANGE
from bounds.theorems.validation._variables import LossRange, TrueVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.trivial import RANGE_OF_LOSS
from bounds.vocabulary.variables import Confidence, Samples


def tail(m: Samples, delta: Confidence, variance: TrueVariance, loss_range: LossRange) -> Gap:
    t = loss_range * log(1 / delta) / (3 * m)
    return t + sqrt(t**2 + 2 * variance * log(1 / delta) / m)


def split(m: Samples, delta: Confidence, variance: TrueVariance, loss_range: LossRange) -> Gap:
    return sqrt(2 * variance * log(1 / delta) / m) + 2 * loss_range * log(1 / delta) / (3 * m)


@theorem(
    title="Bernstein's inequality",
    statement=(
        r"Let the losses of one fixed $h$ have variance at most $\sigma^2$ and lie in an interval of length $b$. With "
        r"probability at least $1-\delta$ over the sample, "
        r"$L_{\mathcal D}(h)\le L_S(h)+\sqrt{2\sigma^2\ln(1/\delta)/m}+b\ln(1/\delta)/(3m)$. One-sided; what is "
        r"used of the range is only that no loss lies more than $b$ below its expectation."
    ),
    assumes=(IID, KNOWN_VARIANCE, LOSS_IN_RANGE, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The exponential moments of the losses are those of a sub-gamma variable of scale b/3.",
            r"\ln\mathbb E\,e^{s(\mathbb E\ell-\ell)}\le\frac{s^2\sigma^2}{2(1-bs/3)}",
        ),
        Step(
            "Chernoff's method, its exponent inverted exactly.",
            r"\mathbb P\Big[L_{\mathcal D}(h)-L_S(h)>\sqrt{\tfrac{2\sigma^2x}m}+\tfrac{bx}{3m}\Big]\le e^{-x}",
            uses="Chernoff's method",
        ),
    ),
    source=Source("boucheron2013", "Theorem 2.10"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, variance=0.0475, loss_range=1),
            "0.01786850824795735",
            "mpmath: sqrt(0.095 ln(20)/1000) + ln(20)/3000",
        ),
        Example(
            dict(m=500, delta=0.01, variance=0.3, loss_range=2),
            "0.08047867069165",
            "mpmath: sqrt(0.6 ln(100)/500) + 2 ln(100)/1500",
        ),
        Example(
            dict(delta=0.05, variance=0.0475, loss_range=1),
            "3043",
            "mpmath: quadratic in √m, 3042.38",
            unknown="m",
            at_most=0.01,
        ),
    ),
    forms=(
        PrintedForm(
            formula=tail,
            title="the textbooks' tail",
            source=Source("shalev-shwartz2014", "Lemma B.9, solved for the deviation"),
            compared="looser",
            because="Where exp(-mε²/(2σ²+2bε/3)) is δ; the sub-gamma form inverts a larger exponent.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, variance=0.0475, loss_range=1),
                    "0.0178980366721",
                    "mpmath: ln 20/3000 + sqrt((ln 20/3000)^2 + 0.095 ln 20/1000)",
                ),
                Example(
                    dict(m=500, delta=0.01, variance=0.3, loss_range=2),
                    "0.0807318257026",
                    "mpmath: t + sqrt(t^2 + 0.6 ln 100/500), t = 2 ln 100/1500",
                ),
            ),
        ),
        PrintedForm(
            formula=split,
            title="the textbooks' tail, its root split",
            source=Source("shalev-shwartz2014", "proof of Lemma B.10"),
            compared="looser",
            because="The root of a sum is at most the sum of the roots.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, variance=0.0475, loss_range=1),
                    "0.0188670856725",
                    "mpmath: sqrt(0.095 ln 20/1000) + 2 ln 20/3000",
                ),
                Example(
                    dict(m=500, delta=0.01, variance=0.3, loss_range=2),
                    "0.0866188976063",
                    "mpmath: sqrt(0.6 ln 100/500) + 4 ln 100/1500",
                ),
            ),
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="bennett", because="The exponent h(u) is at least that of a sub-gamma variable."
        ),
    ),
    see_also=(
        "Its Gaussian term has the variance where hoeffding_one_sided has b²/4. The textbook tail "
        "exp(-mt²/(2σ²+2bt/3)), inverted by √(x+y) ≤ √x+√y, gives 2b/(3m) instead of b/(3m): valid, looser. "
        "bennett is the same argument without the sub-gamma step; with the variance estimated, empirical_bernstein."
    ),
    trivial=RANGE_OF_LOSS,
)
def bernstein(m: Samples, delta: Confidence, variance: TrueVariance, loss_range: LossRange) -> Gap:
    return sqrt(2 * variance * log(1 / delta) / m) + loss_range * log(1 / delta) / (3 * m)
