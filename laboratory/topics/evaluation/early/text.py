"""Looking early, in words computed from the run."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.evaluation.early.run import EarlyLooks
from laboratory.views.headline import Headline

MEANING = r"""
**A test keeps its level for one look.** Two models, fixed beforehand, are compared on the items that only one of them
gets right. If neither is better, either wins such an item with probability 1/2. McNemar's exact test is significant
there with probability at most α. Whoever tests again after each item, and stops once p ≤ α, has more chances to be
wrong. Items that both get right, or both wrong, change nothing.

**Exactly.** All numbers of wins at which no look was significant are followed item by item, with their probabilities.
For equally spaced looks at a normal mean, Armitage, McPherson and Rowe's recursion does the same. Either rate tends to
1 with more and more looks.

**Fewer looks, at a lower level.** Pocock's level is that of each of K planned looks, by which the normal law keeps α
for all together. For counts it is an approximation; its exact rate stands beside it.

**The e-value** is what a stake of 1 has become by bets that are fair if no model is better, spread over all shares
alike: $E_m=2^m/\bigl((m+1)\binom mb\bigr)$ after b wins of m. With probability at most α it ever reaches 1/α (Ville),
at **any** number of looks, planned or not; 1/E is a p-value that may be looked at whenever one likes. In exchange it
takes more items than one planned test.

**The interval** holds the share of such items that A wins at all times at once. It leaves out 1/2 just when E is at
least 1/α.
"""
CAPTION = "The probability that some look so far was a false alarm. Dotted: α, the level of one look."
LOOKS_CAPTION = "False alarms of K equally spaced looks by the normal law, and exactly, at your K. Dotted: α, and K."


def headline(run: EarlyLooks) -> Headline:
    """The real false-alarm rate of looking at every item."""
    items = pluralize(run.items, "item")
    return Headline(
        float(run.every[-1]),
        f"false alarms of a test at {percent(run.alpha)}, looked at after each of {items} that one model wins",
        share=True,
    )


def sentence(run: EarlyLooks) -> str:
    """K looks, and the e-value."""
    spaced, sure = percent(float(run.spaced[-1]), 3), percent(float(run.e_process[-1]), 3)
    return f"With {pluralize(run.looks, 'look')} it is **{spaced}**, with an e-value at every item **{sure}**."


def more(run: EarlyLooks) -> str:
    """Pocock's level, and your counts."""
    normal, kept = percent(float(run.normal[run.looks - 1]), 3), percent(run.at_pocock, 3)
    planned = f"By the normal law {pluralize(run.looks, 'look')} give {normal}."
    pocock = f"Pocock's level of each is {format_short(run.pocock, 3)}; exactly, that makes {kept} here."
    return f"{planned} {pocock}\n\n{_yours(run)}"


def _yours(run: EarlyLooks) -> str:
    low, high = at_least(run.interval[0], 3), at_most(run.interval[1], 3)
    wins = f"{format_number(run.wins)} of {format_number(run.wins + run.losses)}"
    verdict = "reaches" if run.is_sure else "does not reach"
    looked = f"Your {wins} wins of A: p is {format_short(run.p_value, 3)} for one planned look."
    sure = f"The e-value {format_short(run.e_value, 4)} {verdict} 1/α = {format_short(1 / run.alpha, 3)}."
    sequence = (
        f"With probability {percent(1 - run.alpha, 4)}, at all times at once, A's share is between {low} and {high}."
    )
    return f"{looked} {sure} {sequence}"
