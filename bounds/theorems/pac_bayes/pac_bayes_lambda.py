"""The PAC-Bayes-lambda bound: one that can be minimized over posterior and parameter in turn."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError, TradeOff
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes-λ",
    statement=(
        r"With probability at least $1-\delta$ over the sample, all posteriors $\rho$ and all $\lambda\in(0,2)$ at "
        r"once have $\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]\le\frac{\hat L}{1-\lambda/2}+"
        r"\frac{\mathrm{KL}(\rho\|\pi)+\ln(2\sqrt m/\delta)}{m\lambda(1-\lambda/2)}$; the best $\lambda$ is at most 1."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    free_parameters="lam",
    proof=(
        Step(
            "Start from the theorem for kl, relaxed as for the quadratic bound.",
            r"p\le\hat L+\sqrt{2p\,c},\quad c=\frac{\mathrm{KL}+\ln(2\sqrt m/\delta)}m",
            uses="pac_bayes_quadratic",
        ),
        Step(
            "A geometric mean is at most every weighted arithmetic one; solve for p.",
            r"\sqrt{2pc}\le\frac\lambda2p+\frac c\lambda\quad\text{for every }\lambda>0",
            uses="inequality of arithmetic and geometric means",
        ),
    ),
    source=Source("thiemann2017", "Theorem 3; Alquier (2024), Theorem 3.4"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05, lam=0.5533925538),
            "0.1119551419",
            "mpmath at the best λ = 2/(sqrt(2 L/c + 1) + 1)",
        ),
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05, lam=1),
            "0.1342855142",
            "mpmath: 0.1 + 2 (10 + ln(40 sqrt(1000)))/1000",
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="pac_bayes_quadratic", because="A geometric mean is at most the arithmetic one."
        ),
    ),
    see_also=(
        "λ may be chosen after seeing the sample, unlike the parameter of pac_bayes_catoni. At the best λ the value is "
        "that of pac_bayes_quadratic."
    ),
)
def pac_bayes_lambda(
    m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError, lam: TradeOff
) -> GibbsRisk:
    return training_error / (1 - lam / 2) + (kl + log(2 * sqrt(m) / delta)) / (m * lam * (1 - lam / 2))
