"""All labellings that agree with the sample, against enumeration and the notes' numbers."""

from itertools import product
from math import log

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.version_space.unbiased.run import unbiased
from tests.sentences import facts, pattern

VIEW = views["version_space.unbiased"]


@pytest.mark.parametrize("step", [0, 1, 4, 9])
def test_votes_are_counted_right(step: int) -> None:
    """All 2^8 labellings of three bits, one by one."""
    run = unbiased(3, 9, 1, 2)
    points = list(product((0, 1), repeat=3))
    seen = {points.index(x): y for x, y in zip(run.X[:step], run.y, strict=False)}
    left = [
        labelling for labelling in product((0, 1), repeat=8) if all(labelling[place] == y for place, y in seen.items())
    ]
    assert run.sets[step].size() == len(left) == 2 ** int(run.bits[step])
    np.testing.assert_array_equal(run.shares(step).ravel(), np.mean(left, axis=0))
    truth = np.array([x[0] for x in points])
    assert run.worst(step) == max(np.mean(np.array(labelling) != truth) for labelling in left)


def test_every_unseen_point_has_half_of_the_votes() -> None:
    run = unbiased(5, 40, 1, 0)
    for step in range(41):
        shares = run.shares(step)
        assert (shares == 0.5).sum() == run.unseen(step) == 32 - len(set(run.X[:step]))
        assert set(np.unique(shares)) <= {0.0, 0.5, 1.0}


def test_ten_inputs_as_in_the_notes() -> None:
    """|X| = 1,024, and 2^1024 = 1.797693135e308 where they print 10^308; 3^10 + 1 conjunctions."""
    result = VIEW(n=10, step=0)
    assert result.run.points == 1024 and result.run.conjunctions[0] == 59_050
    assert result.run.sets[0].size() == 2**1024
    assert "1.797693135·10³⁰⁸ labellings" in result.more
    assert "59,050" in result.more
    assert result.figures[0].data[0].z.shape == (32, 32)


def test_the_guarantee_by_hand() -> None:
    run = unbiased(5, 60, 1, 0)
    assert run.bound(40) == pytest.approx((32 * log(2) + log(20)) / 40, rel=1e-14)
    assert run.bound(0) is None
    assert VIEW(m=20).headline.at_most is None  # (32 ln 2 + ln 20)/20 = 1.26


def test_conjunctions_fall_much_faster() -> None:
    result = VIEW()
    data = {trace.name: trace for trace in result.figures[1].data}
    assert data["all<br>labellings"].y[0] == 32
    assert data["conjunctions"].y[0] == pytest.approx(np.log2(3**5 + 1))
    assert data["conjunctions"].y[-1] < data["all<br>labellings"].y[-1]


def test_more_literals_than_attributes_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("Literals ≤ attributes 2; 3")):
        VIEW(n=2, literals=3)


def test_powers_are_raised_and_numbers_of_ten_digits_read_in_full() -> None:
    """2^5 = 32 points, 2^32 = 4,294,967,296 labellings, 3^5 + 1 = 244 conjunctions."""
    text = VIEW(n=5, step=0).more
    assert "|X| = 2⁵ = 32 2³² = 4,294,967,296" in facts(text) and "3⁵ + 1 = 244 conjunctions" in text


def test_one_conjunction_fits() -> None:
    result = VIEW()
    single = [step for step in range(result.last + 1) if result.run.conjunctions[step] == 1 and result.run.unseen(step)]
    assert single and all("1 conjunction" in facts(result.at(step).sentence) for step in single)


def test_one_attribute_makes_two_points() -> None:
    assert "1 attribute makes" in VIEW(n=1).more and "5 attributes make" in VIEW(n=5).more
