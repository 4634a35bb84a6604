"""Learning curves asked for as people write them, and drawn as the app draws them."""

from io import StringIO
from pickle import dumps, loads
from typing import Any

import numpy as np
import pandas as pd
import pytest
from sklearn.linear_model import LinearRegression
from sklearn.pipeline import make_pipeline

from bounds import theorems
from laboratory.experiments import bound_adapters, learning_curve, summary
from laboratory.experiments.plan import Plan
from laboratory.figures.theme import on_paper
from laboratory.topics.learning_curves.figures import CurveLooks, learning_curves
from laboratory.worlds import worlds
from laboratory.worlds.regression import worlds as regression
from learners import learners
from tests.sentences import pattern

HELD = ("vc_vapnik", "test_set_binomial")
PLAIN: dict[str, Any] = {
    "learner": "threshold_erm",
    "source": "uniform_threshold",
    "sizes": (20, 80),
    "runs": 3,
    "seed": 1,
}


def drawn_curves(table: pd.DataFrame, theme: str) -> Any:
    """The figure that a table draws of itself; pandas does not know the type of what was added to its tables."""
    curves: Any = table.learning_curves
    return curves.plot(theme).data


def records() -> pd.DataFrame:
    world = worlds["uniform_threshold"]()
    learner = learners["threshold_erm"]().set_params(labels=world.classes)
    return learning_curve(
        learner, world, sizes=(20, 80), runs=3, seed=1, adapters=[bound_adapters()[name] for name in HELD]
    )


@pytest.mark.parametrize(
    "said",
    [
        {"adapters": HELD},
        {"adapters": [theorems[name] for name in HELD]},
        {"adapters": (bound_adapters()[HELD[0]], HELD[1])},
        {"adapters": HELD, "learner": learners["threshold_erm"]},
        {"adapters": HELD, "source": worlds["uniform_threshold"]},
    ],
)
def test_names_and_classes_stand_for_what_is_usual(said: dict) -> None:
    pd.testing.assert_frame_equal(learning_curve(**PLAIN | said), records(), check_exact=True)


def test_one_size_and_one_bound_stand_by_themselves() -> None:
    alone = learning_curve(**PLAIN | {"sizes": 80, "adapters": HELD[0]})
    wanted = records().query("m == 80 and theorem == 'vc_vapnik'").reset_index(drop=True)
    pd.testing.assert_frame_equal(alone, wanted, check_exact=True)


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ({"learner": "threshold_er"}, "mean threshold_erm"),
        ({"learner": 3}, "learner learning_curve"),
        ({"source": "uniform_treshold"}, "mean uniform_threshold"),
        ({"source": 3}, "source learning_curve"),
        ({"adapters": "vc_vapnick"}, "mean vc_vapnik"),
        ({"adapters": theorems["fano_risk"]}, "no bound fano_risk"),
        ({"adapters": 3}, "no bound 3"),
        ({"sizes": "many"}, "sizes learning_curve"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(said: dict, names: str) -> None:
    with pytest.raises(ValueError, match=pattern(names)):
        learning_curve(**PLAIN | said)


def test_a_table_is_plain_and_draws_the_apps_figure() -> None:
    table = records()
    assert type(table) is pd.DataFrame
    labels = {name: bound_adapters()[name].label for name in HELD}
    app = learning_curves(summary(table), labels, worlds["uniform_threshold"]().bayes_risk or None, CurveLooks())
    fig, whole = table.learning_curves.plot(), on_paper(app, "light").plotly
    assert [trace.to_json() for trace in fig.data] == [trace.to_json() for trace in whole.data]
    some = table[table["m"] == 20].learning_curves.plot(hidden=frozenset({HELD[0]}), training=False)
    assert {len(trace.x) for trace in some.data if trace.name == "true risk"} == {1}
    assert not {"training error", labels[HELD[0]]} & {trace.name for trace in some.data}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("held", [(), HELD])
def test_a_table_that_was_sent_or_kept_in_a_file_draws_the_same_curves(held: tuple, theme: str) -> None:
    table = learning_curve(**PLAIN | {"adapters": held})
    here = [trace.to_json() for trace in drawn_curves(table, theme)]
    assert [trace.to_json() for trace in drawn_curves(loads(dumps(table)), theme)] == here
    kept = pd.read_csv(StringIO(table.to_csv(index=False)))
    lines = [trace.name for trace in drawn_curves(kept, theme)]
    assert lines == [trace.name for trace in drawn_curves(table, theme) if trace.name != "Bayes risk"]


@pytest.mark.parametrize("look", [{"height": "tall"}, {"colour": "red"}, {"theme": "grey"}])
def test_a_look_that_there_is_not_is_refused(look: dict) -> None:
    with pytest.raises(ValueError, match=rf"{next(iter(look))}|{next(iter(look.values()))}"):
        records().learning_curves.plot(**look)


def test_other_tables_have_no_curves() -> None:
    records()
    with pytest.raises(AttributeError, match=pattern("no bound")):
        pd.DataFrame({"a": [1]}).learning_curves  # noqa: B018


def test_all_and_none_are_words_for_bounds_as_in_a_plan() -> None:
    """The default of a plan, `all`, selects the bounds whose assumptions hold, and `ltlab curve` evaluates the same."""
    plan = Plan("threshold_erm", "uniform_threshold", (20, 80), seed=1)
    wanted = learning_curve(**PLAIN | {"adapters": list(plan.applicable_adapters().values())})
    assert wanted["theorem"].nunique() > 2
    pd.testing.assert_frame_equal(learning_curve(**PLAIN | {"adapters": "all"}), wanted, check_exact=True)
    assert list(learning_curve(**PLAIN | {"adapters": "none"})["theorem"].unique()) == [""]


@pytest.mark.parametrize("learner", ["ridge", learners["ridge"], LinearRegression(), make_pipeline(LinearRegression())])
def test_who_predicts_numbers_has_no_curve_where_there_are_labels(learner: Any) -> None:
    """Its every prediction would count as wrong; the command line and plans refuse it with the same sentence."""
    with pytest.raises(ValueError, match=r"predicts.*labels"):
        learning_curve(**PLAIN | {"learner": learner})


@pytest.mark.parametrize("learner", ["knn", "ridge"])
def test_where_labels_are_numbers_no_curve_counts_wrong_ones(learner: str) -> None:
    with pytest.raises(ValueError, match=r"Sine.*labels"):
        learning_curve(**PLAIN | {"learner": learner, "source": regression["sine"]()})


def test_what_says_nothing_about_itself_may_try() -> None:
    """An object with `fit`, `predict` and `get_params`, made by somebody who does not build on scikit-learn."""
    table = learning_curve(**PLAIN | {"learner": Constant(), "sizes": 20})
    assert table["true_risk"].to_numpy() == pytest.approx(0.5, abs=0.05)


class Constant:
    """Predicts 1, whatever it was shown."""

    def get_params(self, deep: bool = True) -> dict[str, Any]:
        return {}

    def fit(self, X: Any, y: Any) -> "Constant":
        return self

    def predict(self, X: Any) -> Any:
        return np.ones(len(X), dtype=int)
