"""Online gradient descent on strongly convex losses: regret that grows like a logarithm."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, CONVEX_GRADIENTS, OGD_STRONGLY_CONVEX, STRONGLY_CONVEX
from bounds.theorems.online._variables import GradientBound, RegretToPoint, RoundsPlayed, StrongConvexity
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Online gradient descent, strongly convex",
    statement=(
        r"On every sequence of $\sigma$-strongly convex losses with gradients of length at most $G$, online gradient "
        r"descent with steps $1/(\sigma t)$ loses over the first $T$ rounds, for every $T$, at most this much more "
        "than any fixed $w$ of the bounded convex set $K$ that it plays in. A sure statement."
    ),
    assumes=(ANY_SEQUENCE, CONVEX_GRADIENTS, STRONGLY_CONVEX, OGD_STRONGLY_CONVEX),
    decreasing_in="curvature",
    proof=(
        Step(
            "Strong convexity adds a square to the first-order inequality.",
            r"f_t(w_t)-f_t(w)\le\langle g_t,w_t-w\rangle-\frac\sigma2\|w_t-w\|^2",
        ),
        Step(
            "With these steps the squares cancel, and a harmonic sum is left.",
            r"R_T\le\frac{G^2}{2\sigma}\sum_{t=1}^T\frac1t\le\frac{G^2}{2\sigma}(1+\ln T)",
        ),
    ),
    source=Source("hazan2007", "Theorem 1"),
    examples=(
        Example(dict(rounds=1000, curvature=0.1, lipschitz=1), "39.53877639", "mpmath: 5 (1 + ln 1000)"),
        Example(dict(curvature=0.1, lipschitz=1), "8103", "mpmath: e^9 = 8103.08", unknown="rounds", at_most=50),
    ),
    see_also=(
        "Divided by T it is sgd_strongly_convex. Without a bounded set there is no such loss: gradients of a strongly "
        "convex function on the whole space grow without limit."
    ),
)
def online_gradient_descent_strongly_convex(
    rounds: RoundsPlayed, curvature: StrongConvexity, lipschitz: GradientBound
) -> RegretToPoint:
    return lipschitz**2 / (2 * curvature) * (1 + log(rounds))
