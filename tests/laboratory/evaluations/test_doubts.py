"""What a file contradicts is said; the order's tests beside all orders, written out."""

from collections import Counter
from itertools import groupby, permutations
from typing import Any

import pytest

from laboratory.evaluations import evaluate
from laboratory.evaluations.orders import halves_p_value, runs_law, runs_p_value
from tests.sentences import facts


def orders(right: int, wrong: int) -> list[tuple[bool, ...]]:
    return sorted(set(permutations([True] * right + [False] * wrong)))


@pytest.mark.parametrize(("right", "wrong"), [(4, 4), (5, 2), (1, 6), (3, 4), (1, 1)])
def test_both_tests_of_the_order_are_those_of_all_orders(right: int, wrong: int) -> None:
    every = orders(right, wrong)
    counts = Counter(len(list(groupby(order))) for order in every)
    law = runs_law(right, wrong)
    assert law.tolist() == pytest.approx([counts[runs] / len(every) for runs in range(len(law))], abs=1e-12)
    half = (right + wrong) // 2
    for order in every:
        runs, early = len(list(groupby(order))), sum(order[:half])
        tails = [sum(keep(len(list(groupby(other))), runs) for other in every) for keep in (int.__le__, int.__ge__)]
        assert runs_p_value(order) == pytest.approx(min(1, 2 * min(tails) / len(every)), abs=1e-12)
        tails = [sum(keep(sum(other[:half]), early) for other in every) for keep in (int.__le__, int.__ge__)]
        assert halves_p_value(order) == pytest.approx(min(1, 2 * min(tails) / len(every)), abs=1e-12)


def test_without_variation_the_order_says_nothing() -> None:
    assert halves_p_value([True] * 9) == runs_p_value([False] * 9) == halves_p_value([True]) == 1


def warnings(rows: object, **more: Any) -> str:
    return " ".join(evaluate(rows, **more).warnings)


def test_a_sorted_file_is_noticed_and_a_mixed_one_is_not() -> None:
    assert "order" in warnings({"correct": [1] * 20 + [0] * 20})
    assert not evaluate({"correct": [1, 1, 0, 1, 0, 0, 1, 0, 0, 1]}).warnings


def test_accuracies_of_0_and_1_say_that_their_standard_error_says_nothing() -> None:
    assert "0.8315 1" in facts(warnings({"correct": [1] * 20}))  # 0.025^(1/20) = 0.83157...
    assert "wrong" in warnings({"correct": [0] * 20})


def test_repeated_items_are_taken_as_runs_and_said() -> None:
    rows = [{"id": name, "correct": right} for name, right in (("q1", 1), ("q1", 0), ("q2", 1), ("q3", 0))]
    result = evaluate(rows)
    assert "q1" in " ".join(result.warnings) and result.models[0].items == 3


def test_content_that_repeats_is_counted() -> None:
    rows = [{"id": place, "correct": place % 2, "prompt": text} for place, text in enumerate(["x", "y", "x", "x"])]
    assert "2" in facts(warnings(rows)) and "cluster=prompt" in warnings(rows)
    by_content = evaluate(rows, cluster="prompt").models[0]
    assert len(set(by_content.by_item.clusters)) == 2


def test_names_with_common_beginnings_may_be_clusters() -> None:
    rows = [{"id": f"passage{c}_q{i}", "correct": int((c * 3 + i) % 4 > 0)} for c in range(5) for i in range(4)]
    assert "cluster=prefix" in warnings(rows)
    assert "cluster=prefix" not in warnings(rows, cluster="prefix")
    assert not evaluate([{"id": f"HumanEval/{i}", "correct": int(i * 5 % 7 > 2)} for i in range(12)]).warnings


def test_few_clusters_are_said() -> None:
    rows = [{"id": f"x{c}{i}", "correct": int((c + i) % 3 > 0), "cluster": c} for c in range(4) for i in range(3)]
    assert "4 only" in facts(warnings(rows))
    assert "cluster" in warnings([{**row, "cluster": "same"} for row in rows])


def test_labels_never_seen_and_never_predicted_are_named() -> None:
    rows = {"label": ["cat", "dog", "cat", "owl"], "prediction": ["cat", "fox", "cat", "dog"]}
    said = evaluate(rows).warnings
    assert [("fox" in line, "owl" in line) for line in said if "fox" in line or "owl" in line] == [
        (True, False), (False, True),
    ]  # fmt: skip


def test_answers_that_are_neither_right_nor_wrong_are_left_out_and_said() -> None:
    result = evaluate({"id": [1, 2, 3, 4], "label": ["a", "b", "a", "b"], "prediction": ["a", "b", "", None]})
    assert (result.models[0].items, result.models[0].right) == (2, 2)
    assert "2 neither" in facts(result.warnings[0])
