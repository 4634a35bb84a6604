"""Conjugate gradients and Zoutendijk's sum, in words computed from the runs."""

from math import acos, degrees
from typing import Any

import numpy as np

from bounds.numbers import at_least, at_most, format_number, format_short, pluralize
from laboratory.topics.optimisation.conjugate.run import DESCENT, EXACT, QUASI_NEWTON, Searches
from laboratory.topics.optimisation.text import fine
from laboratory.views.headline import Headline
from learners.optimizers.conjugate import FORMULAS as IN_ORDER
from learners.optimizers.conjugate import ConjugateRun

MEANING = """
**Conjugate gradients** keep a part of the previous direction: p₀ = −g₀, then p = −g + β p₀, with g₀ and g the gradients
before and after the step along p₀. Three quotients give β without second derivatives: Fletcher–Reeves ⟨g, g⟩/⟨g₀, g₀⟩,
Polak–Ribière ⟨g, g − g₀⟩/⟨g₀, g₀⟩, Hestenes–Stiefel ⟨g, g − g₀⟩/⟨p₀, g − g₀⟩. On a quadratic with exact steps all
three agree, and *n* steps are enough (linear CG); with a line search's steps, or on the logistic loss, they differ.

**BFGS** is a *quasi-Newton* method: p = −Hg, where the matrix H estimates the inverse of the second derivatives from
the steps so far. Each step s with its change y of the gradient corrects H so that Hy = s. Newton's method has the
exact inverse there, for which every second derivative is needed.

The search takes a step η that decreases f enough, f(w + ηp) ≤ f(w) + c₁η⟨g, p⟩ (**Armijo**), and is not too short,
⟨∇f(w + ηp), p⟩ ≥ c₂⟨g, p⟩ (**curvature**; strong: in absolute value). If f is bounded below and its gradient is
L-Lipschitz, the second gives η ≥ (1 − c₂)|⟨g, p⟩|/(L‖p‖²), and the first then decreases f by at least
c₁(1 − c₂)/L · cos²θ ‖g‖², where θ is the angle between p and −g. All steps together decrease f by at most f(w₀) − f⋆,
so (**Zoutendijk**)

$$\\sum_t\\cos^2\\theta_t\\,\\|\\nabla f(w_t)\\|^2\\le\\frac{L\\,(f(w_0)-f^\\star)}{c_1(1-c_2)}$$

whichever descent directions are taken; f⋆ is the infimum of f. **Corollary**: if cos²θ ≥ κ > 0 at every step, then
gradients tend to zero, and the shortest of *n* has ‖g‖² at most that bound over κn. One set of notes only assumes that
p and g are not orthogonal, which is too weak, and calls it convergence to the minimizer: where a hyperplane separates
the classes the gradient tends to zero and no minimizer exists. It also states that the *sequence* of decreases
converges, where the *series* does.

Wolfe's weak conditions do not make the next p descend. For Fletcher–Reeves the strong ones with c₂ < ½ are enough. For
Polak–Ribière not even β ≥ 0 is, so the search restarts where p would ascend. The notes' C program (`grdcnj`,
Fletcher–Reeves without restarts) enters its loop only if the first loss is below 2 − 2ε, and otherwise returns weights
that nothing was written to.
"""
SPELLED = {"PR+": " (β ≥ 0)"}
SUM_CAPTION = "Dashed: L(f(w₀) − f⋆)/(c₁(1 − c₂)), the bound for steps that satisfy both Wolfe conditions."


def descent_caption(run: Searches) -> str:
    """What the names of the methods that are drawn stand for."""
    formulas = [f"{name}{SPELLED.get(name, '')}" for name in run.runs if name not in (DESCENT, QUASI_NEWTON, EXACT)]
    what = "formula" if len(formulas) == 1 else "formulas"
    named = [f"{', '.join(formulas)}: {what} for β."] if formulas else []
    descent = ["GD: gradient descent with the same search."] if DESCENT in run.runs else []
    learned = ["BFGS: quasi-Newton."] if QUASI_NEWTON in run.runs else []
    return " ".join([*descent, *named, *learned, "Heavy: selected."])


