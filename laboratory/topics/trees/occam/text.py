"""Occam's choice in words, computed from its numbers."""

import re
from math import comb, e

from bounds import theorems
from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.trees.labels import of_nodes
from laboratory.topics.trees.occam.run import EVERY_FUNCTION, FixedSizes, OccamOnOtherSamples, OccamRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline
from laboratory.worlds.boolean_cube import BooleanCube

MEANING = """
One tree is grown until its leaves are pure. A **pruning** turns some of its tests back into leaves; for every number of
nodes the figure takes the pruning of smallest training error. More nodes never increase the training error, but the
true risk, computed exactly, need not fall with them: larger trees fit flipped labels.

**The bound.** Every tree has a code word in a fixed prefix code, in which no word begins another. A tree of N nodes
over d binary features then takes (N + 1) ⌈log₂(d + 3)⌉ + 2 ⌊log₂ N⌋ + 1 bits. The theorem gives each tree a share of
the failure probability δ that halves with every bit. So with probability at least 1 − δ over the sample *all* trees
keep within a gap that grows with the square root of their length. Because it holds for all trees at once, the tree may
be chosen by the sample: **Occam's choice** has the smallest bound.

**Assumptions.** Independent examples, binary features, and a code fixed before the sample was seen. On breast cancer
each measurement was turned into binary questions at quantiles of the whole data set, which do not depend on the sample;
samples are drawn from the data set with replacement, so its error rates are the true risks.

**Size fixed beforehand.** If N is fixed before the sample is seen, no code is needed: the trees with N nodes are a
finite class of at most $C_M d^M 2^{M+1}$ members, M = (N − 1)/2 tests. The figure shows the tree of smallest training
error among *all* of them, found by dynamic programming, and the bound on its excess risk. This holds for one N only:
the best of several sizes is chosen by the data, and only the bound by code length holds for it.

**Every binary function has a tree**: test all d features in turn, and label each of the $2^d$ leaves as the function
does, with at most $2^{d+1} - 1$ nodes. (The notes lose the exponent of $\\{0, 1\\}^d$ in places.) All trees together
are therefore all $2^{2^d}$ functions: the class is finite, and the bound on the excess risk is
$\\sqrt{(2/m)(2^d \\ln 2 + \\ln(2/δ))}$, which is vacuous unless m exceeds $2 \\ln 2 \\cdot 2^d$. Hence the limit on N.

The bound holds for every data distribution and every way to choose a tree, so it is not tight.
"""
CAPTION = "The ring marks Occam's choice, the diamond the smallest risk. The true risk is exact."
TERMS = 3  # of Kraft's sum that are written out
VACUOUS = " At least 1: vacuous."


def headline(run: OccamRun, size: int) -> Headline:
    """The true risk of the tree of this size, and its bound, which holds for all trees at once."""
    choice = "Occam's choice, " if size == run.chosen else "a tree of "
    what, which = f"true risk of {choice}{of_nodes(run.nodes[size])}", "the smallest" if size == run.chosen else "its"
    risk, bound = float(run.risk[size]), float(run.bound[size])
    if bound >= 1:
        return Headline(risk, what, by=f"no guarantee: {which} bound, {at_most(bound)}, is vacuous")
    return Headline(risk, what, at_most=bound, by="code length", theorem="tree_code_length")


def code_text(run: OccamRun, size: int) -> str:
    """The size as the player's slider shows it."""
    return of_nodes(run.nodes[size])


def sentence(run: OccamRun, size: int) -> str:
    """The selected tree: its bound and its risk."""
    return (
        f"A tree of {of_nodes(run.nodes[size])}: {with_probability(run.delta)}, its risk is at most "
        f"**{at_most(run.bound[size])}**{' (vacuous)' if run.bound[size] >= 1 else ''}; it is "
        f"**{format_short(run.risk[size])}**, the training error {format_short(run.training[size], 4)}."
    )


def more(run: OccamRun, size: int) -> str:
    """The choice, the selected tree, the bound, the world, and the chosen tree itself."""
    about = " ".join(filter(None, (f"{_world(run)}.", _stopped_short(run))))
    tree = f"**The chosen tree.**\n\n```\n{_numbered_from_one(run.rules)}\n```"
    sizes = (_size(run, size), _bound(run), _number(run, size), _kraft(run, size))
    return "\n\n".join(filter(None, (_choice(run), *sizes, _all(run), about, tree)))


def _numbered_from_one(rules: str) -> str:
    """The tests by the names that the world has for its features: x1 is column 0."""
    return re.sub(r"x\[(\d+)\]", lambda match: f"x{int(match[1]) + 1}", rules)


def _choice(run: OccamRun) -> str:
    """The choice and the best size, with their risks."""
    chosen = (
        f"Occam's choice has **{of_nodes(run.nodes[run.chosen])}**: training error "
        f"{format_short(run.training[run.chosen])}, true risk **{format_short(run.risk[run.chosen])}**."
    )
    if run.best == run.chosen:
        return f"{chosen} No other size of the sequence has a smaller risk."
    why = "fewer" if run.best > run.chosen else "more"
    return (
        f"{chosen} With {of_nodes(run.nodes[run.best])} the risk would be smallest, "
        f"**{format_short(run.risk[run.best])}**; the tree of smallest bound has {why}, since the bound holds for all "
        "trees at once and for every data distribution."
    )


