"""Tikhonov regularization makes learning with a Lipschitz loss stable."""

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import CONVEX_LIPSCHITZ, RLM
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExpectedGapOfLoss
from bounds.vocabulary.variables import Lipschitz, Regularization, Samples


def sample_complexity(gap: ExpectedGapOfLoss, lam: Regularization, lipschitz: Lipschitz) -> Samples:
    return 2 * lipschitz**2 / (lam * gap)


def regularization_needed(gap: ExpectedGapOfLoss, m: Samples, lipschitz: Lipschitz) -> Regularization:
    return 2 * lipschitz**2 / (m * gap)


@theorem(
    title="Tikhonov regularization, Lipschitz loss",
    statement=(
        r"The minimizer of mean loss plus $\lambda\|w\|^2$ has, in expectation over samples of size $m$, a true loss "
        "that exceeds its loss on the sample by at most this."
    ),
    assumes=(IID, CONVEX_LIPSCHITZ, RLM),
    decreasing_in="m lam",
    proof=(
        Step(
            "The objective is 2λ-strongly convex: the minimizers on two samples that differ in one example are close.",
            r"\|w_S-w_{S^{(i)}}\|\le\frac{2L}{\lambda m}",
        ),
        Step("So are their losses.", r"\ell(w_{S^{(i)}},z_i)-\ell(w_S,z_i)\le\frac{2L^2}{\lambda m}"),
        Step(
            "The expected gap is the expected change of that loss.",
            r"\mathbb E\,[L_{\mathcal D}(w_S)-L_S(w_S)]=\mathbb E\,[\ell(w_{S^{(i)}},z_i)-\ell(w_S,z_i)]",
        ),
    ),
    equivalent_forms=(sample_complexity, regularization_needed),
    source=Source("shalev-shwartz2014", "Corollary 13.6"),
    examples=(
        Example(dict(m=1000, lam=0.1, lipschitz=1), "0.02", "by hand: 2/(0.1 * 1000)"),
        Example(dict(lam=0.1, lipschitz=1), "2,000", "by hand: 2/(0.1 * 0.01)", unknown="m", at_most=0.01),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "chapter 8 beside the sections on SGD and SVM",
            printed=r"\lambda\|w\|^2\ \text{here},\quad\tfrac\lambda2\|w\|^2\ \text{there}",
            right=r"\text{with }\tfrac\lambda2\|w\|^2:\ \frac{4\rho^2}{\lambda m}",
            consequence="Twice the bound for the same λ: L = 1, λ = 0.1, m = 1000 give .04 there and "
            "{{tikhonov_lipschitz m=1000 lam=0.1 lipschitz=1}} here.",
            verdict="convention",
        ),
        Misprint(
            "uml-summary",
            "Tikhonov regularisation as stabiliser",
            printed=r"g\text{-Lipschitz},\quad\frac{2s^2}{\lambda m}",
            right=r"\rho\text{-Lipschitz: }|f(x_1)-f(x_2)|\le\rho\,\|x_1-x_2\|,\quad\frac{2\rho^2}{\lambda m}",
            consequence=(
                "g, s and ρ are letters for one constant. The line on gradients beside the theorem's name is no "
                "definition of it: that is smoothness, and |x| is 1-Lipschitz, but its gradient jumps by 2 at 0."
            ),
            verdict="convention",
        ),
    ),
    see_also=(
        "An expectation; rlm_stability_risk holds with high probability. rlm_oracle adds what regularization costs. "
        "The notes write ρ for L."
    ),
)
def tikhonov_lipschitz(m: Samples, lam: Regularization, lipschitz: Lipschitz) -> ExpectedGapOfLoss:
    return 2 * lipschitz**2 / (lam * m)
