"""The square-root form of the PAC-Bayes theorem."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, kl: Divergence, training_error: PosteriorError) -> Confidence:
    return 2 * sqrt(m) * exp(kl - 2 * m * (epsilon - training_error) ** 2)


def seeger(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    return training_error + sqrt((kl + log((m + 1) / delta)) / (2 * m))


@theorem(
    title="PAC-Bayes, square-root form",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\hat L+\sqrt{(\mathrm{KL}(\rho\|\pi)+\ln(2\sqrt "
        r"m/\delta))/(2m)}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Start from the theorem for kl.",
            r"\mathrm{kl}(\hat L\|\mathbb E_\rho L_{\mathcal D})\le\frac{\mathrm{KL}+\ln(2\sqrt m/\delta)}m",
            uses="pac_bayes_kl",
        ),
        Step("A divergence is at least twice the squared distance.", r"\mathrm{kl}(q\|p)\ge2(p-q)^2", uses="Pinsker"),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("alquier2024", "Theorem 3.1 and the remark on Maurer's constant"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.1425817398",
            "mpmath: 0.05 + sqrt((10 + ln(40 sqrt(1000)))/2000)",
        ),
        Example(
            dict(delta=0.05, kl=10, training_error=0),
            "854",
            "mpmath: .10000955 for 853 examples, .09995270 for 854",
            unknown="m",
            at_most=0.1,
        ),
    ),
    forms=(
        PrintedForm(
            formula=seeger,
            title="with Seeger's m + 1",
            source=Source("langford2005", "Theorem 5.1, with Pinsker's inequality", checked=False),
            compared="looser",
            because="m + 1 is at least 2√m.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, kl=10, training_error=0.05),
                    "0.149760931864",
                    "mpmath: 0.05 + sqrt((10 + ln 20020)/2000)",
                ),
            ),
        ),
    ),
    connections=(Connection(kind="follows", another="pac_bayes_kl", because="Pinsker's inequality."),),
    see_also=(
        "Never better than pac_bayes_kl. pac_bayes_mcallester_1999, pac_bayes_mcallester_2003 and pac_bayes_ssbd are "
        "the same with older constants."
    ),
)
def pac_bayes_mcallester(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    return training_error + sqrt((kl + log(2 * sqrt(m) / delta)) / (2 * m))
