"""Worlds in which the naive bound fails: what `compare` puts first holds there, as often as it says.

Each world draws many runs at once. False alarms of each test: 1e-6. Of a margin read off the sample no world is known
in which that makes the naive bound fail, so large are the constants of the margin bounds: there the bound is
held beside what is measured, and the naive bound only says what was not proved.
"""

import math
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom

from bounds import compare, theorems
from bounds.comparison.row import Row

DELTA, ALARM = 0.05, 1e-6


def naive_fails(failures: int, runs: int, delta: float = DELTA) -> bool:
    """More often than any bound with confidence 1 - δ does, but for one chance in a million."""
    return failures > binom.isf(ALARM, runs, delta)


def first_holds(failures: int, runs: int, delta: float = DELTA) -> bool:
    return not naive_fails(failures, runs, delta)


def first(event: str, **known: Any) -> Row:
    """The row that stands first, which must follow from the facts but for what the world keeps."""
    return compare(**known).groups[event][0]


def by_value(slug: str, name: str, values: np.ndarray, **inputs: float) -> np.ndarray:
    """The theorem's bound at every value of a variable, each different one evaluated once."""
    different, places = np.unique(values, return_inverse=True)
    bounds = np.array([theorems[slug](**inputs, **{name: value.item()}) for value in different])
    return bounds[places]


def test_the_best_of_twenty_models_on_their_test_set() -> None:
    m, k, risk, runs = 1000, 20, 0.065, 20_000
    mistakes = np.random.default_rng(1).binomial(m, risk, size=(runs, k)).min(axis=1)
    row = first("true risk", m=m, delta=DELTA, k=k, errors=int(np.median(mistakes)))
    assert row.slug == "validation_selection_binomial" and not row.needs
    naive = by_value("test_set_binomial", "errors", mistakes, m=m, delta=DELTA)
    held = by_value(row.slug, "errors", mistakes, m=m, delta=DELTA, k=k)
    assert naive_fails(int((naive < risk).sum()), runs)
    assert first_holds(int((held < risk).sum()), runs)


def test_how_many_examples_choose_among_twenty_models() -> None:
    """The gap of the best: by so many examples as one model takes, it is exceeded far too often."""
    k, risk, epsilon, runs = 20, 0.5, 0.1, 20_000
    rng = np.random.default_rng(2)
    row = first("gap", epsilon=epsilon, delta=DELTA, k=k)
    assert row.slug == "validation_selection" and not row.needs
    alone = theorems["hoeffding_one_sided"].solve("m", at_most=epsilon, delta=DELTA).value
    assert isinstance(alone, int) and isinstance(row.value, int)
    for m, holds in ((alone, False), (row.value, True)):
        best = rng.binomial(m, risk, size=(runs, k)).min(axis=1) / m
        assert first_holds(int((risk - best > epsilon).sum()), runs) == holds


def test_a_prior_made_from_part_of_the_sample() -> None:
    """A trillion hypotheses of risk 1/2: the prior is all on the one of least error on the first 900 examples."""
    m, seen, hypotheses, risk, runs = 1000, 900, 1e12, 0.5, 20_000
    rng = np.random.default_rng(3)
    least = binom.ppf(-np.expm1(np.log1p(-rng.random(runs)) / hypotheses), seen, risk)
    rest = rng.binomial(m - seen, risk, size=runs)
    usual = {"m": m, "delta": DELTA, "kl": 0.0}
    row = first("Gibbs risk", **usual, prior_samples=seen, training_error=0.5)
    assert row.slug == "pac_bayes_split_prior"
    naive = by_value("pac_bayes_kl_exact", "training_error", (least + rest) / m, **usual)
    held = by_value(row.slug, "training_error", rest / (m - seen), **usual, prior_samples=seen)
    assert naive_fails(int((naive < risk).sum()), runs)
    assert first_holds(int((held < risk).sum()), runs)


def test_a_compression_of_the_size_that_turned_out() -> None:
    """For each size every set gives a hypothesis that errs on its own where others do not, at the risk stated for
    that size: some set of one of ten sizes fits the rest far more often than some set of a size fixed beforehand."""
    m, sizes, runs = 30, np.arange(1, 11), 20_000
    rng = np.random.default_rng(4)
    usual = {"m": m, "delta": DELTA}
    risks = np.array([theorems["compression_realizable"](**usual, size=int(size)) for size in sizes]) * (1 + 1e-9)
    sets = np.array([math.comb(m, int(size)) for size in sizes])
    fits = rng.binomial(sets, (1 - risks) ** (m - sizes), size=(runs, len(sizes))) > 0
    row = first("true risk", **usual, size=10, errors=0)
    assert row.slug in {"compression_chosen_size", "compression_binomial"} and not row.needs
    chosen = {"errors": 0} if row.slug == "compression_binomial" else {}
    held = np.array([theorems[row.slug](**usual, size=int(size), **chosen) for size in sizes])
    assert naive_fails(int(fits.any(axis=1).sum()), runs)
    assert first_holds(int((fits & (held < risks)).any(axis=1).sum()), runs)
    for place in range(len(sizes)):  # each size by itself keeps its bound
        assert first_holds(int(fits[:, place].sum()), runs)


