"""What a race shows, in words computed from the run."""

from bounds.numbers import at_most, format_near_one, format_number, format_short
from bounds.numbers import format_apart as numbers_apart
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.optimisation.hyperparameters import title
from laboratory.topics.optimisation.limits import largest_rate, slowest_factor
from laboratory.topics.optimisation.race.costs import alike, cost, rates
from laboratory.topics.optimisation.race.run import Descents
from laboratory.topics.optimisation.text import left
from laboratory.topics.optimisation.walking import Descent
from laboratory.views.headline import Headline

LIMITS = {
    "gradient_descent": ("plain gradient descent", "2/L"),
    "momentum": ("momentum", "2(1 + γ)/L"),
    "nesterov": ("Nesterov", "2(1 + γ)/((1 + 2γ)L)"),
}
MEANING = """
Every method sees only the **slope** at its weights. Across a narrow valley the slope is steep, along it nearly flat:
steps short enough not to bounce off the walls are too short to get along. The **condition number** κ, the largest
curvature L over the smallest, measures how narrow the valley is. **Momentum** keeps part of its velocity: oscillations
across cancel, moves along add up. **Adagrad, RMSprop, Adadelta and Adam** give each weight a rate of its own.

On a quadratic one step multiplies each part of the error by 1 − ηλ, where λ is the curvature in that direction. Below
**2/L** all parts shrink; above, the part across the valley grows without bound. (One set of notes prints 1/(2L), four
times too small.)

**SGD** sees the slope of one of the 40 examples, drawn anew for every step, or a slope with noise; it is right on
average only. Since examples are drawn from the sample again and again, the theorems hold for the loss on the sample,
not for new data. With a fixed step size the last weights keep fluctuating; in the long run their mean is better.

A theorem's **bound** is for the *mean* of the weights w₁, …, w_T, never for the last ones. It uses only B, the distance
to the minimizer, and ρ, the largest length of a gradient; so it can be far above what is measured here. For SGD it
bounds the average over the noise: a single run may exceed it. The step B/(ρ√T) makes the bound least, Bρ/√T.
"""
COSTS = "The same gaps, against the gradients of single examples that were computed."
GAPS = "What is left after every step. The bound is for the mean of the weights, not for the last ones."


def paths_caption(run: Descents, step: int) -> str:
    """How to read the paths that are drawn."""
    marks = "Ring: the start. Cross: the minimizer."
    begun = step > 0 and any(descent.method == "sgd" for descent in run.descents)
    return f"{marks} Dotted: the mean of SGD's weights." if begun else marks


def headline(run: Descents, step: int) -> Headline:
    """The gap of the mean and a theorem's bound on it; else the smallest gap of all."""
    bounded, bound = run.bounded, run.bound
    if bound is not None and bounded is not None and not bounded.diverged:
        gap, start = float(bounded.mean_gaps[-1]), float(bounded.gaps[0])
        what = f"above the minimum: mean of the weights, {in_a_sentence(bounded.title)}"
        if bound.value >= start:
            return Headline(
                gap, what, by=f"vacuous bound: above {left(start)}, the gap at the start", measured_text=left(gap)
            )
        by = bound.theorem.title + (", on average over the noise" if bound.in_expectation else "")
        return Headline(gap, what, at_most=bound.value, by=by, measured_text=left(gap))
    best = min(run.descents, key=lambda descent: _gap(descent, step))
    why = run.without_bound.get(best.method, "no theorem here bounds this method")
    why = why if bound is None else "this run diverged and was stopped"
    gap, what = _gap(best, step), f"above the minimum: {in_a_sentence(best.title)}"
    return Headline(gap, what, by=f"no guarantee: {why}", measured_text=left(gap))


def whole_sentence(run: Descents) -> str:
    """Why the sentence is of all steps, whichever is looked at; empty where it is of that step."""
    return "a method diverges in the long run" if any(_too_fast(run, descent) for descent in run.descents) else ""


def whole_headline(run: Descents) -> str:
    """The same of the headline."""
    bounded = run.bounded
    return "" if bounded is None or bounded.diverged else "the bound is on the mean after all steps"


