"""No free lunch, consistency and rates in words, computed from the numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.no_free_lunch.consistency import (
    CROSSING_SIZES,
    NEIGHBOURS,
    ONE,
    RUNS,
    THRESHOLD,
    ConsistencyRun,
    CrossingRun,
)
from laboratory.topics.no_free_lunch.lunch.run import LunchRun
from laboratory.topics.no_free_lunch.rates.run import QUERIES, Rate
from laboratory.topics.no_free_lunch.slow.run import LEVELS, SEQUENCES, SlowWorld
from laboratory.topics.no_free_lunch.slow.run import RUNS as MEMORISERS

MEANING = """
**No free lunch.** Average over all labellings of the points. Of a point that is not in the sample the sample says
nothing: half of the labellings that agree with it say 1 there, half 0. So every learner is wrong on half of what it has
not seen, whatever it does, and what it gains on some labellings it loses on others. To learn one must know something
beforehand, a class that is not all labellings.

**As slow as one likes.** For every sequence that tends to 0, however slowly, and every learner there is a world without
noise in which the expected risk stays above it. So consistency can hold for all worlds, a rate cannot.

**Consistency** has two meanings. *ERM is consistent* over a class if training error and true risk of its choice both
tend to the best risk of the class. A *learning algorithm is consistent* (towards Bayes) if its expected risk tends to
the least risk of any predictor at all, in every world. A small class is the first and not the second.

**Rates.** Without noise, a class of few parameters is learned at the rate 1/m: a bad hypothesis is refuted by one
example. With noise two hypotheses of risks that differ by α need about 1/α² examples to be told apart, so that the
excess risk falls like 1/√m. Neighbours in n dimensions come nearer like m^(−1/n) only.
"""


def lunch_sentence(run: LunchRun) -> str:
    """The mean over labellings, equal for all that repeat what they saw."""
    threshold = run.mean("best threshold")
    other = (
        f"The best threshold cannot always repeat it, and has {short(threshold)}."
        if threshold > run.average * (1 + 1e-9)
        else "Here the best threshold can repeat it too, and has no other."
    )
    return (
        f"Over all {2**run.points} labellings of {run.points} points the memoriser and the nearest neighbour have the "
        f"same mean risk, **{short(run.average)}**, exactly what the theorem says of every learner that repeats what "
        f"it saw. {other} Each learner only has other favourites."
    )


def worst_sentence(run: LunchRun) -> str:
    """The adversary's choice for each learner, and what is promised of it."""
    worst = ", ".join(f"{name} {_digits(run.labels(name))} (risk {short(run.worst(name))})" for name in run.costs)
    told = f"The adversary picks the labelling that is worst: for the {worst}."
    least = min(run.often_bad(name) for name in run.costs)
    if run.promised is None:
        return f"{told} With fewer than {2 * run.m} points the theorem's 1/7 is not promised."
    often = "always" if least == 1 else f"with probability at least {short(least)}"
    return (
        f"{told} On some labelling each of them has a risk of 1/8 or more {often}; "
        f"the theorem promises {in_words(rounded_safely(run.promised, 4, up=False))} (1/7) for every learner."
    )


def slow_sentence(world: SlowWorld, m: int, risk: float, asked: float) -> str:
    """How far the world keeps its word."""
    return (
        f"The world was made for the sequence {SEQUENCES[world.sequence][0]}: {in_words(int(world.atoms.sum()))} "
        f"points, ever rarer, each with a label of its own, no noise. At {in_words(m)} examples every rule has an "
        f"expected risk of at least {short(risk)} on average over the labels, where {short(asked)} was asked for; the "
        "best possible risk is 0."
    )


def slow_caption() -> str:
    """What is a law here and what was run."""
    return (
        f"Line: exact, for random labels. Marks: means of {MEMORISERS} memorisers (seed 0), each in a world with "
        f"labels of its own. The world is made for samples of up to {in_words(2**LEVELS)} examples; the theorem's has "
        "infinitely many points, and one labelling for all sizes."
    )


def erm_sentence(run: ConsistencyRun) -> str:
    """Both risks at the last size, and how often they lie apart."""
    return (
        f"At {in_words(int(run.sizes[-1]))} examples the chosen hypothesis has a mean training error of "
        f"{short(float(run.training[-1]))} and a mean true risk of {short(float(run.true[-1]))}; the best of the class "
        f"has {short(run.best)}. The two differ by more than {in_words(run.epsilon)} with probability "
        f"{short(float(run.apart[-1]))}, at {in_words(int(run.sizes[_middle(run)]))} examples with probability "
        f"{short(float(run.apart[_middle(run)]))}. On average both stay within the promised "
        f"{up(float(run.gap[-1]))} of the best."
    )


def _middle(run: ConsistencyRun) -> int:
    return len(run.sizes) // 2


def crossing_sentence(run: CrossingRun) -> str:
    """Where the consistent rule overtakes, and where the others stop."""
    limit = (
        f"The best threshold cannot become better than {short(run.limits[THRESHOLD])}, one neighbour goes to "
        f"{short(run.limits[ONE])}, and √m neighbours to the Bayes risk {short(run.limits[NEIGHBOURS])}."
    )
    if run.crossing is None:
        return (
            f"Up to {in_words(CROSSING_SIZES[-1])} examples √m neighbours do not overtake the best threshold. {limit}"
        )
    if run.crossing == CROSSING_SIZES[0]:
        return f"√m neighbours are better than the best threshold at all these sizes. {limit}"
    return (
        f"With few examples the small class is better; from m* = **{in_words(run.crossing)}** examples on (of the "
        f"sizes drawn) the consistent rule is. {limit}"
    )


def crossing_caption(run: CrossingRun) -> str:
    """How the curves were found."""
    widest = max(float(errors.max()) for errors in run.errors.values())
    return (
        f"Means of {RUNS} samples at each size; every risk is an exact sum. Standard errors up to {short(widest)}. "
        "Dotted: the limits, the lowest of them the Bayes risk."
    )


def rates_sentence(curves: Sequence[Rate]) -> str:
    """The fitted exponents beside those of theory."""
    told = "; ".join(f"“{curve.name}” {_signed(curve.exponent)} (theory: {curve.theory})" for curve in curves)
    return f"Exponents fitted from 100 examples on: {told}. What halves it: {_halving(curves)}."


def _halving(curves: Sequence[Rate]) -> str:
    words = [f"{in_words(round(2 ** (-1 / c.exponent)))} times the examples for “{c.name}”" for c in curves]
    return " and ".join([", ".join(words[:-1]), words[-1]])


def rates_caption(family: str) -> str:
    """What is exact and what was measured."""
    if family == "parametric":
        return (
            "All three are exact. Two answers: the excess risk of the better of two constants, in the world that is "
            "worst for this m. Dashed: what theorems promise for every world."
        )
    return (
        f"n = 1 is exact; the others are means over {QUERIES} new points (seed 0), uniform in a cube. Dashed: what the "
        "theorem promises for every law, m to the power −1/(n + 1)."
    )


def short(number: float) -> str:
    """Four significant digits."""
    return in_words(float(f"{number:.4g}"))


def up(number: float) -> str:
    """The same, never below the number."""
    return in_words(rounded_safely(number, 4, up=True))


def _signed(number: float) -> str:
    return f"{number:.2f}".replace("-", "−")


def _digits(labels: Sequence[int]) -> str:
    return "".join(map(str, labels))
