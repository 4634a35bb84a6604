"""Intervals for a difference in words computed from the run."""

from collections.abc import Sequence
from typing import Any

from bounds import theorems
from bounds.numbers import at_least, at_most, format_short, percent
from bounds.vocabulary.assumptions import Assumption
from laboratory.topics.evaluation.differences.run import ITEMS, SAMPLES, DifferenceIntervals
from laboratory.views.headline import Headline

MEANING = r"""
**Two samples**: each model answers items of its own. **Same items**: both answer the same ones, and the counts of items
that just one of them gets right decide. Taking the same items for two samples makes another, mostly wider interval.

- **Wald** adds and subtracts z standard errors. Near 0 and 1, and with few items, it covers too seldom.
- **Agresti–Caffo** and **Agresti–Min** are Wald's after two items are added to each sample, half of them right; and
  after half an item is added to each of the four counts.
- **Newcombe** takes the distances from each accuracy to the ends of its Wilson interval, and adds their squares; on the
  same items less twice their product times the correlation.
- **Miettinen–Nurminen** and **Tango** keep the differences that a score test does not reject. The standard error is
  estimated anew for each of them.
- **Two exact intervals**: both accuracies, or both probabilities of being right alone, lie within Clopper and Pearson's
  at δ/4 for each end. So their difference keeps the level, whatever the truth. It is wide.

**The coverage is exact.** Every table of counts that can occur has its interval. The probabilities of those that
contain the true difference are added up. Nothing is simulated. All truths on the curve have the same difference.
"""
INDEPENDENT = Assumption(
    "independent_samples",
    "All outcomes are independent: each model is right on every item of its own sample with one probability.",
    "world",
    briefly="all outcomes are independent, and no item is in both samples",
)
CAPTION = "Each interval for your counts. The line at 0 stands for no difference."
COVERAGE_CAPTION = (
    "Exact coverage where the true difference is as set. Dotted: the level, and your truth. Bold: chosen."
)


def headline(run: DifferenceIntervals) -> Headline:
    """The chosen interval's coverage at the truth."""
    kept: dict[str, Any] = {"at_least": run.level, "rests_on": _assumes(run)} if run.method.kept else {}
    by = "Clopper and Pearson twice" if kept else f"no guarantee; its level is {percent(run.level, 4)}"
    what = f"coverage of {_named(run)} at your truth"
    return Headline(run.here[run.interval], what, by=by, share=True, **kept)


def sentence(run: DifferenceIntervals) -> str:
    """The chosen interval for the counts."""
    low, high = run.ends[run.interval]
    side = "contains 0" if low <= 0 <= high else "does not contain 0"
    measured = format_short(run.estimate, 4)
    return (
        f"For your counts the difference is {measured}, the interval **{at_least(low)} to {at_most(high)}**: it {side}."
    )


def more(run: DifferenceIntervals) -> str:
    """Every interval, its coverage at the truth, and the lowest of its curve."""
    rows = "\n".join(
        f"| {method.title} | {at_least(run.ends[name][0])} to {at_most(run.ends[name][1])} | "
        f"{percent(run.here[name], 4)} | {percent(float(run.covered[name].min()), 4)} |"
        for name, method in run.methods.items()
    )
    truth = f"The truth: {percent(run.p1, 4)} against {percent(run.p2, 4)}"
    apart = f", discordance {format_short(run.discordance, 4)}" if run.design == ITEMS else ""
    return (
        f"{_counted(run)} {_tested(run)} {truth}{apart}.\n\n"
        f"All intervals have the level {percent(run.level, 4)}; only the last one's is proved. Each of its four exact "
        f"ends fails with probability {format_short(run.delta / 4, 4)}.\n\n"
        f"| interval | for your counts | coverage | lowest on the curve |\n| --- | --- | ---: | ---: |\n{rows}"
    )


def theorem(run: DifferenceIntervals) -> str:
    """What tests the same counts, or bounds the first model's failures."""
    return "test_set_binomial" if run.design == SAMPLES else "mcnemar"


def _counted(run: DifferenceIntervals) -> str:
    if run.design == ITEMS:
        return f"Your counts: only the first is right on {run.counts[1]} items, only the second on {run.counts[2]}."
    right1, n1, right2, n2 = run.counts
    return f"Your counts: the first is wrong on {n1 - right1} of {n1} items, the second on {n2 - right2} of {n2}."


def _tested(run: DifferenceIntervals) -> str:
    """The exact test of the same counts."""
    test = "McNemar's" if run.design == ITEMS else "Fisher's"
    return f"{test} exact test of no difference, two-sided with half of the level on either side: **p = {_p(run)}**."


def _p(run: DifferenceIntervals) -> str:
    return format_short(run.p_value, 3)


def _named(run: DifferenceIntervals) -> str:
    return f"the {run.method.title} interval" if not run.method.kept else "the two exact intervals' difference"


def _assumes(run: DifferenceIntervals) -> Sequence[Assumption]:
    return theorems["mcnemar"].assumes if run.design == ITEMS else (INDEPENDENT,)
