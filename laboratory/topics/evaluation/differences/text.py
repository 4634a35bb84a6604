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
- **Buehler**, of the same items: all tables of counts are put in order before the data. First come those that
  McNemar's test rejects at δ; then Tango's limit decides. An end is where tables as extreme as yours can have
  probability δ/2, at the worst truth; that is proved for all truths. It keeps the level, too, and is mostly narrower.
  Where McNemar's p is at most δ, no difference of the other sign is left. Where p is larger, 0 may be outside: the test
  looks only at items that just one model gets right, and has less power.

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
    proof = "Buehler's limits" if run.chosen == "buehler" else "Clopper and Pearson twice"
    by = proof if kept else f"no guarantee; its level is {percent(run.level, 4)}"
    what = f"coverage of {_named(run)} at your truth"
    return Headline(run.here[run.chosen], what, by=by, share=True, **kept)


def sentence(run: DifferenceIntervals) -> str:
    """The chosen interval for the counts."""
    low, high = run.ends[run.chosen]
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
        f"All intervals have the level {percent(run.level, 4)}; it is proved of {_proved(run)}.\n\n"
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


def _proved(run: DifferenceIntervals) -> str:
    """Each interval with a guarantee, and how often its ends fail."""
    quarter, half = (format_short(run.delta / parts, 4) for parts in (4, 2))
    both = f", and of Buehler's, either end of which fails with {half}" if "buehler" in run.methods else ""
    return f"the two exact intervals' difference, each of whose four ends fails with probability {quarter}{both}"


def _named(run: DifferenceIntervals) -> str:
    return "the two exact intervals' difference" if run.chosen == "exact" else f"the {run.method.title} interval"


def _assumes(run: DifferenceIntervals) -> Sequence[Assumption]:
    return theorems["mcnemar"].assumes if run.design == ITEMS else (INDEPENDENT,)
