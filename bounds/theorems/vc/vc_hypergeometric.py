"""The sharpest general VC bound: the double sample argument with exact tails."""

from bounds.formula.functions import hypergeometric_upper, log, log_growth, maximum
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import GHOST_FIXED
from bounds.theorems.vc._variables import GhostSize
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, ErrorsOnSample, Number, Samples, VCDimension


def no_more_errors_than_examples(errors: ErrorsOnSample, m: Samples) -> Number:
    return errors <= m


@theorem(
    title="VC bound by hypergeometric tail inversion",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ with $k$ errors "
        r"on the sample has true risk at most $\varepsilon(k)$. $\overline{\mathrm{Hyp}}(k,m,m',c)$ is the "
        "smallest number $K$ for which, of $K$ errors among $m+m'$ examples, at most $k$ fall into a "
        "random sample of $m$ with probability at most $e^{-c}$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, GHOST_FIXED),
    ends="one",
    decreasing_in="m delta",
    non_monotone="ghost",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            (
                "If the true risk is above ε ≥ 1/m', a ghost sample of size m' shows at least the "
                "expected number of errors with probability above 1/4."
            ),
            r"\mathbb P[\mathrm{Bin}(m',p)\ge m'p]>\tfrac14",
            uses="Greenberg and Mohri's lemma",
        ),
        Step(
            "Then the two samples hold so many errors, of which only k fell into the first.",
            r"K\ge\overline{\mathrm{Hyp}}(k,\dots)",
        ),
        Step(
            "Each labelling of the m + m' points does that with probability at most δ/(4τ); add up.",
            r"4\,\tau(m+m')\,\frac{\delta}{4\,\tau(m+m')}=\delta",
            uses="sauer, union bound",
        ),
    ),
    source=Source("leboeuf2020", "Theorem 8 of version 1 (Theorem 5 later)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10, errors=50, ghost=4000),
            "0.1905",
            "exact integers, search over K; the same from the algorithm of the paper",
        ),
        Example(
            dict(m=1000, delta=0.05, d=10, errors=0, ghost=4000),
            "0.08025",
            "exact integers, search over K",
        ),
        Example(
            dict(m=1000, delta=0.05, d=10, errors=200, ghost=4000),
            "0.39525",
            "exact integers, search over K",
        ),
        Example(
            dict(m=20, delta=0.05, d=1, errors=20, ghost=50),
            "1",
            "nothing can be said when all are errors",
        ),
    ),
    see_also=(
        "No inequality is given away but Sauer's and the factor 4. A ghost sample of 4m is a good choice; it must "
        "not be chosen by looking at k. vc_relative_deviation gives "
        "{{vc_relative_deviation m=1000 delta=0.05 d=10 training_error=0.05}} and vc_catoni "
        "{{vc_catoni m=1000 delta=0.05 d=10 training_error=0.05 ghost=4}} where this gives {{vc_hypergeometric "
        "m=1000 delta=0.05 d=10 errors=50 ghost=4000}} (d = 10, m = "
        "1,000, 50 errors)."
    ),
)
def vc_hypergeometric(
    m: Samples, delta: Confidence, d: VCDimension, errors: ErrorsOnSample, ghost: GhostSize
) -> TrueRisk:
    exponent = log_growth(m + ghost, d) + log(4 / delta)
    return maximum(1, hypergeometric_upper(errors, m, ghost, exponent) - 1 - errors) / ghost
