"""Conjugate gradients against exact gradient descent, in words computed from the run."""

from typing import Any

from bounds.numbers import at_most, digits_beside, format_near_one, format_number, format_short
from laboratory.topics.optimisation.quadratic.run import Race
from laboratory.topics.optimisation.text import SMALLEST, fine
from laboratory.topics.optimisation.text import left as tiny
from laboratory.views.headline import Headline

THEOREM = "steepest_descent"
MEANING = """
The level lines of ½(w − c)ᵀH(w − c) are **ellipses**: along the eigenvector with curvature λ the one at height *c* has
the half axis √(2c/λ). Gradient descent with exact steps stops where its line touches such an ellipse. There the next
gradient is perpendicular to the line, so it zigzags, and a step leaves at most ((κ − 1)/(κ + 1))² of the height.

**Conjugate gradients** choose directions p₀, p₁, … with pₛᵀHpₜ = 0: a step along one keeps what the others have
reached. Each step is η = −⟨p, g⟩/pᵀHp, the next direction −g + βp. In exact arithmetic they end after at
most as many steps as H has different eigenvalues, in *n* dimensions at most *n*. On badly conditioned matrices
(Hilbert's) rounding spoils the conjugacy, and they may need a few more.
"""
PLANE = "Circles: gradient descent with exact steps. Diamonds, dashed: conjugate gradients. Arrows: half axes."
PRODUCTS = "Products pₛᵀHpₜ of the directions so far, 1 on the diagonal."


def inputs(run: Race, step: int) -> dict[str, Any] | None:
    """The theorem's inputs; None where the start is the minimizer."""
    start = float(run.gaps(run.steepest)[0])
    return {"steps": max(1, step), "kappa": max(1.0, run.condition), "start": start} if start > 0 else None


def headline(run: Race, step: int) -> Headline:
    """What gradient descent leaves after this step, and what the condition number guarantees."""
    at = min(step, run.steepest.steps)
    gap, bound = float(run.gaps(run.steepest)[at]), float(run.bounds[at])
    what = f"above the minimum: gradient descent, step {at}"
    if bound < SMALLEST:
        return Headline(gap, what, by="the bound is below rounding errors", measured_text=tiny(gap))
    by = f"condition number {format_short(run.condition)}"
    return Headline(gap, what, at_most=bound, by=by, measured_text=_beside(gap, bound), theorem=THEOREM)


def sentence(run: Race, step: int) -> str:
    """How far each method is; at the end, how many steps each needs."""
    if step < max(run.steepest.steps, run.conjugate.steps):
        gaps = [run.gaps(method)[min(step, method.steps)] for method in (run.conjugate, run.steepest)]
        conjugate, steepest = map(fine, gaps)
        after = f"After {_steps(step)} conjugate gradients are **{conjugate}** above the lowest point"
        return f"{after}, gradient descent **{steepest}**."
    left = f"gradient descent is still **{fine(run.gaps(run.steepest)[-1])}** above it after {run.steepest.steps}"
    if run.have_both_found_it:
        left = f"gradient descent does so in **{_steps(run.steepest.steps)}**"
    if run.conjugate.stopped_by == "small gradient":
        return f"Conjugate gradients reach the lowest point in **{_steps(run.conjugate.steps)}**; {left}."
    gap = fine(run.gaps(run.conjugate)[-1])
    return f"After {_steps(run.conjugate.steps)} conjugate gradients are **{gap}** above the lowest point; {left}."


def more(run: Race, step: int, level: float) -> str:
    """How many steps each method needs, the bound, and what this step was."""
    return f"{_verdict(run)}\n\n{_step(run, step, level)}"


def _verdict(run: Race) -> str:
    steepest = run.gaps(run.steepest)
    n, T, taken = len(run.curvatures), run.steepest.steps, run.conjugate.steps
    enough = run.conjugate.stopped_by == "small gradient"
    if enough and taken <= n:
        done = (
            f"Conjugate gradients are at the lowest point after **{taken}** step{'s' * (taken > 1)}, in {n} dimensions"
        )
    elif enough:
        done = f"Rounding spoils the conjugacy: conjugate gradients need **{taken}** steps in {n} dimensions"
    else:
        done = f"After {taken} steps conjugate gradients are {fine(run.gaps(run.conjugate)[-1])} above the minimum"
    near = format_near_one(run.condition)
    if run.have_both_found_it:
        return f"{done}; gradient descent with exact steps after {_steps(T)}: the condition number is {near}."
    gap, bound = float(steepest[-1]), float(run.bounds[-1])
    return (
        f"{done}; gradient descent with exact steps is **{_beside(gap, bound)}** above it after {T}; the bound "
        f"for condition number {near} is {at_most(bound)}."
    )


def _beside(gap: float, bound: float) -> str:
    """A gap that is not read above its bound: from the slowest start they are equal."""
    return tiny(gap) if gap < SMALLEST else format_short(gap, digits_beside(gap, bound))


def _step(run: Race, step: int, level: float) -> str:
    """What the step of conjugate gradients was."""
    if run.kind == "plane":
        axes = " and ".join(fine((2 * level / float(curvature)) ** 0.5) for curvature in run.curvatures)
        note = f"The thick level line at height {format_number(level)} has half axes {axes}."
    else:
        note = "On the left: products pₛᵀHpₜ of the directions so far, 1 on the diagonal."
    if not step:
        return f"Before the first step both are at the start. {note}"
    if step > run.conjugate.steps:
        return f"Conjugate gradients ended at step {run.conjugate.steps}. {note}"
    t = step - 1
    eta = f"η = {fine(run.conjugate.etas[t])}"
    how = f"follows minus the gradient with {eta}" if t == 0 else f"has {eta} and β = {fine(run.conjugate.betas[t])}"
    return (
        f"Step {step} of conjugate gradients {how}; the gradient's length is now "
        f"{tiny(run.conjugate.gradient_norms[step])}. {note}"
    )


def _steps(count: int) -> str:
    return f"{count} step{'' if count == 1 else 's'}"