def leads_of_three(seen: np.ndarray) -> float:
    """The least lead of the right class on orthogonal examples, of which each class has so many, with weights of length
    1: each class's weights are a on its own examples and -b on the others, in the best proportion."""
    others = seen.sum() - seen
    scale = np.sqrt(1 / seen + 1 / others)
    own, other = 1 / seen / scale, 1 / others / scale
    return float(min(own[c] + other[np.arange(3) != c].min() for c in range(3)))


def test_a_margin_of_two_labels_on_three_classes() -> None:
    """Orthogonal examples with one of the two labels that the class by which ties are broken is not: those seen are
    all right with a large margin, those unseen are all wrong."""
    m, directions, runs = 10_000, 10_000_000, 50
    rng = np.random.default_rng(5)
    usual = {"m": m, "delta": DELTA, "radius": 1.0, "norm": 1.0, "margin_error": 0.0}
    gamma = 0.99 * math.sqrt(4.5 / m)  # fixed beforehand
    row = first("true risk", **usual, gamma=gamma, classes=3, margin_fixed=True)
    assert row.slug == "multiclass_margin_linear" and not row.needs
    failed = held = 0
    for _ in range(runs):
        distinct = np.unique(rng.integers(directions, size=m)).size
        seen = rng.multinomial(distinct, [1 / 3] * 3)
        risk = 1 - distinct / directions
        if leads_of_three(seen) >= gamma:
            failed += theorems["margin_linear"](**usual, gamma=gamma) < risk
            held += row.value < risk
    assert naive_fails(failed, runs) and first_holds(held, runs)


def test_a_margin_read_off_the_sample() -> None:
    """Directions on the circle, labels of a halfplane flipped one time in ten, and a learner that returns the mean of
    y x: in each run the margin is the one for which the bound for a fixed one comes out least."""
    m, flipped, runs, gammas = 1000, 0.1, 400, np.linspace(0.02, 1, 50)
    rng = np.random.default_rng(8)
    angles = rng.uniform(-np.pi, np.pi, size=(runs, m))
    labels = np.where(np.cos(angles) > 0, 1, -1) * np.where(rng.random((runs, m)) < flipped, -1, 1)
    learnt = np.arctan2((labels * np.sin(angles)).mean(axis=1), (labels * np.cos(angles)).mean(axis=1))
    scores = labels * np.cos(angles - learnt[:, None])
    risks = flipped + (1 - 2 * flipped) * np.abs(learnt) / np.pi  # exact: the angle between the two halfplanes
    below = np.array([(scores < gamma).mean(axis=1) for gamma in gammas])  # (margins, runs)
    usual = {"m": m, "delta": DELTA, "radius": 1.0}
    naive = below + theorems["margin_linear"].grid(**usual, norm=1.0, gamma=gammas, margin_error=0.0)[:, None]
    at, each = naive.argmin(axis=0), np.arange(runs)
    typed = {**usual, "rademacher": 1 / math.sqrt(m), "margin_error": float(np.median(below[at, each]))}
    row = first("true risk", **typed, norm=1.0, gamma=float(np.median(gammas[at])))
    assert row.slug in {"margin_all", "margin_all_grid"} and not row.needs
    more = {"base": 2.0} if row.slug == "margin_all_grid" else {}
    held = theorems[row.slug].grid(
        **usual, rademacher=1 / math.sqrt(m), gamma=gammas[at], margin_error=below[at, each], **more
    )
    assert np.unique(at).size > 1 and (naive[at, each] < held).all()  # by value alone the naive row stood first
    assert np.median(risks) < np.median(naive[at, each]) < np.median(held) < 1
    assert first_holds(int((held < risks).sum()), runs)


def test_losses_up_to_three() -> None:
    """Losses 0 and 3, each half of the time: a bound for losses up to 1 is exceeded by their mean far too often."""
    m, largest, runs = 1000, 3.0, 20_000
    means = largest * np.random.default_rng(6).binomial(m, 0.5, size=runs) / m
    gaps = largest / 2 - means
    row = first("gap", m=m, delta=DELTA, variance=largest**2 / 4, loss_range=largest, test_error=0.5)
    assert row.slug in {"bennett", "bernstein", "chebyshev"} and not row.needs
    naive = theorems["hoeffding_one_sided"](m=m, delta=DELTA)
    assert naive_fails(int((gaps > naive).sum()), runs)
    assert first_holds(int((gaps > row.value).sum()), runs)


@pytest.mark.parametrize("noise", [0.1, 0.3])
def test_labels_that_are_flipped(noise: float) -> None:
    """Two hypotheses, the target and its opposite on a share of the examples: no noisy risk is below the noise, and the
    one of fewest disagreements is as near the target as stated for clean labels."""
    m, distance, runs = 2000, 0.2, 20_000
    rng = np.random.default_rng(7)
    known: dict[str, Any] = {"m": m, "delta": DELTA, "ln_size": math.log(2)}
    assert not {"finite_realizable", "finite_realizable_sharp"} & {row.slug for row in compare(**known, noise=noise)}
    assert theorems["finite_realizable"](**known) < noise  # whatever is chosen, in all runs
    row = first("risk on clean labels", **known, noise=noise)
    differing = rng.binomial(m, distance, size=runs)
    chosen = np.where(2 * rng.binomial(differing, noise) >= differing, distance, 0.0)  # a tie goes to the wrong one
    assert first_holds(int((chosen > row.value).sum()), runs)
