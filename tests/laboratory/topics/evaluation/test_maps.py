"""The maps of the exact laws: what is drawn and said are the laws' own numbers."""

import numpy as np
import pytest

from laboratory.experiments import laws
from laboratory.topics import views
from laboratory.topics.evaluation.maps.run import LARGEST, failure_maps
from laboratory.views.fields import Pick
from tests.showing import trace

VIEW = views["evaluation.maps"]


def test_every_law_can_be_chosen() -> None:
    assert isinstance(picked := VIEW.view.fields[0], Pick)
    assert set(picked.options) == set(laws()) and len(laws()) >= 40


def test_the_map_is_that_of_the_law_and_the_row_the_one_at_n() -> None:
    run = failure_maps("hoeffding_two_sided", 37, 0.2)
    row, column = run.over.worst
    size, p = run.worst_place
    assert run.over.sizes[-1] == LARGEST and run.at.sizes.tolist() == [37]
    again = laws()["hoeffding_two_sided"].map(np.array([size]), np.array([p]), 0.2)
    assert run.worst == (again.failing[0, 0], 0.2) and run.over.share[row, column] == run.over.share.max()


@pytest.mark.parametrize(("n", "row"), [(50, 49), (49, 49), (1, 1), (2, 1)])
def test_an_even_number_of_voters_is_the_next_smaller_odd_number(n: int, row: int) -> None:
    run = failure_maps("condorcet_hoeffding", n, 0.1)
    assert run.n == row and np.all(run.over.sizes % 2 == 1)
    assert np.isnan(run.over.failing[:, run.over.p > 0.5]).all()


def test_the_figures_hold_the_laws_numbers() -> None:
    result, run = VIEW(theorem="binomial_midp", n=20, delta=0.1), failure_maps("binomial_midp", 20, 0.1)
    heat = result.figures[0].data[0]
    np.testing.assert_array_equal(np.asarray(heat.z), run.over.failing / 0.1)
    assert (heat.zmin, heat.zmax) == (0, 2)  # what is allowed is the middle
    np.testing.assert_array_equal(trace(result, 1, "exact")[1], run.at.failing[0])
    np.testing.assert_array_equal(trace(result, 1, "allowed")[1], run.at.allowed[0])
    assert result.headline.value == run.worst[0] and result.headline.at_most is None


def test_only_what_is_proved_has_a_bound() -> None:
    for slug in ("markov", "finite_kl", "mcnemar", "serfling", "condorcet_hoeffding", "wilson_upper", "mcnemar_midp"):
        law = laws()[slug]
        headline = VIEW(theorem=slug, n=5).headline
        silent = law.approximate or slug == "condorcet_hoeffding"  # whose bound is vacuous at q = 1/2
        assert (headline.at_most is None) == silent
        assert headline.at_most is None or headline.value <= headline.at_most


def test_what_a_tail_allows_changes_and_delta_does_not() -> None:
    run = failure_maps("chernoff_lower_tail", 5, 0.1)
    assert not run.one_level and run.worst[0] / run.worst[1] == np.nanmax(run.over.failing / run.over.allowed)
    assert failure_maps("finite_kl", 5, 0.1).one_level and failure_maps("wilson_upper", 5, 0.1).worst[1] == 0.05
