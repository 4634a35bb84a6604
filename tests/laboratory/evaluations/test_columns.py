"""Which column is what, where names do not say it: accuracies beside those counted row by row, and what is refused."""

import random
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from laboratory.evaluations import Evaluation, ResultFile, evaluate

Row = Mapping[str, object]


def of_text(text: str, **more: Any) -> Evaluation:
    return evaluate(ResultFile("mine.csv", "", text.encode()), **more)


def table(rows: Iterable[Row]) -> str:
    listed = list(rows)
    return "\n".join([",".join(listed[0]), *(",".join(map(str, row.values())) for row in listed)])


def said(evaluation: Evaluation) -> str:
    return " ".join(evaluation.warnings)


GENERATOR = random.Random(27)
TRUE = [GENERATOR.randrange(2) for _ in range(90)]
GUESSED = {
    name: [int(GENERATOR.random() < share) ^ 1 ^ true for true in TRUE] for name, share in (("a", 0.8), ("b", 0.6))
}
RIGHT = {
    name: sum(true == guess for true, guess in zip(TRUE, guesses, strict=True)) for name, guesses in GUESSED.items()
}
WORDS = {0: "cat", 1: "dog"}


def wide(first: str, second: str, label: str = "y_true", of: dict[int, str] | None = None) -> list[Row]:
    words = of or {0: "0", 1: "1"}
    return [
        {label: words[true], first: words[GUESSED["a"][place]], second: words[GUESSED["b"][place]]}
        for place, true in enumerate(TRUE)
    ]


@pytest.mark.parametrize(
    ("columns", "of"),
    [(("model_a", "model_b"), None), (("pred_a", "pred_b"), None), (("gpt", "llama"), None), (("gpt", "llama"), WORDS)],
)
def test_predictions_in_columns_of_their_own_are_compared_with_the_label(
    columns: tuple[str, str], of: dict[int, str] | None
) -> None:
    evaluation = of_text(table(wide(*columns, of=of)))
    assert [(each.model, each.right) for each in evaluation.models] == list(zip(columns, RIGHT.values(), strict=True))
    assert all(name in said(evaluation) for name in columns)
    only = sum(GUESSED["a"][place] == true != GUESSED["b"][place] for place, true in enumerate(TRUE))
    assert evaluation.comparisons[0].only_first == only


def test_columns_whose_names_say_right_or_wrong_are_no_predictions() -> None:
    rows = [{"gold": true, "gpt_correct": place % 3 > 0, "llama_correct": True} for place, true in enumerate(TRUE)]
    evaluation = of_text(table(rows))
    assert [each.right for each in evaluation.models] == [60, 90]


def test_a_feature_beside_a_label_is_no_prediction() -> None:
    for other in ({"age": 40.5}, {}):
        with pytest.raises(ValueError, match="predicted"):
            of_text(table({"target": true, **other, "sex": place % 2} for place, true in enumerate(TRUE)))
    guessed = of_text(table({"id": place, "sex": place % 2, "age": 30 + place % 50} for place in range(60)))
    assert "sex" in said(guessed)
    assert "sex" not in said(of_text(table({"id": n, "sex": n % 2, "age": 30 + n} for n in range(9)), correct="sex"))


def test_an_outcome_that_is_predicted_is_a_label_and_a_result_of_an_answer_is_not() -> None:
    rows = [{"age": 50 + place, "Outcome": TRUE[place], "prediction": GUESSED["a"][place]} for place in range(90)]
    assert of_text(table(rows)).models[0].right == RIGHT["a"]
    answers = [{"prediction": f"answer {place}", "result": place % 3 > 0} for place in range(90)]
    assert of_text(table(answers)).models[0].right == 60


PAIRS = [
    ("Gold Label", "Predicted Label"), ("target", "output"), ("reference", "response"), ("answer", "model_answer"),
    ("class", "predicted_class"), ("target", "answer"), ("data.expected", "data.prediction"),
]  # fmt: skip


