"""Online gradient descent: regret of the order of the root of the number of rounds."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, CONVEX_GRADIENTS, OGD
from bounds.theorems.online._variables import ComparatorNorm, GradientBound, RegretToPoint, RoundsPlayed
from bounds.vocabulary.citation import Example, Source, Step


def most_rounds(regret: RegretToPoint, norm: ComparatorNorm, lipschitz: GradientBound) -> RoundsPlayed:
    return (regret / (norm * lipschitz)) ** 2


@theorem(
    title="Online gradient descent",
    statement=(
        "On every sequence of convex losses with gradients of length at most $G$, online gradient descent loses over "
        r"$T$ rounds at most this much more than any fixed $w$ with $\|w\|\le B$. A sure statement; $T$ must be "
        "known beforehand."
    ),
    assumes=(ANY_SEQUENCE, CONVEX_GRADIENTS, OGD),
    proof=(
        Step(
            "A gradient step brings the weights closer to w, up to a square.",
            r"\|w_{t+1}-w\|^2\le\|w_t-w\|^2-2\eta\langle g_t,w_t-w\rangle+\eta^2G^2",
        ),
        Step(
            "Add up, and choose η.", r"\sum_t\langle g_t,w_t-w\rangle\le\frac{B^2}{2\eta}+\frac{\eta TG^2}2=BG\sqrt T"
        ),
        Step("Convexity.", r"f_t(w_t)-f_t(w)\le\langle g_t,w_t-w\rangle"),
    ),
    equivalent_forms=(most_rounds,),
    source=Source("zinkevich2003", "Theorem 1, with a constant step size"),
    examples=(
        Example(dict(rounds=1000, norm=1, lipschitz=1), "31.6227766", "mpmath: sqrt(1000)"),
        Example(dict(norm=1, lipschitz=2), "625", "by hand: (50/2)^2", unknown="rounds", at_most=50),
    ),
    see_also="Divided by T and averaged over examples it is sgd_convex. Strongly convex losses: "
    "online_gradient_descent_strongly_convex.",
)
def online_gradient_descent(rounds: RoundsPlayed, norm: ComparatorNorm, lipschitz: GradientBound) -> RegretToPoint:
    return norm * lipschitz * sqrt(rounds)
