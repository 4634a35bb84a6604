"""Masked entries have no value, and the rows of a series keep their names."""

import numpy as np
import pandas as pd
import pytest

from bounds import DomainError, theorems

BOUND = theorems["hoeffding_two_sided"]
MASKED = np.ma.array([100, 200, 300], mask=[False, True, False])
SIZES = pd.Series([100, 400], index=["few", "many"])


def test_masked_entries_are_refused() -> None:
    rates = np.ma.array([0.1, 0.2], mask=[False, True])
    for call in (
        lambda: BOUND(m=MASKED, delta=0.05), lambda: BOUND(m=100, delta=rates),
        lambda: BOUND.grid(m=MASKED, delta=0.05),
        lambda: BOUND.solve("m", at_most=rates, delta=0.05), lambda: BOUND.solve("delta", at_most=0.1, m=MASKED),
    ):  # fmt: skip
        with pytest.raises(DomainError, match=r"masked.*\(1 of [23]\)"):
            call()
    assert BOUND(m=np.ma.array([100, 200]), delta=0.05).tolist() == BOUND(m=[100, 200], delta=0.05).tolist()


def test_a_series_stays_one_with_its_rows() -> None:
    bound = BOUND(m=SIZES, delta=0.05)
    assert isinstance(bound, pd.Series) and bound["many"] == BOUND(m=400, delta=0.05)
    both = BOUND(m=SIZES, delta=pd.Series([0.05, 0.1], index=SIZES.index))
    assert both["many"] == BOUND(m=400, delta=0.1)


def test_rows_in_another_order_are_refused() -> None:
    """Taken as they lie, each size would get the other's failure probability."""
    other = pd.Series([0.1, 0.05], index=["many", "few"])
    with pytest.raises(DomainError, match=r"\bm\b.*\bdelta\b.*order"):
        BOUND(m=SIZES, delta=other)
    with pytest.raises(DomainError, match=r"delta\b.*order"):
        BOUND.solve("m", at_most=SIZES / 1000, delta=other)


def test_a_series_beside_a_table_of_numbers_is_an_array() -> None:
    table = BOUND(m=SIZES, delta=[[0.05], [0.1]])
    assert isinstance(table, np.ndarray) and table.shape == (2, 2)
