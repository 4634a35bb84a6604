"""Local Rademacher complexity: only the hypotheses of small risk count."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._assumptions import ENLARGEMENT_BEFORE_DATA, LOCAL_COMPLEXITY, STAR_SHAPED
from bounds.theorems.rademacher._variables import Enlargement, FixedPoint
from bounds.vocabulary.assumptions import CLASS_FIXED, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, ErrorOnSample, Samples


@theorem(
    title="Local Rademacher complexity",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every hypothesis of the class has at most this true "
        r"risk, where $\hat L$ is its error on the sample and $r^*$ the fixed point of the class's local complexity."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED, STAR_SHAPED, LOCAL_COMPLEXITY, ENLARGEMENT_BEFORE_DATA),
    decreasing_in="m delta",
    free_parameters="K",
    chosen="before the data",
    proof=(
        Step(
            "A loss in [0, 1] of mean at most r has a variance of at most r: the largest gap V_r among these losses "
            "is near its mean. Here x = ln(1/δ).",
            r"V_r\le\mathbb E[V_r]+\sqrt{\tfrac{2x}m(r+2\,\mathbb E[V_r])}+\frac x{3m}\le2\,\mathbb "
            r"E[V_r]+\sqrt{\tfrac{2xr}m}+\frac{4x}{3m}",
            uses="Bousquet's inequality",
        ),
        Step(
            "Symmetrize; above the fixed point ψ lies below a root.",
            r"\mathbb E[V_r]\le2\psi(r)\le2\sqrt{r\,r^*}\qquad(r\ge r^*)",
            uses="symmetrisation",
        ),
        Step(
            "Take the r at which that is r/K.",
            r"a\sqrt r+b=\tfrac rK,\quad a=4\sqrt{r^*}+\sqrt{\tfrac{2x}m},\ b=\tfrac{4x}{3m},\qquad\tfrac rK\le "
            "Ka^2+2b",
        ),
        Step(
            "A loss of mean at most r is off by at most r/K; a larger one is scaled down to mean r, where the same "
            "holds.",
            r"\mathbb Ef\le\hat L+\tfrac rK\quad\text{or}\quad\mathbb Ef\le\tfrac K{K-1}\hat L",
        ),
    ),
    source=Source(
        "bartlett2005",
        "Theorem 3.3, with the constants of the proof shown",
        seen_in="Prove2Me's formalization of its second part",
    ),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, training_error=0.05, fixed_point=0.0001, K=2),
            "0.10911354978",
            "mpmath: 0.1 + 2 (0.04 + sqrt(ln 20/5000))^2 + 8 ln 20/30000",
        ),
        Example(
            dict(m=1000, delta=0.05, training_error=0, fixed_point=0.0001, K=1.5), "0.02866436236", "mpmath, likewise"
        ),
    ),
    see_also=(
        "A class of finite VC dimension d has r* of the order (d/m) ln(m/d): without training error the rate is 1/m "
        "and not its root, as in vc_relative_deviation; rademacher_expected has the root always. Bartlett, Bousquet "
        "and Mendelson print other constants, for losses of any range."
    ),
)
def local_rademacher(
    m: Samples, delta: Confidence, training_error: ErrorOnSample, fixed_point: FixedPoint, K: Enlargement
) -> TrueRisk:
    x = log(1 / delta)
    return K / (K - 1) * training_error + K * (4 * sqrt(fixed_point) + sqrt(2 * x / m)) ** 2 + 8 * x / (3 * m)
