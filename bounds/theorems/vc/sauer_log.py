"""The logarithm of Sauer's sum: for growth functions beyond the range of doubles."""

from bounds.formula.functions import log_growth
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import LogGrowth
from bounds.vocabulary.variables import Samples, VCDimension


@theorem(
    title="Sauer's lemma in logarithms",
    statement=(
        r"Every class of VC dimension $d$ has $\ln\tau_{\mathcal H}(m)\le\ln\sum_{i=0}^d\binom mi$, which is $m\ln2$ "
        r"for $m\le d$. It is certain."
    ),
    assumes=(BINARY_LABELS, FINITE_VC_DIMENSION),
    proof=(
        Step(
            "Take the logarithm of Sauer's lemma.",
            r"\tau_{\mathcal H}(m)\le\sum_{i=0}^d\binom mi",
            uses="sauer",
        ),
    ),
    source=Source("shalev-shwartz2014", "Lemma 6.10"),
    examples=(
        Example(dict(m=2000, d=10), "60.887109013017", "mpmath of the exact integer sum"),
        Example(dict(m=10**6, d=50), "542.296585929878", "mpmath of the exact integer sum"),
        Example(dict(m=10, d=30), "6.9314718055994531", "10 ln 2: all labellings"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="natarajan",
            because="Of two labels, Natarajan's dimension is the VC dimension.",
            at={"labels": "2"},
        ),
        Connection(kind="follows", another="sauer", because="Its logarithm.", value="log(value)", equal=True),
    ),
    see_also="sauer in logarithms: what the VC bounds use instead of ln|H|.",
)
def sauer_log(m: Samples, d: VCDimension) -> LogGrowth:
    return log_growth(m, d)
