"""Two models on the same items, in words computed from the run."""

from bounds import theorems
from bounds.numbers import format_number, format_short, percent
from laboratory.topics.evaluation.paired.run import PairedPlan
from laboratory.views.headline import Headline

MEANING = r"""
**Both models answer the same items.** Items that both get right, or both wrong, say nothing about which is better. Only
the **discordant** ones count: with probability $p_{10}$ only the first is right, with $p_{01}$ only the second. Their
sum is the discordance, their difference the difference of the accuracies.

**McNemar's exact test** compares the two counts with a fair coin. Given the number of discordant items it is a binomial
test, so it keeps its level for every number of items. Its power is a sum over that number and over the split: nothing
is approximated here.

**From there on, every number.** Exact power may fall when an item is added. The headline is the number from which on no
larger one fails: a bound that rises with every item proves it far out, the rest is checked one by one.

**The formulas of Connor and Miettinen** take the split for normal. Miettinen's also takes its variance as if both
models were equally good. Either may name too few items.

**Two samples**, different items for each model, throw away what the items have in common. The discordance is what you
must know beforehand: take it from a pilot, or from models alike. It is largest for models whose mistakes have nothing
to do with each other, or avoid each other.

The level is one-sided. For a two-sided test enter half of its level; its power is then at least what you see.
"""
CAPTION = "Power of a test that looks for the better model. Dotted: the power wanted, and the items that reach it."


def headline(run: PairedPlan) -> Headline:
    """The items from which on the power is reached."""
    return Headline(
        run.items,
        "items that both models answer",
        measured_text=format_number(run.items),
        at_least=run.power,
        by="power, with so many and with any larger number",
        rests_on=theorems["mcnemar_power"].assumes,
    )


def sentence(run: PairedPlan) -> str:
    """The accuracies, and what items of its own for each model would take."""
    better, worse = percent(run.accuracy, 4), percent(run.accuracy - run.difference, 4)
    each = format_number(run.approximations["unpaired"])
    return f"{better} against {worse}: with items of its own **each model needs about {each}**."


def more(run: PairedPlan) -> str:
    """The certificate, the approximations, and where the discordance stands."""
    reached, sizes = percent(run.achieved, 4), run.approximations
    proved = "Proved by ball arithmetic" if run.certified else "Not certified"
    test = f"McNemar's exact test, one-sided at level {percent(run.alpha, 4)}"
    lines = [f"On {format_number(run.items)} items {test}, has the power {reached}. {proved}: {run.why}."]
    lines.append(
        f"Connor's formula says {format_number(sizes['connor'])} items, Miettinen's "
        f"{format_number(sizes['miettinen'])}: both take the split for normal."
    )
    alone = run.inputs
    lines.append(
        f"Only the better model is right on {percent(alone['p10'], 4)} of the items, only the worse on "
        f"{percent(alone['p01'], 4)}. If their mistakes were independent, the discordance would be "
        f"{format_short(run.independent, 4)}."
    )
    return "\n\n".join(lines)
