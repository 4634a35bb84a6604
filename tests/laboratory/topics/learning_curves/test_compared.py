"""Two learners beside each other: the same samples, who is better how often, and where the order turns."""

import numpy as np
import pandas as pd
import pytest

from laboratory.experiments import Plan, learning_curve, summary
from laboratory.experiments.trial import run_trial
from laboratory.topics.learning_curves.compared import names_of_two, run_by_run, same_world, table_of_both, verdict
from laboratory.topics.learning_curves.figures import CurvesOf, side_by_side
from laboratory.worlds import worlds
from learners import learners
from tests.sentences import facts

SIZES = (10, 40, 160)


def _table(risks: dict[int, list[float]]) -> pd.DataFrame:
    return pd.DataFrame([{"run": run, "m": m, "true_risk": risk} for m in risks for run, risk in enumerate(risks[m])])


def _says(first: dict[int, list[float]], other: dict[int, list[float]], same: bool = True) -> list[str]:
    tables = _table(first), _table(other)
    parts = [CurvesOf(_medians(table), None, name) for table, name in zip(tables, "AB", strict=True)]
    return list(verdict(parts, run_by_run(*tables), same))


def _medians(table: pd.DataFrame) -> pd.DataFrame:
    """As much of a summary as is read: medians, without runs that have no risk, and nine tenths of the runs."""
    risks = table.groupby("m")["true_risk"]
    ends = {"measured_low": risks.quantile(0.05), "measured_high": risks.quantile(0.95)}
    return pd.DataFrame({"theorem": "", "true_risk": risks.median(), **ends}).reset_index()


def test_two_learners_see_the_same_samples() -> None:
    world = worlds["gaussian_halfspace"]()
    seen = [run_trial(learners[name](), world, 30, np.random.default_rng(5)).sample for name in ("knn", "perceptron")]
    np.testing.assert_array_equal(seen[0].X, seen[1].X)
    np.testing.assert_array_equal(seen[0].y, seen[1].y)


def test_how_often_one_is_better_and_whether_that_is_chance() -> None:
    """By hand: 8 of 8 uneven runs one way have probability 2/2^8 = 0.0078125; the even ones do not count."""
    says = _says({10: [0.1] * 8 + [0.2, 0.2]}, {10: [0.3] * 8 + [0.2, 0.2]})
    assert facts(says[0]) == "10 median 0.1000 A 0.3000 B"
    assert facts(says[1]) == ("A 8 of 10 B 0 2 equal if neither ≥ 0.0078")
    assert "B 0 3" in facts(_says({10: [0.2] * 3}, {10: [0.2] * 3})[1])


def test_in_different_worlds_no_learner_is_said_to_be_better() -> None:
    assert "better in" not in " ".join(_says({10: [0.1]}, {10: [0.3]}, same=False))


@pytest.mark.parametrize(
    ("first", "other", "turn"),
    [
        ([0.3, 0.2, 0.1], [0.2, 0.19, 0.18], "40 B smaller, 160 A"),
        ([0.1, 0.2, 0.3], [0.2, 0.2, 0.2], "10 A smaller, 160 B"),
        ([0.1, 0.3, 0.1], [0.2, 0.2, 0.2], "turns 2"),
        ([0.1, 0.1, 0.1], [0.2, 0.2, 0.2], ""),
    ],
)
def test_where_the_order_turns(first: list[float], other: list[float], turn: str) -> None:
    mine, its = ({m: [risk] for m, risk in zip(SIZES, risks, strict=True)} for risks in (first, other))
    says = _says(mine, its)
    assert [facts(said) for said in says[2:]] == ([turn] if turn else [])


def test_only_runs_that_both_have_are_counted() -> None:
    runs = run_by_run(_table({10: [0.1, np.nan, 0.3]}), _table({10: [0.2, 0.2]}))
    assert runs["run"].tolist() == [0]
    assert facts(_says({10: [np.nan]}, {10: [0.1]})) == "No run both"


