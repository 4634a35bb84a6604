"""Coding and refusing: counts by hand, the exact binomial bound, and rows as a network sees them."""

import numpy as np
import pytest
from scipy import stats

from laboratory.topics import views
from laboratory.topics.networks.coding.run import coded
from tests.sentences import facts

VIEW = views["networks.coding"]


def test_what_lies_in_the_zone_is_not_decided() -> None:
    run = VIEW(zone=0.3).run
    sure = np.abs(run.outputs - 0.5) > 0.3
    assert run.counts(0.3) == (sure.sum(), ((run.outputs[sure] > 0.5) != (run.labels[sure] == 1)).sum())
    share, _ = run.curve
    assert share[0] == 1 and (np.diff(share) <= 0).all()


def test_the_guarantee_is_the_exact_binomial_bound_of_the_decided() -> None:
    """Clopper and Pearson's upper end by SciPy's beta distribution."""
    run = VIEW().run
    many, wrong = run.counts(0.2)
    assert run.bound == pytest.approx(stats.beta.ppf(0.95, wrong + 1, many - wrong), rel=1e-9)


def test_names_are_coded_one_of_k_and_numbers_scaled() -> None:
    """red 3, blue 1, green 5, red 2: (x - 1)/4."""
    names, rows = coded()
    assert names == ["blue", "green", "red", "number"]
    assert rows.tolist() == [[0, 0, 1, 0.5], [1, 0, 0, 0], [0, 1, 0, 1], [0, 0, 1, 0.25]]


def test_where_nothing_is_decided_nothing_is_guaranteed() -> None:
    result = VIEW(zone=0.5)
    assert result.run.inputs is None and "no guarantee no decided" in facts(result.headline.sentence)


def test_no_coded_row_is_longer_than_the_root_of_the_columns() -> None:
    """Green and 5 of 1 to 5: (0, 1, 0, 1), of length √2; four columns reach √4 = 2 at most."""
    assert "1.414" in facts(VIEW().more) and "4 = 2" in facts(VIEW().more)
