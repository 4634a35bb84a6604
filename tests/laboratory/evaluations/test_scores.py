"""Files with a label and scores, but no prediction: right answers counted from the rows, and what is said of it."""

import math
import random
from typing import Any

import pytest

from laboratory.evaluations import Evaluation, ResultFile, evaluate
from tests.sentences import pattern

GENERATOR = random.Random(91)
LABELS = [GENERATOR.randrange(2) for _ in range(80)]
SCORES = [round(min(max(0.5 + (label - 0.5) * 0.3 + GENERATOR.gauss(0, 0.25), 0.02), 0.98), 3) for label in LABELS]
RIGHT = sum((score >= 0.5) == bool(label) for label, score in zip(LABELS, SCORES, strict=True))
SPAM = ["ham", "spam"]


def of_text(text: str, codec: str = "utf-8", **more: Any) -> Evaluation:
    return evaluate(ResultFile("mine.csv", "", text.encode(codec)), **more)


def table(head: str, *columns: Any, between: str = ",") -> str:
    rows = [head.split(), *zip(*columns, strict=True)]
    return "\n".join(between.join(map(str, row)) for row in rows)


def said(evaluation: Evaluation) -> str:
    return " ".join((*evaluation.warnings, *evaluation.notes))


WORDS = [SPAM[label] for label in LABELS]
AGAINST = [round(1 - score, 3) for score in SCORES]
NUMBERS = list(range(80))
FILES = {
    "y_true, y_prob": (table("y_true y_prob", LABELS, SCORES), "1"),
    "decimal commas": (table("label score", LABELS, [str(s).replace(".", ",") for s in SCORES], between=";"), "1"),
    "target, p1": (table("target p1", LABELS, SCORES, between="\t"), "1"),
    "score first": (table("probability id actual", SCORES, NUMBERS, LABELS, between="|"), "1"),
    "classes by their numbers": (table("y 0 1", LABELS, AGAINST, SCORES), "1"),
    "classes by their names": (table("label prob_ham prob_spam", WORDS, AGAINST, SCORES), "spam"),
    "the name says the label": (table("label p_spam", WORDS, SCORES), "spam"),
    "negative and positive": (table("label p_negative p_positive", LABELS, AGAINST, SCORES), "1"),
    "yes, per cent": (
        table("Diagnosis Probability", [["No", "Yes"][each] for each in LABELS], [f"{100 * s:.1f}%" for s in SCORES]),
        "Yes",
    ),
    "what is called a prediction": (table("y_true y_pred", LABELS, SCORES), "1"),
    "y, yhat": (table("row y yhat", NUMBERS, LABELS, SCORES), "1"),
    "minus one": (table("y score", [2 * label - 1 for label in LABELS], SCORES), "1"),
    "one and two": (table("class score", [label + 1 for label in LABELS], SCORES), "2"),
    "survived": (table("PassengerId Survived Probability", NUMBERS, LABELS, SCORES), "1"),
    "among features": (table("age sex died prob_died", NUMBERS, LABELS[::-1], LABELS, SCORES), "1"),
    "no known name": (table("case relapse prob", NUMBERS, LABELS, SCORES), "1"),
    "no name of a score": (table("id label Wahrscheinlichkeit", NUMBERS, LABELS, SCORES), "1"),
    "logits beside": (table("label logit prob", LABELS, [math.log(s / (1 - s)) for s in SCORES], SCORES), "1"),
}


@pytest.mark.parametrize(("text", "positive"), FILES.values(), ids=FILES)
@pytest.mark.parametrize("codec", ["utf-8", "utf-16"])
def test_a_probability_is_a_prediction_at_one_half(text: str, positive: str, codec: str) -> None:
    evaluation = of_text(text, codec)
    (model,), (area,) = evaluation.models, evaluation.areas
    assert (model.items, model.right) == (80, RIGHT)
    assert area.positive == evaluation.results.positive == positive
    pairs = [(s > t) + (s == t) / 2 for s, a in zip(SCORES, LABELS, strict=True) if a for t, b in
             zip(SCORES, LABELS, strict=True) if not b]  # fmt: skip
    assert area.area == pytest.approx(sum(pairs) / len(pairs))
    assert positive in said(evaluation) and "predicted" in said(evaluation)
    (calibrated,) = evaluation.calibrations
    brier = sum((s - a) ** 2 for s, a in zip(SCORES, LABELS, strict=True)) / 80
    logs = -sum(math.log(s if a else 1 - s) for s, a in zip(SCORES, LABELS, strict=True)) / 80
    assert (calibrated.brier, calibrated.log_loss) == pytest.approx((brier, logs), abs=2e-4)


def test_a_threshold_and_a_label_may_be_said() -> None:
    text = table("label score", WORDS, SCORES)
    with pytest.raises(ValueError, match="positive=spam"):
        of_text(text)
    right = sum((score >= 0.3) == bool(label) for label, score in zip(LABELS, SCORES, strict=True))
    evaluation = of_text(text, positive="spam", threshold=0.3)
    assert evaluation.models[0].right == right and "0.3" in said(evaluation)
    turned = of_text(text, positive="ham")
    assert turned.areas[0].area == pytest.approx(1 - evaluation.areas[0].area)
    classes = table("y 0 1", LABELS, AGAINST, SCORES)
    assert of_text(classes, threshold=0.3).models[0].right == right
    wrong: dict[str, dict[str, Any]] = {"dog": {"positive": "dog"}, "much": {"positive": "spam", "threshold": "much"}}
    for word, options in wrong.items():
        with pytest.raises(ValueError, match=word):
            of_text(text, **options)
    with pytest.raises(ValueError, match="threshold"):
        of_text("id,correct\n1,1\n2,0\n", threshold=0.3)


