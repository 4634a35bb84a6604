"""Bagging and forests in words."""

from __future__ import annotations

import numpy as np

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.boosting.bagging.run import MATTER, PUBLISHED, BaggingRun, GrownEnsemble
from laboratory.topics.boosting.bagging.variance import Spread
from pages._boosting_bagging_fields import Asked

MEANING = """
A **bag** is drawn from the sample with replacement, as large as the sample. **Bagging** grows a tree on each of B bags
and lets the trees answer together: by their mean, or by their votes. A **random forest** does the same, but every split
may use only a few features, drawn anew each time. Its trees are weaker and less alike.

**Out of bag**: a bag of m draws misses a given example with probability (1 − 1/m)^m, about 0.368. The trees whose bag
misses an example judge it as a fresh one. So the sample tells its own test error, with no test examples. Early on few
trees judge each example, and some examples have no judge yet; these are left out.

**Why more trees help, and not for ever**: the mean of B answers with variance σ² and pairwise correlation ρ has
variance ρσ² + (1 − ρ)σ²/B. The 1/B of independent trees, which one page of the notes gives, would need fresh samples:
what the trees have in common stays.

**Strength and correlation** (labels only): the strength s is the mean margin of the vote, ρ the correlation of the
trees' margins. Breiman bounds the risk of the vote by ρ(1 − s²)/s². Both are computed over the whole world here, for
the trees that were grown, so the bound is certain.

**Importance** of a feature: how much its splits lower the impurity, averaged over the trees, as a share of the whole.
It is read off the training sample, and favours features with many values.

**The notes' example** draws 1,000 of Friedman's numbers with 15 features, of which 5 matter, and keeps a third for the
test. Its script draws each bag from the first 330 of the 670 training examples only. The switch repeats that slip.
"""


def headline_words(run: BaggingRun) -> str:
    """What stands behind bagging's score out of bag."""
    fresh = short(run.bagging.fresh[-1])
    if run.of_numbers:
        return f"R² of bagging out of bag; {fresh} on the test third"
    return f"mistakes of bagging out of bag; its true risk is {fresh}"


def out_of_bag(run: BaggingRun) -> str:
    """Bagging's score out of bag with all trees; with few trees there may be none."""
    return short(run.bagging.out_of_bag[-1])


def verdict(run: BaggingRun) -> str:
    """One tree, bagging, forest."""
    trees = "1 tree" if len(run.counted) == 1 else f"{len(run.counted)} trees"
    tree, bagged, forest = short(run.single), short(run.bagging.fresh[-1]), short(run.forest.fresh[-1])
    told = f"Out of bag, the estimates are {out_of_bag(run)} and {short(run.forest.out_of_bag[-1])}."
    if run.of_numbers:
        return (
            f"On the test third one tree reaches an R² of **{tree}**, bagging with {trees} **{bagged}**, and the "
            f"forest with {run.features_per_split} features at a split **{forest}**. {told}"
        )
    return (
        f"In the whole world one tree errs on **{tree}**, bagging with {trees} on **{bagged}**, and the forest with "
        f"{_features(run.features_per_split)} at a split on **{forest}**, exactly. {told}"
    )


def bag_sentence(run: BaggingRun, as_published: bool) -> str:
    """How much of the sample the bags miss, by law and here."""
    measured = (
        f"A bag of {in_words(run.bag_size)} draws misses a share **{in_words(run.left_out, 4)}** of the examples that "
        f"it draws from, on average; these bags missed {in_words(1 - run.bagging.distinct, 4)}."
    )
    if not as_published:
        return measured
    numbers = ", ".join(f"{value:.4f} ({name})" for name, value in PUBLISHED.items())
    return (
        f"{measured}  \n**As in the published script**, bags know only {run.bag_size} of the {run.m} training "
        f"examples; all others are out of every bag. The notes print {numbers}, from draws of their own. Without the "
        "switch, bagging learns from twice as many examples and does better."
    )


def vote_sentence(run: BaggingRun) -> str:
    """Strength and correlation of both ensembles, and what they promise; about importances where labels are numbers."""
    if run.bagging.vote is None or run.forest.vote is None:
        shares = [in_words(float(grown.importances[:MATTER].sum()), 3) for grown in (run.bagging, run.forest)]
        return (
            f"Only the first {MATTER} features matter in this world. Bagging's trees give them {shares[0]} of all "
            f"importance, the forest's {shares[1]}."
        )
    return f"{_vote('Bagging', run.bagging)} {_vote('The forest', run.forest)}"


def _vote(name: str, grown: GrownEnsemble) -> str:
    vote = grown.vote
    if vote is None or vote.promised is None:
        return f"{name}'s trees have no strength here, so nothing is promised."
    promised = in_words(rounded_safely(vote.promised, 3, up=True))
    empty = ", which says nothing" if vote.promised >= 1 else ""
    return (
        f"{name}'s trees have strength {short(vote.strength)} and correlation {short(vote.correlation)}: their vote "
        f"errs on at most {promised}{empty}."
    )


def spread_sentence(spread: Spread) -> str:
    """What stays of the variance, and what independent trees would leave."""
    bagging, forest, trees = spread.bagging, spread.forest, int(spread.counted[-1])
    return (
        f"Two bagged trees of one sample have correlation **{short(bagging.correlation)}**, two trees of the forest "
        f"{short(forest.correlation)}. With {trees} trees bagging's answer keeps the variance "
        f"**{short(bagging.promised[-1])}** of the {short(bagging.deviation**2)} of one tree; independent trees would "
        f"leave {short(bagging.deviation**2 / trees)}."
    )


def python_snippet(asked: Asked) -> str:
    """Python that makes the same run and prints the scores."""
    told = f"{asked.world!r}, {asked.m}, {asked.noise}, {asked.seed}, {asked.trees}, {asked.split}, {asked.published}"
    return (
        "from laboratory.topics.boosting.bagging.run import bagging_run\n\n"
        f"run = bagging_run({told})\n"
        "print(run.single, run.bagging.fresh[-1], run.bagging.out_of_bag[-1], run.forest.fresh[-1])\n"
    )


def short(number: float) -> str:
    """Three digits; a dash where there is no number."""
    return in_words(float(f"{float(number):.3g}")) if np.isfinite(number) else "–"


def _features(number: int) -> str:
    return "1 feature" if number == 1 else f"{number} features"
