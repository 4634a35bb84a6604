"""Tikhonov regularization makes learning with a smooth nonnegative loss stable."""

from bounds.formula.functions import maximum
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import CONVEX_SMOOTH, RLM
from bounds.theorems.stability._variables import LossAtZero, Smoothness
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExpectedGapOfLoss
from bounds.vocabulary.variables import Number, Regularization, Samples


def sample_complexity(
    gap: ExpectedGapOfLoss, lam: Regularization, smoothness: Smoothness, loss_at_zero: LossAtZero
) -> Samples:
    return maximum(48 * smoothness * loss_at_zero / (lam * gap), 2 * smoothness / lam)


def enough_regularization(lam: Regularization, smoothness: Smoothness, m: Samples) -> Number:
    return lam >= 2 * smoothness / m


@theorem(
    title="Tikhonov regularization, smooth loss",
    statement=(
        r"If $\lambda\ge2\beta/m$ and the weights 0 have loss at most $C$ on every example, then the minimizer of "
        r"mean loss plus $\lambda\|w\|^2$ has, in expectation over samples of size $m$, a true loss that exceeds its "
        "loss on the sample by at most this."
    ),
    assumes=(IID, CONVEX_SMOOTH, RLM),
    decreasing_in="m lam",
    where=(enough_regularization,),
    proof=(
        Step(
            "A smooth nonnegative loss has a small gradient where it is small.",
            r"\|\nabla\ell(w,z)\|^2\le2\beta\,\ell(w,z)",
        ),
        Step(
            "So replacing one example moves its loss by little, in the mean.",
            r"\mathbb E\,[L_{\mathcal D}(w_S)-L_S(w_S)]\le\frac{48\beta}{\lambda m}\,\mathbb E\,[L_S(w_S)]",
        ),
        Step("The minimizer's objective is at most that of 0.", r"L_S(w_S)\le L_S(0)\le C"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Corollary 13.7"),
    examples=(
        Example(dict(m=1000, lam=0.1, smoothness=2, loss_at_zero=1), "0.96", "by hand: 96/100"),
        Example(
            dict(lam=0.1, smoothness=2, loss_at_zero=1), "9,600", "by hand: 96/(0.1 * 0.1)", unknown="m", at_most=0.1
        ),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "stability, the line on smooth losses",
            printed=r"C:\ \text{upper bound on}\ \max_zl(\bar w,z)",
            right=r"C\ge\max_z\ell(0,z),\quad\lambda\ge\frac{2\beta}m",
            consequence="A bound on the loss of all weights is enough, and then λ needs no condition. The loss of the "
            "weights 0 would do, which is known beforehand, with λ of at least 2β/m: β = 2, m = 1000 need .004.",
            verdict="loose",
        ),
    ),
    see_also=(
        "The proof's last step uses (a+b)² <= 3(a²+b²); with the true 2(a²+b²) the constant is 32, and the first "
        "example .64. tikhonov_lipschitz needs no smoothness."
    ),
)
def tikhonov_smooth(
    m: Samples, lam: Regularization, smoothness: Smoothness, loss_at_zero: LossAtZero
) -> ExpectedGapOfLoss:
    return 48 * smoothness * loss_at_zero / (lam * m)
