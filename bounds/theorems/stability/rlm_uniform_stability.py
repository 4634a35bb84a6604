"""How stable regularized loss minimization with a kernel is."""

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import CONVEX_IN_PREDICTION, KERNEL_RLM
from bounds.theorems.stability._variables import KernelRadius, LipschitzInPrediction, StabilityOfAlgorithm
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Regularization, Samples


def sample_complexity(
    stability: StabilityOfAlgorithm, lam: Regularization, lipschitz: LipschitzInPrediction, radius: KernelRadius
) -> Samples:
    return (lipschitz * radius) ** 2 / (2 * lam * stability)


def regularization_needed(
    stability: StabilityOfAlgorithm, m: Samples, lipschitz: LipschitzInPrediction, radius: KernelRadius
) -> Regularization:
    return (lipschitz * radius) ** 2 / (2 * m * stability)


@theorem(
    title="Stability of regularized loss minimization",
    statement=(
        r"Minimizing the mean loss plus $\lambda\|f\|_K^2$ is uniformly stable: leaving out any one example (with the "
        r"mean still divided by $m$) changes the loss of the result on any example by at most this. A sure statement. "
        r"The hinge loss has $L=1$."
    ),
    assumes=(KERNEL_RLM, CONVEX_IN_PREDICTION),
    decreasing_in="m lam",
    proof=(
        Step(
            "The minimizers with and without the example are close, since the regularizer is strongly convex.",
            r"2\lambda\|f_S-f_{S\setminus i}\|_K^2\le\frac Lm\,|f_S(x_i)-f_{S\setminus i}(x_i)|",
        ),
        Step(
            "Values differ by at most κ times the distance.",
            r"\|f_S-f_{S\setminus i}\|_K\le\frac{L\kappa}{2\lambda m}",
            uses="Cauchy-Schwarz inequality",
        ),
        Step("So do losses, times L.", r"L\,\kappa\cdot\frac{L\kappa}{2\lambda m}"),
    ),
    equivalent_forms=(sample_complexity, regularization_needed),
    source=Source("bousquet2002", "Theorem 22"),
    examples=(
        Example(dict(m=1000, lam=0.1, lipschitz=1, radius=1), "0.005", "by hand: 1/200"),
        Example(dict(lam=0.1, lipschitz=1, radius=1), "5,000", "by hand: 1/(0.2 * 0.001)", unknown="m", at_most=0.001),
        Example(dict(m=1000, lipschitz=1, radius=2), "2", "by hand: 4/(2000 * 0.001)", unknown="lam", at_most=0.001),
    ),
    see_also=(
        "For leaving out. Replacing an example moves the loss by up to twice this; with L²κ² = ρ² that is ρ²/(λm), "
        "where tikhonov_lipschitz states 2ρ²/(λm) by a shorter proof. With (λ/2)‖f‖² in the objective put λ/2 for λ. "
        "ridge_uniform_stability has the square loss, which is Lipschitz only on bounded predictions."
    ),
)
def rlm_uniform_stability(
    m: Samples, lam: Regularization, lipschitz: LipschitzInPrediction, radius: KernelRadius
) -> StabilityOfAlgorithm:
    return (lipschitz * radius) ** 2 / (2 * lam * m)
