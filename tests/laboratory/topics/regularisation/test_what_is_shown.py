"""The views of ridge regression's stability: their figures are the runs' numbers, and each field makes another run."""

from typing import Any

import numpy as np
import pytest

from laboratory.figures.roles import GUARANTEE
from laboratory.topics import views
from laboratory.topics.regularisation.balance.run import balance_run
from laboratory.topics.regularisation.paths.run import paths
from laboratory.topics.regularisation.replace.run import replacement_run, worst_changes
from laboratory.topics.regularisation.world import LAMBDAS, BoundedSine
from tests.sentences import facts, pattern
from tests.showing import trace

BALANCE, REPLACE, PATHS = (views[f"regularisation.{name}"] for name in ("balance", "replace", "paths"))
WORLD = BoundedSine(0.5, 9)


def test_the_bound_by_smoothness_is_stated_where_it_holds() -> None:
    """48 · 2 · 2.25/(1 · 30) = 7.2, from 4/30 on; twice lambda halves it."""
    assert "≤ 48 = 7.2 λ ≥ 2 m = 0.134" in facts(BALANCE(lam=1).more.replace("**", ""))
    small = facts(BALANCE(lam=0.002).more)
    assert "7.2" not in small and "0.133" in small


def test_the_balance_has_the_guarantee_beside_it_and_in_sight() -> None:
    result, run = BALANCE(lam=0.002), balance_run(WORLD, 30, 0)
    for place, name, heights in (
        (0, "true risk", run.truth),
        (0, "training risk", run.fitted),
        (1, "gap", run.gap),
        (1, "replacing one", run.stability),
        (1, "by stability", run.stability_bounds),
    ):
        np.testing.assert_array_equal(trace(result, place, name)[1], heights)
    # By hand, lambda = .002: 2 · 2 (3/2 (1 + sqrt(500)))²/(.002 · 30) = 82,000 within a hundred.
    assert "no residual more than 81,900" in facts(result.more)
    assert "vacuous 81,860" in facts(result.headline.by) and not result.headline.bound_text
    assert result.figures[1].layout.yaxis.range[1] > np.log10(81_860)
    inputs = {"m": 30, "lam": 0.002, "radius": 1.0, "label_bound": 1.5}
    assert result.theorem_of(BALANCE.view.guarantees[0]) == ("ridge_uniform_stability", inputs)


@pytest.mark.parametrize("view", [BALANCE, REPLACE])
def test_it_opens_where_the_bound_is_informative_and_a_preset_shows_where_it_is_not(view: Any) -> None:
    assert view().headline.at_most == pytest.approx(1.2)
    (vacuous,) = (name for name, values in view.view.presets.items() if values)
    assert "vacuous" in vacuous and view(**view.view.presets[vacuous]).headline.by.startswith("vacuous bound")


def test_each_field_of_the_balance_makes_another_run() -> None:
    result = BALANCE(noise=0.2, degree=4, m=12, seed=3, lam=1)
    np.testing.assert_array_equal(trace(result, 0, "true risk")[1], balance_run(BoundedSine(0.2, 4), 12, 3).truth)
    assert "λ = 1 mean true" in facts(result.more) and result.sentence.startswith("At λ = 1 ")


@pytest.mark.parametrize("view", [BALANCE, REPLACE])
def test_the_slider_stops_where_the_path_is_known_and_nowhere_else(view: Any) -> None:
    assert view.view.fields[0].stops == LAMBDAS
    with pytest.raises(ValueError, match=pattern("1 2 5 10⁻⁶ 10 0.003")):
        view(lam=0.003)


