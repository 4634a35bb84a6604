"""Strata of a test pool, in words computed from the run."""

from bounds.numbers import at_most, format_number, format_short, percent
from laboratory.topics.evaluation.strata.run import DRAWS, PLANS, StratifiedTest
from laboratory.views.headline import Headline

MEANING = r"""
**Strata** are parts of the population that are known before anything is tried: subjects, languages, kinds of task.
Their weights $W_h$ are known, too. In each of them $n_h$ items are drawn on their own.
All draws are independent: the pool is much larger than n.

**The estimate** is the weighted mean $\sum_hW_h\hat p_h$. It is right on average, whatever the plan. Its variance is
$\sum_hW_h^2\,p_h(1-p_h)/n_h$. The plain mean over all items is right on average only if $n_h=nW_h$.

**Proportional**: $n_h=nW_h$. Only what differs within the strata is left, so that it never does worse than a simple
random sample, but for rounding. **Neyman's plan**: $n_h$ in proportion to $W_h\sqrt{p_h(1-p_h)}$. No other plan has a
smaller variance, but the $p_h$ must be guessed beforehand; a wrong guess may do worse than proportional. Here it knows
them, and whole numbers are optimal as such. Every stratum gets at least one item.

**Guaranteed** for all accuracies: one item of a stratum moves the estimate by at most $W_h/n_h$, and McDiarmid's
inequality does the rest. For proportional plans that is Hoeffding's half-width, so the strata gain nothing there.

A standard error from the strata as if they were one sample leaves out the weights: for equal plans it is wrong.
"""
CAPTION = "Standard errors of the weighted accuracy; thick: your plan. Dotted: your n."
TAILS_CAPTION = "How many simulated test sets are farther from the true accuracy, beside what is guaranteed."


def headline(run: StratifiedTest) -> Headline:
    """The effective size of the plan."""
    n = format_number(run.n)
    return Headline(run.effective[run.plan], f"items drawn simply at random are as exact as these {n}")


def sentence(run: StratifiedTest) -> str:
    """Both standard errors."""
    simple, planned = (format_short(of**0.5, 4) for of in (run.simple_variance, run.variances[run.plan]))
    return f"The standard error is **{planned}**; of a simple random sample it would be {simple}."


def more(run: StratifiedTest) -> str:
    """Sizes and variances of all plans, the simulation, the guarantee, and the plain mean."""
    rows = [f"| simple random | | {format_short(run.simple_variance, 4)} | {format_number(run.n)} |"]
    for (plan, title), sizes in zip(PLANS.items(), run.sizes, strict=True):
        of = ", ".join(format_number(int(size)) for size in sizes)
        rows.append(
            f"| {title} | {of} | {format_short(run.variances[plan], 4)} | {format_short(run.effective[plan], 4)} |"
        )
    measured = format_short(run.measured[1], 4)
    return (
        "| plan | items of each stratum | variance | effective items |\n| --- | --- | ---: | ---: |\n"
        + "\n".join(rows)
        + f"\n\nIn {format_number(DRAWS)} simulated test sets the root mean squared error was {measured}."
        + f"\n\nWith probability {percent(1 - run.delta, 4)} the error is at most {at_most(run.half_width, 4)}, "
        + f"whatever the accuracies are.\n\n{_plain_mean(run)}"
    )


def _plain_mean(run: StratifiedTest) -> str:
    plain, true = format_short(run.unweighted, 4), format_short(run.accuracy, 4)
    if plain == true:
        return f"The true accuracy is {true}, and so is the plain mean of this plan's items on average."
    return f"The true accuracy is {true}; the plain mean of this plan's items is **{plain}** on average: weight it."
