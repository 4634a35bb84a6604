"""PAC-Bayes-kl in its first form, with m + 1."""

from bounds.formula.functions import kl_inverse, log
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes-kl of Langford and Seeger",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathrm{kl}(\hat L\|\mathbb E_{h\sim\rho}[L_{\mathcal "
        r"D}(h)])\le(\mathrm{KL}(\rho\|\pi)+\ln((m+1)/\delta))/m$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Each of the m + 1 terms of the exponential moment is at most 1.",
            r"\binom mk\Big(\frac km\Big)^k\Big(1-\frac km\Big)^{m-k}\le1\implies\xi(m)\le m+1",
            uses="pac_bayes_kl_exact",
        ),
        Step("Go on as there.", r"\ln\frac{m+1}\delta"),
    ),
    source=Source("langford2005", "Theorem 5.1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1055877978",
            "mpmath: root of kl(0.05||p) = (10 + ln 20020)/1000",
        ),
        Example(
            dict(m=100, delta=0.05, kl=5, training_error=0),
            "0.1184808278",
            "mpmath: 1 - exp(-(5 + ln 2020)/100)",
        ),
    ),
    connections=(
        Connection(kind="follows", another="pac_bayes_kl_exact", because="The constant ξ(m) is at most m + 1."),
    ),
    see_also="pac_bayes_kl has 2√m instead of m + 1, pac_bayes_kl_exact the exact ξ(m).",
)
def pac_bayes_langford(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    return kl_inverse(training_error, (kl + log(m + 1) + log(1 / delta)) / m)
