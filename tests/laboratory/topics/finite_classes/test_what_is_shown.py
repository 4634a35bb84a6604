"""The views of finite classes: their figures are the runs' numbers, and each field makes another run."""

from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.finite_classes.areas.figures import fates
from laboratory.topics.finite_classes.areas.run import bad_hypotheses, sample_square
from laboratory.topics.finite_classes.chosen.neighbour import neighbour_runs
from laboratory.topics.finite_classes.chosen.run import chosen_run
from tests.sentences import facts
from tests.showing import names, trace

AREAS, SQUARE, FIVE, MEMORISER, UNSEEN, CHOSEN = (
    views[f"finite_classes.{name}"] for name in ("areas", "square", "five", "memoriser", "unseen", "chosen")
)
BAD = bad_hypotheses(3, 3, "apart")


def test_the_areas_add_up() -> None:
    answer = AREAS()
    assert "**47,350** mislead" in answer.sentence and answer.run.exact == 0.4735
    assert (answer.run.summed, answer.run.bound) == (float(sum(BAD.areas(5))), BAD.bound(5))
    np.testing.assert_array_equal(trace(answer, 1, "exact")[1], BAD.exact_curve)
    np.testing.assert_array_equal(trace(answer, 1, "sum of the areas")[1], BAD.summed_curve)
    assert answer.table["exact"] == BAD.exact_curve.tolist()


@pytest.mark.parametrize("added", range(4))
def test_hypotheses_are_counted_one_by_one(added: int) -> None:
    answer, square = AREAS(step=added), sample_square(BAD, 5)
    squares = next(trace for trace in answer.figures[0].data if trace.name == "samples")
    np.testing.assert_array_equal(squares.z, fates(square, added))
    np.testing.assert_array_equal(squares.x, square.right)
    assert (f"Hypothesis {added} 3 of 10" if added else "No counted") in facts(answer.more)


def test_a_block_is_purple_where_the_hypothesis_just_added_meets_earlier_ones_and_nowhere_else() -> None:
    square = sample_square(BAD, 5)
    for added in (1, 2, 3):
        again = square.within(added - 1) & (square.fooled(added - 1) > 0)
        np.testing.assert_array_equal(fates(square, added) == 3, again)
    assert "purple before" in facts(AREAS().text_of(AREAS.view.drawings[0].caption))


@pytest.mark.parametrize(
    ("fields", "bad"),
    [
        ({"hypotheses": 5}, (5, 3, "apart")),
        ({"hypotheses": 5, "wrong": 1, "m": 150}, (5, 1, "apart")),
        ({"hypotheses": 5, "wrong": 1, "overlap": "nested"}, (5, 1, "nested")),
        ({"hypotheses": 4, "overlap": "shifted"}, (4, 3, "shifted")),
    ],
)
def test_fields_of_the_areas_make_other_areas(fields: dict[str, Any], bad: tuple[int, int, str]) -> None:
    answer = AREAS(**fields)
    np.testing.assert_array_equal(trace(answer, 1, "exact")[1], bad_hypotheses(*bad).exact_curve)
    assert ("150 misleads" in facts(answer.sentence)) == (fields.get("m") == 150)


def test_a_bound_that_is_not_below_one_is_no_guarantee() -> None:
    answer = AREAS(m=1)
    whole, alone = AREAS.view.guarantees
    assert not answer.headline.bound_text and "vacuous never exceed 1" in facts(answer.more)
    assert answer.theorem_of(whole) is None and answer.theorem_of(alone) == (
        "hypothesis_survival",
        {"m": 1, "epsilon": 0.3},
    )


def test_the_square_fools_and_the_memoriser_knows_nothing() -> None:
    answer = SQUARE()
    assert "0.0009766" in answer.more and answer.headline.value == 0.5
    assert (trace(answer, 1, "answers 1")[0] <= 0.5).all()
    np.testing.assert_array_equal(trace(answer, 1, "positive")[0], answer.run.points[answer.run.labels == 1, 0])
    assert trace(SQUARE(seed=5), 1, "positive")[0].tolist() != trace(answer, 1, "positive")[0].tolist()
    memoriser = SQUARE(learner="memoriser", m=1)
    assert "every sample" in facts(memoriser.more)
    assert memoriser.theorem_of(SQUARE.view.guarantees[0]) is None


@pytest.mark.parametrize(("seen", "left"), [(0, 32), (3, 4), (4, 2), (5, 1)])
def test_five_points_are_seen_one_by_one(seen: int, left: int) -> None:
    answer = FIVE(step=seen)
    assert answer.headline.measured_text == f"{left} of 32"
    assert sum(answer.table["agrees"]) == left == trace(answer, 1, "labellings")[1].sum()


def test_the_memoriser_stores_one_by_one() -> None:
    answer = MEMORISER(atoms=1_000, m=300)
    np.testing.assert_allclose(trace(answer, 1, "true risk among<br>1,000 points")[1], 0.999 ** np.arange(1, 301))
    assert "After 12 examples" in answer.sentence and len(trace(answer, 0, "examples")[0]) == 12
    assert "risk 1" in facts(answer.at(0).sentence) and "would be 1." in answer.at(0).more


def test_a_point_unseen_follows_its_law_and_the_bound_is_seen_above_it() -> None:
    answer = UNSEEN()
    assert answer.headline.value == pytest.approx(0.7**4) and answer.headline.at_most == pytest.approx(np.exp(-1.2))
    exact, bound = trace(answer, 0, "(1 − ε)<sup>m</sup>")[1], trace(answer, 0, "e<sup>−εm</sup>")[1]
    assert (bound > exact).all() and (bound - exact).max() > 0.05  # of an axis that ends at 1.08
    assert "about 24 of 100 guess" in facts(answer.sentence)
    assert "unlikely guess" in facts(UNSEEN(m=12).sentence)  # .7¹² = .0138
    rare = UNSEEN(probability=0.001, m=100)
    assert "probability 0.9048" in facts(rare.more) and "likely" in facts(rare.sentence)


def test_what_was_chosen_deviates_more_than_hoeffding_allows() -> None:
    answer, run = CHOSEN(), chosen_run(100, 100, 0.5, 0.05)
    assert "**0.4531**" in answer.sentence and not answer.headline.bound_text
    np.testing.assert_array_equal(trace(answer, 0, "chosen")[1], run.chosen_tail[run.chosen_tail >= 1e-5])
    assert answer.table["chosen_exact"] == run.chosen_tail.tolist()
    alone = CHOSEN(hypotheses=1, m=2_000, risk=0.05, delta=0.5)
    assert "no choice" in facts(alone.sentence) and alone.headline.bound_text == "at most 0.5"


def test_the_nearest_neighbour_is_judged() -> None:
    answer, run = CHOSEN(by="neighbour", m_near=50), neighbour_runs(50, 0.2, 0.05)
    assert names(answer, 0) == {"naive bound", "training error", "true risk"}
    np.testing.assert_array_equal(trace(answer, 0, "true risk")[1], np.sort(run.risk))
    assert answer.headline.measured_text == f"{run.held} of 200"
    assert answer.theorem_of(CHOSEN.view.guarantees[0]) is None
    assert answer.theorem_of(CHOSEN.view.guarantees[1]) == ("hoeffding_one_sided", {"m": 50, "delta": 0.05})


def test_the_circles_of_the_square_have_room_inside_the_frame() -> None:
    for fig in SQUARE().figures:
        for axis in (fig.layout.xaxis, fig.layout.yaxis):
            assert axis.range[0] < 0 and axis.range[1] > 1
