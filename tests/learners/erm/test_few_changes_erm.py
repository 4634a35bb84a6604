"""The labelling with few changes has the fewest mistakes of all of them, by trying all of them."""

from itertools import product

import numpy as np

from learners.erm.few_changes_erm import FewChangesERM


def test_few_changes_by_exhaustive_search() -> None:
    rng = np.random.default_rng(0)
    for trial in range(30):
        m = int(rng.integers(1, 9))
        x = rng.random(m) if trial % 3 else rng.integers(0, 5, m).astype(float)
        y, values = rng.integers(0, 2, m), np.unique(x)
        places = np.searchsorted(values, x)
        labellings = np.array(list(product([0, 1], repeat=len(values))))
        changes, mistakes = np.abs(np.diff(labellings)).sum(axis=1), (labellings[:, places] != y).sum(axis=1)
        for most in range(5):
            learner = FewChangesERM(most, labels=(0, 1)).fit(x[:, None], y)
            assert (learner.predict(x[:, None]) != y).sum() == mistakes[changes <= most].min()
            assert learner.history_["changes"] == len(learner.breakpoints_) <= most
            assert learner.vc_dimension(1) == most + 1


def test_few_changes_between_neighbouring_doubles() -> None:
    x = np.array([1.0, np.nextafter(1.0, 2.0), np.nextafter(np.nextafter(1.0, 2.0), 2.0)])
    learner = FewChangesERM(2).fit(x[:, None], [0, 1, 0])
    assert learner.predict(x[:, None]).tolist() == [0, 1, 0]