def apart(decrease: float, curvature: float) -> str | None:
    """Why two constants are none of Wolfe's, if they are not."""
    if decrease < curvature:
        return None
    return f"c₂ must be larger than c₁; got c₂ = {format_number(curvature)} and c₁ = {format_number(decrease)}."


def headline(run: Searches, step: int) -> Headline:
    """Zoutendijk's sum after this step, and its bound."""
    what = f"sum of cos²θ ‖∇f‖² after {pluralize(min(step, run.selected.steps), 'step')}, {run.formula}"
    used = _used(run, step)
    if not run.admissible:
        return Headline(used, what, by="no guarantee: a step violates a Wolfe condition")
    return Headline(used, what, at_most=run.bound, by="Zoutendijk's theorem")


def sentence(run: Searches, step: int) -> str:
    """How short its gradient is beside gradient descent's; at the end, how many steps it takes."""
    if step < run.selected.steps:
        left = f"After {pluralize(step, 'step')} {run.formula} has a gradient of **{_length(run, run.formula, step)}**"
        beside = f", gradient descent of **{_length(run, DESCENT, step)}**" if DESCENT in run.runs else ""
        return f"{left}{beside}."
    end = f"{run.formula} {_end(run, run.formula)}"
    return f"{end}; gradient descent with the same search {_end(run, DESCENT)}." if DESCENT in run.runs else f"{end}."


def _length(run: Searches, method: str, step: int) -> str:
    outcome = run.runs[method]
    return fine(outcome.gradient_norms[min(step, outcome.steps)])


def _end(run: Searches, method: str) -> str:
    outcome = run.runs[method]
    if run.reached(method):
        return f"brings the gradient below 10⁻⁶ in **{pluralize(outcome.steps, 'step')}**"
    return f"leaves a gradient of **{fine(outcome.gradient_norms[-1])}** after {pluralize(outcome.steps, 'step')}"


def more(run: Searches, step: int) -> str:
    """The selected step, the conditions over all steps, the bound and its corollary."""
    parts = [
        _quasi_newton(run),
        _step(run, min(step, run.selected.steps)),
        _conditions(run),
        _bound(run, step),
        _corollary(run),
        _ends(run),
    ]
    return "\n\n".join(part for part in parts if part)


def _quasi_newton(run: Searches) -> str:
    """What BFGS takes, and at how many points the searches of both look; nothing where it is not run."""
    if QUASI_NEWTON not in run.runs:
        return ""
    looked = [
        f"{name} **{format_number(run.runs[name].evaluations)}**"
        for name in (QUASI_NEWTON, run.formula, DESCENT) if name in run.runs
    ]  # fmt: skip
    return (
        f"**BFGS**, a quasi-Newton method, {_end(run, QUASI_NEWTON)}. Gradients looked at by the searches: "
        f"{', '.join(looked)}."
    )


def _step(run: Searches, step: int) -> str:
    """Angle, beta and Wolfe's two shares of one step, counted from 1."""
    if not step:
        return "Before the first step the sum is 0."
    method, t, (shares, slopes) = run.selected, step - 1, run.wolfe
    angle = degrees(acos(min(1.0, float(method.cosines[t]))))
    start = (
        "follows minus the gradient" if t == 0 or t in method.restarts else f"has β = {format_short(method.betas[t])}"
    )
    return (
        f"**Step {step}** {start} and has an angle of **{format_short(angle)}°** to minus the "
        f"gradient.{_formulas(method, t)} With η = {fine(method.etas[t])} the loss falls by {format_short(shares[t])} "
        f"of what the slope predicts (Armijo needs {format_number(run.decrease)}), and {format_short(slopes[t])} of "
        f"the slope remains (the curvature condition allows {_allowed(run)})."
    )


