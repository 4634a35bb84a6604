"""Extrapolation on the Learning curves page: the law beside the curves, its numbers, its warning, its refusals."""

import re
from dataclasses import replace
from decimal import Decimal
from urllib.parse import parse_qs, urlparse

import numpy as np
import pandas as pd
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import theorems
from laboratory.experiments import NOT_DRAWN, Plan, bound_adapters, extrapolate, learning_curve, prepared, summary
from laboratory.topics.learning_curves.beyond import below_the_bayes_risk, curves_beyond, in_sentences
from laboratory.topics.learning_curves.run import PRESETS, format_value
from laboratory.worlds import worlds
from learners import learners
from tests.opening import calm, charts, decoded, link_of, messages, opened, page_text
from tests.sentences import facts

ASKED = {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "30", "to": "500", "steps": "5"}


def test_the_law_stands_beside_the_curves_with_its_numbers_and_its_warning() -> None:
    app = opened("learning_curves", beyond="10", **ASKED)
    assert not app.exception
    (figure,) = charts(app)
    (law,) = (trace for trace in figure.spec["data"] if trace["name"] == "power law")
    assert decoded(law["x"])[-1] == 5_000 and law["line"]["dash"] == "dot"
    assert np.all(np.diff(decoded(law["y"])) < 0)
    assert "5,000 examples" in facts(figure.alt) and "power law" in facts(page_text(app))
    assert "no guarantee nobody beyond 500" in facts(" ".join(messages(app)))
    assert "if inputs 500" in facts(page_text(app))
    assert parse_qs(urlparse(link_of(app)).query)["beyond"] == ["10"]


def test_it_is_off_until_it_is_asked_for() -> None:
    app = opened("learning_curves", **ASKED)
    calm(app)
    assert "power law" not in page_text(app) and max(decoded(charts(app)[0].spec["data"][-1]["x"])) <= 500


def test_where_there_is_no_law_one_sentence_says_why_and_the_curves_stand() -> None:
    app = opened("learning_curves", beyond="100", **{**ASKED, "steps": "3"})
    assert any("Nothing. three" in facts(line) for line in messages(app))
    assert all(trace["name"] != "power law" for trace in charts(app)[0].spec["data"])


def _preset(name: str) -> dict[str, str]:
    return {key: format_value(value) for key, value in PRESETS[name].items()}


@pytest.mark.exhaustive("the reason on the page's opening world; every day it is told in a small one")
def test_the_opening_page_says_why_its_curve_leads_nowhere() -> None:
    """The tree on breast cancer keeps its risk for a decade of sizes, and then it falls: a staircase."""
    app = opened("learning_curves", beyond="10", **_preset("Tree on breast cancer"))
    assert not app.exception
    assert any("Nothing. no" in facts(line) for line in messages(app))
    assert "by power" not in facts(page_text(app))
    assert all(item["name"] != "power law" for item in charts(app)[0].spec["data"])


def test_a_preset_is_extrapolated() -> None:
    app = opened("learning_curves", beyond="10", **_preset("Thresholds, noisy labels") | {"runs": "20"})
    assert not app.exception
    assert "50,000 examples" in facts(page_text(app)) and "fitted medians" in facts(page_text(app))


@pytest.fixture(scope="module")
def measured() -> pd.DataFrame:
    plan = Plan("threshold_erm", "uniform_threshold", (30, 60, 120, 240))
    return learning_curve(
        plan.estimator(), plan.source(), sizes=plan.sizes, runs=20, seed=2, adapters=tuple(plan.adapters().values())
    )


@pytest.mark.parametrize("factor", [7, 10, 100])
def test_a_bound_told_beyond_is_rounded_up(measured: pd.DataFrame, factor: int) -> None:
    there = curves_beyond(extrapolate(measured, np.random.default_rng(0)), summary(measured), factor)
    says = dict(zip(there.bounds, list(in_sentences(there, {name: name for name in there.bounds}))[1:], strict=True))
    assert len(says) == 4
    for name, sentence in says.items():
        written = re.search(r" be ([\d.]+) at ", sentence)
        assert written, sentence
        height, value = Decimal(written[1]), Decimal(float(there.bounds[name][-1]))
        assert value <= height < value * Decimal("1.01"), sentence


