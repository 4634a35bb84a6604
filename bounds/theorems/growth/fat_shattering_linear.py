"""Linear functions at a margin: the dimension of the space does not matter."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import BOUNDED_LINEAR_FUNCTIONS
from bounds.theorems.growth._variables import FatShattering, Scale
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Norm, Radius


@theorem(
    title="Fat-shattering dimension of linear functions",
    statement=(
        r"The functions $x\mapsto\langle w,x\rangle$ with $\|w\|\le B$, on examples with $\|x\|\le\rho$, "
        r"shatter at scale $\gamma$ at most $(B\rho/\gamma)^2$ points, in any dimension."
    ),
    assumes=(BOUNDED_LINEAR_FUNCTIONS,),
    decreasing_in="gamma",
    proof=(
        Step(
            (
                "If k points are shattered, every choice of signs is read off with margin γ; subtracting "
                "the opposite choice removes the levels."
            ),
            r"\langle w_s-w_{-s},\sum_is_ix_i\rangle\ge2k\gamma",
        ),
        Step(
            "So each signed sum is long.",
            r"\Big\|\sum_is_ix_i\Big\|\ge\frac{k\gamma}B",
            uses="Cauchy-Schwarz",
        ),
        Step(
            "Random signs make it no longer on average than this.",
            r"\mathbb E\Big\|\sum_is_ix_i\Big\|^2\le k\rho^2",
        ),
    ),
    source=Source("bartlett1999", "Theorem 1.6"),
    examples=(
        Example(dict(norm=1, radius=1, gamma=0.1), "100", "by hand"),
        Example(dict(norm=10, radius=2, gamma=0.5), "1600", "by hand"),
        Example(dict(norm=1, radius=1), "0.1", "by hand", unknown="gamma", at_most=100),
    ),
    see_also="vapnik_margin_vc is the classical cousin, for hyperplanes that leave a band free of examples.",
)
def fat_shattering_linear(norm: Norm, radius: Radius, gamma: Scale) -> FatShattering:
    return (norm * radius / gamma) ** 2
