"""Gradient check and Lipschitz constant, in words computed from the run."""

import numpy as np

from bounds.numbers import format_number, format_short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.optimisation.check.run import WIDTHS, Check
from laboratory.topics.optimisation.text import fine
from laboratory.views.headline import Headline
from learners.shared.arrays import Reals

MEANING = """
**Is the gradient right?** Central differences (f(w + h eⱼ) − f(w − h eⱼ))/2h need no calculus. Their error has two
parts: the truncation error falls like h² (Taylor: at most h²/6 times the largest third derivative), and
the rounding of two nearly equal values, divided by 2h, grows like 1/h. In between, near h = 6·10⁻⁶, a right gradient
agrees to ten digits; one with a sign error does not agree at any h. At a kink the differences approximate the mean of
both slopes.

The **Jacobian** of f: ℝⁿ → ℝᵐ has a row for each value and a column for each coordinate; for (sin x + v, xv) it is
(cos x, 1; v, x), and that of the linear map Aw is A itself. The gradient is the one row of an f: ℝᵈ → ℝ: of a map to ℝᵈ
there are d rows. **Chain rule**: J of f ∘ g at s is J of f at g(s) times J of g at s, for g: ℝᵏ → ℝⁿ and f: ℝⁿ → ℝᵐ.
(One set of notes has f: ℝᵐ → ℝᵐ, which g's values do not fit.)

f is **ρ-Lipschitz** if ‖f(w) − f(w′)‖ ≤ ρ‖w − w′‖ for all pairs: no pair, near or far, lies above ρ. The hinge and the
logistic loss of one example x are ‖x‖-Lipschitz (features scaled to [0, 1] in nine dimensions: at most 3). The squared
loss is not Lipschitz: it grows steeper without bound. One set of notes omits ρ; another has gradients instead of
values, which is *smoothness*.
"""
HEAD = "| entry | by formula | by differences |\n|---|---:|---:|"
AT_A_KINK = 1e-6  # no best width of a right and smooth formula has a larger error


def errors_caption(run: Check) -> str:
    """How to read the errors, and the bound that a correct formula has."""
    axes = "Both axes logarithmic."
    if run.bound is None:
        return axes
    return f"{axes} Dashed: h²/6 times the largest third derivative, plus rounding over h."


def slopes_caption(run: Check) -> str:
    """How to read the pairs, below the constant where there is one."""
    dots = "Each dot is a pair of points."
    return dots if run.of.lipschitz is None else f"{dots} Dashed: the Lipschitz constant ρ."


def headline(run: Check) -> Headline:
    """The steepest pair, and the Lipschitz constant."""
    what, steepest = f"largest ratio of {len(run.ratios)} pairs, {in_a_sentence(run.of.title)}", float(run.ratios.max())
    if run.of.lipschitz is None:
        return Headline(steepest, what, by="no guarantee: no constant holds for all pairs")
    by = f"Lipschitz with ρ = {run.of.rho}"
    return Headline(
        steepest, what, at_most=run.of.lipschitz, by=by, rests_on=(), measured_text=format_short(steepest, 4)
    )


def sentence(run: Check) -> str:
    """How well differences agree, and at which width."""
    smallest, width = fine(run.errors[run.best]), format_short(WIDTHS[run.best], 2)
    if run.slip:
        return f"With the sign error, differences and formula differ by at least **{smallest}** at every width tried."
    if run.errors[run.best] > AT_A_KINK:
        return f"At the kink the differences approximate the mean of both slopes, **{smallest}** from the formula."
    best = f"Central differences come within **{smallest}** of the formula, at h = {width}"
    if run.errors[0] <= run.errors[run.best]:
        return f"{best}."
    return f"{best}; at h = {format_short(WIDTHS[0])} rounding leaves {format_short(run.errors[0], 2)}."


def more(run: Check, width: float) -> str:
    """Both Jacobians at this width, and the chain rule."""
    differences, error = run.at(width)
    kink = "" if run.of.bend is not None else " Where the loss has a kink, the formula is one subgradient."
    constant = " The Jacobian of Aw is **A**, at every point." if run.of.linear and not run.slip else ""
    table = "\n".join([HEAD, *_rows(run.of.jacobian(run.point), differences)])
    chain = (
        "**Chain rule** with g(s, t) = (st, s + t) before it, at the same numbers: the Jacobian of f ∘ g and the "
        f"product of both Jacobians differ by {fine(run.chain)}, all three by differences."
    )
    largest = f"At h = {format_number(width)} the largest error is **{fine(error)}**.{kink}{constant}"
    return f"{largest}\n\n{table}\n\n{chain}"


def _rows(formula: Reals, differences: Reals) -> list[str]:
    """A line of the table for each entry."""
    number = ("₁", "₂") if len(formula) > 1 else ("",)
    return [
        f"| ∂f{number[i]}/∂w{'₁₂'[j]} | {format_short(formula[i, j], 10)} | {format_short(differences[i, j], 10)} |"
        for i, j in np.ndindex(formula.shape)
    ]
