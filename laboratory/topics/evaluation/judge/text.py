"""A judge beside labels, in words computed from the run."""

from math import isinf

from bounds.numbers import at_most, format_number, format_short, percent
from laboratory.topics.evaluation.judge.run import JudgedTest
from laboratory.views.headline import Headline

MEANING = r"""
**The question.** People have labelled n items, 1 for a right answer. A judge, such as a language model, gives its own
0 or 1 to these items and to N others. May it stand in for the labels that are missing?

**The estimate.** $\hat\theta=\frac1N\sum_jF'_j+\frac1n\sum_i(Y_i-F_i)$: the judge's share of ones on the others, set
right by its mean error where the labels are known. It has no bias, whatever the judge. Its variance is
$\frac1n\mathrm{Var}(Y-F)+\frac1N\mathrm{Var}\,F$, so that a judge who errs often makes it worse than labels alone.

**The weight.** With the judge's part times λ the variance is least at
$\lambda=\mathrm{Cov}(Y,F)\,/\,((1+\frac nN)\,\mathrm{Var}\,F)$, and then never above that of labels alone. Taken from
the same sample, λ keeps the level only for many items.

**Coverage** is added up over all numbers of ones missed and invented among the labelled items, and all numbers of ones
among the others. The judge alone is not wrong by chance but by its bias: more items make its interval miss more surely.

**Guaranteed for every n and N.** Errors of a yes or no judge lie between -1 and 1. By McDiarmid's inequality that gives
more than Hoeffding's for the labels alone: such a judge helps an approximation only.

**What it rests on.** Labelled and other items are one random sample, and the judge was fixed before: a prompt tuned on
the labelled items is not.
"""
SAME = 1e-9  # a share of the labels gained as small is none
CAPTION = "Half-widths at the true variances, by the number of labels. Dotted: your n."
COVERAGE_CAPTION = "How often each interval holds the true share, added up exactly. Dotted: the share that you set."


def headline(run: JudgedTest) -> Headline:
    """How many labels alone have the same variance."""
    labels = f"labels alone have the variance of {format_number(run.labelled)} with the judge"
    return Headline(run.worth, labels, by="exact variances")


def sentence(run: JudgedTest) -> str:
    """Whether it helps, and whether the level is kept."""
    alone, together, _ = (format_short(width, 3) for width in run.half_widths)
    gain = run.worth / run.labelled - 1
    does = "changes nothing" if abs(gain) < SAME else "helps" if gain > 0 else "harms"
    held = percent(float(run.at_share[1]), 4)
    return (
        f"The judge **{does}**: a half-width of {together} instead of {alone}. The interval, stated at "
        f"{percent(1 - run.delta, 4)}, holds the true share in {held} of all samples."
    )


def more(run: JudgedTest) -> str:
    """All intervals, the best weight, and the guarantees."""
    widths = run.half_widths
    names = ("labels alone, normal", "labels and judge, normal", "judge alone, normal")
    table = "\n".join(
        f"| {name} | {format_short(width, 3)} | {percent(float(held), 4)} |"
        for name, width, held in zip(names, widths, run.at_share, strict=False)
    )
    by_hoeffding, by_both = (at_most(half, 4) if half < 1 else "vacuous" for half in run.guaranteed)
    worth = "labels without end" if isinf(run.best_worth) else f"{format_short(run.best_worth, 3)} labels alone"
    return (
        f"| interval | half-width | coverage |\n| --- | ---: | ---: |\n{table}\n"
        f"| labels alone, Clopper–Pearson | | {percent(float(run.at_share[3]), 4)} |\n\n"
        f"The judge says 1 in {percent(run.judge.yes(run.share), 4)} of the items: alone it is off by "
        f"{format_short(run.bias, 3)}. With the weight {format_short(run.best_weight, 3)} on its answers, which is the "
        f"best, both are worth {worth}.\n\n"
        f"Guaranteed with probability {percent(1 - run.delta, 4)} for every n and N: half-width {by_both} with the "
        f"judge, {by_hoeffding} with the labels alone."
    )