def test_what_stays_and_what_falls_is_said(measured: pd.DataFrame) -> None:
    """A bound added to a measured error does not fall to 0, and mistakes on more examples are more mistakes."""
    summed = summary(measured)
    there = curves_beyond(extrapolate(measured, np.random.default_rng(0)), summed, 10)
    says = {name: list(in_sentences(there, {name: name}))[1] for name in there.bounds}
    assert "if misclassified 240" in facts(says["test_set_binomial"])
    for name, rate in there.rates.items():
        row = summed[(summed["m"] == 240) & (summed["theorem"] == name)].iloc[0]
        assert row["start"] > 0.05 and rate > 0.4
        inputs = {key: float(value) for key, value in (pair.split("=", 1) for pair in row["inputs"].split())}
        assert theorems[name](**inputs | {"m": 10**13}) < 1e-4, "so what it nears is where it starts"
        words = re.search(r"large m, .*?([\d.]+), ", says[name])
        assert words, says[name]
        assert float(words[1]) == pytest.approx(row["start"], rel=1e-2)
        assert "large m falls" not in facts(says[name])


def test_an_exponent_at_the_end_of_those_tried_is_said_to_be_one(measured: pd.DataFrame) -> None:
    there = curves_beyond(extrapolate(measured, np.random.default_rng(0)), summary(measured), 10)
    ends = replace(there, extrapolated=replace(there.extrapolated, law=replace(there.extrapolated.law, exponent=4.0)))
    said = "Only exponents 0.02 4 end"
    assert said in facts(in_sentences(ends, {})) and said not in facts(in_sentences(there, {}))


def test_what_lies_below_the_bayes_risk_is_said_to_be_out_of_reach(measured: pd.DataFrame) -> None:
    """The law itself, or only the beginning of its interval; the two numbers are told apart."""
    there = curves_beyond(extrapolate(measured, np.random.default_rng(0)), summary(measured), 10)
    law, low = float(there.extrapolated.at(2_400)), float(there.extrapolated.interval(2_400)[0])
    assert 0.05 < low < law
    assert below_the_bayes_risk(there, low) == "" == below_the_bayes_risk(there, 0.0)
    for bayes, reached in ((law * (1 + 1e-6), law), ((low + law) / 2, low)):
        numbers = [float(number) for number in re.findall(r"0\.\d+", below_the_bayes_risk(there, bayes))]
        assert numbers == pytest.approx([reached, bayes], rel=5e-3) and numbers[0] < numbers[1]
        assert ("2,400" in below_the_bayes_risk(there, bayes)) == (reached == law)
    on_rows = replace(there, measure=NOT_DRAWN)
    assert below_the_bayes_risk(on_rows, 0.9) == "", "an error on rows not drawn may be smaller"


def test_the_page_says_so() -> None:
    """Two Gaussians at the distance 2 have the Bayes risk P(N(0, 1) > 1) = 0.159."""
    few = {"runs": "20", "from": "20", "to": "200", "steps": "5"}
    app = opened("learning_curves", learner="svc", world="gaussian_pair", beyond="100", **few)
    assert any("20,000 below 0.159 no below" in facts(line) for line in messages(app))


def test_a_distance_that_there_is_not_is_named() -> None:
    app = opened("learning_curves", beyond="7", **ASKED)
    assert any("beyond = 7" in line and "no distance" in facts(line) for line in messages(app))


@pytest.mark.parametrize("name", ["vc_vapnik", "validation_one_sided", "test_set_binomial"])
def test_a_bound_beyond_is_the_theorem_asked_at_the_larger_sample(name: str) -> None:
    world = worlds["uniform_threshold"]()
    held = [bound_adapters()[name]]
    learner = prepared(learners["threshold_erm"](), 0.05, world)
    table = learning_curve(learner, world, sizes=[30, 60, 120, 240], runs=20, seed=2, adapters=held)
    summed = summary(table)
    there = curves_beyond(extrapolate(table, np.random.default_rng(0)), summed, 10)
    assert there.sizes[0] == 240 and there.sizes[-1] == 2_400
    row = summed[summed["m"] == 240].iloc[0]
    assert there.bounds[name][0] == pytest.approx(row["bound"], rel=1e-12)
    inputs = dict(pair.split("=", 1) for pair in row["inputs"].split())
    inputs = {key: float(value) if "." in value else int(value) for key, value in inputs.items()}
    grown = {key: inputs[key] * 10 for key in ("m", "errors") if key in inputs}
    expected = row["start"] + theorems[name](**{**inputs, **grown})
    assert there.bounds[name][-1] == pytest.approx(expected, rel=1e-9)


def test_the_vc_rate_is_told_beside_the_law() -> None:
    plan = Plan("threshold_erm", "uniform_threshold", (30, 60, 120, 240), held=("vc_vapnik",))
    world = plan.source()
    table = learning_curve(
        plan.estimator(), world, sizes=plan.sizes, runs=20, seed=2, adapters=tuple(plan.adapters().values())
    )
    there = curves_beyond(extrapolate(table, np.random.default_rng(0)), summary(table), 10)
    assert there.rates["vc_vapnik"] == pytest.approx(0.5, abs=0.03), "a square root of ln(m)/m"
