"""Statistics of two learners' differences of error: Student's over folds, and Dietterich's of five times two halves."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from bounds import theorems
from bounds.numbers import format_short, pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import DIGITS, LARGEST, checked, exact, in_text, reals
from laboratory.exercises.problem import WrongAnswer

OTHER_WAY = "the second learner's error less the first's"


def _exact(rows: Sequence[Any]) -> list[list[Fraction]]:
    return [[exact(float(cell)) for cell in row] for row in reals(checked(rows, least=1))]


def _folds(*rows: Any) -> WorkedOut:
    table = _exact(rows)
    if len(table) > 2 or len(table[0]) < 2:
        raise ValueError("differences of 2 folds or more stand in one row, or both learners' errors in two")
    d = [a - b for a, b in zip(*table, strict=True)] if len(table) == 2 else table[0]
    k, mean = len(d), sum(d) / len(d)
    squares = sum((entry - mean) ** 2 for entry in d)
    if not squares:
        raise ValueError("all differences are equal, so that they have no spread and t is not defined")
    s = sqrt(squares / (k - 1))
    t = float(mean) / (s / sqrt(k))
    wide = sqrt(squares / k)
    slips = (
        WrongAnswer(float(mean) / s, f"The root of k = {k} is missing: a mean of k differences spreads less than one."),
        WrongAnswer(float(mean) / (wide / sqrt(k)), "The variance is divided by k: with k − 1 it is unbiased."),
        WrongAnswer(float(mean) / (s * s / k), "The root of the variance is missing."),
        WrongAnswer(float(mean), "That is the mean difference: it is divided by its standard error."),
        WrongAnswer(s / sqrt(k), "That is the standard error: the mean difference is divided by it."),
        *([WrongAnswer(_unpaired(table), "That is the unpaired test: the folds are the same, so differences count.")]
          if len(table) == 2 and _unpaired(table) else []),
    )  # fmt: skip
    also = [Instead(-t, OTHER_WAY)] if len(table) == 2 else []
    p = theorems["t_folds"](statistic=_within(t), k=k)
    steps = (
        f"The mean difference is {in_text(float(mean))}.",
        f"The sample variance is {in_text(float(squares))}/{k - 1} = {in_text(float(squares / (k - 1)))}.",
        f"The standard error is √({in_text(float(squares / (k - 1)))}/{k}) = {in_text(s / sqrt(k))}.",
        _law(p, f"{pluralize(k - 1, 'degree')} of freedom", "if the differences were independent and normal"),
        f"The statistic is t = {in_text(t)}.",
    )
    read = f"{pluralize(k, 'difference')}{', the first row less the second' if len(table) == 2 else ''}"
    return WorkedOut(t, slips, read, steps, also)


def _within(t: float) -> float:
    """The statistic, or the largest of which the theorems give a p-value."""
    return min(max(t, -LARGEST), LARGEST)


def _law(p: float, degrees: str, condition: str) -> str:
    return f"By Student's law with {degrees}, p = {format_short(p, DIGITS)}, {condition}."


def _unpaired(table: Sequence[Sequence[Fraction]]) -> float:
    """Student's statistic of two samples of one size, or 0 where neither spreads."""
    k, means = len(table[0]), [sum(row) / len(row) for row in table]
    squares = sum((cell - mean) ** 2 for row, mean in zip(table, means, strict=True) for cell in row)
    return float(means[0] - means[1]) / sqrt(squares / (k - 1) / k) if squares else 0.0


def _halves(*rows: Any) -> WorkedOut:
    table = _exact(rows)
    if len(table) != 5 or len(table[0]) != 2:
        raise ValueError(f"five rows of two differences are needed; got {len(table)} rows of {len(table[0])}")
    variances = [(a - b) ** 2 / 2 for a, b in table]
    total, first = sum(variances), table[0][0]
    if not total:
        raise ValueError("the two differences of every row are equal, so that t is not defined")
    t = float(first) / sqrt(total / 5)
    mean = sum((a + b for a, b in table), Fraction(0)) / 10
    slips = (
        WrongAnswer(float(mean) / sqrt(total / 5), "That is with the mean of all ten: only the first one is on top."),
        WrongAnswer(float(first) / sqrt(total), "The five variances are averaged, not added."),
        WrongAnswer(float(first) / sqrt(total / 10), "The variances are halved twice: (a − b)²/2 has both squares."),
        WrongAnswer(float(first) / sqrt(2 * total / 5), "A variance is (a − b)²/2: the 2 is missing."),
        WrongAnswer(float(first) / float(total / 5), "The root is missing."),
        WrongAnswer(float(table[0][1]) / sqrt(total / 5), "That is with the second difference of the first row."),
    )
    p = theorems["t_5x2cv"](statistic=_within(t))
    steps = (
        f"The variances (a − b)²/2 are {', '.join(in_text(float(variance)) for variance in variances)}.",
        f"Their mean is {in_text(float(total / 5))}, its root {in_text(sqrt(total / 5))}.",
        _law(p, "5 degrees of freedom", "as an approximation"),
        f"The statistic is the first difference over that root: t = {in_text(t)}.",
    )
    return WorkedOut(t, slips, "five pairs of differences", steps)


QUANTITIES = (
    ByHand(
        "t_folds_statistic", "Paired t statistic over folds",
        "the folds' differences of error in one row, or the two learners' errors in two rows",
        ("0.30 0.25 0.28 0.31", "0.26 0.24 0.29 0.25"), _folds,
    ),
    ByHand(
        "t_5x2cv_statistic", "5x2cv paired t statistic", "five rows, each with the two differences of a halving",
        ("0.04 0.02", "0.03 -0.01", "0.05 0.01", "0.00 0.02", "0.03 0.02"), _halves,
    ),
)  # fmt: skip
