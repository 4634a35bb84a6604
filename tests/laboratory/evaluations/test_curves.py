"""Learning curves of a file: intervals by SciPy, laws that are known beforehand, and what is refused."""

import json
from math import log, sqrt
from typing import Any

import numpy as np
import pandas as pd
import pytest
from click.testing import CliRunner
from scipy.stats import binomtest

from laboratory.command_line import main
from laboratory.evaluations import AccuracyCurve, Evaluation, curve_drawing, evaluate, read_results
from laboratory.evaluations.curve_words import curve_rows
from laboratory.evaluations.examples import example_file
from laboratory.experiments import extrapolate
from laboratory.experiments.replays import FACTORS, scores
from laboratory.experiments.replays.words import all_replayed_in_words
from tests.sentences import facts

SIZES = (20, 40, 80, 160, 320)


def of_law(a: float, b: float, c: float, runs: int = 12, sizes: tuple[int, ...] = SIZES) -> list[dict[str, Any]]:
    """Grades whose mean is the law's at every size, whatever the run."""
    return [
        {"item": item, "n_train": m, "run": run, "grade": 1 - (a + b * m**-c) * weight}
        for run in range(runs) for m in sizes for item, weight in (("x", 0.5), ("y", 1.5))
    ]  # fmt: skip


def the_curve(rows: Any, **more: Any) -> AccuracyCurve:
    (curve,) = evaluate(rows, **more).curves
    return curve


def of_counts(rights: dict[int, int], n: int, **more: Any) -> list[dict[str, Any]]:
    return [{"item": at, "n_train": m, "correct": int(at < right), **more} for m, right in rights.items()
            for at in range(n)]  # fmt: skip


def test_each_size_has_the_exact_interval_of_its_counts() -> None:
    rights = {25: 20, 50: 28, 100: 40}
    curve = the_curve(of_counts(rights, 40), delta=0.1)
    assert curve.sizes == (25, 50, 100)
    for accuracy, interval, right in zip(curve.accuracies, curve.intervals, rights.values(), strict=True):
        exact = binomtest(right, 40).proportion_ci(0.9, "exact")
        assert accuracy.accuracy == right / 40 and interval.kind == "exact"
        assert [interval.low, interval.high] == pytest.approx([exact.low, exact.high], abs=1e-9)


def test_several_runs_have_the_interval_of_their_means_over_items() -> None:
    curve = the_curve(of_law(0.1, 2.0, 0.7), correct="grade")
    half = sqrt(log(2 / 0.05) / (2 * 2))
    for m, accuracy, interval in zip(SIZES, curve.accuracies, curve.intervals, strict=True):
        middle = 1 - (0.1 + 2 * m**-0.7)
        assert accuracy.accuracy == pytest.approx(middle, abs=1e-12) and interval.kind == "guaranteed"
        assert interval.low == pytest.approx(max(0, middle - half), abs=1e-12)


@pytest.mark.parametrize("law", [(0.05, 2.0, 0.7), (0.1, 1.0, 0.5)])
def test_a_law_without_noise_is_read_off_the_file(law: tuple[float, float, float]) -> None:
    curve = the_curve(of_law(*law), correct="grade")
    assert curve.law is not None and not curve.refusal and curve.runs == curve.law.runs == 12
    fitted = curve.law.law
    assert [fitted.floor, fitted.factor, fitted.exponent] == pytest.approx(law, rel=1e-3)
    a, b, c = law
    rest = evaluate(of_law(*law), correct="grade").to_dict()["curves"][0]["extrapolated"]
    assert [each["size"] for each in rest["beyond"]] == [320 * factor for factor in FACTORS]
    for each in rest["beyond"]:
        assert each["error"] == pytest.approx(a + b * each["size"] ** -c, rel=1e-3) and not rest["guaranteed"]


def test_the_law_is_that_of_learning_curves_for_the_errors_of_the_runs() -> None:
    results = read_results(example_file("training_sizes").file)
    table = pd.DataFrame([answer._asdict() for answer in results.outcomes])
    errors = 1 - table.groupby(["run", "size"])["right"].mean()
    risks = errors.reset_index().rename(columns={"size": "m", "right": "true_risk"})
    other = extrapolate(risks, np.random.default_rng(0)).law
    curve = the_curve(results)
    assert curve.law is not None
    assert [curve.law.law.exponent, curve.law.law.floor] == pytest.approx([other.exponent, other.floor], rel=1e-6)


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (of_law(0.1, 2, 0.7, sizes=SIZES[:3]), "4 or more 3"),
        (of_law(0.1, 2, 0.7, runs=9), "10 or more 9"),
        (of_law(0.3, 0, 1.0), "fall"),
        (of_law(0.1, 2, 0.7)[:-1], "items"),
    ],
)
def test_what_is_no_curve_to_follow_is_refused_in_a_sentence(rows: list[dict[str, Any]], why: str) -> None:
    curve = the_curve(rows, correct="grade")
    assert curve.law is None and why in facts(curve.refusal) and curve.refusal.count(". ") == 0
    assert curve.refusal in evaluate(rows, correct="grade").report()


