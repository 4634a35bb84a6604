"""Cells as people write them: missing ones, labels in two writings, decimal commas, per cent, measured numbers."""

import gzip
import json

import pandas as pd
import pytest

from laboratory.evaluations import Evaluation, ResultFile, evaluate, read_results

NOTHING = ["", "NaN", "nan", "None", "null", "NA", "n/a", "-", "<NA>"]


def of(text: str | bytes, name: str = "mine.csv") -> Evaluation:
    return evaluate(ResultFile(name, "", text if isinstance(text, bytes) else text.encode()))


def said(evaluation: Evaluation) -> str:
    return " ".join(evaluation.warnings)


@pytest.mark.parametrize("nothing", NOTHING)
def test_cells_that_hold_nothing_are_left_out_in_every_column(nothing: str) -> None:
    answers = of(f"id,correct\n1,1\n2,{nothing}\n3,0\n4,{nothing}\n")
    assert (answers.models[0].right, answers.models[0].items) == (1, 2) and "2" in said(answers).split()
    predictions = of(f"id,label,prediction\n1,a,a\n2,b,{nothing}\n3,b,a\n4,a,{nothing}\n")
    assert (predictions.models[0].right, predictions.models[0].items) == (1, 2)
    items = of(f"id,correct\n1,1\n{nothing},0\n{nothing},1\n2,0\n")
    assert items.models[0].items == 2 and not items.models[0].by_item.has_runs and "2" in said(items).split()
    clusters = of(f"id,group,correct\n1,x,1\n2,x,0\n3,{nothing},1\n4,{nothing},0\n")
    assert len(set(clusters.models[0].by_item.clusters)) == 3


def test_a_label_that_is_called_none_is_a_label() -> None:
    model = of("label,prediction\nnone,none\nsome,none\nsome,some\nnone,some\n").models[0]
    assert (model.right, model.items) == (2, 4)
    assert of("id,correct\nNA,1\nDE,0\nFR,1\n").models[0].items == 3  # Namibia


def test_missing_cells_of_a_pandas_table() -> None:
    table = pd.DataFrame({"item": ["a", "b", None, "d"], "gpt": [1, None, 1, 0], "claude": [1, 1, 0, 0]})
    results = read_results(table)
    assert [(each.item, each.model, each.right) for each in results.outcomes] == [
        ("a", "gpt", 1), ("d", "gpt", 0), ("a", "claude", 1), ("b", "claude", 1), ("d", "claude", 0),
    ]  # fmt: skip


WRITINGS = {
    "case": (["cat", "dog"], ["CAT", "DOG"]), "truth and number": (["True", "False"], ["1", "0"]),
    "yes and truth": (["yes", "no"], ["true", "false"]), "with a point": (["1.0", "0.0"], ["1", "0"]),
}  # fmt: skip


@pytest.mark.parametrize(("labels", "predictions"), WRITINGS.values(), ids=WRITINGS)
def test_labels_written_in_two_ways_are_the_same(labels: list[str], predictions: list[str]) -> None:
    places = [(0, 0), (1, 1), (1, 0), (0, 0), (0, 1)]
    text = "\n".join(["label,prediction", *(f"{labels[true]},{predictions[guess]}" for true, guess in places)])
    evaluation = of(text)
    assert evaluation.models[0].right == 3 and not evaluation.warnings


def test_writings_are_not_joined_where_both_are_labels() -> None:
    assert of("label,prediction\nus,US\nUS,US\nus,us\n").models[0].right == 2


def test_measured_numbers_are_refused_and_whole_ones_that_never_meet_are_told() -> None:
    measured = "\n".join(["y_true,y_pred", *(f"{place / 7:.4f},{place / 7 + 0.1:.4f}" for place in range(1, 40))])
    with pytest.raises(ValueError, match="regression"):
        of(measured)
    counts = of("\n".join(["y_true,y_pred", *(f"{place * 11},{place * 11 + 3}" for place in range(40))]))
    assert any("40" in line.split() and "numbers" in line for line in counts.warnings)
    solved = of("\n".join(["target,prediction", *(f"{n * n * 7},{n * n * 7 + (n * n % 7 > 3)}" for n in range(60))]))
    assert not any("numbers" in line for line in solved.warnings)


