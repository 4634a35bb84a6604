"""Conjugate gradients and Zoutendijk's sum, in words computed from the runs."""

from math import acos, degrees
from typing import Any

import numpy as np

from bounds.numbers import at_most, counted, in_words, short
from laboratory.topics.optimisation.conjugate.run import DESCENT, EXACT, Searches
from laboratory.topics.optimisation.words import fine
from laboratory.views.view import Headline
from learners.optimizers.conjugate import FORMULAS as IN_ORDER
from learners.optimizers.conjugate import ConjugateRun

MEANING = """
**Conjugate gradients** keep a part of the direction before: p₀ = −g₀, then p = −g + β p₀, with g₀ and g the gradients
before and after the step along p₀. Three quotients make β without second derivatives: Fletcher–Reeves ⟨g, g⟩/⟨g₀, g₀⟩,
Polak–Ribière ⟨g, g − g₀⟩/⟨g₀, g₀⟩, Hestenes–Stiefel ⟨g, g − g₀⟩/⟨p₀, g − g₀⟩. On a quadratic with exact steps all
three agree, and *n* steps are enough (linear CG); with the steps of a search, or on the logistic loss, they differ.

The search takes a step η that falls enough, f(w + ηp) ≤ f(w) + c₁η⟨g, p⟩ (**Armijo**), and is not too short,
⟨∇f(w + ηp), p⟩ ≥ c₂⟨g, p⟩ (**curvature**; strong: in absolute value). If f is bounded below and its gradient is
L-Lipschitz, the second gives η ≥ (1 − c₂)|⟨g, p⟩|/(L‖p‖²), and the first then takes at least
c₁(1 − c₂)/L · cos²θ ‖g‖² off f, θ being the angle between p and −g. Together the steps cannot take off more than
there is, so (**Zoutendijk**)

$$\\sum_t\\cos^2\\theta_t\\,\\|\\nabla f(w_t)\\|^2\\le\\frac{L\\,(f(w_0)-f^\\star)}{c_1(1-c_2)}$$

whichever descent directions are taken; f⋆ is the infimum of f. **Corollary**: if cos²θ ≥ κ > 0 at every step, then
gradients tend to zero, and the shortest of *n* has ‖g‖² at most that cap over κn. One set of notes asks only that p and
g are not orthogonal, which is too little, and calls it convergence to the minimiser: where a hyperplane separates the
classes the gradient vanishes and no minimiser exists. It also says that the *sequence* of decreases converges, where
the *series* does.

Wolfe's weak conditions do not make the next p descend: Fletcher–Reeves needs the strong ones with c₂ < ½,
Polak–Ribière needs β cut at 0 or a restart. The notes' C program (`grdcnj`, Fletcher–Reeves without restarts) enters
its loop only if the first loss is below 2 − 2ε, and otherwise returns weights that nothing was written to.
"""
SPELLED = {"PR+": " (β cut at 0)"}
SUM_CAPTION = "Dashed: L(f(w₀) − f⋆)/(c₁(1 − c₂)), which no sum of steps with both Wolfe conditions exceeds."


def descent_caption(run: Searches) -> str:
    """What the names of the methods that are drawn stand for."""
    formulas = ", ".join(f"{name}{SPELLED.get(name, '')}" for name in run.runs if name not in (DESCENT, EXACT))
    named = [f"{formulas}: formulas for β."] if formulas else []
    descent = ["GD: gradient descent with the same search."] if DESCENT in run.runs else []
    return " ".join([*descent, *named, "Heavy: looked at."])


def apart(decrease: float, curvature: float) -> str | None:
    """Why two constants are none of Wolfe's, if they are not."""
    if decrease < curvature:
        return None
    return f"c₂ must be larger than c₁; got c₂ = {in_words(curvature)} and c₁ = {in_words(decrease)}."


def headline(run: Searches, step: int) -> Headline:
    """Zoutendijk's sum after this step, and its cap."""
    what = f"sum of cos²θ ‖∇f‖² after {counted(min(step, run.looked.steps), 'step')}, {run.formula}"
    used = _used(run, step)
    if not run.admissible:
        return Headline(used, what, by="no guarantee: one step satisfies only one of the Wolfe conditions")
    return Headline(used, what, at_most=run.cap, by="Zoutendijk's theorem")


def sentence(run: Searches) -> str:
    """How many steps it takes, beside gradient descent."""
    said = f"{run.formula} {_end(run, run.formula)}"
    return f"{said}; gradient descent with the same search {_end(run, DESCENT)}." if DESCENT in run.runs else f"{said}."


def _end(run: Searches, method: str) -> str:
    one = run.runs[method]
    if run.reached(method):
        return f"brings the gradient below 10⁻⁶ in **{counted(one.steps, 'step')}**"
    return f"leaves a gradient of **{fine(one.gradient_norms[-1])}** after {counted(one.steps, 'step')}"


