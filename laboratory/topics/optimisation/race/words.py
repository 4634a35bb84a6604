"""What a race shows, in words computed from the run."""

from bounds.numbers import at_most, in_words, short
from laboratory.topics.optimisation.hyperparameters import title
from laboratory.topics.optimisation.limits import largest_rate, slowest_factor
from laboratory.topics.optimisation.race.run import Descents
from laboratory.topics.optimisation.walking import Walk
from laboratory.topics.optimisation.words import left
from laboratory.views.view import Headline

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

A **guarantee** of a theorem speaks of the *mean* of the weights w₁, …, w_T, never of the last ones. It knows nothing of
the landscape but B, how far away the best weights are, and ρ, how long a gradient may be; hence its distance from what
happens here. For SGD it is a statement about the average over the noise: a single run may do worse.
"""
GAPS = "What is left after every step. The guarantee is for the mean of the weights, not for the last ones."


def paths_caption(run: Descents, step: int) -> str:
    """How to read the paths that are drawn."""
    told = "Ring: the start. Cross: the best point."
    begun = step > 0 and any(walk.walker == "sgd" for walk in run.walks)
    return f"{told} Dotted: the mean of SGD's weights." if begun else told


def headline(run: Descents, step: int) -> Headline:
    """The gap of the mean that a theorem speaks of, and its guarantee; else the least gap of all."""
    walked, promise = run.of_promise, run.promise
    if promise is not None and walked is not None and not walked.diverged:
        gap = float(walked.mean_gaps[-1])
        by = promise.theorem.title + (", on average over the noise" if promise.in_expectation else "")
        what = f"above the best value: mean of the weights, {walked.title}"
        return Headline(gap, what, at_most=promise.value, by=by, shown=left(gap))
    best = min(run.walks, key=lambda one: _gap(one, step))
    why = next(iter(run.silent.values()), "no theorem here speaks of these methods")
    why = why if promise is None else "this run was given up before its end"
    gap = _gap(best, step)
    return Headline(gap, f"above the best value: {best.title}", by=f"no guarantee: {why}", shown=left(gap))


def sentence(run: Descents, step: int) -> str:
    """Who is lowest after this step, or who diverges."""
    wild = [walk for walk in run.walks if _too_fast(run, walk)]
    if wild:
        grew = f"from {left(wild[0].gaps[0])} to **{left(wild[0].gaps[-1])}**"
        return f"{wild[0].title} **diverges**: its gap went {grew} in {in_words(wild[0].run.steps)} steps."
    told = sorted((_gap(walk, step), walk.title) for walk in run.walks)
    said = f"After {_steps(step)} {told[0][1]} is **{left(told[0][0])}** above the best value"
    return said + (f", {told[-1][1]} **{left(told[-1][0])}**." if len(told) > 1 else ".")


def more(run: Descents, average: tuple[float, int] | None, step: int) -> str:
    """What to see, how large a rate may be, what is guaranteed, and a row for each method."""
    told = [" ".join(_notices(run, step)), _limits(run), *_guarantees(run, average), _table(run, step)]
    return "\n\n".join(part for part in told if part)


def _limits(run: Descents) -> str:
    """How large a learning rate may be here."""
    L, known = run.place.objective.smoothness, run.place.objective.hessian is not None
    if L is None:
        return "This landscape curves without bound, so no learning rate is small enough from everywhere: try."
    asked = [walk.walker for walk in run.walks if walk.walker in LIMITS]
    told = [
        f"{LIMITS[walker][0]} converges {'' if known else 'surely '}for η below {LIMITS[walker][1]} = "
        f"**{short(limit, 4)}**"
        for walker in dict.fromkeys(["gradient_descent", *asked])
        if (limit := largest_rate(run.place, walker, run.hyper.momentum)) is not None
    ]
    return f"The largest curvature is {'' if known else 'at most '}L = {short(L, 4)}: {', '.join(told)}."


def _notices(run: Descents, step: int) -> list[str]:
    """What to see, one sentence for each thing."""
    wild = [told for walk in run.walks if (told := _too_fast(run, walk))]
    tame = [walk for walk in run.walks if not _too_fast(run, walk)]
    told_below = len(tame) == 1 and tame[0].walker == "sgd" and step == run.hyper.steps
    return wild + ([] if told_below else _ranking(tame, step)) + _factors(run, tame) + _noise(run)


def _too_fast(run: Descents, walk: Walk) -> str:
    """Why the walk diverges, empty if it does not."""
    place, rate, momentum = run.place, run.hyper.rate, run.hyper.momentum
    grew = f"from {left(walk.gaps[0])} to {left(walk.gaps[-1])} in {in_words(walk.run.steps)} steps"
    limit = largest_rate(place, walk.walker, momentum) if place.objective.hessian is not None else None
    if limit is not None and walk.stepping.rule == "fixed" and rate >= limit:
        name, formula = LIMITS[walk.walker]
        if rate == limit:
            return f"At η = {formula} {name} swings for ever: the gap went {grew}."
        factor = slowest_factor(place, walk.walker, rate, momentum) or 1.0
        return (
            f"η = {short(rate, 4)} lies beyond {formula} = {short(limit, 4)}, and {name} **diverges**: in "
            f"the long run every step makes the error {short(factor, 4)} times as long. The gap went {grew}."
        )
    if walk.diverged:
        return (
            f"{walk.title} **diverges**: its steps are too large here, and the gap went {grew}, where it was stopped."
        )
    return ""


def _ranking(walks: list[Walk], step: int) -> list[str]:
    if not walks:
        return []
    (least, first), *rest = sorted((_gap(walk, step), walk.title) for walk in walks)
    said = f"After {_steps(step)} {first} is {left(least)} above the best value"
    return [said + "".join(f", {name} {left(gap)}" for gap, name in rest) + "."]


def _factors(run: Descents, walks: list[Walk]) -> list[str]:
    told = [
        f"{short(factor)} with {LIMITS[walk.walker][0]}"
        for walk in walks
        if walk.stepping.rule == "fixed"
        and (factor := slowest_factor(run.place, walk.walker, run.hyper.rate, run.hyper.momentum)) is not None
    ]
    return [f"In the long run a step multiplies the error by {' and '.join(told)}."] if len(told) > 1 else []


def _noise(run: Descents) -> list[str]:
    found = [walk for walk in run.walks if walk.walker == "sgd" and not walk.diverged]
    if not found:
        return []
    last, mean = float(found[0].gaps[-1]), float(found[0].mean_gaps[-1])
    said = f"In the end SGD's last weights are {left(last)} above the best, "
    if mean < last:
        said += f"**the mean of all its weights only {left(mean)}**: the noise goes on shaking the last ones, and "
        return [said + "averages out of the mean."]
    return [said + f"the mean of all its weights {left(mean)}: it still remembers the way from the start."]


def _guarantees(run: Descents, average: tuple[float, int] | None) -> list[str]:
    """The theorem's guarantee in words; or why there is none."""
    rate = in_words(run.hyper.rate)
    told = [f"{one.title} keeps η = {rate}: {one.stepping.why_not}." for one in run.walks if one.stepping.why_not]
    if run.promise is not None:
        told.append(_guaranteed(run, average))
    for why in dict.fromkeys(run.silent.values()):
        named = " or ".join(title(name) for name, reason in run.silent.items() if reason == why)
        told.append(f"No theorem here speaks of {named}: {why}.")
    return told