def sentence(run: Descents, step: int) -> str:
    """Which method is lowest after this step, or which diverges."""
    wild = [descent for descent in run.descents if _too_fast(run, descent)]
    if wild:
        grew = f"from {left(wild[0].gaps[0])} to **{left(wild[0].gaps[-1])}**"
        grows = "**diverges**" if wild[0].gaps[-1] > wild[0].gaps[0] else "**diverges** in the long run"
        does = "**oscillates for ever**" if _at_the_limit(run, wild[0]) else grows
        return f"{wild[0].title} {does}: its gap went {grew} in {_steps(wild[0].run.steps)}."
    ranking = sorted((_gap(descent, step), in_a_sentence(descent.title)) for descent in run.descents)
    best = f"After {_steps(step)} {ranking[0][1]} is **{left(ranking[0][0])}** above the minimum"
    return best + (f", {ranking[-1][1]} **{left(ranking[-1][0])}**." if len(ranking) > 1 else ".")


def more(run: Descents, average: tuple[float, int] | None, step: int) -> str:
    """What to see, how large a rate may be, the bound, and a row for each method."""
    parts = [
        " ".join(_notices(run, step)),
        cost(run, step),
        rates(run, step),
        alike(run, step),
        _limits(run),
        *_guarantees(run, average),
        _table(run, step),
    ]
    return "\n\n".join(part for part in parts if part)


def _limits(run: Descents) -> str:
    """How large a learning rate may be here."""
    L, known = run.place.objective.smoothness, run.place.objective.hessian is not None
    if L is None:
        return "The curvature of this landscape is unbounded, so no learning rate is small enough from every start."
    methods = [descent.method for descent in run.descents if descent.method in LIMITS]
    limits = [
        f"{LIMITS[method][0]} converges {'' if known else 'surely '}for η below {LIMITS[method][1]} = "
        f"**{format_short(limit, 4)}**"
        for method in dict.fromkeys(["gradient_descent", *methods])
        if (limit := largest_rate(run.place, method, run.hyper.momentum)) is not None
    ]
    return f"The largest curvature is {'' if known else 'at most '}L = {format_short(L, 4)}: {', '.join(limits)}."


def _notices(run: Descents, step: int) -> list[str]:
    """What to see, one sentence for each thing."""
    wild = [sentence for descent in run.descents if (sentence := _too_fast(run, descent))]
    tame = [descent for descent in run.descents if not _too_fast(run, descent)]
    repeated = len(tame) == 1 and tame[0].method == "sgd" and step == run.hyper.steps  # by the sentence on noise
    return wild + ([] if repeated else _ranking(tame, step)) + _factors(run, tame) + _noise(run)


def _too_fast(run: Descents, descent: Descent) -> str:
    """Why the descent diverges, empty if it does not."""
    place, rate, momentum = run.place, run.hyper.rate, run.hyper.momentum
    grew = f"from {left(descent.gaps[0])} to {left(descent.gaps[-1])} in {_steps(descent.run.steps)}"
    limit = largest_rate(place, descent.method, momentum) if place.objective.hessian is not None else None
    if limit is not None and descent.stepping.rule == "fixed" and rate >= limit:
        name, formula = LIMITS[descent.method]
        if _at_the_limit(run, descent):
            return f"At η = {formula} {name} oscillates for ever: the gap went {grew}."
        factor = slowest_factor(place, descent.method, rate, momentum) or 1.0
        own, most = numbers_apart(rate, limit, 4)
        return (
            f"η = {own} is beyond {formula} = {most}, and {name} **diverges**: in the long run every step makes the "
            f"error {format_near_one(factor, 4)} times as long. The gap went {grew}."
        )
    if descent.diverged:
        return (
            f"{descent.title} **diverges**: its steps are too large here, and it was stopped after the gap went {grew}."
        )
    return ""


def _at_the_limit(run: Descents, descent: Descent) -> bool:
    """Whether the learning rate is the largest one itself, where descent neither converges nor diverges."""
    if run.place.objective.hessian is None or descent.stepping.rule != "fixed" or descent.diverged:
        return False
    return run.hyper.rate == largest_rate(run.place, descent.method, run.hyper.momentum)