def more(run: Searches, step: int) -> str:
    """The step looked at, the conditions over all steps, the cap and its corollary."""
    told = [_step(run, min(step, run.looked.steps)), _conditions(run), _cap(run, step), _corollary(run), _ends(run)]
    return "\n\n".join(part for part in told if part)


def _step(run: Searches, step: int) -> str:
    """Angle, beta and Wolfe's two shares of one step, counted from 1."""
    if not step:
        return "Before the first step nothing has been used up."
    one, t, (shares, slopes) = run.looked, step - 1, run.wolfe
    angle = degrees(acos(min(1.0, float(one.cosines[t]))))
    start = "begins along minus the gradient" if t == 0 or t in one.restarts else f"has β = {short(one.betas[t])}"
    return (
        f"**Step {step}** {start} and leaves minus the gradient at an angle of **{short(angle)}°**.{_formulas(one, t)} "
        f"With η = {fine(one.etas[t])} the loss falls by {short(shares[t])} of what the slope promised (Armijo asks "
        f"for {in_words(run.decrease)}), and {short(slopes[t])} of the slope is left (the curvature condition allows "
        f"{_allowed(run)})."
    )


def _formulas(one: ConjugateRun, t: int) -> str:
    """What each formula would have taken for beta; nothing where one of them divides by 0."""
    betas = one.formulas[t]
    if not np.isfinite(betas).all():
        return ""
    told = ", ".join(f"{name} {short(beta)}" for name, beta in zip(IN_ORDER, betas, strict=True))
    return f" The formulas give {told}."


def _conditions(run: Searches) -> str:
    one, (shares, slopes) = run.looked, run.wolfe
    if not one.steps:
        return ""
    verdict = "All steps satisfy" if run.admissible else "Not all steps satisfy"
    return (
        f"{verdict} both Wolfe conditions: the least decrease is {short(shares.min())} of what was promised, and "
        f"slopes left over lie between {short(slopes.min())} and {short(slopes.max())}. The search looked at "
        f"{counted(one.evaluations, 'point')} in {counted(one.steps, 'step')}; {_restarts(run)}."
    )


def _restarts(run: Searches) -> str:
    number = len(run.looked.restarts)
    if not number:
        return "it never began anew"
    why = "" if run.restart else ", always because p would have climbed"
    return f"it began anew {counted(number, 'time')}{why}"


def _cap(run: Searches, step: int) -> str:
    """The cap with its numbers, and the share of it used up."""
    return (
        f"**Zoutendijk**: L(f(w₀) − f⋆)/(c₁(1 − c₂)) = {short(run.loss.smoothness, 4)} · {short(run.room, 4)}/"
        f"({in_words(run.decrease)} · {in_words(round(1 - run.curvature, 12))}) = **{short(run.cap, 4)}**; "
        f"{short(_used(run, step))} of it is used up."
    )


def _corollary(run: Searches) -> str:
    """The shortest gradient beside what the corollary guarantees."""
    one = run.looked
    if not one.steps:
        return ""
    kappa, shortest = float(one.cosines.min()) ** 2, float(one.gradient_norms[: one.steps].min()) ** 2
    bound = run.cap / (kappa * one.steps)
    said = (
        f"**Corollary**: cos²θ is never below κ = {short(kappa)}, so the shortest of {in_words(one.steps)} gradients "
        f"has ‖g‖² at most {at_most(bound)}; it is {fine(shortest)}."
    )
    if run.loss.attained:
        return said
    return f"{said} Gradients tend to zero, but there is **no minimiser**: a hyperplane separates the classes."


def _ends(run: Searches) -> str:
    if EXACT not in run.runs:
        return ""
    n, taken = len(run.loss.start), run.runs[EXACT].steps
    said = f"**Exact steps**: linear CG ends after **{counted(taken, 'step')}** in {n} dimensions and uses up "
    said += f"{short(run.sums(EXACT)[-1], 4)}" if taken else "nothing"
    assert run.steepest is not None
    lengths = run.steepest.gradient_norms[: run.steepest.steps]
    return f"{said}; gradient descent uses up {short(float(lengths @ lengths), 4)} in {counted(len(lengths), 'step')}."


def zoutendijk_given(run: Searches) -> dict[str, float] | None:
    """What Zoutendijk's theorem is told; None where the start is the lowest point."""
    return run.given if run.room > 0 else None


def given(run: Searches, step: int) -> dict[str, Any] | None:
    """What the bound on linear conjugate gradients is told; None off quadratics."""
    if EXACT not in run.runs or not run.room > 0:
        return None
    L, least = run.loss.smoothness, run.loss.objective.strong_convexity
    return {"steps": max(1, min(step, run.runs[EXACT].steps)), "kappa": L / (least or L), "start": run.room}


def _used(run: Searches, step: int) -> float:
    taken = min(step, run.looked.steps)
    return float(run.sums(run.formula)[taken - 1]) if taken else 0.0


def _allowed(run: Searches) -> str:
    high = in_words(run.curvature)
    return f"−{high} to {high}" if run.strong else f"at most {high}"
