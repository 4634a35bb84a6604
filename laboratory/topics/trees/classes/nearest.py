"""Records of mixed type as numbers: a nearest neighbour's mistakes change with the units, a tree's do not."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from laboratory.topics.trees.classes.tables import TABLES, Records
from learners.shared.arrays import Reals

MOST_PARTS = 14
CODINGS: Mapping[str, str] = {
    "thousandths": "last number<br>in thousandths",
    "measured": "as measured",
    "sd": "standardized",
    "unit": "scaled to [0, 1]",
}


def coded(records: Records, scaling: str) -> Reals:
    """Numbers by their `scaling` of `CODINGS`, and one column of 0 and 1 for each value of a category."""
    columns: list[Reals] = []
    numbers = [name for name in records.features if name not in records.categorical]
    for at, name in enumerate(records.features):
        values = records.column(at)
        if name in records.categorical:
            columns += [np.array([value == other for value in values], float) for other in sorted(set(values))]
            continue
        x = np.array(values, float)
        last = 1_000 if name == numbers[-1] else 1
        scaled = {"thousandths": x * last, "measured": x, "sd": (x - x.mean()) / x.std()}
        columns.append(scaled.get(scaling, (x - x.min()) / np.ptp(x)))
    return np.column_stack(columns)


@lru_cache(maxsize=8)
def mistakes(table: str) -> Mapping[str, tuple[int, int]]:
    """Records misclassified in each coding, by the nearest neighbour and by a tree grown by entropy.

    Each record is left out in turn, of more than `MOST_PARTS` as many parts of them.
    """
    from learners.neighbours.knn import KNN  # both bring scikit-learn, which only a run needs
    from learners.trees.multiclass_tree import MulticlassTree

    records = TABLES[table][1]()
    y, part = records.y, np.arange(len(records.y)) % MOST_PARTS
    counts = {}
    for scaling in CODINGS:
        X, wrong = coded(records, scaling), [0, 0]
        for left_out in (part == at for at in range(part.max() + 1)):
            for at, rule in enumerate((KNN(1), MulticlassTree("entropy"))):
                answers = rule.fit(X[~left_out], y[~left_out]).predict(X[left_out])
                wrong[at] += int((answers != y[left_out]).sum())
        counts[scaling] = (wrong[0], wrong[1])
    return counts