def test_ties_at_the_threshold_are_counted() -> None:
    evaluation = of_text("y_true,y_prob\n1,0.5\n0,0.5\n1,0.9\n0,0.1\n")
    assert evaluation.models[0].right == 3 and "2 scores" in said(evaluation).replace("\u00a0", " ")


def test_scores_that_are_no_probabilities_have_an_area_and_no_accuracy() -> None:
    logits = [math.log(score / (1 - score)) for score in SCORES]
    text = table("id label logit", NUMBERS, LABELS, logits)
    evaluation = of_text(text)
    assert not evaluation.models and not evaluation.calibrations and len(evaluation.areas) == 1
    assert "threshold" in said(evaluation)
    assert "AUC" in evaluation.report() and "AUC" in evaluation.to_markdown() and not evaluation.to_dict()["models"]
    assert of_text(text, threshold=0).models[0].right == RIGHT


def test_the_greatest_of_several_classes_is_predicted() -> None:
    names = ("cat", "dog", "owl")
    true = [names[place % 3] for place in range(60)]
    rows = [[GENERATOR.randrange(1, 90) for _ in names] for _ in true]
    shares = [[weight / sum(row) for weight in row] for row in rows]
    right = sum(name == names[row.index(max(row))] for name, row in zip(true, shares, strict=True))
    for head in ("label prob_cat prob_dog prob_owl", "label 0 1 2", "label proba[0] proba[1] proba[2]"):
        evaluation = of_text(table(head, true, *zip(*shares, strict=True)))
        assert evaluation.models[0].right == right and not evaluation.areas
        assert evaluation.calibrations[0].event.endswith("right")
    with pytest.raises(ValueError, match=pattern("threshold 3")):
        of_text(table("label 0 1 2", true, *zip(*shares, strict=True)), threshold=0.5)


def test_two_columns_that_do_not_sum_to_one_are_questioned() -> None:
    assert "sum" in said(of_text(table("label p_0 p_1", LABELS, SCORES, SCORES)))
    assert "sum" not in said(of_text(table("label p_0 p_1", LABELS, AGAINST, SCORES)))


def test_several_models_have_a_column_each_or_a_row_each() -> None:
    wide = of_text(table("y_true prob_lr prob_rf", LABELS, SCORES, AGAINST))
    assert wide.models[0].right == RIGHT and len(wide.area_comparisons) == 1
    long = table("id model label score", NUMBERS * 2, ["lr"] * 80 + ["rf"] * 80, LABELS * 2, SCORES + AGAINST)
    compared = of_text(long).area_comparisons
    assert compared[0].difference == pytest.approx(wide.area_comparisons[0].difference)


def test_scores_beside_predictions_are_told_from_confidences() -> None:
    guesses = [int(score >= 0.5) for score in SCORES]
    of_label = of_text(table("label pred prob", LABELS, guesses, SCORES)).areas[0]
    of_guess = of_text(table("label pred confidence", LABELS, guesses, [max(s, 1 - s) for s in SCORES])).areas[0]
    beside = of_text(table("label pred prob_0 prob_1", LABELS, guesses, AGAINST, SCORES)).areas[0]
    assert of_label.area == pytest.approx(of_guess.area) == pytest.approx(beside.area)
    unclear = of_text(table("label pred score", LABELS, guesses, [abs(score - 0.4) for score in SCORES]))
    assert not unclear.areas and "positive=1" in said(unclear)


def test_scores_the_wrong_way_round_and_confidences_alone_are_questioned() -> None:
    assert "positive=" in said(of_text(table("label score", LABELS * 3, AGAINST * 3)))
    alone = of_text(table("label confidence", LABELS, [max(s, 1 - s) for s in SCORES]))
    assert "confidence in" in said(alone)


def test_labels_alone_are_refused_and_outcomes_questioned() -> None:
    for head, columns in {
        "PassengerId Survived": (NUMBERS, LABELS), "id y": (NUMBERS, LABELS), "id label": (NUMBERS, LABELS),
        "id churn": (NUMBERS, LABELS), "Glucose BMI Outcome": ([90 + n % 40 for n in NUMBERS], SCORES, LABELS),
    }.items():  # fmt: skip
        with pytest.raises(ValueError, match="predicted"):
            of_text(table(head, *columns))
    assert of_text(table("PassengerId Survived", NUMBERS, LABELS), correct="Survived").models[0].right == sum(LABELS)
    outcome = of_text(table("item outcome", NUMBERS, LABELS))
    assert outcome.models[0].right == sum(LABELS) and "outcome" in said(outcome)
    passed = of_text(table("item outcome", NUMBERS, [["failed", "passed"][label] for label in LABELS]))
    assert "outcome" not in said(passed)


def test_an_impossible_event_that_happened_has_infinite_log_loss() -> None:
    evaluation = of_text("label,score\n1,0\n0,0.2\n1,0.9\n0,0.3\n")
    assert evaluation.calibrations[0].log_loss == math.inf
    assert "infinite" in evaluation.report() and evaluation.to_dict()["calibrations"][0]["log_loss"] is None


def test_a_verdict_beside_a_confidence_is_right_or_wrong() -> None:
    true = [["no", "yes"][label] for label in LABELS]
    verdicts = [int(place % 3 > 0) for place in NUMBERS]
    evaluation = of_text(table("id label verdict confidence", NUMBERS, true, verdicts, SCORES))
    assert evaluation.models[0].right == sum(verdicts) and evaluation.results.columns["correct"] == "verdict"
