"""The question of one theorem answered by others: about the same event, in order, with what more they assume."""

import pytest

from bounds import DomainError, Ln, theorems
from bounds.comparison.alternatives import alternatives, assumed
from bounds.comparison.events import event_of

CLASS = {"delta": 0.05, "ln_size": Ln(3, 10)}


def test_a_finite_class_in_other_books() -> None:
    """ln(20 * 3^10) / -ln(0.9) = 132.7, and the optimistic rate pays twice."""
    rows = alternatives(theorems["finite_realizable"], CLASS, epsilon=0.1)
    values = {row.slug: row.value for row in rows}
    assert values["finite_realizable_sharp"] == 133 and values["finite_relative"] == 280
    assert [row.value for row in rows] == sorted(values.values())
    assert "finite_realizable" not in values
    assert all(event_of(row.theorem) == "true risk" and not row.needs for row in rows)


def test_what_more_a_row_assumes_is_said() -> None:
    """The oldest textbook's number, 13,262, is that of a realizable problem; the theorem asks for no training error."""
    theorem, inputs = theorems["vc_realizable_growth"], {"delta": 0.05, "d": 10}
    assert assumed(theorem, inputs) == (None, ("consistent_learner",))
    rows = {row.slug: row for row in alternatives(theorem, inputs, epsilon=0.05)}
    assert rows["vc_blumer_sum"].value == 13262
    assert [need.key for need in rows["vc_blumer_sum"].needs] == ["realizable"]


def test_values_are_compared_and_lower_bounds_the_other_way_round() -> None:
    rows = alternatives(theorems["vc_rademacher"], {"m": 1000, "delta": 0.05, "d": 10})
    assert rows[0].slug == "vc_devroye" and rows[0].value == theorems["vc_devroye"](m=1000, delta=0.05, d=10)
    assert not any(row.vacuous or row.open_constant for row in rows)


def test_inputs_that_no_class_has_are_refused() -> None:
    with pytest.raises(DomainError):
        alternatives(theorems["finite_realizable"], {**CLASS, "delta": 2}, epsilon=0.1)
