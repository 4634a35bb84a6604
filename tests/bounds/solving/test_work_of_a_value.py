"""How much is done for a value beside its formula: plain numbers take a short way that gives what the long one does."""

from typing import Any

import numpy as np
import pytest

from bounds import DomainError, Ln, theorems
from bounds.formula.patience import limited_to
from bounds.solving import evaluation
from bounds.testing.points import extremes, typical_points
from bounds.theorem import Theorem
from tests.all_told import over
from tests.work import at_most_calls

THEOREM, POINT = theorems["finite_agnostic"], {"m": 1000, "delta": 0.05, "ln_size": 6.9}
OTHER_WAYS = (
    {"m": "1000"}, {"m": 1000.0}, {"n": 1000}, {"delta": np.array(0.05)}, {"ln_size": [6.9]},
)  # fmt: skip


def _points(theorem: Theorem) -> list[dict[str, Any]]:
    usual = typical_points(theorem, 2)
    ends = [{**usual[0], variable.name: end} for variable in theorem.variables for end in extremes(variable)]
    return [*usual, *ends]


def test_plain_numbers_cost_little_more_than_the_formula() -> None:
    THEOREM(**POINT)
    with at_most_calls(30):
        THEOREM(**POINT)


@pytest.mark.parametrize(
    ("slug", "inputs", "calls"),
    [
        ("finite_agnostic", {"delta": 0.05, "ln_size": 6.9}, 1_500),
        ("vc_vapnik", {"delta": 0.05, "d": 10}, 2_200),
        ("hoeffding_two_sided", {"delta": 0.05}, 1_300),
    ],
)
def test_a_proved_answer_costs_few_values_and_proofs(slug: str, inputs: dict[str, Any], calls: int) -> None:
    assert theorems[slug].solve("m", at_most=0.05, **inputs).certified
    with at_most_calls(calls):
        theorems[slug].solve("m", at_most=0.05, **inputs)


@over(theorems)
def test_the_short_way_gives_the_value_of_the_long_one(theorem: Theorem) -> None:
    for point in _points(theorem):
        short = evaluation.of_numbers(theorem, point)
        if short is not None:
            assert short == evaluation.value(theorem, point)
            with limited_to(10**7) as quick:
                evaluation.of_numbers(theorem, point)
            with limited_to(10**7) as slow:
                evaluation.value(theorem, point)
            assert quick.steps == slow.steps


@over(OTHER_WAYS)
def test_what_else_may_be_typed_is_read_as_before(change: dict[str, Any]) -> None:
    point = {name: entry for name, entry in POINT.items() if not ("n" in change and name == "m")} | change
    assert evaluation.of_numbers(THEOREM, point) is None
    assert THEOREM(**point) == THEOREM(**POINT)


def test_a_logarithm_of_a_whole_number_is_a_plain_number() -> None:
    assert evaluation.of_numbers(THEOREM, {**POINT, "ln_size": Ln(992)}) == THEOREM(**{**POINT, "ln_size": np.log(992)})


@pytest.mark.parametrize("where", [0, 40_000])
def test_what_doubles_do_not_know_is_mended_in_every_block(where: int) -> None:
    theorem, m = theorems["chernoff_upper_tail"], np.full(70_000, 100)
    m[where] = 10**7
    values = theorem(m=m, risk=0.5, gamma=1)
    assert values[where] == theorem(m=10**7, risk=0.5, gamma=1) == 5e-324
    assert values[where + 1] == theorem(m=100, risk=0.5, gamma=1) > 1e-10


@pytest.mark.parametrize("where", [0, 40_000])
def test_what_lies_outside_is_refused_in_every_block(where: int) -> None:
    for name, wrong in (("m", 0), ("delta", 1.0), ("delta", np.nan), ("ln_size", np.inf)):
        entries = np.full(70_000, POINT[name])
        entries[where] = wrong
        with pytest.raises(DomainError, match=f"got {wrong:g}"):
            THEOREM(**{**POINT, name: entries})
