"""How large a learning rate may be, in words computed from the run."""

from bounds.numbers import format_apart, format_near_one, format_number, format_short, percent, pluralize
from laboratory.topics.optimisation.rate.run import Rates
from laboratory.topics.optimisation.text import fine, most_of, remaining
from laboratory.views.headline import Headline

MEANING = """
On a quadratic one step of gradient descent multiplies each part of the error by 1 − ηλ, where λ is the curvature in
that direction. Along the valley λ is small, here 1, and with a small η that factor is hardly below 1: slow. Across it
λ = L, and beyond **η = 2/L** the factor is below −1: every step overshoots further. In between, η = 2/(1 + L)
minimizes the larger of the two factors, which is then (κ − 1)/(κ + 1). (One set of notes prints the limit 1/(2L), four
times too small.)
"""
FACTORS = "Above 1 the error grows. The thick line is the larger of both factors; each dot is one of the rates."


def headline(run: Rates) -> Headline:
    """What one's own rate leaves, and what a step does to the error."""
    own = run.descents["own"]
    rate, gap = own.stepping.first, float(own.gaps[-1])
    factor = f"every step multiplies the error by at most {most_of(run.factor(rate))}"
    return Headline(
        gap, f"above the minimum with your η = {format_short(rate)}", by=factor, measured_text=remaining(gap)
    )


def sentence(run: Rates) -> str:
    """One's own rate beside the limit."""
    rate, best = run.descents["own"].stepping.first, run.descents["best"]
    rate_text, limit = format_apart(rate, run.limit)
    own = f"Your η = {rate_text} is "
    if rate == run.limit:
        return f"{own}the limit 2/L itself: it oscillates for ever."
    if rate > run.limit:
        return f"{own}beyond 2/L = **{limit}**: in the long run every step makes the error longer."
    left = f"the best rate, {format_short(run.best)}, leaves **{remaining(best.gaps[-1])}**"
    return f"{own}below 2/L = **{limit}**, so gradient descent converges; {left}."


def more(run: Rates) -> str:
    """The limit, the result of each rate, and that of one's own."""
    return f"{_rates(run)}\n\n{_own(run)}"


def _rates(run: Rates) -> str:
    small, best, beyond = (run.descents[name] for name in ("small", "best", "beyond"))
    steps = pluralize(max(descent.run.steps for descent in run.descents.values()), "step")
    best_text, limit = format_apart(run.best, run.limit)
    return (
        f"The largest curvature is L = {format_number(run.condition)}, so gradient descent converges for η below 2/L = "
        f"**{limit}**. After {steps} η = {fine(small.stepping.first)} still leaves {remaining(small.gaps[-1])} above "
        f"the minimum; η = 2/(1 + L) = {best_text} leaves **{remaining(best.gaps[-1])}**, each step multiplies the "
        f"error by at most {most_of(run.factor(run.best))}; at 2/L the part across oscillates for ever; and η = "
        f"{fine(beyond.stepping.first)}, {percent(0.02)} beyond, leaves {remaining(beyond.gaps[-1])}."
    )


def _own(run: Rates) -> str:
    own = run.descents["own"]
    rate = own.stepping.first
    factor = run.factor(rate)
    if rate == run.limit:
        return f"Yours, η = {fine(rate)}, is the limit itself: it oscillates for ever."
    if factor > 1:
        grows = f"each step makes the error {format_near_one(factor)} times as long"
        return f"Yours, η = {fine(rate)}, is beyond: in the long run {grows}."
    compared = "the best there is" if rate == run.best else f"the best rate has {format_near_one(run.factor(run.best))}"
    return (
        f"Yours, η = {fine(rate)}, multiplies the error by {format_near_one(factor)} in a step in the long run, "
        f"and leaves {remaining(own.gaps[-1])} in the end; {compared}."
    )