def test_all_else_is_of_the_largest_size() -> None:
    rows = [{**row, "model": name} for name, shift in (("a", 0), ("b", 7))
            for row in of_counts({10: 20 - shift, 30: 33 - shift}, 40)]  # fmt: skip
    both = evaluate(rows)
    alone = evaluate([row for row in rows if row["n_train"] == 30])
    assert [each.model for each in both.curves] == ["a", "b"] and not alone.curves
    assert both.models[0].interval == alone.models[0].interval and both.models[0].right == 33
    assert both.comparisons == alone.comparisons and "30" in facts(" ".join(both.notes))


@pytest.mark.parametrize(("column", "sizes"), [("size", True), ("Train_Size", True), ("rows", False)])
def test_a_column_is_a_training_size_by_its_name_or_as_is_said(column: str, sizes: bool) -> None:
    rows = [{"id": row["item"], column: row["n_train"], "ok": row["correct"]} for row in of_counts({5: 2, 9: 3}, 4)]
    assert bool(evaluate(rows).curves) == sizes
    assert evaluate(rows, size=column).curves[0].sizes == (5, 9)


def test_the_size_of_an_item_is_no_training_size() -> None:
    rows = [{"item": at, "size": 10 + at % 3, "correct": at % 2} for at in range(30)]
    assert not evaluate(rows).curves and evaluate(rows).models[0].items == 30


def test_without_names_of_items_runs_make_no_curve() -> None:
    rows = [{"n_train": m, "run": run, "correct": 1} for m in (5, 9) for run in range(3) for _ in range(4)]
    evaluation = evaluate(rows)
    assert not evaluation.curves and any("items" in note for note in evaluation.notes)
    assert evaluate([row for row in rows if row["run"] == 0]).curves


def test_answers_without_a_size_are_left_out_and_counted() -> None:
    rows = [*of_counts({5: 2, 9: 3}, 4), {"item": 9, "n_train": "many", "correct": 1}]
    results = read_results(rows, size="n_train")
    assert len(results.outcomes) == 8 and sum(results.left_out.values()) == 1


@pytest.fixture(scope="module")
def example() -> Evaluation:
    return evaluate(example_file("training_sizes").file)


def test_the_figure_has_every_number(example: Evaluation) -> None:
    (curve,) = example.curves
    fig = curve_drawing.accuracy_by_size(example).plotly
    traces = {trace.name: trace for trace in fig.data}
    assert list(traces[curve.model].x) == list(curve.sizes)
    assert list(traces[curve.model].y) == [each.accuracy for each in curve.accuracies]
    spread = traces[f"interval of {curve.model}"].error_y
    assert spread.array[0] == pytest.approx(curve.intervals[0].high - curve.accuracies[0].accuracy)
    law = traces[f"law of {curve.model}"]
    assert curve.law is not None and law.x[-1] == pytest.approx(4 * curve.sizes[-1])
    assert law.y[-1] == pytest.approx(1 - curve.law.at(law.x[-1]))
    assert f"{curve.accuracies[0].accuracy:.4f}" in curve_drawing.curves_in_words(example)


def test_the_command_has_the_same_curve(example: Evaluation) -> None:
    said = CliRunner().invoke(main, ["evaluate", "--example", "training_sizes", "--json"])
    assert json.loads(said.stdout)["curves"] == json.loads(json.dumps(example.to_dict()["curves"]))
    assert all(row["interval"] in example.to_markdown() for row in curve_rows(example.curves[0]))


def test_the_scores_of_all_learners_are_added_up() -> None:
    every = [score for score in scores() if score.factor == 4]
    held, tried = sum(score.held for score in every), sum(score.replayed - score.refused for score in every)
    words = all_replayed_in_words(4)
    assert f"{held} of {tried}" in words and words in evaluate(of_law(0.1, 2.0, 0.7), correct="grade").report()
    with pytest.raises(ValueError, match="factor"):
        all_replayed_in_words(7)
