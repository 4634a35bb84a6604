"""Bagging and forests, in words."""

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.topics.boosting.bagging.run import FRIEDMAN, MATTER, PUBLISHED, BaggingRun, GrownTrees
from laboratory.topics.boosting.bagging.stable import TreeAndLine, stable_sentence
from laboratory.topics.boosting.bagging.variance import SAMPLES, TREES, Spread
from laboratory.views.headline import Headline

MEANING = """
Trees grown on resamples of the sample predict together; the examples that each has not seen estimate their error.

A **bag** is drawn from the sample with replacement, as large as the sample. **Bagging** grows a tree on each of B bags
and combines the trees' predictions: by their mean, or by a vote. A **random forest** does the same, but every
split may use only a few features, drawn anew each time: usually ⌊p/3⌋ of p for numbers and ⌊√p⌋ for labels, at least
one. (The notes print ⌈p/3⌉.) Its trees are weaker and less alike.

**Out of bag**: a bag of m draws misses a given example with probability (1 − 1/m)^m, about 0.368. The trees whose bag
misses an example treat it as a new one. So the test error is estimated without test examples. Early on few trees
predict each example, and some examples have no prediction yet; these are left out.

**Why more trees help, up to a limit**: the mean of B predictions with variance σ² and pairwise correlation ρ has
variance ρσ² + (1 − ρ)σ²/B. The 1/B of independent trees, which one page of the notes gives, would need new samples:
the variance that the trees share remains.

**Stable learners** hardly change with the sample: from bag to bag least squares answers nearly the same, so the mean
over bags is nearly one of them. A tree changes much, and the mean takes much of its variance away.

**Averaging cannot increase** the expected squared error: E(Y − g)² = E(Y − Eg)² + Var(g) for an answer g that was
trained without Y. Predictions 0 and 2 of the label 1, equally likely, have expected error 1; their average has error 0.

**Strength and correlation** (labels only): the strength s is the mean margin of the vote, ρ the correlation of the
trees' margins. If s > 0, Breiman bounds the risk of the vote by ρ(1 − s²)/s². Both are computed here over the whole
distribution for the trees that were grown, so the bound holds for sure.

**Importance** of a feature: how much its splits lower the impurity, averaged over the trees, as a share of the whole.
It is computed on the training sample, and favours features with many values.

**The notes' example** draws 1,000 of Friedman's numbers with 15 features, of which 5 matter, and keeps a third for the
test. Its script draws each bag from the first 330 of the 670 training examples only. The switch repeats this error.
"""


def headline(run: BaggingRun) -> Headline:
    """Bagging's score on fresh examples, and the bound on the vote."""
    score, outside = float(run.bagging.fresh[-1]), dashed(run.bagging.out_of_bag[-1])
    if run.of_numbers:
        what = f"R² of bagging on the test third; {outside} out of bag"
        return Headline(score, what, by="no guarantee: the labels are numbers, not classes")
    what = f"true risk of bagging; {outside} out of bag"
    bound = run.bagging.vote.bound if run.bagging.vote else None
    if bound is None or bound >= 1:
        by = "no guarantee: the trees have no strength" if bound is None else "vacuous bound: not below 1"
        return Headline(score, what, by=by)
    return Headline(score, what, at_most=bound, by="strength and correlation", theorem="forest_strength")


def caption(world: str, published: bool, seed: int) -> str:
    """How to read the scores."""
    crosses = " Crosses: the numbers that the notes print." if published and seed == 100 else ""
    part = " 670 of 1,000 examples for training." if world == FRIEDMAN else ""
    return f"Heavy: on fresh examples. Thin, oob: out of bag.{part}{crosses}"


def variance_caption() -> str:
    """How to read the variances."""
    return f"Dots: measured on {SAMPLES} samples with {TREES} trees each. Lines: the theorem with their σ and ρ."


def sentence(run: BaggingRun) -> str:
    """One tree, bagging, forest."""
    tree, bagged, forest = (
        dashed(run.single),
        dashed(run.bagging.fresh[-1]),
        dashed(run.forest.fresh[-1]),
    )
    if run.of_numbers:
        return f"One tree reaches an R² of **{tree}** on the test third, bagging **{bagged}**, the forest **{forest}**."
    return f"The true risk is **{tree}** for one tree, **{bagged}** for bagging and **{forest}** for the forest."


STABLE = "Heavy: the mean over bags. Thin: one fit to the whole sample. Both learners see the same bags."