def test_one_example_is_replaced_and_the_fit_moves() -> None:
    result, run, worst = REPLACE(lam=0.002), replacement_run(WORLD, 30, 0, 3, 0.9, -1.5), worst_changes(WORLD, 30, 0)
    before, after = run.curves(0.002, trace(result, 0, "before")[0])
    for place, name, heights in (
        (0, "before", before),
        (0, "after", after),
        (1, "this one", run.changes),
        (1, "worst", worst.changes),
        (1, GUARANTEE.name, run.bounds),
    ):
        np.testing.assert_array_equal(trace(result, place, name)[1], heights)
    moved = REPLACE(example=7, place=0.2, label=1, lam=0.002)
    expected = replacement_run(WORLD, 30, 0, 6, 0.2, 1.0).curves(0.002, np.linspace(0, 1, 301))[1]
    np.testing.assert_array_equal(trace(moved, 0, "after")[1], expected)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"example": 31}, "one of 30; 31"),
        ({"label": 1.9}, "y ±1.5; 1.9"),
    ],
)
def test_a_replacement_that_does_not_fit_the_sample_gets_its_sentence(values: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=pattern(says)):
        REPLACE(**values)


@pytest.mark.parametrize(("method", "end"), [("ridge", "none weights"), ("lasso", "all weights 0")])
def test_paths_can_be_played_from_the_best_parameter(method: str, end: str) -> None:
    result, run = PATHS(method=method, seed=4), paths(method, 40, 4)
    assert result.step == run.best and "smallest λ" in facts(result.sentence)
    np.testing.assert_array_equal(trace(result, 0, "body mass")[1], run.weights[:, 2])
    np.testing.assert_array_equal(trace(result, 1, "training risk")[0], run.penalties)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], run.risks)
    assert end in facts(result.at(result.last).sentence) and result.step_text(0) == "λ = 0.001"


def test_other_patients_and_the_elastic_net() -> None:
    result = PATHS(method="elastic_net", m=60, seed=1)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], paths("elastic_net", 60, 1).risks)
    assert result.table["HDL"] == paths("elastic_net", 60, 1).weights[:, 6].tolist()


def test_every_table_has_a_row_for_each_parameter() -> None:
    assert BALANCE(noise=0, degree=1, m=2).table["lambda"] == list(LAMBDAS)
    assert REPLACE(example=1, m=2, degree=1).table["lambda"] == list(LAMBDAS)


def test_the_caption_mentions_no_mark_that_a_handle_covers() -> None:
    """What comes is a diamond where there is no handle, and under a ring where there is one: an arrow leads to both."""
    caption = REPLACE().text_of(REPLACE.view.drawings[0].caption)
    assert "iamond" not in caption and "arrow new" in facts(caption)
    assert any(note.showarrow for note in REPLACE().figure.layout.annotations)


@pytest.mark.parametrize("view", [BALANCE, REPLACE])
def test_a_bound_above_every_squared_residual_of_the_learner_is_vacuous(view: Any) -> None:
    """‖w‖ ≤ B/√λ and B = 1.5: none is above (1.5 + 1.5/√λ)², and twice β is 4/(λm) times that: below it from λ = 4/m.

    Of 30 examples that is between 0.1 and 0.2; (1.5 (1 + √10))² = 38.9803….
    """
    vacuous, informative = view(lam=0.1).headline, view(lam=0.2).headline
    assert not vacuous.bound_text and "not above 38.99" in facts(vacuous.by)
    assert informative.at_most == pytest.approx(4 / (0.2 * 30) * (1.5 + 1.5 / 0.2**0.5) ** 2)


def test_a_tiny_share_is_read_in_one_way() -> None:
    """1.69/(3.007·10¹¹) is 5.6·10⁻¹²."""
    text = BALANCE(lam=1e-6).more
    assert "5.6·10⁻¹²" in facts(text) and "1/1" not in text


def test_no_weight_is_the_largest_where_all_are_0() -> None:
    result = PATHS(method="lasso", step=14)
    description = result.text_of(result.drawings[0].alt_text)
    assert not result.run.nonzero[14] and "largest" not in description and "all 0" in facts(description)


def test_the_smallest_risk_is_told_apart_from_the_one_here() -> None:
    here, best = PATHS(step=0), PATHS()
    assert "smallest all λ" in facts(best.sentence) and best.step == here.run.best
    assert "; the smallest" in here.sentence and "; the smallest" not in best.sentence
