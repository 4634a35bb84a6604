"""McAllester's theorem of 1999, the first over all posteriors."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes theorem of 1999",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\hat L+"
        r"\sqrt{(\mathrm{KL}(\rho\|\pi)+\ln\frac1\delta+\frac52\ln m+8)/(2m-1)}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Today it follows from the form with smaller constants.",
            r"\frac{\mathrm{KL}+\ln(2\sqrt m/\delta)}{2m}\le\frac{\mathrm{KL}+\ln(1/\delta)+\frac52\ln m+8}{2m-1}",
            uses="pac_bayes_mcallester",
        ),
    ),
    source=Source("mcallester1999", "Theorem 1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1883550913",
            "mpmath: 0.05 + sqrt((18 + ln 20 + 2.5 ln 1000)/1999)",
        ),
        Example(
            dict(m=10_000, delta=0.01, kl=0, training_error=0.1),
            "0.1422094792",
            "mpmath: 0.1 + sqrt((8 + ln 100 + 2.5 ln 10000)/19999)",
        ),
    ),
    connections=(Connection(kind="follows", another="pac_bayes_mcallester", because="Its constants are larger."),),
    see_also="pac_bayes_mcallester has ½ ln m + ln 2 where this has 5/2 ln m + 8.",
)
def pac_bayes_mcallester_1999(
    m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError
) -> GibbsRisk:
    return training_error + sqrt((kl + log(1 / delta) + 5 / 2 * log(m) + 8) / (2 * m - 1))
