"""Misleading samples in words, computed from their numbers."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.finite_classes import text as common
from laboratory.topics.finite_classes.areas.run import POINTS, AreasRun
from laboratory.views.headline import Headline

MEANING = common.MEANING

COUNTABLE = 10**7  # samples: of more than so many the share is given, not their number
CAPTION = (
    "Every sample is a point of the square. Blue: counted before; orange: new with this hypothesis; purple: of this "
    "hypothesis, but counted before; grey: not misleading."
)


def headline(run: AreasRun, added: int) -> Headline:
    """The share of samples that mislead by the hypotheses counted, and the theorem's bound for all of them."""
    share = float(run.bad.misled(run.m, added))
    what, exact = f"of all samples mislead{_counted(run, added)}", percent(share, 4)
    if run.bound >= 1:
        return Headline(share, what, measured_text=exact, by="vacuous bound: not below 1")
    by, theorem = "the finite class bound", "finite_realizable"
    return Headline(share, what, at_most=run.bound, by=by, theorem=theorem, share=True, measured_text=exact)


def sentence(run: AreasRun, added: int) -> str:
    """How many samples mislead."""
    if not added:
        return f"No hypothesis of {len(run.bad.errs)} is counted yet, so no sample misleads."
    samples, misled = POINTS**run.m, run.bad.misled(run.m, added)
    counted, some = _counted(run, added), "some bad hypothesis has training error 0"
    if samples < COUNTABLE:
        misleading = format_number(int(misled * samples))
        size = pluralize(run.m, "example")
        return f"Of all {format_number(samples)} samples of {size}, **{misleading}** mislead{counted}: {some} on them."
    return (
        f"A sample of {run.m} examples misleads{counted} with probability **{format_short(float(misled), 4)}**: {some}."
    )


def _counted(run: AreasRun, added: int) -> str:
    """How many hypotheses are counted, where that is not all."""
    every = len(run.bad.errs)
    return "" if added == every else f", {added} of {every} hypotheses counted"


def more(run: AreasRun, added: int) -> str:
    """The sum of the areas, the bound, and what the last hypothesis that was counted adds."""
    twice = (
        f"The areas add up to {format_short(run.summed, 4)}: the union bound counts overlaps more than once."
        if run.summed > run.exact * (1 + 1e-9)
        else "The areas do not overlap, so their sum is exact."
    )
    guaranteed = f"The theorem's bound is {at_most(run.bound)}" + (
        ", which is vacuous: probabilities never exceed 1." if run.bound >= 1 else "."
    )
    least = f"Each bad hypothesis misclassifies at least {round(run.bad.epsilon * POINTS)} of {POINTS} points."
    return f"{twice} {least} {guaranteed}\n\n{_added(run, added)}"


def _added(run: AreasRun, added: int) -> str:
    if added == 0:
        return "No hypothesis has been counted yet. Step forward to add their areas one by one."
    bad, m = run.bad, run.m
    own = bad.areas(m)[added - 1]
    new = bad.misled(m, added) - (bad.misled(m, added - 1) if added > 1 else 0)
    twice = float(own - new)
    tail = f"{format_short(twice, 4)} of it was counted already" if twice > 0 else "none of it was counted before"
    return (
        f"Hypothesis {added} misclassifies {len(bad.errs[added - 1])} of {POINTS} points. Its area is "
        f"{format_short(float(own), 4)}; {tail}."
    )
