"""What a race shows, in the words of a teaching assistant."""

from __future__ import annotations

from collections.abc import Sequence

from bounds.numbers import in_words
from laboratory.topics.optimisation.race import Asking, Landscape, Promised, Walk, largest_rate, slowest_factor
from pages.widgets.wording import promised as shown_promise

LIMITS = {
    "gradient_descent": ("plain gradient descent", "2/L"),
    "momentum": ("momentum", "2(1 + γ)/L"),
    "nesterov": ("Nesterov", "2(1 + γ)/((1 + 2γ)L)"),
}
MEANING = """
Every method looks at the **slope** under its feet and nothing else. Across a narrow valley the slope is steep, along it
nearly flat: steps short enough not to bounce off the walls are too short to get along. The **condition number** κ says
how narrow the valley is, its largest curvature L over its smallest. **Momentum** keeps part of its velocity: what
swings across cancels, what goes along adds up. **Adagrad, RMSprop, Adadelta and Adam** give each weight a rate of its
own.

On a quadratic one step multiplies each part of the error by 1 − ηλ, where λ is the curvature in that direction. Below
**2/L** all parts shrink; above, the part across the valley grows for ever. (One set of notes prints 1/(2L), four times
too small.)

**SGD** sees the slope of one of the 40 examples, drawn anew for every step, or a slope with noise; it is right on
average only. Since examples are drawn from the sample again and again, the theorems hold for the loss on the sample,
not for new data. With steps of one size the last weights never
come to rest; their mean does better once the way from the start is forgotten.

A **promise** of a theorem speaks of the *mean* of the weights w₁, …, w_T, never of the last ones. It knows nothing of
the landscape but B, how far away the best weights are, and ρ, how long a gradient may be; hence its distance from what
happens here. For SGD it is a statement about the average over the noise: a single run may do worse.
"""


def limits(place: Landscape, walks: Sequence[Walk], asking: Asking) -> str:
    """How large a learning rate may be here."""
    L = place.objective.smoothness
    if L is None:
        return "This landscape curves without bound, so no learning rate is small enough from everywhere: try."
    known = place.objective.hessian is not None
    asked = [walk.walker for walk in walks if walk.walker in LIMITS]
    told = [
        f"{LIMITS[walker][0]} converges {'' if known else 'surely '}for η below {LIMITS[walker][1]} = "
        f"**{in_words(limit, 4)}**"
        for walker in dict.fromkeys(["gradient_descent", *asked])
        if (limit := largest_rate(place, walker, asking.momentum)) is not None
    ]
    return f"The largest curvature is {'' if known else 'at most '}L = {in_words(L, 4)}: {', '.join(told)}."


def notices(place: Landscape, walks: Sequence[Walk], asking: Asking, at: int) -> list[str]:
    """What to see, one sentence for each thing."""
    wild = [sentence for walk in walks if (sentence := _too_fast(place, walk, asking))]
    tame = [walk for walk in walks if not _too_fast(place, walk, asking)]
    told_below = len(tame) == 1 and tame[0].walker == "sgd" and at == asking.steps
    return wild + ([] if told_below else _ranking(tame, at)) + _factors(place, tame, asking) + _noise(walks)


def _too_fast(place: Landscape, walk: Walk, asking: Asking) -> str:
    """Why the walk diverges, empty if it does not."""
    grew = f"from {_number(walk.gaps[0])} to {_number(walk.gaps[-1])} in {in_words(walk.run.steps)} steps"
    limit = largest_rate(place, walk.walker, asking.momentum) if place.objective.hessian is not None else None
    if limit is not None and walk.stepping.rule == "fixed" and asking.rate >= limit:
        name, formula = LIMITS[walk.walker]
        if asking.rate == limit:
            return f"At η = {formula} {name} swings for ever: the gap went {grew}."
        factor = slowest_factor(place, walk.walker, asking.rate, asking.momentum) or 1.0
        return (
            f"η = {in_words(asking.rate, 4)} lies beyond {formula} = {in_words(limit, 4)}, and {name} **diverges**: in "
            f"the long run every step makes the error {in_words(factor, 4)} times as long. The gap went {grew}."
        )
    if walk.diverged:
        return (
            f"{walk.title} **diverges**: its steps are too large here, and the gap went {grew}, where it was stopped."
        )
    return ""