def test_answers_in_words_that_never_meet_and_parts_in_another_order_are_told() -> None:
    assert any("42" in line for line in of("label,prediction\n42,It is 42.\n7,It is 7.\n").warnings)
    several = of(json.dumps([{"label": ["a", "b"], "prediction": ["b", "a"]}, {"label": ["a"], "prediction": ["a"]}]))
    assert several.models[0].right == 1 and "order" in said(several)


SCORES = {"commas": ("0,9", "0,25"), "per cent": ("90%", "25 %"), "points": ("0.9", "0.25")}


@pytest.mark.parametrize("written", SCORES.values(), ids=SCORES)
def test_scores_with_commas_and_per_cent_are_calibrated(written: tuple[str, str]) -> None:
    rows = [f"{place};{written[place % 2]};{int(place % 3 > 0)}" for place in range(30)]
    (calibration,) = of("\n".join(["id;confidence;correct", *rows])).calibrations
    expected = sum(((0.9, 0.25)[place % 2] - (place % 3 > 0)) ** 2 for place in range(30)) / 30
    assert calibration.brier == pytest.approx(expected, abs=1e-12)


def test_a_score_of_the_label_is_known_by_any_threshold() -> None:
    rows = [(place / 50, int(place > 14), int(place * 7 % 50 < place)) for place in range(50)]
    text = "\n".join(["y_true,y_pred,y_prob", *(f"{true},{guess},{score}" for score, guess, true in rows)])
    (calibration,) = of(text).calibrations
    assert "label" in calibration.event
    assert calibration.brier == pytest.approx(sum((score - true) ** 2 for score, _, true in rows) / 50, abs=1e-12)


def test_scores_beyond_1_are_told() -> None:
    evaluation = of("id,confidence,correct\n1,80,1\n2,55,0\n3,97,1\n")
    assert not evaluation.calibrations and any("97" in note for note in evaluation.notes)


FORMS: dict[str, str | bytes] = {
    "old line ends": "id,correct\r1,1\r2,0\r",
    "Windows": "id,correct\r\n1,1\r\n2,0\r\n",
    "columns of pandas": json.dumps({"id": {"0": 1, "1": 2}, "correct": {"0": True, "1": False}}),
    "split of pandas": json.dumps({"columns": ["id", "correct"], "index": [0, 1], "data": [[1, 1], [2, 0]]}),
    "by name": json.dumps({"q1": True, "q2": False}),
    "objects by name": json.dumps({"q1": {"correct": True}, "q2": {"correct": False}}),
    "answers alone": json.dumps([True, False]),
    "nested": "\n".join(json.dumps({"sample": {"id": n, "score": {"correct": n == 1}}}) for n in (1, 2)),
    "lists beside a name": json.dumps({"model": "m", "y_true": [1, 0], "y_pred": [1, 1]}),
    "packed": gzip.compress(b"id;correct\n1;yes\n2;no\n"),
}


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS)
def test_forms_of_files(text: str | bytes) -> None:
    content = text if isinstance(text, bytes) else text.encode()
    assert [answer.right for answer in read_results(ResultFile("mine", "", content)).outcomes] == [1, 0]


REFUSED: dict[str, tuple[bytes, str]] = {
    "Excel": (b"PK\x03\x04....[Content_Types].xml....xl/workbook.xml", "Excel"),
    "old Excel": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(99), "Excel"),
    "a page": (b"<!DOCTYPE html><html><table></table></html>", "page"),
    "a PDF": (b"%PDF-1.4\n%abc\n", "PDF"),
    "averages": (b"model,accuracy\ngpt,0.84\nllama,0.81\n", "averages"),
    "per cent": (b"id,acc\n1,100\n2,0\n3,50\n", "100"),
}


@pytest.mark.parametrize(("content", "word"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_file_of_results_is_refused_by_its_name(content: bytes, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        of(content)
