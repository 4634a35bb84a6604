"""The views of learners compared: their figures are the comparison's own numbers, and what is wrong is said."""

from pathlib import Path

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from scipy.stats import beta

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.comparing_learners.compare import Accuracies, compare, four_learners, table_of
from laboratory.topics.comparing_learners.compare.piecewise import trained, turns
from laboratory.topics.comparing_learners.compare.text import verdict
from laboratory.views.view_result import ViewResult
from laboratory.worlds.real_world import RealWorld
from pages.widgets.piecework import Known, Work, Worker
from tests import opening
from tests.opening import calm, opened
from tests.sentences import facts, pattern
from tests.showing import trace

COMPARE, DIGITS = views["comparing_learners.compare"], views["comparing_learners.digits"]


def compared(data: str, splits: int = 10, seed: int = 0) -> Accuracies:
    X, y, _ = RealWorld(data).examples
    return compare(four_learners(), X, y, splits, seed)


def check(answer: ViewResult, accuracies: Accuracies) -> None:
    for name, column in zip(accuracies.names, accuracies.accuracies.T, strict=True):
        np.testing.assert_array_equal(trace(answer, 0, name)[0], 1 - column)


@pytest.fixture(scope="module")
def tumours() -> Accuracies:
    return compared("breast_cancer")


@pytest.fixture(scope="module")
def first() -> ViewResult:
    return COMPARE()


def test_it_opens_on_tumours_with_the_comparison_bit_for_bit(first: ViewResult, tumours: Accuracies) -> None:
    check(first, tumours)
    np.testing.assert_array_equal(trace(first, 0, "mean")[0], (1 - tumours.accuracies).mean(axis=0))
    intervals = [line.x for line in first.figures[0].data if facts(line.name) == "first interval"]
    np.testing.assert_array_equal(intervals, 1 - tumours.table()[["high", "low"]].to_numpy())
    assert first.table["Adaline"] == (1 - tumours.accuracies[:, 1]).tolist()
    assert first.table["split"] == list(range(1, 11))


def test_the_pair_is_drawn_and_told(first: ViewResult, tumours: Accuracies) -> None:
    pair = ("Logistic regression", "Perceptron")
    mean, low, high = tumours.difference(*pair)
    assert trace(first, 1, "interval")[0].tolist() == [low, high]
    assert trace(first, 1, "mean difference")[0].tolist() == [mean] == [first.headline.value]
    np.testing.assert_array_equal(trace(first, 1, "split")[0], tumours.accuracies[:, 2] - tumours.accuracies[:, 0])
    assert verdict(tumours, *pair) in first.more
    assert f"{100 * low:.2f} {100 * high:.2f}. excludes 0" in facts(first.more)


def test_a_verdict_by_hand() -> None:
    """Gaps 0.1, 0, 0.2 of 40 tested and 60 trained on: 0.1 +- 4.303 * 0.1 = -0.33 to 0.53."""
    three = Accuracies(("a", "b"), np.array([[0.9, 0.8], [0.8, 0.8], [0.7, 0.5]]), 60, 40)
    assert facts(verdict(three, "a", "b")) == ("a b 10.00 a 2 of 3 95% −33.03 53.03 0 not")
    assert "b larger a 10.00" in facts(verdict(three, "b", "a"))
    same = Accuracies(("a", "b"), np.full((3, 2), 0.5), 60, 40)
    assert "a b same" in facts(verdict(same, "a", "b"))


def test_presets_make_their_points(first: ViewResult) -> None:
    presets = COMPARE.view.presets
    assert "It excludes 0" in first.more and presets["A significant difference"] == {}
    assert "not significant" in facts(COMPARE(**presets["A difference that is not significant"]).more)
    assert "not significant" in facts(COMPARE(**presets["Hardly any difference"]).more)


def test_each_field_makes_another_comparison() -> None:
    check(COMPARE(data="iris", splits=5), compared("iris", 5))
    answer = COMPARE(data="wine", splits=5, seed=7, better="adaline", than="adaboost_over_perceptrons")
    accuracies = compared("wine", 5, 7)
    check(answer, accuracies)
    assert verdict(accuracies, "Adaline", "AdaBoost over perceptrons") in answer.more


def test_what_does_not_fit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCIKIT_LEARN_DATA", str(tmp_path))
    with pytest.raises(ValueError, match=pattern("different learners")):
        COMPARE(than="logistic_regression")
    with pytest.raises(ValueError, match=pattern("fetch_openml data_id = 59")):
        COMPARE(data="ionosphere")
    with pytest.raises(ValueError, match=pattern("file not used")):
        COMPARE(data="ionosphere", file=b"1,2,3\n")
    with pytest.raises(ValueError, match=pattern("Random splits")):
        COMPARE(splits=1)


def ionosphere() -> bytes:
    rng = np.random.default_rng(0)
    lines = [",".join([*map(str, row.round(3)), "g" if row[0] > 0 else "b"]) for row in rng.normal(size=(60, 34))]
    return "\n".join(lines).encode()


