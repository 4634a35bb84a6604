"""The homework's numbers in sentences: who erred least, whether a difference stands, and what one split promises."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

import numpy as np

from bounds.numbers import in_words
from laboratory.topics.homework.compare import Accuracies, Table
from laboratory.topics.homework.compare.figures import errors, gaps
from pages._homework_fields import FILES, Asked
from pages.widgets import say

if TYPE_CHECKING:
    import pandas as pd

MEANING = """
Each **split** deals the examples at random: 60 % to learn from, 40 % to be tested on. All four learners meet the same
splits, and features are scaled by the part that is learnt from alone. So two learners can be compared **in pairs**:
a split that is hard for one is often hard for the other, and their difference varies less than either error.

Splits share examples, so they are not independent, and the usual interval for a mean would be too narrow. The interval
here is **corrected** for that (Nadeau and Bengio, 2003): the variance counts 1 / splits + tested / learnt from times.
More splits make it narrower only down to a limit that the number of examples sets. It is approximate, and it is meant
for one question asked beforehand: whoever tries all six pairs will find a difference by chance more often.

The **grey bars** are no approximation: each holds the true error of the one predictor that was learnt in the first
split with a confidence of 95 %, because its test examples had no part in the learning. The mean over splits has no
such interval.

The learners' settings suit scaled features and are not tuned to each data set. **A dot far out** is a split in which
a setting did badly. On the digits, a pixel that is almost always blank makes a few scaled examples very long, and
Adaline overshoots where rate · (‖x‖² + 1) > 2, that is ‖x‖² + 1 > 2,000 at its rate of 0.001: one such split can ruin
its mean, and the interval of the difference, which is symmetric, then grows so wide that it says nothing.
"""


def verdict(comparison: Accuracies, first: str, second: str) -> str:
    """The difference in pairs, with its corrected interval, and whether it can be chance."""
    mean, low, high = comparison.difference(first, second)
    wins = int(np.sum(gaps(comparison, first, second).round(9) > 0))
    splits = len(comparison.accuracies)
    if mean < 0:
        told = f"On average **{first} errs more than {second}**, by {_points(-mean)} percentage points"
    elif mean > 0:
        told = f"On average **{first} errs less than {second}**, by {_points(mean)} percentage points"
    else:
        told = f"On average **{first} errs as often as {second}**"
    chance = (
        "It excludes 0: as far as it can tell, this is more than the luck of the splits."
        if low > 0 or high < 0
        else "It holds 0, so the difference may be chance."
    )
    return (
        f"{told}; it is strictly better in {wins} of {splits} splits. The corrected 95 % interval of the advantage "
        f"reaches from {_points(low)} to {_points(high)} points. {chance}"
    )


def notice(comparison: Accuracies) -> str:
    """Who has the lowest mean, and how far its splits lie apart."""
    wrong = errors(comparison)
    best = int(wrong.mean(axis=0).argmin())
    least, most = wrong[:, best].min(), wrong[:, best].max()
    return (
        f"{comparison.names[best]} has the lowest mean error, {_percent(wrong[:, best].mean())}, but a single split "
        f"shows anything from {_percent(least)} to {_percent(most)}: one split alone ranks nobody."
    )


def promise(comparison: Accuracies) -> str:
    """What Hoeffding's inequality promises of one split."""
    half = float(comparison.table()["hoeffding"].iloc[0])
    return (
        f"Before any test, Hoeffding promises that {in_words(comparison.tested_on)} test examples measure a true "
        f"error to within {_up(half)}, in at least 95 of 100 samples. The grey bars, which know "
        "how many mistakes were made, are the first split's exact intervals."
    )


def about(table: Table, comparison: Accuracies) -> str:
    """How many examples there are of what, and how they are dealt."""
    counts = np.bincount(table.y, minlength=2)
    classes = " and ".join(
        f"{in_words(int(n))} {say.verbatim(name)}" for n, name in zip(counts, table.class_names, strict=True)
    )
    return (
        f"{in_words(len(table.y))} examples with {table.X.shape[1]} features: {classes}. Each split learns from "
        f"{in_words(comparison.trained_on)} and tests on the other {in_words(comparison.tested_on)}."
    )


def shown_table(comparison: Accuracies) -> pd.DataFrame:
    """The comparison's table as errors in percent, for reading."""
    import pandas as pd

    rows = comparison.table().to_dict("records")
    return pd.DataFrame(
        {
            "mean error": [_percent(1 - row["mean"]) for row in rows],
            "standard deviation": [_percent(row["sd"]) for row in rows],
            "first split": [_percent(1 - row["first"]) for row in rows],
            "its 95 % interval": [f"{_down(1 - row['high'])} to {_up(1 - row['low'])}" for row in rows],
        },
        index=pd.Index([row["learner"] for row in rows], name="Learner"),
    )


def python_snippet(asked: Asked, first: str, second: str) -> str:
    """Python that makes the same comparison and prints its table and difference."""
    if asked.digest:
        load = (
            "from laboratory.worlds.files import from_uci_file\n\n"
            f'world = from_uci_file(open("{FILES[asked.data]}", "rb").read(), "{asked.data}").world\n'
            "X, y = world.X, world.y\n"
        )
    elif asked.data in FILES:
        load = f'from laboratory.topics.homework.compare import table_of\n\nX, y, _ = table_of("{asked.data}")\n'
    else:
        load = f'from laboratory.worlds.real_world import RealWorld\n\nX, y, _ = RealWorld("{asked.data}").examples\n'
    return (
        f"from laboratory.topics.homework.compare import compare, homework_learners\n{load}"
        f"comparison = compare(homework_learners(), X, y, splits={asked.splits}, seed={asked.seed})\n"
        "print(comparison.table().to_string())\n"
        f'print(comparison.difference("{first}", "{second}"))\n'
    )


def _percent(share: float) -> str:
    return f"{abs(100 * share):.2f}\N{NO-BREAK SPACE}%"


def _up(share: float) -> str:
    """A promise's end is rounded away from what it holds, so that it stays true."""
    return f"{ceil(10_000 * share) / 100:.2f}\N{NO-BREAK SPACE}%"


def _down(share: float) -> str:
    return f"{floor(10_000 * share) / 100:.2f}\N{NO-BREAK SPACE}%"


def _points(share: float) -> str:
    return f"{100 * share:.2f}".replace("-", "−")
