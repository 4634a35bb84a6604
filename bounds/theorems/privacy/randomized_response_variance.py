"""Randomized response: the variance of the share that is estimated, by sampling and by lies."""

from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import POPULATION_SHARE, RANDOMIZED_RESPONSE
from bounds.theorems.privacy._response_variables import MostlyTrue, TrueShare, VarianceOfShare
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Samples


def put_together(m: Samples, share: TrueShare, truth: MostlyTrue) -> VarianceOfShare:
    return (1 / (16 * (truth - 1 / 2) ** 2) - (share - 1 / 2) ** 2) / m


@theorem(
    title="Randomized response, variance of the estimate",
    statement=(
        r"The unbiased estimate $\hat\pi=(\hat\lambda-1+p)/(2p-1)$ from $m$ answers has exactly this variance: that of "
        "the sample, and that of the lies."
    ),
    assumes=(RANDOMIZED_RESPONSE, POPULATION_SHARE),
    relation="=",
    decreasing_in="m truth",
    non_monotone="share",
    proof=(
        Step(
            "The share of answers 1 is that of independent coins.",
            r"\mathrm{Var}\,\hat\lambda=\frac{\lambda(1-\lambda)}m,\qquad\lambda=(2p-1)\,\pi+1-p",
        ),
        Step("Multiply out.", r"\lambda(1-\lambda)=(2p-1)^2\,\pi(1-\pi)+p(1-p)"),
        Step("The estimate divides by 2p - 1.", r"\mathrm{Var}\,\hat\pi=\frac{\mathrm{Var}\,\hat\lambda}{(2p-1)^2}"),
    ),
    source=Source("warner1965", "the variance of the estimate", seen_in="a public page on Warner's method"),
    examples=(
        Example(dict(m=100, share=0.5, truth=0.75), "0.01", "by hand: 0.25/100 + 0.1875/25"),
        Example(dict(m=50, share=0.2, truth=1), "0.0032", "by hand: 0.16/50, without lies"),
        Example(dict(m=10, share=0, truth=0.6), "0.6", "by hand: 0.24/(10 * 0.04)"),
        Example(dict(share=0.5, truth=0.75), "400", "by hand: 1/0.0025", unknown="m", at_most=0.0025),
    ),
    forms=(
        PrintedForm(
            formula=put_together,
            title="put together",
            source=Source("warner1965", "the variance of the estimate", seen_in="notes of a course that print it"),
            compared="convention",
            because="The same variance, written with the distances of p and π from 1/2.",
            examples=(
                Example(dict(m=100, share=0.5, truth=0.75), "0.01", "by hand: 1/(16 * 0.0625)/100"),
                Example(dict(m=10, share=0, truth=0.6), "0.6", "by hand: (6.25 - 0.25)/10"),
            ),
        ),
    ),
    see_also="Chebyshev's inequality makes a bound of it; randomized_response_error falls with ln(1/δ) instead.",
)
def randomized_response_variance(m: Samples, share: TrueShare, truth: MostlyTrue) -> VarianceOfShare:
    return share * (1 - share) / m + truth * (1 - truth) / (m * (2 * truth - 1) ** 2)
