"""A sequence of classes at once: the k-th has a penalty for its place."""

from bounds.formula.functions import log, log_growth, pi, sqrt
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import CLASS_SEQUENCE
from bounds.theorems.vc._variables import ClassIndex
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Samples, VCDimension


@theorem(
    title="Structural risk minimization",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all $k$ at once, every $h\in\mathcal "
        r"H_k$ has $|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon_k$, where $d$ is the VC dimension of "
        r"$\mathcal H_k$. So the class may be chosen after seeing the sample."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, CLASS_SEQUENCE),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "Give the k-th class its share of the failure probability.",
            r"\delta_k=\frac{6\,\delta}{\pi^2k^2},\qquad\sum_{k=1}^\infty\delta_k=\delta",
        ),
        Step(
            "Each class has its bound with that share; add up.",
            r"\sqrt{\frac{\ln\tau_k(2m)+\ln(4/\delta_k)}m}+\frac1m",
            uses="vc_vapnik_growth, union bound",
        ),
    ),
    source=Source("vapnik1998", "chapter 6; Shalev-Shwartz & Ben-David 2014, Theorem 7.4"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10, index=5),
            "0.2636513121517",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(m=100, delta=0.05, d=3, index=5),
            "0.48118914603929",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(delta=0.05, d=10, index=5),
            "9132",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="vc_vapnik_growth",
            because="The class has its share of δ.",
            at={"delta": "6 * delta / (pi * index)**2"},
            equal=True,
        ),
    ),
    see_also=(
        "At k = 5 the choice costs {{structural_risk_minimization m=1000 delta=0.05 d=10 index=5}} - "
        "{{vc_vapnik_growth m=1000 delta=0.05 d=10}} at d = 10, m = 1,000. tree_code_length does the same with "
        "shares 2^-b. With shares 2^-k the cost grows like √k instead of √(ln k)."
    ),
)
def structural_risk_minimization(m: Samples, delta: Confidence, d: VCDimension, index: ClassIndex) -> Gap:
    share = 6 / (pi * index) ** 2
    return sqrt((log_growth(2 * m, d) + log(4 / delta) - log(share)) / m) + 1 / m
