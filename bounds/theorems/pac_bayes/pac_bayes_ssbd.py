"""The PAC-Bayes theorem as a textbook proves it."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Number, Samples


def more_than_one_example(m: Samples) -> Number:
    return m >= 2


@theorem(
    title="PAC-Bayes, textbook form",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\hat L+\sqrt{(\mathrm{KL}(\rho\|\pi)+\ln(m/\delta))/(2(m-1))}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    where=(more_than_one_example,),
    proof=(
        Step(
            "The squared deviation of one hypothesis has a bounded exponential moment.",
            r"\mathbb E_S\big[e^{2(m-1)(L_S(h)-L_{\mathcal D}(h))^2}\big]\le m",
            uses="Hoeffding's inequality, integrated",
        ),
        Step(
            "Change the measure from prior to posterior; Markov's and Jensen's inequalities do the rest.",
            r"2(m-1)(\mathbb E_\rho[L_{\mathcal D}]-\hat L)^2\le\mathrm{KL}(\rho\|\pi)+\ln\frac m\delta",
            uses="Donsker and Varadhan's formula, markov, Jensen's inequality",
        ),
    ),
    source=Source("shalev-shwartz2014", "Theorem 31.1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1498083437",
            "mpmath: 0.05 + sqrt((10 + ln 20000)/1998)",
        ),
        Example(dict(m=2, delta=0.5, kl=0, training_error=0), "0.8325546112", "mpmath: sqrt(ln 4 / 2)"),
    ),
    connections=(Connection(kind="follows", another="pac_bayes_mcallester", because="Its constants are larger."),),
    see_also="pac_bayes_mcallester has ln(2√m/δ) over 2m, which is smaller for every m.",
)
def pac_bayes_ssbd(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    return training_error + sqrt((kl + log(m) + log(1 / delta)) / (2 * (m - 1)))
