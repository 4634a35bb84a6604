"""Learning-rate schedules, in words computed from the run."""

from collections.abc import Mapping

from bounds.numbers import at_most, counted, in_words, short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.optimisation.promising import Promised
from laboratory.topics.optimisation.schedules.rules import SCHEDULES
from laboratory.topics.optimisation.schedules.run import Course, Courses
from laboratory.topics.optimisation.words import left
from laboratory.views.view import Headline

MEANING = """
SGD's gradients are right on average only. With a **fixed** rate the last weights never come to rest: the noise keeps
them at a height about in proportion to η. A rate that **falls** lets them settle, but one that falls too fast stops on
the way. Schedules to choose from: η₀/√t; η₀/t; **step decay**, times a factor after every so many steps; **linear
decay**, ηₛ = (1 − s/τ)η₀ + (s/τ)η_τ for s < τ and η_τ from then on, with η_τ = η₀/100; and **on a plateau**, times a
factor once the value has not fallen for a while. (One set of notes reduces the rate "every time the loss becomes too
small"; meant is that it has *stopped falling*.) Here the plateau is that of the exact value, which in practice would
have to be estimated on held-out examples.

The **guarantees** are for the mean of the weights w₁, …, w_T, on average over the noise: B/(ρ√T) for convex functions
whose gradients are no longer than ρ, with the best weights within B of the start; 1/(λt) for λ-strongly convex ones. No
theorem here speaks of the other schedules, nor of a valley with Gaussian noise, whose gradients have no longest. With a
**fresh** z at every step (the risk of |w − z|) it is the true risk that falls; where the 40 examples come again and
again, it is the loss on the sample.
"""
GAPS = (
    "The last weights, on average over the runs. “Its mean”: the mean of all weights of the one looked at, of which "
    "the guarantee speaks."
)


def rates_caption(run: Courses) -> str:
    """How to read the rates of the schedules that are drawn."""
    told = "The rate of every step, both axes logarithmic. Heavy: looked at."
    return f"{told} The plateau's is that of the first run." if "plateau" in run.courses else told


def headline(run: Courses) -> Headline:
    """What the mean of the weights leaves, and what is guaranteed."""
    gap = float(run.looked.mean_gaps[-1])
    what = f"above the best value: mean of the weights, average of {counted(run.runs, 'run')}"
    if not gap < float("inf"):
        start = float(run.looked.gaps[0])
        return Headline(
            start, "above the best value at the start", by="no guarantee: a run was given up, as it diverged"
        )
    if isinstance(run.promise, str):
        return Headline(gap, what, by=f"no guarantee: {run.promise}", shown=left(gap))
    by = f"{run.promise.theorem.title}, on average over the noise"
    return Headline(gap, what, at_most=run.promise.value, by=by, shown=left(gap))


def sentence(run: Courses) -> str:
    """Which schedule's last weights are lowest, beside the one looked at."""
    if not run.looked.gaps[-1] < float("inf"):
        return f"{SCHEDULES[run.name]}: SGD **diverges**, the first steps are too large."
    best = min(run.courses, key=lambda name: float(run.courses[name].gaps[-1]))
    said = f"{SCHEDULES[run.name]} leaves its last weights **{left(run.looked.gaps[-1])}** above the best value"
    if best == run.name:
        return f"{said}, the least of all here." if len(run.courses) > 1 else f"{said}."
    return f"{said}; {_lower(best)} leaves **{left(run.courses[best].gaps[-1])}**."


def more(run: Courses, step: int) -> str:
    """The guarantee, and a row for each schedule."""
    return f"{_guarantee(run)}\n\n{_table(run, step)}"


def _guarantee(run: Courses) -> str:
    promise = run.promise
    if isinstance(promise, str):
        return f"No guarantee: {promise}."
    made_of = [variable for variable in promise.theorem.variables if variable.name != "steps"]
    told = ", ".join(f"{variable.label} = {short(promise.given[variable.name], 4)}" for variable in made_of)
    return (
        f"**{promise.theorem.title}** guarantees at most {at_most(promise.value)} for the mean of the "
        f"{in_words(run.steps)} weights, on average over the noise. It is made of {told}."
    )


def _table(run: Courses, step: int) -> str:
    """Rates and gaps after the step looked at and at the end, in Markdown."""
    after = in_words(step)
    names = ("schedule", f"rate after {after} steps", f"gap after {after}", "gap at the end", "gap of the mean")
    rows = [(SCHEDULES[name], *_cells(one, step)) for name, one in run.courses.items()]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (names, ("---",) * len(names), *rows))


def _cells(one: Course, step: int) -> tuple[str, ...]:
    rate = one.rates[min(step, len(one.rates) - 1)]
    return short(rate, 5, absent="given up"), left(one.gaps[step]), left(one.gaps[-1]), left(one.mean_gaps[-1])


def given(run: Courses) -> Mapping[str, float] | None:
    """What the theorem is told."""
    return run.promise.given if isinstance(run.promise, Promised) else None


def theorem(run: Courses) -> str:
    """The theorem that speaks of the schedule looked at."""
    assert isinstance(run.promise, Promised)
    return run.promise.theorem.slug


def _lower(name: str) -> str:
    return in_a_sentence(SCHEDULES[name])
