"""A finite pool, in words computed from the run."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.evaluation.pools.run import TriedPool
from laboratory.views.headline import Headline

MEANING = r"""
**The question.** A benchmark has N items, and only m of them were tried. How many of the N would be right? The count c
follows the **hypergeometric law**, whose tails are inverted: K is excluded if a count as low, or as high, has a
probability of at most δ/2. Whole numbers decide ties. Every item tried is known, so at m = N nothing is left to doubt.

**Not about new items.** The limits are about this pool. If the pool is itself a sample of a larger world, and the
accuracy there is meant, what counts is m alone: take the binomial interval, whatever N is. The factor
$\sqrt{(N-m)/(N-1)}$ of a *finite population correction* belongs to the first question only.

**The items tried** must be a random draw. The first m items of a file are not one, if the file is sorted.

**Beside it.** Clopper and Pearson's interval stays true for the pool, but is too wide, as it holds more often than
stated. Serfling's inequality holds for scores between 0 and 1 of any kind; for right and wrong it gives away more.

A program may print limits that are wider by 1 on each side: the nearest numbers that are excluded.
"""
CAPTION = "Shaded: the exact interval for the pool, at the share of right items that you set. Dotted: your m."
COVERAGE_CAPTION = "How often each interval holds the true share, by the number of right items in the pool."


def headline(run: TriedPool) -> Headline:
    """The estimate for the pool, and its lower limit."""
    return Headline(run.estimate, f"right items estimated, of the pool's {format_number(run.population)}",
                    at_least=run.limits[0], by="exact hypergeometric limit")  # fmt: skip


def sentence(run: TriedPool) -> str:
    """Both limits."""
    low, high = run.limits
    tried = f"{format_number(run.right)} right of {format_number(run.m)} tried."
    if run.m == run.population:
        return f"{tried} That is the whole pool: it holds **{format_number(run.right)}** right items, without doubt."
    sure = percent(1 - run.delta, 4)
    return (
        f"{tried} With probability {sure} the pool holds **{format_number(low)} to {format_number(high)}** right ones."
    )


def more(run: TriedPool) -> str:
    """The share by three routes, what is said of new items, and the smallest coverages."""
    low, high = run.limits
    rows = [
        ("exact, of the pool", (low / run.population, high / run.population)),
        ("binomial (Clopper–Pearson)", run.of_new_items),
        ("Serfling", run.by_serfling),
    ]
    table = "\n".join(
        f"| {name} | {at_least(ends[0], 4)} | {at_most(ends[1], 4)} | {percent(float(covered.min()), 4)} |"
        for (name, ends), covered in zip(rows, run.covered, strict=True)
    )
    new = " to ".join((at_least(run.of_new_items[0], 4), at_most(run.of_new_items[1], 4)))
    left = run.population - run.m
    return (
        f"{pluralize(left, 'item')} of the pool {'was' if left == 1 else 'were'} not tried. "
        f"For **new items** from where the pool comes from, the accuracy is from {new}: the pool's size does not "
        "count.\n\n"
        f"| interval | at least | at most | smallest coverage in the figure |\n"
        f"| --- | ---: | ---: | ---: |\n{table}\n\n"
        f"The finite population correction of a standard error is {format_short(_correction(run), 4)}."
    )


def _correction(run: TriedPool) -> float:
    return float(((run.population - run.m) / max(run.population - 1, 1)) ** 0.5)
