"""McAllester's theorem of 2003, which many papers cite as the PAC-Bayes theorem."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes theorem of 2003",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\hat L+"
        r"\sqrt{(\mathrm{KL}(\rho\|\pi)+\ln\frac1\delta+\ln m+2)/(2m-1)}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Today it follows from the form with smaller constants.",
            r"\frac{\mathrm{KL}+\ln(2\sqrt m/\delta)}{2m}\le\frac{\mathrm{KL}+\ln(1/\delta)+\ln m+2}{2m-1}",
            uses="pac_bayes_mcallester",
        ),
    ),
    source=Source("mcallester2003", "Theorem 1", checked=False),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1546767519",
            "mpmath: 0.05 + sqrt((12 + ln 20 + ln 1000)/1999)",
        ),
        Example(
            dict(m=1, delta=0.5, kl=0, training_error=0),
            "1.641081101",
            "mpmath: sqrt(2 + ln 2), which is vacuous",
        ),
        Example(
            dict(delta=0.05, kl=10, training_error=0),
            "1,101",
            "mpmath: .10002000 for 1,100 examples, .09997661 for 1,101",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(Connection(kind="follows", another="pac_bayes_mcallester", because="Its constants are larger."),),
    see_also=(
        "Between pac_bayes_mcallester_1999, whose constants are larger, and pac_bayes_mcallester, which has ½ ln m + "
        "ln 2 over 2m where this has ln m + 2 over 2m - 1."
    ),
)
def pac_bayes_mcallester_2003(
    m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError
) -> GibbsRisk:
    return training_error + sqrt((kl + log(1 / delta) + log(m) + 2) / (2 * m - 1))
