"""The posterior's error on the sample from a finite number of draws."""

from bounds.formula.functions import kl_inverse, log
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import INDEPENDENT_DRAWS
from bounds.theorems.pac_bayes._variables import Draws, GibbsTraining, PosteriorError
from bounds.vocabulary.assumptions import LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Monte Carlo estimate of the Gibbs error",
    statement=(
        r"With probability at least $1-\delta$ over $T$ hypotheses drawn from the posterior, the mean training error "
        r"under the posterior is at most this, where $\hat L$ is the mean over the draws. One-sided."
    ),
    assumes=(LOSS_IN_UNIT_INTERVAL, INDEPENDENT_DRAWS),
    ends="one",
    decreasing_in="draws delta",
    proof=(
        Step(
            "Given the sample, the draws' training errors are independent numbers in [0, 1].",
            r"\mathbb P[\mathrm{kl}(\hat L\|\mathbb E_\rho L_S)\ge c]\le2e^{-Tc}",
            uses="test_set_kl, union bound",
        ),
    ),
    source=Source(
        "langford2005",
        "section 5, after Langford and Caruana (2002), Theorem 2.5",
        seen_in="the program of Pérez-Ortiz et al. 2021",
    ),
    examples=(
        Example(
            dict(draws=1000, delta=0.01, training_error=0.05),
            "0.07565109633",
            "mpmath: root of kl(0.05||p) = ln(200)/1000",
        ),
        Example(dict(draws=100, delta=0.05, training_error=0), "0.03621669265", "mpmath: 1 - 40^(-1/100)"),
    ),
    see_also=(
        "Put the value into pac_bayes_kl as training error; the two failure probabilities add up. One-sided, ln(1/δ) "
        "would do instead of ln(2/δ)."
    ),
)
def pac_bayes_monte_carlo(draws: Draws, delta: Confidence, training_error: PosteriorError) -> GibbsTraining:
    return kl_inverse(training_error, log(2 / delta) / draws)
