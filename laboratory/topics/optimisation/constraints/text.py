"""Constraints and their multipliers, in words computed from the run."""

from bounds.numbers import format_short
from laboratory.topics.optimisation.constraints.run import FORMULAS, ConstrainedRun
from laboratory.views.headline import Headline

SMALLEST = 1e-9
MEANING = """
At a minimizer w* of f under constraints gᵢ ≤ 0, all with continuous gradients, there are numbers λ₀, λᵢ ≥ 0, not all 0,
with **λ₀∇f(w*) + Σ λᵢ∇gᵢ(w*) = 0**, where only active constraints (gᵢ(w*) = 0) count. This is the condition of **Fritz
John**. If λ₀ > 0, one may divide by it: these are the multipliers αᵢ = λᵢ/λ₀ of **Karush, Kuhn and Tucker** (KKT),
∇f + Σ αᵢ∇gᵢ = 0.

But λ₀ may be 0, and then f is not in the condition at all. One set of notes prints the condition with λ₀ = 1 always.
The smallest **w under w² ≤ 0** is 0, where 1 + α·0 never vanishes: no α exists. (One disc with r = 0.) Two discs that
touch have opposite gradients, which can never balance ∇f.

A **qualification** of the constraints makes λ₀ positive: convex constraints that some point satisfies strictly
(Slater), affine constraints, or active constraints with independent gradients. The constraints of a support vector
machine are affine, so they have multipliers. As r goes to 0, those of the discs grow without limit: 1/(2r) and 1/(4r).
"""
PLANE = "Shaded: the feasible set. Star: the minimizer of f = w₁, its leftmost point."
CURVES = "Fritz John's multipliers, which add up to 1 over the objective and all constraints."


def too_near(r: float) -> str | None:
    """Why a reach is refused whose multipliers are beyond the doubles; None where it is fine."""
    if 0 < r < SMALLEST:
        return f"Reach r must be 0 or at least {SMALLEST:.9f}; got {format_short(r)}."
    return None


def headline(run: ConstrainedRun) -> Headline:
    """The multiplier, or that there is none."""
    objective = format_short(run.fritz_john[0], 3)
    if run.multiplier is None:
        what = "is Fritz John's multiplier of the objective"
        return Headline(0.0, what, by="no multiplier of Karush, Kuhn and Tucker exists", measured_text="0")
    each = "of the constraint" if run.constraints == 1 else "of each constraint"
    return Headline(run.multiplier, f"is the KKT multiplier {each}", by=f"Fritz John's of the objective is {objective}")


def sentence(run: ConstrainedRun) -> str:
    """Whether the gradients balance."""
    of = " and ".join(_pair(gradient) for gradient in run.gradients.tolist())
    if run.multiplier is None:
        whose = "the constraint's gradient is" if run.constraints == 1 else "the constraints' gradients are"
        return f"∇f = (1, 0), and {whose} {of}: no α balances them."
    plural = "∇g" if run.constraints == 1 else "(∇g₁ + ∇g₂)"
    return f"With ∇f = (1, 0) and gradients {of}, ∇f + α{plural} = 0 for α = **{format_short(run.multiplier, 4)}**."


def more(run: ConstrainedRun) -> str:
    """The problem, Fritz John's combination, and the qualification."""
    objective, each = (format_short(value, 4) for value in run.fritz_john)
    formulas = " and ".join(FORMULAS[run.problem])
    parts = [f"{objective} · (1, 0)", *(f"{each} · {_pair(gradient)}" for gradient in run.gradients.tolist())]
    return (
        f"Minimize f = w₁ under {formulas}, with r = {format_short(run.r, 4)}: the minimizer is "
        f"({format_short(-run.r + 0.0, 4)}, 0), where every constraint is active.\n\n"
        f"Fritz John: {' + '.join(parts)} = (0, 0), with multipliers that are not all 0.\n\n{_qualified(run)}"
    )


def _qualified(run: ConstrainedRun) -> str:
    if run.problem == "lines":
        return "The constraints are affine, so multipliers exist for every r, for r = 0 too."
    if run.has_interior:
        return "The origin satisfies every constraint strictly (Slater's condition), so multipliers exist."
    return (
        "No point satisfies every constraint strictly: Slater's condition fails, and the minimizer has no multipliers."
    )


def _pair(gradient: list[float]) -> str:
    return f"({', '.join(format_short(entry + 0.0, 4) for entry in gradient)})"