@pytest.mark.parametrize(("label", "prediction"), PAIRS)
def test_pairs_of_names_that_people_use(label: str, prediction: str) -> None:
    rows = [{label: WORDS[true], prediction: WORDS[GUESSED["a"][place]]} for place, true in enumerate(TRUE)]
    assert of_text(table(rows)).models[0].right == RIGHT["a"]


def test_several_labels_and_columns_without_names_are_refused() -> None:
    for names in (("true_a", "true_b", "pred_a", "pred_b"), ("label_x", "pred_x")):
        with pytest.raises(ValueError, match="label="):
            of_text(table(dict.fromkeys(names, place % 2) for place in range(9)))
    for head in ("", "0,1\n"):
        with pytest.raises(ValueError, match="column 2"):
            of_text(head + "\n".join(f"{true},{guess}" for true, guess in zip(TRUE, GUESSED["a"], strict=True)))


def test_a_first_line_of_names_is_no_answer() -> None:
    for head, row in (("f1,ok", "0.5,{}"), (",0", "{place},{}"), ("x", "{}"), ("ok", "{}")):
        text = "\n".join([head, *(row.format(guess, place=place) for place, guess in enumerate(GUESSED["a"]))])
        model = of_text(text).models[0]
        assert (model.items, model.right) == (90, sum(GUESSED["a"]))


def test_names_that_repeat_in_every_task_are_items_of_that_task() -> None:
    rows = [{"task": task, "id": place, "correct": place % 2} for task in ("math", "code") for place in range(30)]
    model = of_text(table(rows)).models[0]
    assert (model.items, model.right, model.by_item.has_runs) == (60, 30, False)
    assert of_text(table([*rows, rows[0]])).models[0].items == 30  # an item twice in one task: runs, as before
    without = of_text(table({key: value for key, value in row.items() if key != "task"} for row in rows))
    assert without.models[0].items == 30


def test_rows_that_were_trained_on_are_told() -> None:
    rows = [{"id": place, "split": "train" if place % 3 else "test", "correct": place % 5 > 0} for place in range(60)]
    assert "40" in said(of_text(table(rows))).split() and "split=test" in said(of_text(table(rows)))
    kept = evaluate(ResultFile("mine.csv", "", table(rows).encode()), keep={"split": "test"})
    assert kept.models[0].items == 20 and "split" not in said(kept)


def test_a_column_that_says_otherwise_than_label_and_prediction_is_told_of_classes_only() -> None:
    guesses = GUESSED["a"]
    rows = [{"label": WORDS[TRUE[n]], "prediction": WORDS[guesses[n]], "correct": 1} for n in range(90)]
    assert f"{90 - RIGHT['a']}" in said(of_text(table(rows))).split()
    words = [{"label": place, "prediction": f"It is {place}.", "correct": 1} for place in range(90)]
    assert "otherwise" not in said(of_text(table(words)))


@pytest.mark.parametrize("column", ["patient_id", "userID", "session", "Document"])
def test_columns_of_clusters_by_other_names(column: str) -> None:
    rows = [{"id": place, column: place // 3, "correct": place % 2} for place in range(90)]
    assert len(set(of_text(table(rows)).models[0].by_item.clusters)) == 30


def test_what_may_be_clusters_is_said_with_its_design_effect_and_not_assumed() -> None:
    rows = [{"id": place, "category": place // 30, "correct": int(place < 30)} for place in range(90)]
    evaluation = of_text(table(rows))
    assert not evaluation.models[0].by_item.has_clusters and "cluster=category" in said(evaluation)
    # Means 1, 0, 0 of three groups of 30: 3/2 Σ(30(mean - 1/3))²/90² over 2/9 · 1/89.
    effect = 1.5 * 900 * (4 / 9 + 2 / 9) / 8100 / (2 / 9 / 89)
    assert f"{effect:.2g}" in said(evaluation).split()