def _size(run: OccamRun, size: int) -> str:
    """The selected tree."""
    bound, training = float(run.bound[size]), format_short(run.training[size], 4)
    return (
        f"The tree of {of_nodes(run.nodes[size])} misclassifies {training} of the sample, and its code word has "
        f"{format_number(run.bits(size))} bits. So its risk is, {with_probability(run.delta)}, at most {training} + "
        f"{at_most(run.gap[size])}, that is {at_most(bound)}; the risk is "
        f"{format_short(run.risk[size])}.{VACUOUS if bound >= 1 else ''}"
    )


def _bound(run: OccamRun) -> str:
    """The guarantee, and its assumptions."""
    return (
        f"With probability at least {percent(1 - run.delta, 8)} over the sample, no tree's risk "
        "differs from its training error by more than the gap of its code length. This assumes independent examples, "
        "binary features, and a code fixed before the sample was drawn."
    )


def _number(run: OccamRun, size: int) -> str:
    """How many trees have this size, exactly and as the notes bound it."""
    nodes, d = int(run.nodes[size]), run.world.features
    tests, (exact, relaxed) = (nodes - 1) // 2, run.ln_trees(size)
    count = (
        f"**How many trees have {of_nodes(nodes)}?** Such a tree has {pluralize(tests, 'test')} and "
        f"{pluralize(tests + 1, 'leaf', 'leaves')}: (N − 1)/2 and (N + 1)/2. With {d} features there are exactly "
        f"$C_M\\, d^M 2^{{M+1}}$ of them, whose logarithm is {format_short(exact)}; the notes bound it by $\\ln "
        f"(2ed)^N$ = {at_most(relaxed, 3)}."
    )
    if not tests:
        return f"{count} A single leaf has no test; the bound $(en/k)^k$ on a binomial coefficient is 0/0 for k = 0."
    choose, bound = format_number(comb(nodes - 1, tests), 6), at_most((e * (nodes - 1) / tests) ** tests, 6)
    return f"{count} Their proof uses ({nodes - 1} choose {tests}) = {choose} ≤ $(en/k)^k$ = {bound}."


def _kraft(run: OccamRun, size: int) -> str:
    """What Kraft's inequality bounds by 1, over the trees up to this size."""
    trees, total = f"all trees of at most {of_nodes(run.nodes[size])}", format_short(float(run.kraft(size)), 4)
    power = r"$2^{-|\sigma(h)|}$"  # of the length of a code word
    terms = [rf"{run.trees(place):,}\cdot2^{{-{run.bits(place)}}}" for place in range(min(size + 1, TERMS))]
    added = "+".join([*terms, *([r"\dots"] if size >= TERMS else [])]).replace(",", "{,}")
    return f"**Kraft's sum** of {power} over {trees}, ${added}$, is {total}; over all trees it is at most 1."


def _all(run: OccamRun) -> str:
    """The class of all trees, which are all functions of the features of a cube."""
    if not isinstance(run.world, BooleanCube):
        return ""
    d, bound = int(run.world.features), float(theorems[EVERY_FUNCTION](**run.whole_class))
    nodes, functions = format_number(2 ** (d + 1) - 1), f"$2^{{{2**d}}}$"
    return (
        f"**All trees.** Every binary function of {d} features has a tree, with at most {nodes} nodes. Together the "
        f"trees are all {functions} functions. On independent examples their ERM has an excess risk of at most "
        f"{at_most(bound, 3)}, {with_probability(run.delta)}.{VACUOUS if bound >= 1 else ''}"
    )


def _world(run: OccamRun) -> str:
    """The binary features."""
    if isinstance(run.world, BooleanCube):
        return (
            f"All {format_number(2 ** int(run.world.features))} answers to {run.world.features} questions, equally "
            "likely"
        )
    return f"{run.world.features} binary questions about the measurements of {len(run.world.examples.y)} tumours"


def _stopped_short(run: OccamRun) -> str:
    """That larger trees are not shown, or nothing."""
    if run.nodes[-1] == run.grown:
        return ""
    return f"The tree was grown to {format_number(run.grown)} nodes; prunings of up to {run.nodes[-1]} are shown."


def of_others(elsewhere: OccamOnOtherSamples, run: OccamRun) -> str:
    """The same choice on many samples."""
    low, high = int(elsewhere.nodes.min()), int(elsewhere.nodes.max())
    chosen = f"always {of_nodes(low)}" if low == high else f"between {low} and {of_nodes(high)}"
    failed = "never failed" if elsewhere.failures == 0 else f"failed in {elsewhere.failures}"
    return (
        f"On {len(elsewhere.risk)} samples of {format_number(run.m)} examples Occam's choice had {chosen}. Its true "
        f"risk was **{format_short(elsewhere.risk.mean())}** on average, and the bound "
        f"{format_short(elsewhere.bound.mean())}. The bound {failed}; failures on {percent(run.delta, 8)} of samples "
        "are allowed."
    )


def of_fixed(small: FixedSizes, run: OccamRun) -> str:
    """The result for a size fixed beforehand."""
    excess = float(small.excess[-1])
    return (
        f"Of *all* trees with {of_nodes(small.nodes[-1])}, the one of smallest training error on these "
        f"{format_number(run.m)} examples has risk {format_short(small.risk[-1])}; the best such tree has "
        f"{format_short(small.smallest_risk[-1])}, and {with_probability(run.delta)} the difference is at most "
        f"{at_most(excess)}.{VACUOUS if excess >= 1 else ''} This holds for a single size, fixed before the sample is "
        "seen."
    )