def _guaranteed(run: Descents, average: tuple[float, int] | None) -> str:
    """The guarantee, the numbers it is made of, and what happened."""
    promise, walk = run.promise, run.of_promise
    assert promise is not None and walk is not None
    steps = in_words(int(promise.given["steps"]))
    said = f"**{promise.theorem.title}** guarantees at most {at_most(promise.value)} for the mean of the {steps} "
    said += "weights"
    said += ", on average over the noise" if promise.in_expectation else ""
    made_of = [variable for variable in promise.theorem.variables if variable.name != "steps"]
    told = [f"{variable.label} = {short(promise.given[variable.name], 4)}" for variable in made_of]
    said += f". It is made of {', '.join(told)}"
    said += "" if promise.every_step else "; its curve is for runs of other lengths, each with its own step size"
    if walk.diverged:
        return said + ". This run was given up before."
    said += f". In this run the mean is {left(walk.mean_gaps[-1])} above the best"
    if average is not None:
        said += f"; over {average[1]} such runs, {left(average[0])} on average"
    if promise.value >= walk.gaps[0]:
        said += f". Here the guarantee is no help: the start itself is only {left(walk.gaps[0])} above it"
    return said + "."


def _table(run: Descents, step: int) -> str:
    """A row for each method, in Markdown."""
    names = ("method", f"gap after {in_words(step)}", "gap at the end", "gap of the mean", "steps taken")
    rows = [
        (
            walk.title,
            left(_gap(walk, step)),
            left(walk.gaps[-1]),
            left(walk.mean_gaps[-1]),
            in_words(walk.run.steps) + (", diverged" if walk.diverged else ""),
        )
        for walk in run.walks
    ]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (names, ("---",) * len(names), *rows))


def _gap(walk: Walk, step: int) -> float:
    return float(walk.gaps[min(step, walk.run.steps)])


def _steps(step: int) -> str:
    return f"{in_words(step)} step{'' if step == 1 else 's'}"
