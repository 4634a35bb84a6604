"""Two theorems over lambda, in words computed from the run."""

import numpy as np

from bounds.numbers import at_most, in_words, short
from laboratory.topics.regularisation.oracle.run import ORACLE, RUNS, Learned, Oracle
from laboratory.views.view import Headline

BALANCED = 1.1  # times the smaller part: beyond, one of the two weighs more
MOST_HINGE = 300  # beyond, twenty exact solutions take longer than a moment
MEANING = r"""
**Two theorems on one learner.** Regularised loss minimisation returns the $w_S$ of least $L_S(w)+\lambda\|w\|^2$. For a
convex loss that is $\rho$-Lipschitz in $w$, and independent examples, a $\lambda$ fixed before the sample is drawn has

$$\mathbb E\,[L_{\mathcal D}(w_S)-L_S(w_S)]\le\frac{2\rho^2}{\lambda m},$$

$$\mathbb E\,[L_{\mathcal D}(w_S)]\le L_{\mathcal D}(w^*)+\lambda\|w^*\|^2+\frac{2\rho^2}{\lambda m}$$

for every $w^*$. The first is *stability*: each example matters less, the larger λ. The second, the *oracle inequality*,
adds what regularisation costs: it pulls away from the good $w^*$, by $\lambda\|w^*\|^2$. The sum of the two is least at
$\lambda=\sqrt{2\rho^2/(\|w^*\|^2m)}$, where it is $\rho\|w^*\|\sqrt{8/m}$. For $\rho=\|w^*\|=1$ and $m=1000$ that is
λ = 0.0447 and 0.0894.

**Here** no example is longer than 1, so hinge and logistic loss (natural logarithm) are 1-Lipschitz in w: ρ = 1. The
places are finitely many, so every true risk is exact; means are over samples. A λ that was chosen by looking at the
sample is not covered.
"""


def headline(run: Oracle, here: Learned, lam: float, norm: float) -> Headline:
    """The mean true risk at this lambda, and what the oracle inequality guarantees."""
    what = f"mean true risk at λ = {in_words(lam)}, {run.world.loss} loss"
    by = f"oracle inequality, w* of length {short(norm)}"
    return Headline(here.risk, what, at_most=run.guaranteed(lam, norm), by=by, theorem=ORACLE)


def caption() -> str:
    """How to read the risks."""
    return (
        "Guarantees: the oracle inequality, dashed by the w* asked for, dotted by the best of all lengths; both hold "
        "on average."
    )


def gap_caption() -> str:
    """How to read the gap."""
    return f"Mean over {RUNS} samples of true less training risk; dashed: what stability guarantees on average."


def sentence(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """Which part of the guarantee weighs more here."""
    cost, risk = lam * norm**2, float(run.stable(np.array([lam]))[0])
    side = "both are balanced"
    if max(cost, risk) > BALANCED * min(cost, risk):
        side = "the second weighs more, λ is too small" if risk > cost else "the first weighs more, λ is too large"
    return (
        f"The guarantee adds λ‖w*‖² = **{at_most(cost, 3)}** and 2ρ²/(λm) = **{at_most(risk, 3)}** to the risk of w*: "
        f"{side}; best is λ = {short(run.best_lam(norm))}."
    )


def more(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """The parts, the best lambda of the theorem and of the truth, and what weights 0 would give."""
    return "\n\n".join((_parts(run, here, lam, norm), _best(run, norm)))


def _parts(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """The gap and the risk at this lambda."""
    allowed = float(run.stable(np.array([lam]))[0])
    return (
        f"Over {RUNS} samples of {in_words(run.m)} examples the mean true risk is **{short(here.risk)}** and the mean "
        f"gap **{short(here.gap)}**, where stability guarantees at most {at_most(allowed, 3)}. The w* compared with "
        f"has risk {short(run.compared(norm))}, so the oracle inequality allows {at_most(run.guaranteed(lam, norm))}; "
        f"by the best w* of any length, {at_most(float(run.guaranteed_by_best(np.array([lam]))[0]))}."
    )


def _best(run: Oracle, norm: float) -> str:
    """The least guarantee, and whether it says anything."""
    least, zero = run.compared(norm) + run.tuned(norm), run.world.at_zero
    says = "less than" if least < zero else "no less than"
    best = run.path[int(run.truth.argmin())]
    return (
        f"At λ = {short(run.best_lam(norm))} the two parts are equal and add {at_most(run.tuned(norm), 3)}: the "
        f"guarantee is {at_most(least)}, {says} the {short(zero)} of the weights 0, which need no sample. Of the λ "
        f"measured, {in_words(best.lam)} has the least true risk, {short(best.risk)}."
    )


def affordable(loss: str, m: int) -> str | None:
    """Why so many examples are not solved here; None where they are."""
    if loss != "hinge" or m <= MOST_HINGE:
        return None
    return f"With the hinge loss at most {MOST_HINGE} examples m are solved exactly here; got {in_words(m)}."
