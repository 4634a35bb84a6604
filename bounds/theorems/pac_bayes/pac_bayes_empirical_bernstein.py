"""PAC-Bayes with the observed variance of the losses."""

from bounds.formula.functions import ceil, e, log, maximum, minimum, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import GRID_BEFORE_DATA, PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import (
    Divergence,
    GibbsRisk,
    GridRatio,
    PosteriorError,
    PosteriorVariance,
    TwoOrMoreSamples,
)
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="PAC-Bayes empirical Bernstein bound",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has a true risk of at "
        r"most this, where $\hat L$ and $V$ are means over $\rho$ of the error on the sample and of the sample "
        "variance of the losses."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA, GRID_BEFORE_DATA),
    ends="one",
    free_parameters="c",
    non_monotone="m delta",
    chosen="before the data",
    proof=(
        Step(
            "Bernstein's inequality for one parameter λ in (0, 1], carried over to all posteriors; v is the mean "
            "variance.",
            r"\mathbb E_\rho[L_{\mathcal D}]\le\hat L+(e-2)\lambda v+\frac{\mathrm{KL}+\ln(1/\delta_i)}{\lambda m}",
            uses="Donsker and Varadhan's formula",
        ),
        Step(
            "Share δ/2 among the powers of 1/c that may be needed, since v is at most 1/4, and 1 itself: so many. "
            "One of them is within a factor c of the best.",
            r"\nu_1=\Big\lceil\frac1{\ln c}\ln\sqrt{\frac{(e-2)m}{4\ln(2/\delta)}}\Big\rceil+1",
            uses="union bound",
        ),
        Step(
            "The sample variance seldom falls short of the variance: the same for its own parameter, with the other "
            "δ/2.",
            r"v\le V+(1+c)\sqrt{\frac{Vk_2}{2(m-1)}}+\frac{2ck_2}{m-1},\quad "
            r"k_2=\mathrm{KL}+\ln\frac{2\nu_2}\delta,\quad\nu_2=\Big\lceil\frac1{\ln "
            r"c}\ln\frac{\sqrt{\frac{m-1}{\ln(2/\delta)}+1}+1}2\Big\rceil",
            uses="the self-bounding property of the sample variance (Maurer and Pontil 2009)",
        ),
        Step(
            "Put the best λ in, or 1 if that is larger; the grid costs the last term a factor c.",
            r"\hat L+(e-2)\lambda v+\frac{ck_1}{\lambda "
            r"m},\quad\lambda=\min\Big\{1,\sqrt{\frac{k_1}{(e-2)mv}}\Big\},\quad "
            r"k_1=\mathrm{KL}+\ln\frac{2\nu_1}\delta",
        ),
    ),
    source=Source("tolstikhin2013", "Theorems 3 and 4, rederived in the proof shown", checked=False),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05, variance=0.0475, c=1.15),
            "0.133455801",
            "mpmath: ν₁ = 15, ν₂ = 16",
        ),
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05, variance=0, c=1.15),
            "0.0954237122",
            "mpmath: v = 2.3 k₂/999, λ = .776",
        ),
    ),
    see_also=(
        "Better than pac_bayes_kl only when losses between 0 and 1 vary much less than errors do: in the first "
        "example pac_bayes_kl has {{pac_bayes_kl m=1000 delta=0.05 kl=10 training_error=0.05}}. Where the best λ "
        "exceeds 1 the paper has 2k₁/m."
    ),
)
def pac_bayes_empirical_bernstein(
    m: TwoOrMoreSamples,
    delta: Confidence,
    kl: Divergence,
    training_error: PosteriorError,
    variance: PosteriorVariance,
    c: GridRatio,
) -> GibbsRisk:
    first = maximum(1, ceil(log((e - 2) * m / (4 * log(2 / delta))) / (2 * log(c))) + 1)
    second = maximum(1, ceil(log((sqrt((m - 1) / log(2 / delta) + 1) + 1) / 2) / log(c)))
    k1 = kl + log(2 / delta) + log(first)
    k2 = kl + log(2 / delta) + log(second)
    v = minimum(1 / 4, variance + (1 + c) * sqrt(variance * k2 / (2 * (m - 1))) + 2 * c * k2 / (m - 1))
    best = minimum(1, sqrt(k1 / ((e - 2) * m * v)))
    return training_error + (e - 2) * best * v + c * k1 / (best * m)
