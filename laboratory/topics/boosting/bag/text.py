"""Bootstrap bags in words computed from the run."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.boosting.bag.run import OUTSIDE, BagRun
from laboratory.views.headline import Headline

MEANING = """
A **bootstrap sample**, or bag, is a list: m times one of the m examples is drawn, each with probability 1/m, and what
was drawn is put back. So some examples are in the bag twice or more, and a given one is left out with probability
(1 − 1/m)^m, which is 0.358 for m = 20 and tends to 1/e = 0.368. (As a set, a bag would lose its repetitions.)
**Bagging** grows a tree on each bag and lets the trees vote.

**The bootstrap estimate of the error.** To a tree an example out of its bag is new. Each example is judged by the trees
that have not seen it, first averaged over these trees and then over the examples. These trees learned from about 63 %
of the examples, so the estimate is usually too large. Efron's **.632 estimate** puts the training error, which is
usually too small, beside it: 0.368·training error + 0.632·error out of bag. Where trees are so deep that the training
error is 0, it is usually too small. Neither has a guarantee here.

The error **of the vote** out of bag is another number: for each example only those trees vote that have not seen it.
"""
NAMES = {0: "left out", 1: "once", 2: "twice"}


def caption(run: BagRun, step: int) -> str:
    """How to read the bag."""
    return f"Bag {step + 1}: the larger a mark, the more often it is in the bag. Crosses: left out. Shaded: its tree."


def vote_caption(step: int) -> str:
    """How to read the vote."""
    return f"All examples. Shaded: the vote of {pluralize(step + 1, 'tree')}."


ESTIMATES = "Both estimate the error of one tree, bag by bag. Dotted: the vote's true risk."


def headline(run: BagRun, step: int) -> Headline:
    """How many examples the bag misses, beside how many it does on average."""
    missed = int(run.out[step].sum())
    by = f"{format_short(run.expected)} on average over bags"
    return Headline(missed, f"of {run.m} examples left out of bag {step + 1}", by=by)


def sentence(run: BagRun, step: int) -> str:
    """Both estimates beside the truth."""
    outside, efron = (format_short(float(values[step]), 3, absent="–") for values in (run.out_of_bag, run.by_632))
    return (
        f"After {pluralize(step + 1, 'bag')} one tree's error is estimated as **{outside}** out of bag, **{efron}** by "
        f".632; true: **{format_short(run.risk, 3)}**."
    )


def more(run: BagRun, step: int) -> str:
    """The bag as a table, and every estimate with what it estimates."""
    return "\n\n".join((_listed(run, step), _estimated(run, step), _voted(run, step)))


def _listed(run: BagRun, step: int) -> str:
    held = run.counts[step].tolist()
    rows = [
        f"| {NAMES.get(times, f'{times} times')} | {held.count(times)} | "
        f"{', '.join(str(i + 1) for i, count in enumerate(held) if count == times)} |"
        for times in sorted(set(held))
    ]
    return "\n".join([f"| In bag {step + 1} | Examples | Which |", "|---|---|---|", *rows])


def _estimated(run: BagRun, step: int) -> str:
    outside, efron = float(run.out_of_bag[step]), float(run.by_632[step])
    judged = int((run.judged[step] > 0).sum())
    if not judged:
        return "No example has been left out yet, so nothing is estimated."
    training, weight = format_short(run.training, 3), format_number(OUTSIDE)
    mean = format_short(float(run.risks[: step + 1].mean()), 3)
    return (
        f"{pluralize(judged, 'example')} of {run.m} {'was' if judged == 1 else 'were'} left out of some bag. Judged by "
        f"trees that have not seen them: **{format_short(outside, 3)}**. The tree of the whole sample has training "
        f"error {training}, so the .632 estimate is {format_number(1 - OUTSIDE, 3)}·{training} + "
        f"{weight}·{format_short(outside, 3)} = **{format_short(efron, 3)}**. Its true risk is "
        f"**{format_short(run.risk, 3)}**; the bags' trees have {mean} on average."
    )


def _voted(run: BagRun, step: int) -> str:
    outside = format_short(float(run.vote_out_of_bag[step]), 3, absent="–")
    alone, together = (format_short(float(values[step]), 3) for values in (run.risks, run.vote_risks))
    trees = pluralize(step + 1, "tree")
    return (
        f"The tree of bag {step + 1} alone has true risk {alone}; the vote of {trees} has {together}, estimated out of "
        f"bag as {outside}."
    )
