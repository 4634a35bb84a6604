"""How stable ridge regression is, without assuming that its residuals are bounded."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import BOUNDED_LABELS, KERNEL_RLM, SQUARED_LOSS
from bounds.theorems.stability._variables import KernelRadius, LabelBound, StabilityOfAlgorithm
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Regularization, Samples


def sample_complexity(
    stability: StabilityOfAlgorithm, lam: Regularization, radius: KernelRadius, label_bound: LabelBound
) -> Samples:
    return 2 * (radius * label_bound * (1 + radius / sqrt(lam))) ** 2 / (lam * stability)


@theorem(
    title="Stability of ridge regression",
    statement=(
        r"Minimizing the mean squared residual plus $\lambda\|f\|_K^2$ is uniformly stable: leaving out any one "
        "example (with the mean still divided by $m$) changes the squared residual on any example by at most this. "
        "A sure statement."
    ),
    assumes=(KERNEL_RLM, SQUARED_LOSS, BOUNDED_LABELS),
    decreasing_in="m lam",
    proof=(
        Step(
            "The objective at 0 is at most B², so the fit is short and its values are small.",
            r"\lambda\|f\|_K^2\le B^2,\qquad|f(x)|\le\frac{\kappa B}{\sqrt\lambda}",
        ),
        Step(
            "There the square is Lipschitz.",
            r"L=2B\Big(1+\frac\kappa{\sqrt\lambda}\Big)",
        ),
        Step("Put this L into the general bound.", r"\frac{L^2\kappa^2}{2\lambda m}", uses="rlm_uniform_stability"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("bousquet2002", "Theorem 22, with the Lipschitz constant worked out"),
    examples=(
        Example(dict(m=100, lam=1, radius=1, label_bound=1), "0.08", "by hand: 2 * 4/100"),
        Example(dict(m=1000, lam=0.1, radius=1, label_bound=1), "0.3464911064", "mpmath: 2 (1 + sqrt(10))^2/100"),
        Example(dict(lam=1, radius=1, label_bound=1), "800", "by hand: 8/0.01", unknown="m", at_most=0.01),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rlm_uniform_stability",
            because="On short fits the square is Lipschitz.",
            at={"lipschitz": "2 * label_bound * (1 + radius / sqrt(lam))"},
            equal=True,
        ),
    ),
    see_also=(
        "The often printed 2κ²B²/(λm) supposes residuals of at most B for every fit. Without that it is false: a "
        "constant feature, κ = B = λ = 1, 99 labels 1 and one -1: leaving out the -1 changes its squared residual "
        "from 1.49² to 1.49749², by .0224, more than .02."
    ),
)
def ridge_uniform_stability(
    m: Samples, lam: Regularization, radius: KernelRadius, label_bound: LabelBound
) -> StabilityOfAlgorithm:
    return 2 * (radius * label_bound * (1 + radius / sqrt(lam))) ** 2 / (lam * m)