def test_a_file_that_is_given_is_learnt_from() -> None:
    app = opened("comparing_learners", **{"compare.data": "ionosphere", "compare.splits": "5"})
    app.file_uploader(key="_file_compare.file").upload("ionosphere.data", ionosphere(), "text/plain").run()
    calm(app)
    assert "60 34 features" in facts(opening.page_text(app))
    assert "36 24" in facts(opening.page_text(app))


def test_the_snippet_prints_the_difference(capsys: pytest.CaptureFixture[str]) -> None:
    exec(COMPARE(data="wine", splits=5, better="adaline").snippet, {})
    difference = compared("wine", 5).difference("Adaline", "Perceptron")
    assert capsys.readouterr().out.rstrip().endswith(str(difference))


def test_a_file_stands_in_the_snippet_by_name() -> None:
    answer = COMPARE(data="ionosphere", file=ionosphere(), splits=5)
    assert 'file=open("your file", "rb").read()' in answer.snippet
    compile(answer.snippet, "snippet", "exec")


def test_another_file_is_another_run() -> None:
    mine, other = (COMPARE(data="ionosphere", file=file, splits=5) for file in (ionosphere(), ionosphere() + b"\n"))
    assert mine.identity != other.identity and set(mine.pieces).isdisjoint(other.pieces)


def test_stopping_keeps_what_is_done_and_tells_it() -> None:
    known: Known = {}
    whole = compared("wine", 5)
    pieces = turns("wine", 5, 0, b"")
    work = Worker(Work("comparison", "wine", pieces, trained, str), known)
    while not work.wait(1):
        pass
    assert work.error is None and list(known) == pieces
    made = COMPARE(data="wine", splits=5)
    some = made.of_run(made.gathered([known[piece] for piece in pieces[:2]]))
    assert some.run.accuracies.names == ("Perceptron", "Adaline") and len(some.figures) == 1
    assert some.headline.value == (1 - whole.accuracies[:, :2]).mean(axis=0).min()
    assert some.sentence and some.more
    np.testing.assert_array_equal(made.run.accuracies.accuracies, whole.accuracies)


def test_the_guarantee_is_the_calculators(first: ViewResult, tumours: Accuracies) -> None:
    half = theorems["validation_two_sided"](m=tumours.tested_on, delta=0.05)
    assert tumours.table()["hoeffding"].iloc[0] == pytest.approx(half, rel=1e-12)
    assert 8.99 < 100 * half <= 9.00 and "within 9.00\N{NO-BREAK SPACE}%" in first.more
    assert first.theorem_of(COMPARE.view.guarantees[0]) == ("validation_two_sided", {"m": 228, "delta": 0.05})


def test_a_link_opens_the_same_comparison_and_tell_what_they_ask_in_vain() -> None:
    linked = {"compare.data": "titanic", "compare.better": "luck", "compare.splits": "5", "compare.seed": "7"}
    app = opened("comparing_learners", tpyo="1", **linked)
    warnings = "\n".join(opening.as_read(warning.value) for warning in app.warning)
    for part in ("titanic", "luck", "tpyo"):
        assert part in warnings
    assert app.text_input(key="compare.splits").value == "5" and app.text_input(key="compare.seed").value == "7"


def test_digits_are_classified_in_five_steps() -> None:
    """The scores are one-against-the-rest logistic regressions of scikit-learn on the same split."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.multiclass import OneVsRestClassifier
    from sklearn.preprocessing import StandardScaler

    from laboratory.topics.comparing_learners.compare import split

    table = table_of("digits")
    part = split(np.random.default_rng(0), table.y)
    scale = StandardScaler().fit(table.X[part.train])
    theirs = OneVsRestClassifier(LogisticRegression()).fit(scale.transform(table.X[part.train]), table.y[part.train])
    test = scale.transform(table.X[part.test])
    test[:, table.X[part.train].std(axis=0) == 0] = 0
    answer = DIGITS(stage="4", image=3)
    np.testing.assert_allclose(trace(answer, 1, "scores")[1], theirs.decision_function(test)[2], atol=2e-3)
    assert f"{theirs.predict(test)[2]} largest" in facts(answer.more)
    assert answer.headline.value == pytest.approx(theirs.score(test, table.y[part.test]), abs=1e-12)
    for stage in ("1", "2", "3", "5"):
        other = DIGITS(stage=stage, image=3)
        assert len(other.figures) == 2 and other.sentence and other.more
    with pytest.raises(ValueError, match=pattern("Test image")):
        DIGITS(image=720)


def test_images_not_learnt_from_bound_the_accuracy_on_new_ones() -> None:
    """Clopper and Pearson from below: the accuracy at which so many correct ones or more have probability 5 %."""
    answer = DIGITS()
    tested = answer.run.tested
    right = round(answer.run.confused.accuracy * tested)
    assert answer.headline.at_least == pytest.approx(beta.ppf(0.05, right, tested - right + 1), rel=1e-9)
    opened_with = answer.theorem_of(answer.view.guarantees[0])
    assert opened_with == ("test_set_binomial", {"m": tested, "errors": tested - right, "delta": 0.05})
