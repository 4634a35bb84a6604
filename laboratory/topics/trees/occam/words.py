"""Occam's choice in words, computed from its numbers."""

import re
from math import comb, e

from bounds.numbers import at_most, counted, in_words, percent, short
from laboratory.topics.trees.occam.run import FixedSizes, OccamOnOtherSamples, OccamRun
from laboratory.topics.trees.words import of_nodes
from laboratory.views.conditions import with_probability
from laboratory.views.view import Headline
from laboratory.worlds.boolean_cube import BooleanCube

MEANING = """
One tree is grown until its leaves are pure. A **pruning** turns some of its tests back into leaves; for every number of
nodes the figure takes the pruning with the fewest training mistakes. More nodes never mean more training mistakes, but
the true risk, summed over the whole world, need not fall with them: flipped labels are learned by heart.

**The guarantee.** Write every tree down in a fixed prefix code, in which no word begins another. A tree of N nodes over
d yes-or-no features then takes (N + 1) ⌈log₂(d + 3)⌉ + 2 ⌊log₂ N⌋ + 1 bits. The theorem gives each tree a share of the
failure probability δ that halves with every bit, so with probability at least 1 − δ over the sample *all* trees keep
within a gap that grows with the root of their length. Because it holds for all trees at once, the tree may be chosen
after looking: **Occam's choice** is the one with the least guarantee.

**What it assumes.** Independent examples, yes-or-no features, and a code fixed before the sample was seen. On breast
cancer each measurement was turned into yes-or-no questions at quantiles of the whole data set, which no sample decides;
samples are drawn from the data set with replacement, so its error rates are the true risks.

**Size fixed beforehand.** Who fixes N before seeing the sample needs no code: the trees with N nodes are a finite class
of at most C_M d^M 2^(M + 1) members, M = (N − 1)/2 tests. The tree with the fewest mistakes among *all* of them, found
by dynamic programming, is then close to the best of them. For one N only: who tries several and keeps the best-looking
has chosen after seeing the data, and must go by the code length.

**Every yes-or-no function has a tree**: ask for all d features in turn, and each of the 2^d leaves answers as the
function does, which takes at most 2^(d + 1) − 1 nodes. (The notes lose the exponent of {0, 1}^d in places.) All trees
together are therefore all 2^(2^d) functions: the class is finite, and choosing from it costs √((2/m)(2^d ln 2 +
ln(2/δ))) above the best, which says nothing unless m is far larger than 2^d. Hence the limit on N.

The guarantee is honest rather than tight: it covers every world and every way to choose a tree.
"""
CAPTION = "The ring marks Occam's choice, the diamond the least risk. The true risk is no estimate."
EMPTY = " More than 1 says nothing."


def headline(run: OccamRun) -> Headline:
    """The true risk of the chosen tree, and what is guaranteed of it."""
    what = f"true risk of Occam's choice, {of_nodes(run.nodes[run.chosen])}"
    risk, least = float(run.risk[run.chosen]), float(run.promise[run.chosen])
    if least >= 1:
        return Headline(risk, what, by=f"no guarantee: the least is {at_most(least)}, and no risk exceeds 1")
    return Headline(risk, what, at_most=least, by="code length", theorem="tree_code_length")


def spelled(run: OccamRun, size: int) -> str:
    """The size as it stands at the player's slider."""
    return of_nodes(run.nodes[size])


def sentence(run: OccamRun, size: int) -> str:
    """The tree looked at: what is guaranteed of its risk, and what it is."""
    return (
        f"A tree of {of_nodes(run.nodes[size])}: {with_probability(run.delta)}, its risk is at most "
        f"**{at_most(run.promise[size])}**; it is **{short(run.risk[size])}**, on the sample "
        f"{short(run.training[size], 4)}."
    )


def more(run: OccamRun, size: int) -> str:
    """The choice, the tree looked at, what is guaranteed, the world, and the chosen tree itself."""
    about = " ".join(filter(None, (f"{_world(run)}.", _stopped_short(run))))
    tree = f"**The chosen tree.**\n\n```\n{_numbered_from_one(run.rules)}\n```"
    return "\n\n".join((_choice(run), _size(run, size), _guaranteed(run), _number(run, size), about, tree))


def _numbered_from_one(rules: str) -> str:
    """The tests by the names that the world has for its features: x1 is column 0."""
    return re.sub(r"x\[(\d+)\]", lambda found: f"x{int(found[1]) + 1}", rules)