def _ranking(walks: Sequence[Walk], at: int) -> list[str]:
    if not walks:
        return []
    told = sorted((float(walk.gaps[min(at, walk.run.steps)]), walk.title) for walk in walks)
    (least, first), rest = told[0], told[1:]
    said = f"After {in_words(at)} step{'' if at == 1 else 's'} {first} is {_number(least)} above the best value"
    return [said + "".join(f", {name} {_number(gap)}" for gap, name in rest) + "."]


def _factors(place: Landscape, walks: Sequence[Walk], asking: Asking) -> list[str]:
    told = [
        f"{in_words(factor, 3)} with {LIMITS[walk.walker][0]}"
        for walk in walks
        if walk.stepping.rule == "fixed"
        and (factor := slowest_factor(place, walk.walker, asking.rate, asking.momentum)) is not None
    ]
    return [f"In the long run a step leaves of the error {' and '.join(told)}."] if len(told) > 1 else []


def _noise(walks: Sequence[Walk]) -> list[str]:
    found = [walk for walk in walks if walk.walker == "sgd" and not walk.diverged]
    if not found:
        return []
    last, mean = float(found[0].gaps[-1]), float(found[0].mean_gaps[-1])
    said = f"In the end SGD's last weights are {_number(last)} above the best, "
    if mean < last:
        said += f"**the mean of all its weights only {_number(mean)}**: the noise goes on shaking the last ones, and "
        return [said + "averages out of the mean."]
    return [said + f"the mean of all its weights {_number(mean)}: it still remembers the way from the start."]


def promise_sentence(walk: Walk, promise: Promised, average: tuple[float, int] | None) -> str:
    """The promise, the numbers it is made of, and what happened."""
    value = shown_promise(promise.theorem, promise.value)
    said = f"**{promise.theorem.title}** promises at most {value} for the mean of the {_steps(promise)} weights"
    said += ", on average over the noise" if promise.in_expectation else ""
    made_of = [variable for variable in promise.theorem.variables if variable.name != "steps"]
    told = [f"{variable.label} = {in_words(promise.given[variable.name], 4)}" for variable in made_of]
    said += f". It is made of {', '.join(told)}"
    said += "" if promise.every_step else "; the dashed line is for runs of other lengths, each with its own step size"
    if walk.diverged:
        return said + ". This run was given up before."
    said += f". In this run the mean is {_number(walk.mean_gaps[-1])} above the best"
    if average is not None:
        said += f"; over {average[1]} such runs, {_number(average[0])} on average"
    if promise.value >= walk.gaps[0]:
        said += f". Here the promise is no help: the start itself is only {_number(walk.gaps[0])} above it"
    return said + "."


def numbers_table(walks: Sequence[Walk], at: int) -> dict[str, list[str]]:
    """A row for each method."""
    return {
        "method": [walk.title for walk in walks],
        f"gap after {in_words(at)}": [_number(walk.gaps[min(at, walk.run.steps)]) for walk in walks],
        "gap at the end": [_number(walk.gaps[-1]) for walk in walks],
        "gap of the mean": [_number(walk.mean_gaps[-1]) for walk in walks],
        "steps taken": [in_words(walk.run.steps) + (", diverged" if walk.diverged else "") for walk in walks],
    }


def python_snippet(valley: str, condition: float, methods: Sequence[str], asking: Asking) -> str:
    """Python that prints every method's gap at the end, to the last digit."""
    return (
        "from laboratory.topics.optimisation.race import Asking, landscape, walk\n\n"
        f"place = landscape({valley!r}, {condition!r})\n"
        f"asking = {asking!r}\n"
        f"for method in {list(methods)!r}:\n"
        "    print(method, walk(place, method, asking).gaps[-1])\n"
    )


def _steps(promise: Promised) -> str:
    return in_words(int(promise.given["steps"]))


def _number(value: float) -> str:
    """Three digits; rounding errors are no gaps, and what left all bounds has no number."""
    if not value < float("inf"):
        return "beyond all bounds"
    return "less than 10⁻¹²" if value < 1e-12 else in_words(float(value), 3)
