"""The version space example by example, against Mitchell's printed numbers, counting by hand and enumeration."""

from itertools import product
from math import log

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.version_space.updates.run import DAYS, NEW_DAYS, Updates, updates
from learners import learners
from learners.version_space.conjunctions import ANY
from tests.sentences import facts, pattern

VIEW = views["version_space.updates"]


def random_table(n: int = 4, literals: int = 2, m: int = 12, seed: int = 3, target: str = "conjunction") -> Updates:
    return updates("random", n, literals, target, m, seed)


def fitting(run: Updates, step: int) -> set[tuple[bool, ...]]:
    """Truth tables over the domain of all conjunctions that fit, by brute force over their demands."""
    demands = list(product((0, 1, None), repeat=len(run.names)))
    tables = [tuple(all(w is None or w == v for w, v in zip(d, x, strict=True)) for x in run.points) for d in demands]
    tables.append((False,) * len(run.points))
    places = [run.points.index(x) for x in run.X[:step]]
    return {table for table in tables if all(table[i] == y for i, y in zip(places, run.y, strict=False))}


def test_mitchells_days() -> None:
    """973 hypotheses (section 2.3), S and G after each day (figures 2.4 to 2.6), six members (figure 2.3)."""
    run = updates("sport", 5, 2, "conjunction", 30, 0)
    assert run.sizes[0] == 4 * 3**5 + 1 == 973
    assert run.sizes[-1] == 6
    assert run.border(1).specific == (DAYS[0][0],)
    assert run.border(2).specific == (("Sunny", "Warm", ANY, "Strong", "Warm", "Same"),)
    assert len(run.border(3).general) == 3
    assert set(run.border(4).general) == {("Sunny", *[ANY] * 5), (ANY, "Warm", *[ANY] * 4)}
    # After two days: each of the five demands of S is kept or dropped.
    assert run.sizes[2] == 2**5
    # Table 2.6: all yes, all no, half and half, two against four.
    assert run.listed.votes(4, NEW_DAYS).tolist() == [6, 0, 3, 2]


def test_points_that_differ_lie_under_g_and_not_under_s() -> None:
    """Sunny or warm: 32 + 48 - 16 of 96 points; sunny, warm and strong: 8 of them."""
    run = updates("sport", 5, 2, "conjunction", 30, 0)
    assert run.undecided(4) == 64 - 8
    result = VIEW(beside="votes", step=4)
    counts = {trace.name: len(trace.x) for trace in result.figures[1].data}
    assert counts == {"unseen, undecided": 56, "unseen, unanimous": 96 - 56 - 4, "seen": 4}
    assert "56 of 92 unseen" in facts(result.sentence)
    assert "Sunny Same 2 4" in facts(result.more)


@pytest.mark.parametrize("step", [0, 1, 5, 12])
@pytest.mark.parametrize("target", ["conjunction", "disjunction"])
def test_what_is_left_is_what_fits(step: int, target: str) -> None:
    run = random_table(target=target)
    left = fitting(run, step)
    assert run.sizes[step] == len(left)
    if left:
        np.testing.assert_allclose(run.shares(step), np.mean(list(left), axis=0), rtol=1e-14)
        assert run.worst is not None and run.truth is not None
        assert run.worst[step] == max(np.mean(np.array(table) != run.truth) for table in left)


def test_the_most_specific_is_what_find_s_answers() -> None:
    run = random_table(n=5, m=25)
    assert run.specific is not None and run.truth is not None
    first = run.y.index(True) + 1
    for step in range(first, run.m + 1):
        if len(set(run.y[:step])) == 2:
            learner = learners["find_s"](labels=(0, 1)).fit(run.X[:step], np.array(run.y[:step], int))
            assert run.specific[step] == np.mean(learner.predict(np.array(run.points)) != run.truth)


def test_the_guarantee_by_hand_and_where_there_is_none() -> None:
    """Mitchell's 7.3 with the empty conjunction counted too: (ln(3^5 + 1) + ln 20)/30."""
    run = random_table(n=5, m=30)
    assert run.bound(30) == pytest.approx((log(3**5 + 1) + log(20)) / 30, rel=1e-14)
    assert run.bound(0) is None
    assert random_table(target="disjunction").bound(12) is None
    assert updates("sport", 5, 2, "conjunction", 30, 0).bound(4) is None


def test_the_guarantee_holds_on_samples() -> None:
    """False alarms: each of 200 samples fails with probability 0.05 at most, 31 or more of them with 1e-6 at most."""
    from scipy.stats import binom

    runs = [random_table(n=3, m=30, seed=seed) for seed in range(200)]
    failed = sum(run.worst[30] > run.bound(30) for run in runs if run.worst is not None)
    assert binom.sf(30, 200, 0.05) < 1e-6
    assert failed <= 30


def test_a_target_that_is_no_conjunction_empties_both_borders() -> None:
    result = VIEW(table="random", target="disjunction")
    assert result.run.sizes[-1] == 0
    assert result.headline.measured == "0 of 730"
    assert "both empty" in facts(result.text_of(result.drawings[0].alt_text))
    assert VIEW(table="random", target="disjunction", beside="votes").figures_with_roles[1:] == []


def test_a_border_that_is_too_long_says_how_much_is_left_out() -> None:
    result = VIEW(table="random", seed=2, step=6)
    rest = len(result.run.border(6).general) - 7
    assert rest > 0
    assert f"G {rest} not" in facts(result.text_of(result.drawings[0].caption))
    assert "not shown" not in VIEW().text_of(VIEW().drawings[0].caption)


def test_more_literals_than_attributes_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("Literals ≤ attributes 3; 4")):
        VIEW(table="random", n=3, literals=4)
