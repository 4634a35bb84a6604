"""Regularized loss minimization, with the best weight, learns every convex Lipschitz bounded problem."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import CONVEX_LIPSCHITZ, RLM
from bounds.theorems.stability._variables import ComparisonNorm
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedExcessRisk
from bounds.vocabulary.trivial import WEIGHTS_ZERO
from bounds.vocabulary.variables import Accuracy, Lipschitz, Samples


def sample_complexity(epsilon: Accuracy, lipschitz: Lipschitz, norm: ComparisonNorm) -> Samples:
    return 8 * lipschitz**2 * norm**2 / epsilon**2


@theorem(
    title="Regularized loss minimization, tuned",
    statement=(
        r"With $\lambda=\sqrt{2L^2/(B^2m)}$, the minimizer of mean loss plus $\lambda\|w\|^2$ has, in expectation over "
        r"samples of size $m$, a true loss at most this much above the best among all $\|w\|\le B$."
    ),
    assumes=(IID, CONVEX_LIPSCHITZ, RLM),
    decreasing_in="m",
    proof=(
        Step(
            "The oracle inequality, for the best w of length at most B.",
            r"\lambda B^2+\frac{2L^2}{\lambda m}",
            uses="rlm_oracle",
        ),
        Step(
            "Both terms are equal at this λ.", r"2\sqrt{\lambda B^2\cdot\frac{2L^2}{\lambda m}}=\sqrt{\frac{8L^2B^2}m}"
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Corollary 13.9"),
    examples=(
        Example(dict(m=1000, lipschitz=1, norm=1), "0.0894427191", "mpmath: sqrt(8/1000)"),
        Example(dict(lipschitz=1, norm=1), "800", "by hand: 8/0.01", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rlm_oracle",
            because="The λ at which both terms are equal.",
            at={"lam": "lipschitz / norm * sqrt(2 / m)"},
            equal=True,
        ),
    ),
    see_also=(
        "soft_svm_risk is the case of the hinge loss, whose Lipschitz constant is the radius. sgd_convex reaches "
        "the same accuracy with an eighth of the examples: "
        "{{solve sgd_convex steps at_most=0.1 norm=1 lipschitz=1}} instead of "
        "{{solve rlm_tuned m at_most=0.1 lipschitz=1 norm=1}}."
    ),
    trivial=WEIGHTS_ZERO,
)
def rlm_tuned(m: Samples, lipschitz: Lipschitz, norm: ComparisonNorm) -> ExpectedExcessRisk:
    return sqrt(8 * lipschitz**2 * norm**2 / m)
