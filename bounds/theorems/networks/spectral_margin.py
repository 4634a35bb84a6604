"""Margin bound for networks by spectral norms (Bartlett, Foster and Telgarsky), with its constants."""

from math import sqrt as root

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.networks._assumptions import SPECTRAL_NORMS
from bounds.theorems.networks._variables import (
    DataNorm,
    Distance,
    NetworkMargin,
    NetworkMarginError,
    ProductOfSpectralNorms,
    SeveralSamples,
    Width,
)
from bounds.vocabulary.assumptions import CLASS_FIXED, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Spectrally normalized margin bound",
    statement=(
        r"For a margin $\gamma>0$ and bounds on the norms fixed beforehand, with probability at least $1-\delta$ over "
        r"the sample, every such network has true risk of at most this, $\hat L_\gamma$ being the share of examples "
        r"on which the right class leads by less than $\gamma$, and $X$ the Frobenius norm of the sample. One-sided, "
        "uniform."
    ),
    assumes=(IID, SPECTRAL_NORMS, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta gamma",
    proof=(
        Step(
            "The networks' outputs on the sample have small covers; the ramp of a margin is 2/γ-Lipschitz in them.",
            r"\ln\mathcal N(\epsilon)\le\frac{C^2}{\epsilon^2},\qquad C=\frac2\gamma\,X\sqrt{\ln(2W^2)}\,\Pi R",
            uses="cover of a product of matrices",
        ),
        Step(
            "Chains of ever finer covers, from √m down to 1/√m; (ln m)/m falls from m = 3 on.",
            r"\hat{\mathfrak R}\le\frac4m+\frac{12}m\int_{1/\sqrt m}^{\sqrt m}\frac "
            r"C\epsilon\,d\epsilon=\frac4m+\frac{12\,C\ln m}m",
            uses="Dudley's entropy integral",
        ),
        Step("Put it into the uniform bound for losses.", uses="rademacher_loss_empirical"),
    ),
    source=Source(
        "bartlett2017",
        "Theorem 3.3 and Lemma A.5, put together for norms fixed beforehand",
        seen_in="a text of the paper, Theorem 3.3",
    ),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, gamma=0.5, data_norm=100, width=100, norms=8, distance=root(27), margin_error=0),
            "1156.720573",
            "mpmath: C = 3200 sqrt(27 ln 20000); above 1: vacuous",
        ),
        Example(
            dict(m=10**9, delta=0.05, gamma=1, data_norm=1000, width=10, norms=1, distance=1, margin_error=0.01),
            "0.0124184952349",
            "mpmath, 30 digits",
        ),
    ),
    see_also=(
        "X grows like √m: whoever solves for m with X held fixed must put in that of the larger sample. "
        "Vacuous for networks of everyday size and sample: it shows what counts, not how much. golowich_frobenius "
        "through margin_empirical is the other route. Norms read off the trained network need a union bound over a "
        "grid, as in margin_all."
    ),
)
def spectral_margin(
    m: SeveralSamples,
    delta: Confidence,
    gamma: NetworkMargin,
    data_norm: DataNorm,
    width: Width,
    norms: ProductOfSpectralNorms,
    distance: Distance,
    margin_error: NetworkMarginError,
) -> TrueRisk:
    cover = 2 / gamma * data_norm * sqrt(log(2 * width**2)) * norms * distance
    return margin_error + 8 / m + 24 * cover * log(m) / m + 3 * sqrt(log(2 / delta) / (2 * m))
