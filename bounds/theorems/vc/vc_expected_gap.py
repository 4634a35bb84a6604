"""How far the sample may mislead, on average."""

from bounds.formula.functions import log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedGap
from bounds.vocabulary.variables import Samples, VCDimension


@theorem(
    title="Expected uniform deviation",
    statement=(
        r"Averaged over samples of size $m$, the largest of $|L_{\mathcal D}(h)-L_S(h)|$ over "
        r"$h\in\mathcal H$ is at most so much."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    decreasing_in="m",
    proof=(
        Step(
            "Random signs instead of a second sample; moving the losses to ±1/2 changes nothing.",
            (
                r"\mathbb E\sup_h|L_{\mathcal D}-L_S|\le2\,\mathbb "
                r"E\sup_h\Big|\tfrac1m\sum_i\sigma_i(\ell_i(h)-\tfrac12)\Big|"
            ),
            uses="symmetrisation",
        ),
        Step(
            "So many vectors, with their negatives, of length √m/2.",
            r"\tfrac2m\cdot\tfrac{\sqrt m}2\sqrt{2\ln(2\,\tau(m))}",
            uses="massart, sauer",
        ),
    ),
    source=Source("lugosi2002", "Theorem 1.9 with Massart's lemma; rederived here"),
    examples=(
        Example(dict(m=1000, d=10), "0.33054886425398", "mpmath with the exact integer Sauer sum"),
        Example(dict(m=100, d=3), "0.50432933964467", "mpmath with the exact integer Sauer sum"),
        Example(
            dict(d=10),
            "16546",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="massart_signs",
            because="Twice the losses' complexity, half that of signs; negatives for the other direction.",
            at={"ln_size": "log_growth(m, d) + log(2)"},
            equal=True,
        ),
    ),
    see_also="vc_rademacher is its one-sided cousin with the cost of confidence added.",
)
def vc_expected_gap(m: Samples, d: VCDimension) -> ExpectedGap:
    return sqrt(2 * (log_growth(m, d) + log(2)) / m)
