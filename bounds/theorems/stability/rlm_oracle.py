"""What regularization costs and what it buys: the oracle inequality of regularized loss minimization."""

from math import sqrt as root

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import CONVEX_LIPSCHITZ, RLM
from bounds.theorems.stability._variables import ComparisonNorm
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedExcessRisk
from bounds.vocabulary.trivial import WEIGHTS_ZERO
from bounds.vocabulary.variables import Lipschitz, Regularization, Samples


def sample_complexity(
    epsilon: ExpectedExcessRisk, lam: Regularization, lipschitz: Lipschitz, norm: ComparisonNorm
) -> Samples:
    return 2 * lipschitz**2 / (lam * (epsilon - lam * norm**2))


@theorem(
    title="Regularized loss minimization, oracle inequality",
    statement=(
        r"For every $w^*$ with $\|w^*\|\le B$, the minimizer of mean loss plus $\lambda\|w\|^2$ has, in expectation "
        "over samples of size $m$, a true loss at most this much above that of $w^*$."
    ),
    assumes=(IID, CONVEX_LIPSCHITZ, RLM),
    decreasing_in="m",
    free_parameters="lam",
    chosen="before the data",
    proof=(
        Step(
            "The minimizer is no worse than w* on its own objective.",
            r"\mathbb E\,[L_S(w_S)]\le L_{\mathcal D}(w^*)+\lambda\|w^*\|^2",
        ),
        Step(
            "And it is stable.",
            r"\mathbb E\,[L_{\mathcal D}(w_S)-L_S(w_S)]\le\frac{2L^2}{\lambda m}",
            uses="tikhonov_lipschitz",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Corollary 13.8"),
    examples=(
        Example(dict(m=1000, lam=0.1, lipschitz=1, norm=1), "0.12", "by hand: 0.1 + 2/100"),
        Example(
            dict(m=1000, lam=root(0.002), lipschitz=1, norm=1),
            "0.08944271909999",
            "mpmath: sqrt(8/1000), at the best λ = sqrt(2/1000)",
        ),
        Example(dict(lam=0.05, lipschitz=1, norm=1), "800", "by hand: 2/(0.05 * 0.05)", unknown="m", at_most=0.1),
    ),
    see_also=(
        "Best at λ = sqrt(2L²/(B²m)), where it becomes rlm_tuned. soft_svm_risk is this for the hinge loss. The "
        "summary sheet's 2s²/(λm) is the same with s for L."
    ),
    trivial=WEIGHTS_ZERO,
)
def rlm_oracle(m: Samples, lam: Regularization, lipschitz: Lipschitz, norm: ComparisonNorm) -> ExpectedExcessRisk:
    return lam * norm**2 + 2 * lipschitz**2 / (lam * m)
