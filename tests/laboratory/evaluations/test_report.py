"""What the paragraph to quote says: the level, side and conditions of each number; and how often order is accused."""

import json
import random
from itertools import groupby
from pathlib import Path

import pytest
from click.testing import CliRunner
from scipy import stats

from laboratory.command_line import main
from laboratory.evaluations import Evaluation, evaluate, words
from laboratory.evaluations.p_values import level_in_words

DELTA = 0.1


def of_models(models: int, **more: object) -> Evaluation:
    rows = [
        {"item": place, "model": f"m{model}", "correct": int(place * (model + 3) % 11 > 3 - model), **more}
        for model in range(models) for place in range(44)
    ]  # fmt: skip
    return evaluate(rows, delta=DELTA)


def test_every_interval_of_the_report_stands_beside_its_level() -> None:
    evaluation = of_models(3, confidence=0.7)
    level = level_in_words(DELTA)
    for accuracy in evaluation.models:
        assert level in words.accuracy_in_words(accuracy)
    assert level in words.best_in_words(evaluation)
    for comparison in evaluation.comparisons:
        sentence = words.comparison_in_words(comparison, 3, DELTA)
        assert sentence.count(level) == 2 and "two-sided" in sentence and "many" in sentence
        assert comparison.interval is not None and comparison.interval.name in sentence
    for calibration in evaluation.calibrations:
        sentence = words.calibration_in_words(calibration, DELTA)
        assert level in sentence and calibration.interval.kind in sentence and "44" in sentence.split()


def test_an_approximation_further_out_says_so_where_all_hold_at_once() -> None:
    rows = [
        {"item": place, "model": f"m{model}", "cluster": place // 2, "correct": int(place * (model + 3) % 11 > 3)}
        for model in range(3) for place in range(80)
    ]  # fmt: skip
    evaluation = evaluate(rows)
    assert all("divided" in words.comparison_in_words(each, 3, 0.05) for each in evaluation.comparisons)
    exact = of_models(3)
    assert not any("divided" in words.comparison_in_words(each, 3, 0.05) for each in exact.comparisons)


def test_what_is_no_contradiction_is_not_called_one() -> None:
    for rows in ({"correct": [1] * 9}, {"label": ["a", "b", "a"], "prediction": ["a", "a", "a"]}):
        evaluation = evaluate(rows)
        assert evaluation.warnings and "contradict" not in evaluation.report() + evaluation.to_markdown()


def halves(early: int, late: int) -> list[int]:
    """30 and 30 answers of which so many are right, in an order with as many runs as are to be expected."""
    right, wrong = early + late, 60 - early - late
    for seed in range(1_000):
        parts = [[1] * count + [0] * (30 - count) for count in (early, late)]
        for part in parts:
            random.Random(seed).shuffle(part)
        answers = parts[0] + parts[1]
        if abs(len(list(groupby(answers))) - 1 - 2 * right * wrong / 60) < 1:
            return answers
    raise AssertionError


def p_of_halves(early: int, late: int) -> float:
    law = stats.hypergeom(60, early + late, 30)
    return float(min(1, 2 * min(law.cdf(early), law.sf(early - 1))))


@pytest.mark.parametrize(("early", "late"), [(25, 15), (26, 15), (27, 15), (28, 15), (22, 10), (20, 10)])
@pytest.mark.parametrize("models", [1, 4])
def test_the_order_is_accused_at_one_per_cent_over_both_tests_and_all_models(
    early: int, late: int, models: int
) -> None:
    """Bonferroni's level, by the hypergeometric law of SciPy; a mixed order has no suspicious number of runs."""
    mixed = halves(18, 18)
    columns = {"m0": halves(early, late), **{f"m{place}": mixed for place in range(1, models)}}
    rows = [{"item": place, **{name: column[place] for name, column in columns.items()}} for place in range(60)]
    evaluation = evaluate([{**row, "correct": row.pop("m0")} for row in rows] if models == 1 else rows)
    accused = any("order" in line for line in evaluation.warnings)
    assert accused == (2 * models * p_of_halves(early, late) < 0.01)


def test_few_items_with_runs_are_told() -> None:
    rows = [{"id": place // 4, "run": place % 4, "correct": int(place % 3 > 0)} for place in range(24)]
    assert any("6" in line.split() and "30" in line for line in evaluate(rows).warnings)
    many = [{"id": place // 4, "run": place % 4, "correct": int(place % 3 > 0)} for place in range(160)]
    assert not evaluate(many).warnings


def test_json_is_strict_whatever_the_file_holds(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("id,confidence,correct\n1,inf,1\n2,nan,NaN\n3,0.5,0\n", "utf-8")
    said = CliRunner().invoke(main, ["evaluate", str(path), "--json"])
    assert said.exit_code == 0
    assert json.loads(said.stdout, parse_constant=pytest.fail)["models"][0]["items"] == 2
