"""Conformal sets that hold with confidence: a tolerance region."""

from bounds.formula.functions import binomial_cdf, binomial_upper
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import NO_TIES, SPLIT
from bounds.theorems.conformal._variables import Calibration, LeftOut, TrueMiscoverage
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Number


def failure_probability(epsilon: Accuracy, m: Calibration, left_out: LeftOut) -> Confidence:
    return binomial_cdf(left_out - 1, m, epsilon)


def no_more_than_there_are(left_out: LeftOut, m: Calibration) -> Number:
    return left_out <= m


@theorem(
    title="Conformal tolerance set",
    statement=(
        r"Let $C$ hold every label whose score is at most the $(m+1-\ell)$-th smallest of $m$ calibration scores. With "
        r"probability exactly $1-\delta$ over the calibration set, $C$ misses a new label with at most this "
        r"probability."
    ),
    assumes=(IID, SPLIT, NO_TIES),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_than_there_are,),
    proof=(
        Step(
            "C misses with probability above p just when fewer than ℓ calibration scores lie in the worst share p.",
            r"\mathbb P[\mathrm{Bin}(m,p)\le\ell-1]",
        ),
        Step("Choose p so that this is δ.", r"p=\overline{\mathrm{Bin}}(\ell-1,m,\delta)", uses="test_set_binomial"),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("wilks1941", "tolerance limits; Vovk (2012), Proposition 2a"),
    examples=(
        Example(
            dict(m=1000, delta=0.05),
            "85",
            "SciPy: largest l with binom.cdf(l - 1, 1000, 0.1) <= 0.05",
            unknown="left_out",
            at_most=0.1,
        ),
        Example(
            dict(delta=0.05, left_out=1), "59", "Wilks: 0.95^59 = .0485 <= 0.05 < 0.95^58", unknown="m", at_most=0.05
        ),
        Example(dict(m=100, delta=0.05, left_out=1), "0.02951304960704", "mpmath: 1 - 0.05^(1/100)"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="test_set_binomial",
            because="Fewer than ℓ calibration scores in the worst share p.",
            at={"errors": "left_out - 1"},
            equal=True,
        ),
    ),
    see_also="Against conformal_coverage: confidence over the calibration set instead of an average over it.",
)
def conformal_tolerance(m: Calibration, delta: Confidence, left_out: LeftOut) -> TrueMiscoverage:
    return binomial_upper(left_out - 1, m, delta)