def _formulas(method: ConjugateRun, t: int) -> str:
    """What each formula would have taken for beta; nothing where one of them divides by 0."""
    betas = method.formulas[t]
    if not np.isfinite(betas).all():
        return ""
    values = ", ".join(f"{name} {format_short(beta)}" for name, beta in zip(IN_ORDER, betas, strict=True))
    return f" The formulas give {values}."


def _conditions(run: Searches) -> str:
    method, (shares, slopes) = run.selected, run.wolfe
    if not method.steps:
        return ""
    verdict = "All steps satisfy" if run.admissible else "Not all steps satisfy"
    return (
        f"{verdict} both Wolfe conditions: the smallest decrease is {format_short(shares.min())} of the predicted one, "
        f"and remaining slopes lie between {format_short(slopes.min())} and {format_short(slopes.max())}. The search "
        f"evaluated {pluralize(method.evaluations, 'point')} in {pluralize(method.steps, 'step')}; {_restarts(run)}."
    )


def _restarts(run: Searches) -> str:
    number = len(run.selected.restarts)
    if not number:
        return "it never restarted"
    why = "" if run.restart else ", always because p would have been an ascent direction"
    return f"it restarted {pluralize(number, 'time')}{why}"


def _bound(run: Searches, step: int) -> str:
    """The bound with its numbers, and how much of it the sum uses."""
    return (
        f"**Zoutendijk**: L(f(w₀) − f⋆)/(c₁(1 − c₂)) = {format_short(run.loss.smoothness, 4)} · "
        f"{format_short(run.room, 4)}/({format_number(run.decrease)} · {format_number(round(1 - run.curvature, 12))}) "
        f"≤ **{at_most(run.bound)}**; {format_short(_used(run, step))} of it is used."
    )


def _corollary(run: Searches) -> str:
    """The shortest gradient beside the corollary's bound."""
    method = run.selected
    if not method.steps:
        return ""
    kappa, shortest = float(method.cosines.min()) ** 2, float(method.gradient_norms[: method.steps].min()) ** 2
    bound = run.bound / (kappa * method.steps)
    corollary = (
        f"**Corollary**: cos²θ is never below κ = {at_least(kappa, 3)}, so the shortest of "
        f"{pluralize(method.steps, 'gradient')} has ‖g‖² at most {at_most(bound)}; it is {fine(shortest)}."
    )
    if run.loss.attained:
        return corollary
    return f"{corollary} Gradients tend to zero, but there is **no minimizer**: a hyperplane separates the classes."


def _ends(run: Searches) -> str:
    if EXACT not in run.runs:
        return ""
    n, taken = len(run.loss.start), run.runs[EXACT].steps
    text = f"**Exact steps**: linear CG ends after **{pluralize(taken, 'step')}** in {n} dimensions and uses "
    text += f"{format_short(run.sums(EXACT)[-1], 4)}" if taken else "nothing"
    assert run.steepest is not None
    lengths = run.steepest.gradient_norms[: run.steepest.steps]
    return (
        f"{text}; gradient descent uses {format_short(float(lengths @ lengths), 4)} in "
        f"{pluralize(len(lengths), 'step')}."
    )


def zoutendijk_inputs(run: Searches) -> dict[str, float] | None:
    """The inputs of Zoutendijk's theorem; None where the start is the minimizer."""
    return run.inputs if run.room > 0 else None


def inputs(run: Searches, step: int) -> dict[str, Any] | None:
    """The inputs of the bound on linear conjugate gradients; None off quadratics."""
    if EXACT not in run.runs or not run.room > 0:
        return None
    L, smallest = run.loss.smoothness, run.loss.objective.strong_convexity
    return {"steps": max(1, min(step, run.runs[EXACT].steps)), "kappa": L / (smallest or L), "start": run.room}


def _used(run: Searches, step: int) -> float:
    taken = min(step, run.selected.steps)
    return float(run.sums(run.formula)[taken - 1]) if taken else 0.0


def _allowed(run: Searches) -> str:
    high = format_number(run.curvature)
    return f"−{high} to {high}" if run.strong else f"at most {high}"