def _choice(run: OccamRun) -> str:
    """The choice, the best size, and what each costs."""
    chosen = (
        f"Occam's choice has **{of_nodes(run.nodes[run.chosen])}**: training error {short(run.training[run.chosen])}, "
        f"true risk **{short(run.risk[run.chosen])}**."
    )
    if run.best == run.chosen:
        return f"{chosen} No other size of the sequence has less risk."
    why = "fewer" if run.best > run.chosen else "more"
    return (
        f"{chosen} With {of_nodes(run.nodes[run.best])} the risk would be least, **{short(run.risk[run.best])}**; the "
        f"guarantee takes {why}, for it must hold for all trees at once, whatever the world."
    )


def _size(run: OccamRun, size: int) -> str:
    """The tree looked at."""
    promise, training = float(run.promise[size]), short(run.training[size], 4)
    return (
        f"The tree of {of_nodes(run.nodes[size])} misclassifies {training} of the sample and takes "
        f"{in_words(run.bits(size))} bits to write down. So its risk is, {with_probability(run.delta)}, at most "
        f"{training} + {at_most(run.gap[size])}, that is "
        f"{at_most(promise)}; it is {short(run.risk[size])}.{EMPTY if promise >= 1 else ''}"
    )


def _guaranteed(run: OccamRun) -> str:
    """What is guaranteed, and what that needs."""
    return (
        f"With probability at least {percent(1 - run.delta, 8)} over the sample, no tree's risk lies "
        "further from its training error than its code length allows. That needs independent examples, yes-or-no "
        "features, and a code fixed before the sample was drawn."
    )


def _number(run: OccamRun, size: int) -> str:
    """How many trees have this size, exactly and as the notes bound it."""
    nodes, d = int(run.nodes[size]), run.world.features
    tests, (exact, relaxed) = (nodes - 1) // 2, run.ln_trees(size)
    told = (
        f"**How many trees have {of_nodes(nodes)}?** Such a tree has {counted(tests, 'test')} and "
        f"{counted(tests + 1, 'leaf', 'leaves')}: (N − 1)/2 and (N + 1)/2. With {d} features there are exactly "
        f"C_M d^M 2^(M + 1) of them, whose logarithm is {short(exact)}; the notes bound it by ln (2ed)^N = "
        f"{at_most(relaxed, 3)}."
    )
    if not tests:
        return f"{told} A single leaf has no test; the bound (en/k)^k on a binomial coefficient reads 0/0 for k = 0."
    choose, bound = in_words(comb(nodes - 1, tests), 6), at_most((e * (nodes - 1) / tests) ** tests, 6)
    return f"{told} On the way they use ({nodes - 1} choose {tests}) = {choose} ≤ (en/k)^k = {bound}."


def _world(run: OccamRun) -> str:
    """What the yes-or-no features are."""
    if isinstance(run.world, BooleanCube):
        return f"All {in_words(2 ** int(run.world.features))} answers to {run.world.features} questions, equally likely"
    return f"{run.world.features} yes-or-no questions about the measurements of {len(run.world.examples.y)} tumours"


def _stopped_short(run: OccamRun) -> str:
    """That larger trees are not shown, or nothing."""
    if run.nodes[-1] == run.grown:
        return ""
    return f"The tree was grown to {in_words(run.grown)} nodes; prunings of up to {run.nodes[-1]} are shown."


def of_others(elsewhere: OccamOnOtherSamples, run: OccamRun) -> str:
    """The same choice on many samples."""
    low, high = int(elsewhere.nodes.min()), int(elsewhere.nodes.max())
    chosen = f"always {of_nodes(low)}" if low == high else f"between {low} and {of_nodes(high)}"
    broke = "never" if elsewhere.broken == 0 else counted(elsewhere.broken, "time")
    return (
        f"On {len(elsewhere.risk)} samples of {in_words(run.m)} examples Occam chose {chosen}, its true risk was "
        f"**{short(elsewhere.risk.mean())}** on average, and the guarantee, on average "
        f"{short(elsewhere.promise.mean())}, was {broke} broken, where {percent(run.delta, 8)} were allowed."
    )


def of_fixed(small: FixedSizes, run: OccamRun) -> str:
    """What fixing the size buys."""
    excess = float(small.excess[-1])
    return (
        f"Of *all* trees with {small.nodes[-1]} nodes, the one with the fewest mistakes on these {in_words(run.m)} "
        f"examples has risk {short(small.risk[-1])}; the best such tree has {short(small.least[-1])}, and at most "
        f"{at_most(excess)} more was guaranteed.{EMPTY if excess >= 1 else ''} This holds for a single size, fixed "
        "before the sample is seen."
    )
