"""Choosing what a theorem leaves open: minima known in closed form."""

import math
from typing import Annotated, Any

import pytest

from bounds.formula.functions import log
from bounds.theorem import Theorem, theorem
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Source
from bounds.vocabulary.domain import Interval, integers, open_interval, positive
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Number, Samples, Variable
from tests.sentences import facts


def word(name: str, domain: Interval) -> Variable:
    return Variable(name, name, "choice", "", domain, (0.1, 10), 1.0)


Scale = Annotated[Number, word("scale", positive())]
Share = Annotated[Number, word("share", Interval(0, 1))]
Count = Annotated[Number, word("count", integers(1))]
Base = Annotated[Number, word("base", Interval(1, float("inf"), closed_low=False))]
NearOne = Annotated[Number, word("p", open_interval(0, 1))]


def declared(formula: Any, tuned: str, **more: Any) -> Theorem:
    return theorem(
        title="T",
        statement="S.",
        assumes=(IID,),
        source=Source("hoeffding1963", "1"),
        examples=(),
        free_parameters=tuned,
        **more,
    )(formula)


def valley(m: Samples, scale: Scale) -> TrueRisk:
    return scale / m + 1 / scale


def slope(m: Samples, scale: Scale) -> TrueRisk:
    return 1 / (scale * m)


def shares(m: Samples, share: Share) -> TrueRisk:
    return (share - 2) ** 2 / m


def counts(m: Samples, count: Count) -> TrueRisk:
    return count / m + 50 / count


def bases(m: Samples, base: Base) -> TrueRisk:
    return base + 1 / (m * log(base))


def within_the_sample(count: Count, m: Samples) -> Number:
    return count <= m


def test_a_valley_has_its_bottom_at_the_root() -> None:
    """scale/m + 1/scale is least at sqrt(m), where it is 2/sqrt(m)."""
    solution = declared(valley, "scale", chosen="before the data").optimize("scale", m=400)
    assert solution.value == pytest.approx(20, rel=1e-6)
    assert solution.achieved == pytest.approx(0.1, rel=1e-12)
    assert not solution.certified
    assert "only if scale before" in facts(solution.why)


def test_a_slope_has_no_best_value() -> None:
    solution = declared(slope, "scale").optimize("scale", m=400)
    assert solution.value is None
    assert "improves infinity" in facts(solution.why)


def test_the_end_of_a_closed_domain_is_an_answer() -> None:
    assert declared(shares, "share").optimize("share", m=4).value == 1


def test_integers_stay_integers_and_within_the_conditions() -> None:
    """count/m + 50/count at m = 4 is least at sqrt(200) = 14.1: 14 gives 7.0714, 15 gives 7.0833."""
    assert declared(counts, "count").optimize("count", m=4).value == 14
    assert declared(counts, "count", where=(within_the_sample,)).optimize("count", m=4).value == 4


def test_near_an_open_end_the_distance_counts() -> None:
    """b + 1/(m ln b) is least where b ln(b)^2 = 1/m: at m = 10^6, b - 1 is about 0.001."""
    solution = declared(bases, "base").optimize("base", m=10**6)
    assert solution.value * math.log(solution.value) ** 2 == pytest.approx(1e-6, rel=1e-4)


def test_half_open_domains_are_scanned_evenly_too() -> None:
    def formula(m: Samples, p: NearOne) -> TrueRisk:
        return (p - 0.999) ** 2 / m

    assert declared(formula, "p").optimize("p", m=1).value == pytest.approx(0.999, rel=1e-6)
