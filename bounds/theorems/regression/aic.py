"""Akaike's information criterion for Gaussian models."""

from bounds.formula.functions import log, pi
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GAUSSIAN_LIKELIHOOD
from bounds.theorems.regression._variables import Criterion, ResidualSum
from bounds.vocabulary.citation import Example, Misprint, PrintedForm, Source, Step
from bounds.vocabulary.variables import Parameters, Samples


def full_likelihood(m: Samples, rss: ResidualSum, parameters: Parameters) -> Criterion:
    return m * (log(2 * pi) + log(rss / m) + 1) + 2 * parameters


@theorem(
    title="AIC, Gaussian noise",
    statement=(
        r"Up to a constant shared by all models, Akaike's criterion $-2\ln\hat{\mathcal L}+2p$ of a model with $p$ "
        r"parameters and Gaussian noise is exactly $m\ln(\mathrm{RSS}/m)+2p$. A definition; it estimates the risk for "
        r"large $m$ and bounds nothing."
    ),
    assumes=(GAUSSIAN_LIKELIHOOD,),
    relation="=",
    non_monotone="m",
    proof=(
        Step(
            "Put the best variance into the Gaussian likelihood.",
            r"\hat\sigma^2=\tfrac{\mathrm{RSS}}m,\qquad-2\ln\hat{\mathcal L}=m\ln\frac{\mathrm{RSS}}m+m(1+\ln2\pi)",
        ),
    ),
    source=Source("akaike1974", "definition of the criterion"),
    examples=(
        Example(dict(m=100, rss=50, parameters=4), "-61.31471806", "mpmath: 100 ln 0.5 + 8"),
        Example(dict(m=10, rss=10, parameters=3), "6", "by hand: ln 1 = 0"),
    ),
    forms=(
        PrintedForm(
            formula=full_likelihood,
            title="with the whole likelihood",
            source=Source("akaike1974", "the definition, for Gaussian noise", checked=False),
            compared="convention",
            because="It keeps the constant m(ln 2π + 1), the same for all models, as statistics programs do.",
            examples=(
                Example(dict(m=100, rss=50, parameters=3), "220.472988585", "mpmath: 100 (ln 2π + ln 0.5 + 1) + 6"),
            ),
        ),
    ),
    misprints=(
        Misprint(
            "matteoni2022",
            "we can approximate the estimation analytically: AIC, BIC",
            printed=r"\text{AIC, BIC (limited to linear models)}",
            right=r"\text{any model with a regular likelihood}",
            consequence="The penalty counts parameters of a likelihood; linearity plays no part.",
        ),
    ),
    see_also="bic has a penalty of ln m instead of 2 per parameter: more from m = 8 on.",
)
def aic(m: Samples, rss: ResidualSum, parameters: Parameters) -> Criterion:
    return m * log(rss / m) + 2 * parameters
