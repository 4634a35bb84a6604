"""Extrapolation on the Learning curves page: the law beside the curves, its numbers, its warning, its refusals."""

from urllib.parse import parse_qs, urlparse

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import theorems
from laboratory.experiments import Plan, extrapolate, learning_curve, prepared, summary
from laboratory.experiments import promises as all_promises
from laboratory.topics.learning_curves.beyond import beyond
from laboratory.worlds import sources
from learners import learners
from tests.opening import calm, charts, decoded, opened, shown, told

ASKED = {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "30", "to": "500", "steps": "5"}


def test_the_law_stands_beside_the_curves_with_its_numbers_and_its_warning() -> None:
    app = opened("learning_curves", beyond="10", **ASKED)
    assert not app.exception
    (figure,) = charts(app)
    (law,) = (trace for trace in figure.spec["data"] if trace["name"] == "power law")
    assert decoded(law["x"])[-1] == 5_000 and law["line"]["dash"] == "dot"
    assert np.all(np.diff(decoded(law["y"])) < 0)
    assert "true risk at 5,000 examples, by a power law" in figure.alt and "by a power law" in shown(app)
    assert "An extrapolation is no guarantee: nobody measured beyond 500 examples." in " ".join(told(app))
    assert "if its other inputs stayed as at 500." in shown(app)
    (link,) = (code.value for code in app.code if code.value.startswith("http"))
    assert parse_qs(urlparse(link).query)["beyond"] == ["10"]


def test_it_is_off_until_it_is_asked_for() -> None:
    app = opened("learning_curves", **ASKED)
    calm(app)
    assert "power law" not in shown(app) and max(decoded(charts(app)[0].spec["data"][-1]["x"])) <= 500


def test_where_there_is_no_law_one_sentence_says_why_and_the_curves_stand() -> None:
    app = opened("learning_curves", beyond="100", **{**ASKED, "steps": "3"})
    assert any(line.startswith("Nothing is extrapolated. A power law has three unknowns") for line in told(app))
    assert all(trace["name"] != "power law" for trace in charts(app)[0].spec["data"])


def test_a_distance_that_there_is_not_is_named() -> None:
    app = opened("learning_curves", beyond="7", **ASKED)
    assert any("beyond = 7" in line and "there is no such distance" in line for line in told(app))


@pytest.mark.parametrize("name", ["vc_vapnik", "validation_one_sided", "test_set_binomial"])
def test_a_promise_beyond_is_the_theorem_asked_at_the_larger_sample(name: str) -> None:
    world = sources["uniform_threshold"]()
    held = [all_promises()[name]]
    learner = prepared(learners["threshold_erm"](), 0.05, world)
    table = learning_curve(learner, world, [30, 60, 120, 240], runs=20, seed=2, promises=held)
    summed = summary(table)
    there = beyond(extrapolate(table, np.random.default_rng(0)), summed, 10)
    assert there.sizes[0] == 240 and there.sizes[-1] == 2_400
    row = summed[summed["m"] == 240].iloc[0]
    assert there.promises[name][0] == pytest.approx(row["promised"], rel=1e-12)
    given = dict(pair.split("=", 1) for pair in row["given"].split())
    given = {key: float(value) if "." in value else int(value) for key, value in given.items()}
    grown = {key: given[key] * 10 for key in ("m", "errors") if key in given}
    expected = row["start"] + theorems[name](**{**given, **grown})
    assert there.promises[name][-1] == pytest.approx(expected, rel=1e-9)


def test_the_vc_rate_is_told_beside_the_law() -> None:
    plan = Plan("threshold_erm", "uniform_threshold", (30, 60, 120, 240), held=("vc_vapnik",))
    world = plan.source()
    table = learning_curve(plan.estimator(), world, plan.sizes, 20, 2, tuple(plan.promises().values()))
    there = beyond(extrapolate(table, np.random.default_rng(0)), summary(table), 10)
    assert there.rates["vc_vapnik"] == pytest.approx(0.5, abs=0.03), "a square root of ln(m)/m"
