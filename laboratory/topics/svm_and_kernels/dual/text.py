"""The dual in words."""

from __future__ import annotations

from math import inf, isfinite, sqrt
from typing import TYPE_CHECKING

import numpy as np

from bounds.numbers import at_most, format_apart, format_number, format_short, pluralize
from laboratory.topics.svm_and_kernels.dual.run import ROUNDING, DualRun
from laboratory.views.headline import Headline
from learners.svm.conversion import lambda_of_c

if TYPE_CHECKING:
    from learners.shared.certificate import Certificate
    from learners.svm.support_report import SupportReport

DIGITS = 4
LISTED = 12  # examples: beyond, only those that support the line are listed
MEANING = """
The **primal** problem of the soft margin minimizes ‖w‖²/2 + C · (sum of slacks) with y(⟨w, x⟩ + b) ≥ 1 − ξ and ξ ≥ 0.
Its **dual** has one **multiplier** α for each example and maximizes Σα − ½ ΣΣ αᵢαⱼ yᵢyⱼ ⟨xᵢ, xⱼ⟩ with
0 ≤ α ≤ C and, where a bias is learned, Σ αy = 0. The hard margin is the same without an upper bound (C = ∞). The dual
needs the examples in inner products only, and gives w = Σ αyx.

**Weak duality**: the dual value of *any* feasible α is at most the primal value of *any* feasible w. So their
difference, the **duality gap**, bounds the distance of either from the optimum, whatever the solver. As the primal is
strongly convex in w, half of ‖w − w*‖² is at most the gap too. **Strong duality**: at the solution the gap is 0.

There the **Karush-Kuhn-Tucker (KKT) conditions** hold: α = 0 only where y f(x) ≥ 1, 0 < α < C only where y f(x) = 1,
α = C only where y f(x) ≤ 1. Examples with 0 < α < C are **free support vectors**: each lies on the margin, and gives
b = y − ⟨w, x⟩. **Sequential minimal optimization (SMO)** changes two multipliers a step, so that Σ αy stays 0.

The hard margin's dual has a largest value only where a line separates the examples. The gap is about the training
objective, not about a true risk. The notes print ξ > 0 for α = C, which should be ξ ≥ 0; a vector, w = Σ αy, for the
derivative in b, which should be Σ αy = 0; and the soft margin's constraint without its slack. With ‖w‖² instead of
‖w‖²/2 the hard margin's dual value would be half of the primal's.
"""


def headline(run: DualRun, step: int) -> Headline:
    """How far the primal value is above the optimum, and the gap, which bounds it."""
    at = f"after step {_at(run, step)}"
    if not run.bounded:
        by = "no line separates: the primal has no solution, and the dual no upper bound"
        return Headline(float(run.trace.duals[step]), f"dual value {at}", by=by)
    gap = float(run.gaps[step])
    if not isfinite(gap):
        by = "no guarantee yet: its line does not separate"
        return Headline(float(run.below[step]), f"optimum above the dual value {at}", by=by)
    above, what = float(run.above[step]), f"primal value above the optimum {at}"
    return Headline(above, what, at_most=gap, by="the duality gap", rests_on=(), measured_text=_look(above))


def caption(run: DualRun) -> str:
    """How to read the plane."""
    marks = "A ring marks α > 0" if run.hard else "A ring marks a free support vector (0 < α < C), a square α = C"
    return f"Full circles are positive examples, open ones negative. {marks}; the larger, the larger α."


def values_caption(run: DualRun) -> str:
    """How to read the two values."""
    if not run.bounded:
        return "No primal value exists: no line separates the examples."
    return "The optimum, dotted, lies between the two at every step; grey: the duality gap."


def residuals_caption() -> str:
    """How to read the logarithmic figure."""
    return "Zeros cannot be drawn here. The gap bounds both distances to the optimum."


def sentence(run: DualRun, step: int) -> str:
    """The two values around the optimum, and the three kinds of multipliers."""
    dual, primal = float(run.trace.duals[step]), float(run.trace.primals[step])
    if not run.bounded:
        return (
            f"No line separates these examples: the dual value, **{_look(dual)}** here, grows without bound, and no "
            "primal value exists."
        )
    above = f"≤ primal **{_look(primal)}**" if isfinite(primal) else "(this line does not separate yet)"
    gap = float(run.gaps[step])
    if 0 < gap < inf and _look(dual) == _look(primal):
        return (
            f"Dual value, optimum and primal value are all **{_look(primal)}** and lie within {at_most(gap)} of each "
            f"other; {_kinds(run, step)}."
        )
    return f"Dual **{_look(dual)}** ≤ optimum {_look(run.optimum)} {above}; {_kinds(run, step)}."


def more(run: DualRun, step: int, certificate: Certificate, report: SupportReport) -> str:
    """The gap's bound, b, the conditions, each example, and the same problem in other letters."""
    parts = [_solver(run), _gap(run, step), _bias(run, step), _conditions(certificate), _examples(run, step, report)]
    parts += [_without_slack(run, step, report) if certificate.optimal else "", _letters(run, step)]
    return "\n\n".join(part for part in parts if part)


def _solver(run: DualRun) -> str:
    steps = int(run.trace.steps[-1])
    if not run.bounded:
        return f"SMO was stopped after {pluralize(steps, 'step')}."
    if not run.trace.settled:
        return (
            f"SMO was stopped after {pluralize(steps, 'step')}, before the conditions held; the gap bounds the error."
        )
    return f"From α = 0 SMO needs {pluralize(steps, 'step')} until no condition is violated by more than 10⁻⁶."


