"""Two theorems over lambda, in words computed from the run."""

import numpy as np

from bounds.numbers import at_most, exact, format_number, format_short
from laboratory.topics.regularisation.oracle.run import ORACLE, RUNS, VALIDATING, Learned, Oracle
from laboratory.views.headline import Headline

BALANCED = 1.1  # times the smaller part: beyond, one of the two is larger
MOST_HINGE = 300  # beyond, twenty exact solutions take longer than a moment
MEANING = r"""
**Two theorems on one learner.** Regularized loss minimization returns the $w_S$ that minimizes
$L_S(w)+\lambda\|w\|^2$. For a convex loss that is $\rho$-Lipschitz in $w$, independent examples, and a $\lambda$ fixed
before the sample is drawn,

$$\mathbb E\,[L_{\mathcal D}(w_S)-L_S(w_S)]\le\frac{2\rho^2}{\lambda m},$$

$$\mathbb E\,[L_{\mathcal D}(w_S)]\le L_{\mathcal D}(w^*)+\lambda\|w^*\|^2+\frac{2\rho^2}{\lambda m}$$

for every $w^*$. The first is *stability*: each example matters less, the larger λ. The second, the *oracle inequality*,
adds the cost of regularization, $\lambda\|w^*\|^2$, as it shrinks the weights away from $w^*$. The sum of the
two is smallest at $\lambda=\sqrt{2\rho^2/(\|w^*\|^2m)}$, where it is $\rho\|w^*\|\sqrt{8/m}$. For
$\rho=\|w^*\|=1$ and $m=1000$ that is λ = 0.0447 and, rounded up, 0.0895.

**Here** no example is longer than 1, so hinge and logistic loss (natural logarithm) are 1-Lipschitz in w: ρ = 1. The
places are finitely many, so every true risk is exact; means are over samples. The bounds do not hold for a λ
chosen by the sample. The bound is for the worst case, so its λ is usually too large; validation looks at this very
distribution, at the cost of further examples.
"""


def headline(run: Oracle, here: Learned, lam: float, norm: float) -> Headline:
    """The mean true risk at this lambda, and the oracle inequality's bound."""
    what = f"mean true risk at λ = {format_number(lam)}, {run.world.loss} loss"
    by = f"oracle inequality, w* of length {format_short(norm)}"
    return Headline(here.risk, what, at_most=run.risk_bound(lam, norm), by=by, theorem=ORACLE)


def caption() -> str:
    """How to read the risks."""
    return (
        "Bounds: the oracle inequality, dashed by the selected w*, dotted by the best of all lengths; both hold on "
        "average."
    )


def gap_caption() -> str:
    """How to read the gap."""
    return f"Mean over {RUNS} samples of true less training risk; dashed: its bound by stability."


def sentence(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """Which part of the bound is larger here."""
    cost, risk = lam * norm**2, float(run.gap_bound(np.array([lam]))[0])
    side = "the two are balanced"
    if max(cost, risk) > BALANCED * min(cost, risk):
        side = f"λ is too {'small' if risk > cost else 'large'} for the bound"
    return (
        f"The bound adds λ‖w*‖² = **{at_most(exact(lam) * exact(norm) ** 2, 3)}** and 2ρ²/(λm) = "
        f"**{at_most(risk, 3)}** to the risk of w*: {side}; best is λ = {format_short(run.best_lam(norm))}."
    )


def more(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """The parts, the best lambda of the bound and of the true risk, and the risk of weights 0."""
    return "\n\n".join((_parts(run, here, lam, norm), _best(run, norm), _choice(run, norm)))


def _choice(run: Oracle, norm: float) -> str:
    """The true risk of a lambda chosen by the bound, and by a validation set."""
    best = run.best_lam(norm)
    near = run.nearest(best)
    return (
        f"**How to choose λ.** By the bound: about {format_short(best)}; at {format_number(near.lam)}, the nearest λ "
        f"tried, the mean true risk is **{format_short(near.risk)}**. By {VALIDATING} validation examples for each "
        f"sample: **{format_short(run.by_validation)}**."
    )


def _parts(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """The gap and the risk at this lambda."""
    gap_bound = float(run.gap_bound(np.array([lam]))[0])
    return (
        f"Over {RUNS} samples of {format_number(run.m)} examples the mean true risk is **{format_short(here.risk)}** "
        f"and the mean gap **{format_short(here.gap)}**, whose bound by stability is {at_most(gap_bound, 3)}. "
        f"The selected w* has risk {format_short(run.compared(norm))}, so the oracle inequality's bound is "
        f"{at_most(run.risk_bound(lam, norm))}; by the best w* of any length, "
        f"{at_most(float(run.bound_by_best(np.array([lam]))[0]))}."
    )


def _best(run: Oracle, norm: float) -> str:
    """The smallest bound, and whether it is informative."""
    smallest, zero = run.compared(norm) + run.tuned(norm), run.world.at_zero
    relation = "less than" if smallest < zero else "no less than"
    best = run.path[int(run.truth.argmin())]
    return (
        f"At λ = {format_short(run.best_lam(norm))} the two parts are equal and add {at_most(run.tuned(norm), 3)}: the "
        f"bound is {at_most(smallest)}, {relation} the {format_short(zero)} of the weights 0, which need no sample. Of "
        f"the λ measured, {format_number(best.lam)} has the smallest true risk, {format_short(best.risk)}."
    )


def affordable(loss: str, m: int) -> str | None:
    """Why so large a sample is not solved here; None where it is."""
    if loss != "hinge" or m <= MOST_HINGE:
        return None
    return f"With the hinge loss at most {MOST_HINGE} examples m are solved exactly here; got {format_number(m)}."
