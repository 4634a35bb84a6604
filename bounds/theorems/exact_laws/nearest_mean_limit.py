"""The rule of the nearest mean when dimension and sample grow together."""

from bounds.formula.functions import normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import N_OF_EACH, NEAREST_MEAN, RATIO_FIXED, TWO_NORMALS
from bounds.theorems.exact_laws._variables import ClassDistance, FeaturesPerExample, LimitingRisk
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Number


def two_classes_or_many_features(ratio: FeaturesPerExample, distance: ClassDistance) -> Number:
    return ratio + distance > 0


@theorem(
    title="Nearest mean, limit",
    statement=(
        r"As dimension $n$ and examples per class $N$ grow with $n/N\to c$, the risk of the rule of the nearest "
        r"mean tends "
        r"to this; $\overline\Phi(t)=\mathbb P[N(0,1)>t]$. A limit, not a bound."
    ),
    assumes=(TWO_NORMALS, N_OF_EACH, NEAREST_MEAN, RATIO_FIXED),
    relation="=",
    decreasing_in="distance",
    where=(two_classes_or_many_features,),
    proof=(
        Step(
            "Given the sample, the error is a Gaussian tail of a ratio.",
            r"\overline\Phi\Big(\frac{\langle\mu_1-\frac12(\bar x_1+\bar x_2),u\rangle}{\|u\|}\Big),\quad u=\bar "
            r"x_1-\bar x_2",
        ),
        Step(
            "Numerator and length concentrate.",
            r"\langle\cdot,u\rangle\to\tfrac{\Delta^2}2,\qquad\|u\|^2\to\Delta^2+2c",
            uses="law of large numbers",
        ),
    ),
    source=Source("raudys1972", "double asymptotics, equal sample sizes", checked=False),
    examples=(
        Example(dict(ratio=0.4, distance=2), "0.1806552143", "mpmath: Phi(-1/sqrt(1.2)); exact for n=20, N=50: .18119"),
        Example(dict(ratio=0, distance=2), "0.1586552539", "mpmath: Phi(-1), the best possible risk"),
    ),
    see_also="nearest_mean is exact for finite n and N.",
)
def nearest_mean_limit(ratio: FeaturesPerExample, distance: ClassDistance) -> LimitingRisk:
    return normal_sf(distance**2 / (2 * sqrt(distance**2 + 2 * ratio)))