def _gap(run: DualRun, step: int) -> str:
    gap = float(run.gaps[step])
    if not isfinite(gap):
        return ""
    off = float(np.linalg.norm(run.weights[step] - run.best))
    primal, dual = (_look(float(values[step])) for values in (run.trace.primals, run.trace.duals))
    between = f": {primal} − {dual} =" if primal != dual else f" between two values that both round to {primal}:"
    return (
        f"Gap{between} **{at_most(gap)}**. Without knowing the solution: the primal value exceeds the "
        f"optimum by at most the gap, and w lies within √(2 · gap) = {at_most(sqrt(2 * gap), 3)} of the solution; the "
        f"true distance ‖w − w*‖ is {_exact(off)}."
    )


def _bias(run: DualRun, step: int) -> str:
    """b by each free support vector."""
    if not run.bounded:
        return ""
    if not run.bias:
        return "Without a bias the dual has no condition Σ αy = 0, and SMO changes one multiplier a step."
    free = run.free(step)
    if not len(free):
        if step < run.looks - 1:
            return "No multiplier is free at this step, so none gives b; the b with the smallest slack is drawn."
        low, high = run.best_offsets
        if low == high:
            return f"No multiplier is free; the conditions of the others leave one b = {format_short(low)}."
        if not isfinite(high - low):  # of one label
            some = f"up to {format_short(high)}" if isfinite(high) else f"from {format_short(low)} on"
            return f"No multiplier is free: each b {some} is optimal, and b = {_exact(run.offset(step))} is drawn."
        low_end, high_end = format_apart(low, high)
        return f"No multiplier is free: each b from {low_end} to {high_end} is optimal, and the middle is drawn."
    w = (run.trace.alphas[step] * run.signs) @ run.points
    biases = run.signs[free] - run.points[free] @ w
    listed = ", ".join(f"{_look(float(b))} (example {i + 1})" for i, b in list(zip(free, biases, strict=True))[:4])
    rest = "" if len(free) <= 4 else f", and {len(free) - 4} more"
    return (
        f"b = y − ⟨w, x⟩ by the free support vectors: {listed}{rest}; their mean is **{_look(float(biases.mean()))}**."
    )


def _conditions(certificate: Certificate) -> str:
    """By how much each condition is violated."""
    rows = [
        f"| {name.replace('>=', '≥').replace('<=', '≤')} | {_exact(residual)} |"
        for name, residual in certificate.residuals.items()
    ]
    return "\n".join(["| KKT condition | Violated by |", "|---|---|", *rows])


def _examples(run: DualRun, step: int, report: SupportReport) -> str:
    """Each example with its multiplier and the condition on it."""
    free, full = set(run.free(step).tolist()), set(run.at_bound(step).tolist())
    listed = range(run.m) if run.m <= LISTED else sorted(free | full)
    rows = [
        f"| {i + 1} | {_exact(run.trace.alphas[step, i])} | {_exact(report.functional_margins[i])} "
        f"| {_exact(report.slacks[i])} | {_condition(i in free, i in full)} | {report.zones[i]} |"
        for i in listed
    ]
    head = ["| Example | α | y f(x) | Slack ξ | Condition | Place |", "|---|---|---|---|---|---|"]
    rest = run.m - len(rows)
    others = f"The other {rest} {_have(rest)} α = 0, which needs y f(x) ≥ 1." if rows else f"All {rest} have α = 0."
    return "\n\n".join(["\n".join([*head, *rows])] * bool(rows) + [others] * bool(rest))


def _condition(free: bool, full: bool) -> str:
    if free:
        return "free: y f(x) = 1"
    return "α = C: y f(x) ≤ 1" if full else "α = 0: y f(x) ≥ 1"


def _without_slack(run: DualRun, step: int, report: SupportReport) -> str:
    """What the notes exclude: a multiplier at C whose slack is 0."""
    count = int((report.slacks[run.at_bound(step)] <= ROUNDING).sum())
    if not count:
        return ""
    examples = f"{pluralize(count, 'example')} with α = C and no slack"
    return f"{examples}: α = C needs ξ ≥ 0, not ξ > 0 as the notes print."


def _letters(run: DualRun, step: int) -> str:
    """The same problem as regularized hinge loss."""
    if run.hard:
        return ""
    whole, half = lambda_of_c(run.cost, run.m), lambda_of_c(run.cost, run.m, "lambda/2")
    value = float(run.trace.primals[step]) / (run.cost * run.m)
    return (
        f"The same w minimizes the regularized hinge loss λ‖w‖² + mean slack for λ = 1/(2Cm) = {format_short(whole)}; "
        f"its value is the primal's divided by Cm, {_look(value)}. With λ/2 instead of λ it is λ = 1/(Cm) = "
        f"{format_short(half)}."
    )


def _kinds(run: DualRun, step: int) -> str:
    free, full = len(run.free(step)), len(run.at_bound(step))
    zero = run.m - free - full
    if run.hard:
        return f"multipliers above 0: **{free}** of {run.m}"
    return f"**{pluralize(free, 'free multiplier')}**, **{full}** at C, {zero} at 0"


def _have(number: int) -> str:
    return "has" if number == 1 else "have"


def _at(run: DualRun, step: int) -> str:
    return format_number(int(run.trace.steps[step]))


def _exact(number: float) -> str:
    """What is 0 up to rounding is written as 0."""
    return format_short(float(number) if abs(number) > ROUNDING else 0.0)


def _look(number: float) -> str:
    return format_short(number, DIGITS)
