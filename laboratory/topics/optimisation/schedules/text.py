"""Learning-rate schedules, in words computed from the run."""

from collections.abc import Mapping

from bounds.numbers import at_most, format_number, format_short, pluralize
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.optimisation.gap_bounds import GapBound
from laboratory.topics.optimisation.schedules.rules import SCHEDULES
from laboratory.topics.optimisation.schedules.run import Course, Courses
from laboratory.topics.optimisation.text import left
from laboratory.views.headline import Headline

MEANING = """
SGD's gradients are right on average only. With a **fixed** rate the last weights keep fluctuating: the noise keeps them
at a height about proportional to η. A rate that **falls** lets them settle, but one that falls too fast stops too
early. Schedules: η₀/√t; η₀/t; **step decay**, times a factor after every so many steps; **linear
decay**, ηₛ = (1 − s/τ)η₀ + (s/τ)η_τ for s < τ and η_τ from then on, with η_τ = η₀/100; and **on a plateau**, times a
factor once the value has not fallen for a while. (One set of notes reduces the rate "every time the loss becomes too
small"; meant is that it has *stopped falling*.) Here the plateau is that of the exact value, which in practice would
have to be estimated on held-out examples.

The **bounds** are for the mean of the weights w₁, …, w_T, on average over the noise. They hold for the rate B/(ρ√T) on
convex functions with gradients no longer than ρ and a minimizer within B of the start, and for 1/(λt) on λ-strongly
convex ones. No theorem here is about the other schedules, nor about a valley with Gaussian noise, whose gradients are
unbounded. With a **fresh** z at every step (the risk of |w − z|) the true risk falls; with the 40 examples drawn again
and again, the loss on the sample.
"""
GAPS = (
    "The last weights, on average over the runs. “Its mean”: the mean of all weights of the selected one, which "
    "the theorem bounds."
)


def rates_caption(run: Courses) -> str:
    """How to read the rates of the schedules that are drawn."""
    axes = "The rate of every step, both axes logarithmic. Heavy: selected."
    return f"{axes} The plateau's is that of the first run." if "plateau" in run.courses else axes


def headline(run: Courses, step: int) -> Headline:
    """What the mean of the weights leaves after so many steps; the bound is for all of them."""
    gap = float(run.selected.mean_gaps[step - 1] if step else run.selected.gaps[0])
    what = f"above the minimum: mean of the weights, average of {pluralize(run.runs, 'run')}"
    if not gap < float("inf"):
        start = float(run.selected.gaps[0])
        return Headline(start, "above the minimum at the start", by="no guarantee: a run diverged and was stopped")
    if step < run.steps:
        what = f"{what}, step {format_number(step)}"
    if isinstance(run.bound, str):
        return Headline(gap, what, by=f"no guarantee: {run.bound}", measured_text=left(gap))
    if step < run.steps:
        by = f"the bound is for all {format_number(run.steps)} steps"
        return Headline(gap, what, by=by, measured_text=left(gap))
    by = f"{run.bound.theorem.title}, on average over the noise"
    return Headline(gap, what, at_most=run.bound.value, by=by, measured_text=left(gap))


def sentence(run: Courses, step: int) -> str:
    """Which schedule's weights are lowest after so many steps, beside the selected one."""
    gap = run.selected.gaps[step]
    if not gap < float("inf"):
        return f"{SCHEDULES[run.name]}: SGD **diverges** because its first steps are too large."
    if not step:
        return f"Every schedule starts **{left(gap)}** above the minimum."
    best = min(run.courses, key=lambda name: float(run.courses[name].gaps[step]))
    after = f"After {pluralize(step, 'step')} {_lower(run.name)}"
    selected = f"{after} leaves its last weights **{left(gap)}** above the minimum"
    if best == run.name:
        return f"{selected}, the smallest gap here." if len(run.courses) > 1 else f"{selected}."
    return f"{selected}; {_lower(best)} leaves **{left(run.courses[best].gaps[step])}**."


def more(run: Courses, step: int) -> str:
    """The bound, and a row for each schedule."""
    return f"{_guarantee(run)}\n\n{_table(run, step)}"


def _guarantee(run: Courses) -> str:
    bound = run.bound
    if isinstance(bound, str):
        return f"No guarantee: {bound}."
    variables = [variable for variable in bound.theorem.variables if variable.name != "steps"]
    inputs = ", ".join(f"{variable.label} = {format_short(bound.inputs[variable.name], 4)}" for variable in variables)
    return (
        f"**{bound.theorem.title}** guarantees at most {at_most(bound.value)} for the mean of the "
        f"{format_number(run.steps)} weights, on average over the noise. Its inputs are {inputs}."
    )


def _table(run: Courses, step: int) -> str:
    """Rates and gaps after the selected step and at the end, in Markdown."""
    after = format_number(step)
    names = ("schedule", f"rate after {after} steps", f"gap after {after}", "gap at the end", "gap of the mean")
    rows = [(SCHEDULES[name], *_cells(course, step)) for name, course in run.courses.items()]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (names, ("---",) * len(names), *rows))


def _cells(course: Course, step: int) -> tuple[str, ...]:
    rate = course.rates[min(step, len(course.rates) - 1)]
    return (
        format_short(rate, 5, absent="stopped"),
        left(course.gaps[step]),
        left(course.gaps[-1]),
        left(course.mean_gaps[-1]),
    )


def inputs(run: Courses) -> Mapping[str, float] | None:
    """The theorem's inputs."""
    return run.bound.inputs if isinstance(run.bound, GapBound) else None


def theorem(run: Courses) -> str:
    """The theorem that bounds the selected schedule."""
    assert isinstance(run.bound, GapBound)
    return run.bound.theorem.slug


def _lower(name: str) -> str:
    return in_a_sentence(SCHEDULES[name])