def more(
    run: BaggingRun, world: str, published: bool, spread: Spread | None, stability: TreeAndLine | None = None
) -> str:
    """The scores with their settings, what bags miss, and what limits the vote."""
    parts = [_scores(run), f"{_bags(run, published and world == FRIEDMAN)}  \n{_votes(run)}"]
    if stability is not None:
        parts.insert(0, stable_sentence(stability, run.single))
    return "\n\n".join(parts if spread is None else [*parts, _variance(spread)])


def _scores(run: BaggingRun) -> str:
    """One tree, bagging, forest."""
    trees = pluralize(len(run.counted), "tree")
    tree, bagged, forest = (
        dashed(run.single),
        dashed(run.bagging.fresh[-1]),
        dashed(run.forest.fresh[-1]),
    )
    outside = (dashed(grown.out_of_bag[-1]) for grown in (run.bagging, run.forest))
    estimates = f"Out of bag, the estimates are {' and '.join(outside)}."
    if run.of_numbers:
        return (
            f"On the test third one tree reaches an R² of **{tree}**, bagging with {trees} **{bagged}**, and the "
            f"forest with {run.features_per_split} features at a split **{forest}**. {estimates}"
        )
    return (
        f"The exact true risk is **{tree}** for one tree, **{bagged}** for bagging with {trees}, and **{forest}** for "
        f"the forest with {_features(run.features_per_split)} at a split. {estimates}"
    )


def _bags(run: BaggingRun, as_published: bool) -> str:
    """How much of the sample the bags miss, by the theorem and here."""
    measured = (
        f"A bag of {format_number(run.bag_size)} draws misses a share **{format_number(run.left_out, 4)}** of the "
        f"examples that it draws from, on average; these bags missed {format_number(1 - run.bagging.distinct, 4)}."
    )
    if not as_published:
        return measured
    numbers = ", ".join(f"{value:.4f} ({name})" for name, value in PUBLISHED.items())
    return (
        f"{measured}  \n**As in the published script**, bags contain only {run.bag_size} of the {run.m} training "
        f"examples; all others are out of every bag. The notes print {numbers}, from draws of their own. Without the "
        "switch, bags contain twice as many examples."
    )


def _votes(run: BaggingRun) -> str:
    """Strength and correlation of both ensembles; importances where labels are numbers."""
    if run.bagging.vote is None or run.forest.vote is None:
        shares = [format_number(float(grown.importances[:MATTER].sum()), 3) for grown in (run.bagging, run.forest)]
        return (
            f"Only the first {MATTER} features affect these labels. Bagging's trees give them {shares[0]} of all "
            f"importance, the forest's {shares[1]}."
        )
    return f"{_vote('Bagging', run.bagging)} {_vote('The forest', run.forest)}"


def _vote(name: str, grown: GrownTrees) -> str:
    vote = grown.vote
    if vote is None or vote.bound is None:
        return f"{name}'s trees have no positive strength here, so there is no guarantee."
    bound = at_most(vote.bound, 3)
    vacuous = ", which is vacuous" if vote.bound >= 1 else ""
    return (
        f"{name}'s trees have strength {dashed(vote.strength)} and correlation {dashed(vote.correlation)}: "
        f"the true risk of their vote is at most {bound}{vacuous}."
    )


def _variance(spread: Spread) -> str:
    """What stays of the variance, and what independent trees would leave."""
    bagging, forest, trees = spread.bagging, spread.forest, int(spread.counted[-1])
    return (
        f"Two bagged trees of one sample have correlation **{dashed(bagging.correlation)}**, two trees of the "
        "forest "
        f"{dashed(forest.correlation)}. With {trees} trees bagging's prediction has the variance "
        f"**{dashed(bagging.law[-1])}**, one tree {dashed(bagging.deviation**2)}; independent trees would "
        f"have {dashed(bagging.deviation**2 / trees)}.\n\n{_averaging(spread)}"
    )


def _averaging(spread: Spread) -> str:
    """The theorem on the squared error of an average, on independent samples."""
    return (
        f"**Averaging cannot increase the error**: over {SAMPLES} independent samples one tree has the mean squared "
        "error "
        f"**{dashed(spread.single)}** on the test third; the average of these {SAMPLES} trees has "
        f"**{dashed(spread.averaged)}**. The difference is the trees' variance around their average."
    )


def dashed(number: float) -> str:
    """Three digits; a dash where there is no number."""
    return format_short(number, absent="–")


def _features(number: int) -> str:
    return "1 feature" if number == 1 else f"{number} features"
