"""Schwarz's information criterion for Gaussian models."""

from bounds.formula.functions import log, pi
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GAUSSIAN_LIKELIHOOD
from bounds.theorems.regression._variables import Criterion, ResidualSum
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Parameters, Samples


def full_likelihood(m: Samples, rss: ResidualSum, parameters: Parameters) -> Criterion:
    return m * (log(2 * pi) + log(rss / m) + 1) + parameters * log(m)


@theorem(
    title="BIC, Gaussian noise",
    statement=(
        r"Up to a constant shared by all models, Schwarz's criterion $-2\ln\hat{\mathcal L}+p\ln m$ of a model with "
        r"$p$ parameters and Gaussian noise is exactly $m\ln(\mathrm{RSS}/m)+p\ln m$; half of it is a description "
        r"length. A definition; it bounds nothing."
    ),
    assumes=(GAUSSIAN_LIKELIHOOD,),
    relation="=",
    non_monotone="m",
    proof=(
        Step(
            "Put the best variance into the Gaussian likelihood.",
            r"-2\ln\hat{\mathcal L}=m\ln\frac{\mathrm{RSS}}m+m(1+\ln2\pi)",
        ),
        Step("Laplace's approximation of the evidence has half a logarithm per parameter.", r"\tfrac p2\ln m"),
    ),
    source=Source("schwarz1978", "definition of the criterion"),
    examples=(
        Example(dict(m=100, rss=50, parameters=4), "-50.89403731", "mpmath: 100 ln 0.5 + 4 ln 100"),
        Example(dict(m=1, rss=1, parameters=3), "0", "by hand: both logarithms are 0"),
    ),
    forms=(
        PrintedForm(
            formula=full_likelihood,
            title="with the whole likelihood",
            source=Source("schwarz1978", "the definition, for Gaussian noise", checked=False),
            compared="convention",
            because="It keeps the constant m(ln 2π + 1), the same for all models, as statistics programs do.",
            examples=(
                Example(
                    dict(m=100, rss=50, parameters=3), "228.288499143", "mpmath: 100 (ln 2π + ln 0.5 + 1) + 3 ln 100"
                ),
            ),
        ),
    ),
    see_also="aic has a penalty of 2 per parameter. Half of BIC is the description length of Rissanen (MDL) to first "
    "order.",
)
def bic(m: Samples, rss: ResidualSum, parameters: Parameters) -> Criterion:
    return m * log(rss / m) + parameters * log(m)
