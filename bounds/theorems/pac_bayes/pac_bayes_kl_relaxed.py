"""PAC-Bayes with a fast rate where the training error is small."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes, fast rate",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\hat L+\sqrt{2\hat L\,c}+2c$ with "
        r"$c=(\mathrm{KL}(\rho\|\pi)+\ln(2\sqrt m/\delta))/m$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step("Start from the theorem for kl.", r"\mathrm{kl}(\hat L\|p)\le c", uses="pac_bayes_kl"),
        Step(
            "A divergence is large next to a small training error.",
            r"\mathrm{kl}(q\|p)\ge\frac{(p-q)^2}{2p}\implies p\le q+\sqrt{2qc}+2c",
            uses="relaxed Pinsker inequality",
        ),
    ),
    source=Source("tolstikhin2013", "equation (3); Alquier (2024), Theorem 3.3"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1256893269",
            "mpmath: c = (10 + ln(40 sqrt(1000)))/1000, then 0.05 + sqrt(0.1 c) + 2 c",
        ),
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0),
            "0.03428551419",
            "mpmath: 2 (10 + ln(40 sqrt(1000)))/1000",
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="pac_bayes_quadratic", because="The root of a sum is at most the sum of roots."
        ),
    ),
    see_also="pac_bayes_quadratic solves the same inequality exactly and is never worse.",
)
def pac_bayes_kl_relaxed(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    c = (kl + log(2 * sqrt(m) / delta)) / m
    return training_error + sqrt(2 * training_error * c) + 2 * c