def _ranking(descents: list[Descent], step: int) -> list[str]:
    if not descents:
        return []
    (smallest, first), *rest = sorted((_gap(descent, step), descent.title) for descent in descents)
    best = f"After {_steps(step)} {first} is {left(smallest)} above the minimum"
    return [best + "".join(f", {name} {left(gap)}" for gap, name in rest) + "."]


def _factors(run: Descents, descents: list[Descent]) -> list[str]:
    factors = [
        f"{format_near_one(factor)} with {LIMITS[descent.method][0]}"
        for descent in descents
        if descent.stepping.rule == "fixed"
        and (factor := slowest_factor(run.place, descent.method, run.hyper.rate, run.hyper.momentum)) is not None
    ]
    return [f"In the long run a step multiplies the error by {' and '.join(factors)}."] if len(factors) > 1 else []


def _noise(run: Descents) -> list[str]:
    sgd = next((descent for descent in run.descents if descent.method == "sgd" and not descent.diverged), None)
    if sgd is None:
        return []
    last, mean = float(sgd.gaps[-1]), float(sgd.mean_gaps[-1])
    end = f"In the end SGD's last weights are {left(last)} above the minimum, "
    if mean < last:
        return [end + f"**the mean of all its weights only {left(mean)}**: the noise averages out of the mean."]
    return [end + f"the mean of all its weights {left(mean)}: it still contains the first steps."]


def _guarantees(run: Descents, average: tuple[float, int] | None) -> list[str]:
    """The theorem's bound in words; or why there is none."""
    rate = format_number(run.hyper.rate)
    kept = [descent for descent in run.descents if descent.stepping.why_not]
    sentences = [f"{descent.title} keeps η = {rate}: {descent.stepping.why_not}." for descent in kept]
    if run.bound is not None:
        sentences.append(_bound(run, average))
    for why in dict.fromkeys(run.without_bound.values()):
        named = " or ".join(title(name) for name, reason in run.without_bound.items() if reason == why)
        sentences.append(f"No theorem here bounds {named}: {why}.")
    return sentences


def _bound(run: Descents, average: tuple[float, int] | None) -> str:
    """The bound, its inputs, and what was measured."""
    bound, descent = run.bound, run.bounded
    assert bound is not None and descent is not None
    steps = int(bound.inputs["steps"])
    mean = "the first weights" if steps == 1 else f"the mean of the {format_number(steps)} weights"
    noise = ", on average over the noise" if bound.in_expectation else ""
    text = f"**{bound.theorem.title}** guarantees at most {at_most(bound.value)} for {mean}"
    variables = [variable for variable in bound.theorem.variables if variable.name != "steps"]
    inputs = [f"{variable.label} = {format_short(bound.inputs[variable.name], 4)}" for variable in variables]
    text += f"{noise}. Its inputs are {', '.join(inputs)}"
    text += "" if bound.every_step else "; its curve is for runs of other lengths, each with its own step size"
    if descent.diverged:
        return text + ". This run diverged and was stopped."
    text += f". In this run the mean is {left(descent.mean_gaps[-1])} above the minimum"
    if average is not None:
        text += f"; over {average[1]} such runs, {left(average[0])} on average"
    if bound.value >= descent.gaps[0]:
        text += f". The bound is not informative here: the start is only {left(descent.gaps[0])} above the minimum"
    return text + "."


def _table(run: Descents, step: int) -> str:
    """A row for each method, in Markdown."""
    names = ("method", f"gap after {format_number(step)}", "gap at the end", "gap of the mean", "steps taken")
    rows = [
        (
            descent.title,
            left(_gap(descent, step)),
            left(descent.gaps[-1]),
            left(descent.mean_gaps[-1]),
            format_number(descent.run.steps) + (", diverged" if descent.diverged else ""),
        )
        for descent in run.descents
    ]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (names, ("---",) * len(names), *rows))


def _gap(descent: Descent, step: int) -> float:
    return float(descent.gaps[min(step, descent.run.steps)])


def _steps(step: int) -> str:
    return f"{format_number(step)} step{'' if step == 1 else 's'}"
