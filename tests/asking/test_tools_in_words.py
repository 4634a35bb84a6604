"""Questions that no number answers: code to call, pictures to look at, words to explain, names, proofs."""

import pytest

from bounds import theorems
from bounds.asking.spelling import without_typing_errors
from bounds.asking.titles import is_a_name
from bounds.asking.wording import plain_question
from laboratory import ask


def first(question: str) -> str:
    answer = ask(question).answers[0]
    return f"{answer.kind}:{answer.name}"


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("how do I call the perceptron in Python", "learner:learners.Perceptron"),
        ("import logistic regression from this package?", "learner:learners.LogisticRegression"),
        ("lasso python api", "learner:learners.Lasso"),
        ("is there code for k nearest neighbours regressor", "learner:learners.KNNRegressor"),
        ("effect of C in soft margin SVM", "view:svm_and_kernels.slack"),
        ("what does shattering mean", "page:glossary"),
        ("glossary: margin", "page:glossary"),
        ("proof of the Sauer lemma step by step", "theorem:sauer"),
        ("derivation of McDiarmid's inequality", "theorem:mcdiarmid"),
        ("Sauer-Shelah", "theorem:sauer"),
        ("does McDiarmid hold in 500 runs", "page:audit"),
        ("train and test error of ridge as the sample size grows", "page:learning_curves"),
        ("typos in the lecture notes", "page:companion"),
        ("what does the symbol gamma stand for", "page:glossary"),
        ("play adaboost", "view:boosting.adaboost"),
        ("watch a perceptron converge", "view:perceptron_lab.updates"),
        ("share a url of the k-fold view for my students", "view:model_selection.folds"),
        ("which theorem gives the smallest bound for m = 100 and d = 3", "page:calculator.compare"),
        ("generate a quiz for moodle", "page:exercises"),
        ("tightest rectangle around the positives (1,1)+, (2,3)+, (4,2)+", "learner:learners.RectangleERM"),
    ],
)
def test_what_is_wanted_of_a_subject_decides(question: str, name: str) -> None:
    assert first(question) == name


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Novikoff", "theorem:perceptron_mistakes"), ("covering numbers", "theorem:covering_unit_ball"),
        ("one-inclusion graph", "theorem:vc_one_inclusion"), ("McDiarmid", "theorem:mcdiarmid"),
        ("kNN", "learner:learners.KNN"),
    ],
)  # fmt: skip
def test_a_name_alone_is_that_of_a_theorem_where_it_has_all_its_words(question: str, name: str) -> None:
    assert is_a_name(question)
    assert first(question) == name


@pytest.mark.parametrize(
    ("question", "name", "value"),
    [
        ("number of thresholds on a grid of 50 points", "thresholds", 51),
        ("number of intervals on 20 points", "intervals", 211),  # 20 * 21 / 2 + 1
        ("count axis parallel rectangles that 30 points in 2 dimension can give", "boxes", None),
        ("how many difrent conjunctions with 6 boolean variables", "conjunctions", 730),
        ("grey values 0..255, one iff the value is at least t: how many classifiers?", "thresholds", 257),
        ("axis-parallel boxes of a 4x4x4 grid, how many hypotheses", "boxes", 1001),  # 10^3 + 1
        ("size of class of monotone conjunctions when the attributes are 8", "monotone_conjunctions", 256),
    ],
)
def test_a_class_is_counted(question: str, name: str, value: int | None) -> None:
    answer = ask(question).answers[0]

    assert (answer.kind, answer.name) == ("count", name)
    assert answer.value == value or (value is None and answer.value > 0)


@pytest.mark.parametrize(
    ("question", "name", "value"),
    [
        ("growth function of intervals for 10 points", "growth_intervals", 56),
        ("m_H(20) positive rays", "growth_thresholds", 21),
        ("x >= a or x <= a, in how many patterns do they mark 9 points", "growth_two_sided_rays", 18),
    ],
)
def test_labellings_are_counted_by_the_growth_function(question: str, name: str, value: int) -> None:
    answer = ask(question).answers[0]
    assert (answer.kind, answer.name, answer.value) == ("theorem", name, value)


def test_rotated_rectangles_are_no_boxes() -> None:
    assert not [answer for answer in ask("VC dimension of rotated rectangles").answers if answer.kind == "vc"]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("V.C. dimension", "VC dimension"),
        ("V. C.-dim", "VC-dim"),
        ("hw mny", "how many"),
        ("wich", "which"),
    ],
)
def test_initials_and_hurried_words(text: str, plain: str) -> None:
    assert plain_question(text) == plain


def test_a_name_with_a_number_in_it_stays_as_it_is() -> None:
    name = theorems["test_set_no_errors"].title.partition("(")[2].rstrip(")")
    assert plain_question(name) == name


@pytest.mark.parametrize("question", ["I like cheese on toast", "python code for my soup"])
def test_what_nothing_here_is_called_by_gets_no_learner(question: str) -> None:
    assert [answer.name for answer in ask(question).answers if answer.kind == "learner"] == []


@pytest.mark.parametrize("word", ["import", "glossary", "python"])
def test_no_word_is_mended_into_a_piece_of_a_pattern(word: str) -> None:
    assert without_typing_errors(word) == word
