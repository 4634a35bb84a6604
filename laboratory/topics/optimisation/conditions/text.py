"""Conditions on steps, in words computed from the run."""

from collections.abc import Iterable

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.optimisation.conditions.counterexamples import StepExample
from laboratory.topics.optimisation.conditions.run import AdmissibleSteps, Intervals, SearchLine
from laboratory.topics.optimisation.text import fine
from laboratory.views.headline import Headline

MEANING = """
A line search evaluates ψ(η), the height after a step η along a descent direction. **Armijo's condition** requires that
the step gains at least a share α of the decrease that the initial slope predicts: ψ(η) ≤ ψ(0) + αηψ′(0). It forbids
steps that are long for what they gain. The **curvature condition** requires that the slope has flattened to a share β
of its initial value: ψ′(η) ≥ βψ′(0). It forbids steps that stop on the steep part. Both are **Wolfe's conditions**; the
*strong* form also forbids steps that end steeply uphill. Admissible steps exist for 0 < α < β < 1, if ψ has a
continuous slope and is bounded below: where Armijo's condition first becomes an equality, ψ has gained exactly the
share α, so somewhere before it ψ′ = αψ′(0) > βψ′(0). (One set of notes has a strict < at that step.) On a parabola
with the exact step η*, Armijo admits steps up to 2(1 − α)η*, the curvature condition from (1 − β)η* on: with α above ½
even the exact step is refused.

The **two examples** of the notes descend at every step on w² and never reach the minimum. In one the steps gain ever
less of the predicted decrease: no α > 0 admits them all. In the other they become too short: no β < 1 admits them all.
(The notes count from t = 1 and print $η = 2^{-t+1}$; from t = 0 on and with $2^{-(t+1)}$ the examples are correct.)
"""
REGIONS = (
    "Shaded: admissible. Marks on the curve: steps that the search tried, the last one full. Dotted: the tangent at "
    "the start."
)
SLOPES = "The same for the slope. Dotted: slope 0, as at a minimum."
EXAMPLE = "Ring: the weight now. Crosses: its limits. Grey dot: the minimum."


def misordered(alpha: float, beta: float) -> str | None:
    """Why these shares do not fit together, if they do not."""
    if alpha < beta:
        return None
    return (
        f"Curvature's β must be larger than Armijo's α; got β = {format_number(beta)} and α = {format_number(alpha)}."
    )


def headline(run: AdmissibleSteps | StepExample, step: int) -> Headline:
    """The step that the search takes, or how high the example still is."""
    if isinstance(run, StepExample):
        value = float(run.values[step])
        by = "no guarantee: the steps descend, but break one of Wolfe's conditions"
        return Headline(value, f"is w² after {pluralize(step, 'step')}; its minimum is 0", by=by)
    what = "step η that the search takes" if run.search.is_found else "last step tried, not admitted"
    return Headline(float(run.search.tried[-1]), what, by=f"Wolfe's conditions admit {_intervals(run.both, run.of)}")


def sentence(run: AdmissibleSteps | StepExample, step: int) -> str:
    """What both conditions admit, or the example's limit."""
    if isinstance(run, StepExample):
        weight = format_short(run.path[step], 6)
        ends = "±1" if run.kind == "long" else "1"
        return (
            f"After {pluralize(step, 'step')} w = **{weight}**: w² falls at every step, but w tends to {ends}, not to "
            "the minimum."
        )
    tries = pluralize(len(run.search.tried), "try", "tries")
    return f"Both conditions admit steps **{_intervals(run.both, run.of)}**; the search ended after {tries}."


def more(run: AdmissibleSteps | StepExample, alpha: float, beta: float, strong: bool, step: int) -> str:
    """All that is admitted, and what the search tried; or which step of the example is refused."""
    if isinstance(run, StepExample):
        return _example(run, alpha, beta, step)
    exact, of = "", run.of
    if of.exact is not None:
        exact = (
            f" The exact step is η* = {format_number(of.exact)}: Armijo admits up to 2(1 − α)η* = "
            f"{fine(2 * (1 - alpha) * of.exact)}, the curvature condition from (1 − β)η* = "
            f"{fine((1 - beta) * of.exact)} on."
        )
    tried = ", ".join(fine(step_size) for step_size in run.search.tried)
    return (
        f"Armijo admits {_intervals(run.armijo, of)}, the {'strong ' if strong else ''}curvature condition "
        f"{_intervals(run.curvature, of)}; both (the {'strong Wolfe' if strong else 'Wolfe'} conditions) "
        f"**{_intervals(run.both, run.of)}**.{exact} The search by doubling and halving tried {tried} and "
        f"{'took the last' if run.search.is_found else 'found none'}."
    )


def _example(run: StepExample, alpha: float, beta: float, step: int) -> str:
    """What the example does, and which condition stops it."""
    here = f"After {pluralize(step, 'step')} w = {format_short(run.path[step], 6)}, and w² falls at every step"
    if run.kind == "long":
        stopped = next((t for t, share in enumerate(run.share) if share < alpha), None)
        first = "" if stopped is None else f" Your α = {format_number(alpha)} refuses the step t = {stopped}."
        return (
            f"{here}; but it converges to ±1, not to the minimum 0: steps of about 2 gain ever less. The largest α "
            f"that admits each is {_list(run.share)}, and tends to 0.{first}"
        )
    stopped = next((t for t, flat in enumerate(run.flatness) if flat > beta), None)
    first = "" if stopped is None else f" Your β = {format_number(beta)} refuses the step t = {stopped}."
    return (
        f"{here}; but it converges to 1, not to the minimum 0: each step is half the previous one. Armijo "
        f"admits all with α up to {fine(run.share.min())}. The smallest β that admits each is "
        f"{_list(run.flatness)}, and tends to 1.{first}"
    )


def _intervals(intervals: Intervals, of: SearchLine) -> str:
    ranges = (
        f"{fine(low)} to {fine(high)}" if high < of.longest else f"from {fine(low)} on" for low, high in intervals
    )
    return ", ".join(ranges) or "no step that is drawn"


def _list(values: Iterable[float]) -> str:
    return ", ".join(format_short(value) for value in list(values)[:4]) + ", …"