def test_the_medians_told_are_those_of_the_table() -> None:
    """The first has no risk in two runs, the best of the other: the medians over all runs are 0.3 and 0.2."""
    first, other = _table({10: [0.3, 0.3, 0.3, np.nan, np.nan]}), _table({10: [0.4, 0.4, 0.2, 0.1, 0.1]})
    parts = [CurvesOf(_medians(table), None, name) for table, name in zip((first, other), "AB", strict=True)]
    runs = run_by_run(first, other)
    says = list(verdict(parts, runs, True))
    assert facts(says[0]) == "10 median 0.3000 A 0.2000 B"
    (row,) = table_of_both(parts, runs, True)
    for name, median in {"A": "0.3000", "B": "0.2000"}.items():
        assert row[f"{name}: true risk [5\N{NO-BREAK SPACE}%, 95\N{NO-BREAK SPACE}%]"].startswith(median)
    assert "A 2 of 3" in facts(says[1]) and row["A better in"] == "2 of 3 runs"


def test_no_run_in_common_is_said() -> None:
    says = _says({10: [0.3, np.nan]}, {10: [np.nan, 0.2]})
    assert "0.3000 A 0.2000 B" in facts(says[0]) and facts(says[1]) == "No run both"


@pytest.mark.parametrize(
    ("risks", "lines"),
    [
        ((0.1, None), ["Bayes risk, A"]),
        ((None, 0.1), ["Bayes risk, B"]),
        ((0.1, 0.2), ["Bayes risk, A", "Bayes risk, B"]),
        ((0.1, 0.1), ["Bayes risk"]),
        ((None, None), []),
    ],
)
def test_a_bayes_risk_is_named_after_its_world_unless_it_is_that_of_both(
    risks: tuple[float | None, float | None], lines: list[str]
) -> None:
    plan = Plan("threshold_erm", "uniform_threshold", SIZES, 3)
    summed = summary(learning_curve(plan.estimator(), plan.source(), sizes=SIZES, runs=4, seed=3, adapters="none"))
    fig = side_by_side([CurvesOf(summed, risk, name) for risk, name in zip(risks, "AB", strict=True)], {})
    assert sorted(trace["name"] for trace in fig.traces if "Bayes" in trace["name"]) == lines


def test_names_tell_what_differs() -> None:
    knn = Plan("knn", "circles", SIZES, arguments=(("n_neighbors", 1), ("metric", "euclidean")))
    other = Plan("knn", "circles", SIZES, arguments=(("n_neighbors", 5), ("metric", "euclidean")))
    assert [f"neighbours k = {k}" in name for name, k in zip(names_of_two(knn, other), (1, 5), strict=True)] == [
        True,
        True,
    ]
    assert facts(names_of_two(knn, knn)[0]) == "k neighbours again"
    assert names_of_two(knn, Plan("perceptron", "circles", SIZES))[1] == "Perceptron"
    elsewhere = Plan("knn", "xor", SIZES, arguments=knn.arguments)
    assert names_of_two(knn, elsewhere) == (str(worlds["circles"].title), str(worlds["xor"].title))
    assert same_world(knn, other) and not same_world(knn, elsewhere)


def test_the_figure_has_the_curves_of_both_and_one_bayes_risk() -> None:
    summaries = []
    for name in ("threshold_erm", "knn"):
        plan = Plan(name, "uniform_threshold", SIZES, 3, held=("test_set_binomial",))
        held = tuple(plan.adapters().values())
        summaries.append(
            summary(learning_curve(plan.estimator(), plan.source(), sizes=SIZES, runs=6, seed=3, adapters=held))
        )
    parts = [CurvesOf(summed, 0.1, name) for summed, name in zip(summaries, "AB", strict=True)]
    fig = side_by_side(parts, {"test_set_binomial": "exact binomial"})
    curves = {trace["name"]: trace for trace in fig.traces}
    for part in parts:
        assert list(curves[part.name]["y"]) == part.truth["true_risk"].tolist()
        assert list(curves[f"training, {part.name}"]["y"]) == part.truth["training_error"].tolist()
        assert list(curves[f"exact binomial, {part.name}"]["y"]) == part.truth["bound"].tolist()
    assert curves["A"]["line"]["color"] != curves["B"]["line"]["color"]
    assert [trace["name"] for trace in fig.traces if "Bayes" in trace["name"]] == ["Bayes risk"]
    rows = table_of_both(parts, pd.DataFrame({"run": [0], "m": [10], "first": [0.1], "other": [0.2]}), True)
    assert [row["examples m"] for row in rows] == ["10", "40", "160"] and rows[0]["A better in"] == "1 of 1 runs"
