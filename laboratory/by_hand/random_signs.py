"""The empirical Rademacher complexity of a few hypotheses on a few points, over all signs."""

from fractions import Fraction
from itertools import product
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import both
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import checked, exact, in_text, reals
from laboratory.exercises.problem import WrongAnswer

MOST = 10  # points: 1,024 signs
WRITTEN = 8


def _rademacher(*rows: Any) -> WorkedOut:
    table = [[exact(float(cell)) for cell in row] for row in reals(checked(rows, least=1))]
    m = len(table[0])
    if m > MOST:
        raise ValueError(f"by hand all signs of at most {MOST} points are gone through; got {m} points")
    every = list(product((1, -1), repeat=m))
    largest = [max(_correlation(signs, row) for row in table) for signs in every]
    absolute = [max(abs(_correlation(signs, row)) for row in table) for signs in every]
    right = sum(largest, Fraction(0)) / len(every)
    also = [
        Instead(float(sum(absolute, Fraction(0)) / len(every)), "absolute values of the correlations"),
        Instead(float(2 * right), "a factor 2 in front, as in Bartlett and Mendelson"),
    ]
    slips = [
        WrongAnswer(float(right * m), "That is not divided by m yet."),
        WrongAnswer(float(max(largest)), "That is the largest over the signs: the mean over them is taken."),
        WrongAnswer(float(right * len(every)), "That is the sum over all signs: divide by their number."),
        WrongAnswer(0.0, "The mean of each hypothesis' correlation is 0: the maximum is taken first, then the mean."),
    ]
    lines = [
        f"Signs {' '.join('+' if s > 0 else '−' for s in signs)}: the largest mean of sign times prediction is "
        f"{in_text(float(best))}."
        for signs, best in list(zip(every, largest, strict=True))[:WRITTEN]
    ]
    rest = [f"The other {len(every) - WRITTEN} signs go likewise."] if len(every) > WRITTEN else []
    last = f"The mean of these maxima over all {len(every)} signs is {both(right)}."
    read = f"{pluralize(len(table), 'hypothesis', 'hypotheses')} on {pluralize(m, 'point')}, a row for each hypothesis"
    columns = {f"sign {j + 1}": [signs[j] for signs in every] for j in range(m)}
    return WorkedOut(float(right), slips, read, [*lines, *rest, last], also,
                     table={**columns, "largest mean": list(map(float, largest))})  # fmt: skip


def _correlation(signs: Any, row: Any) -> Fraction:
    return sum((s * entry for s, entry in zip(signs, row, strict=True)), Fraction(0)) / len(row)


QUANTITIES = (
    ByHand(
        "rademacher", "Empirical Rademacher complexity over all signs",
        "a row for each hypothesis: its prediction at each point, 1 and -1 (or 0)", ("1 1 -1", "1 -1 1", "-1 -1 1"),
        _rademacher, called=("rademacher_complexity", "empirical_rademacher"),
    ),
)  # fmt: skip
