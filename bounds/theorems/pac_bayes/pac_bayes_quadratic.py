"""The PAC-Bayes-quadratic bound, used to certify neural networks."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes-quadratic",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le(\sqrt{\hat L+c/2}+\sqrt{c/2})^2$ with "
        r"$c=(\mathrm{KL}(\rho\|\pi)+\ln(2\sqrt m/\delta))/m$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Start from the theorem for kl, and bound kl from below.",
            r"\frac{(p-\hat L)^2}{2p}\le\mathrm{kl}(\hat L\|p)\le c",
            uses="pac_bayes_kl, relaxed Pinsker inequality",
        ),
        Step(
            "That is a quadratic inequality for √p; take its larger root.",
            r"p-\sqrt{2c}\,\sqrt p-\hat L\le0\implies\sqrt p\le\sqrt{\hat L+\tfrac c2}+\sqrt{\tfrac c2}",
        ),
    ),
    source=Source("perez-ortiz2021", "PAC-Bayes-quadratic bound, section 3"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1119551419",
            "mpmath: c = (10 + ln(40 sqrt(1000)))/1000, then (sqrt(0.05 + c/2) + sqrt(c/2))^2",
        ),
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0),
            "0.03428551419",
            "mpmath: 2 (10 + ln(40 sqrt(1000)))/1000",
        ),
    ),
    connections=(
        Connection(kind="follows", another="pac_bayes_kl", because="The divergence is at least (p - q)²/(2p)."),
    ),
    see_also="Equals pac_bayes_lambda at its best λ; between pac_bayes_kl and pac_bayes_kl_relaxed.",
)
def pac_bayes_quadratic(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    c = (kl + log(2 * sqrt(m) / delta)) / m
    return (sqrt(training_error + c / 2) + sqrt(c / 2)) ** 2
