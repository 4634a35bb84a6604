"""The Homework page: its figures are the comparison's own numbers, every control changes it, what is wrong is said."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from laboratory.topics.homework.compare import Accuracies, compare, homework_learners, table_of
from laboratory.topics.homework.compare.figures import errors_table
from laboratory.worlds.real_world import RealWorld
from pages._homework_fields import Asked
from pages._homework_run import homework, together
from pages._homework_words import verdict
from pages.widgets.downloads import csv_text
from pages.widgets.piecework import Worker
from tests.opening import as_read, calm, decoded, opened, shown


def compared(data: str, splits: int = 10, seed: int = 0) -> Accuracies:
    X, y, _ = RealWorld(data).examples
    return compare(homework_learners(), X, y, splits, seed)


@pytest.fixture(scope="module")
def tumours() -> Accuracies:
    return compared("breast_cancer")


def traces(app: AppTest, figure: int) -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = json.loads(app.get("plotly_chart")[figure].proto.spec)["data"]
    return data


def across(app: AppTest, figure: int, name: str) -> np.ndarray:
    return decoded(next(trace for trace in traces(app, figure) if trace["name"] == name)["x"])


def check_errors(app: AppTest, comparison: Accuracies) -> None:
    for name, column in zip(comparison.names, comparison.accuracies.T, strict=True):
        np.testing.assert_array_equal(across(app, 0, name), 1 - column)


def test_it_opens_on_tumours_with_the_comparison_bit_for_bit(tumours: Accuracies) -> None:
    app = opened("homework")
    calm(app)
    check_errors(app, tumours)
    np.testing.assert_array_equal(across(app, 0, "mean"), (1 - tumours.accuracies).mean(axis=0))
    drawn = [decoded(trace["x"]) for trace in traces(app, 0) if trace["name"] == "first split's interval"]
    np.testing.assert_array_equal(drawn, 1 - tumours.table()[["high", "low"]].to_numpy())


def test_the_pair_is_drawn_and_told(tumours: Accuracies) -> None:
    app = opened("homework")
    pair = ("Logistic regression", "Perceptron")
    mean, low, high = tumours.difference(*pair)
    assert across(app, 1, "interval").tolist() == [low, high]
    assert across(app, 1, "mean difference").tolist() == [mean]
    np.testing.assert_array_equal(across(app, 1, "split"), tumours.accuracies[:, 2] - tumours.accuracies[:, 0])
    assert verdict(tumours, *pair) in shown(app)
    assert f"from {100 * low:.2f} to {100 * high:.2f} points. It excludes 0" in shown(app)


def test_a_verdict_by_hand() -> None:
    """Gaps 0.1, 0, 0.2 of 40 tested and 60 learnt from: 0.1 +- 4.303 * 0.1 = -0.33 to 0.53."""
    three = Accuracies(("a", "b"), np.array([[0.9, 0.8], [0.8, 0.8], [0.7, 0.5]]), 60, 40)
    assert verdict(three, "a", "b") == (
        "On average **a errs less than b**, by 10.00 percentage points; it is strictly better in 2 of 3 splits. The "
        "corrected 95 % interval of the advantage reaches from −33.03 to 53.03 points. It holds 0, so the difference "
        "may be chance."
    )
    assert "**b errs more than a**, by 10.00" in verdict(three, "b", "a")
    same = Accuracies(("a", "b"), np.full((3, 2), 0.5), 60, 40)
    assert "**a errs as often as b**" in verdict(same, "a", "b")


@pytest.mark.parametrize(
    ("preset", "data", "pair"),
    [
        ("A difference that stands", "breast_cancer", ("Logistic regression", "Perceptron")),
        ("One that may be chance", "iris", ("Logistic regression", "Adaline")),
        ("Hardly any difference", "wine", ("Logistic regression", "Perceptron")),
    ],
)
def test_each_preset_shows_its_comparison(preset: str, data: str, pair: tuple[str, str]) -> None:
    app = opened("homework", data="wine", splits="5", than="ada_boost")
    app.button(key=f"_preset_{preset}").click().run()
    calm(app)
    comparison = compared(data)
    check_errors(app, comparison)
    assert verdict(comparison, *pair) in shown(app)
    assert ("may be chance" in verdict(comparison, *pair)) == (preset != "A difference that stands")
    assert app.button(key=f"_preset_{preset}").proto.type == "primary"


def test_every_control_changes_the_comparison() -> None:
    app = opened("homework", data="iris", splits="5")
    check_errors(app, compared("iris", 5))
    app.selectbox(key="data").set_value("wine").run()
    check_errors(app, compared("wine", 5))
    app.segmented_control(key="splits").set_value(10).run()
    check_errors(app, compared("wine", 10))
    app.text_input(key="hw.seed").set_value("7").run()
    comparison = compared("wine", 10, 7)
    check_errors(app, comparison)
    app.selectbox(key="better").set_value("adaline").run()
    app.selectbox(key="than").set_value("adaboost_over_perceptrons").run()
    calm(app)
    assert verdict(comparison, "Adaline", "AdaBoost over perceptrons") in shown(app)


@pytest.mark.parametrize("seed", ["-1", "1.5", "nan", "", "1" + "0" * 390])
def test_a_wrong_seed_gets_its_sentence_and_stays(seed: str) -> None:
    app = opened("homework", data="wine", splits="5")
    app.text_input(key="hw.seed").set_value(seed).run()
    assert not app.exception
    assert as_read(app.error[0].value).startswith("Seed must be an integer")
    assert app.text_input(key="hw.seed").value == seed
    assert "The comparison stands here once" in shown(app)


def test_a_learner_is_not_compared_with_itself() -> None:
    app = opened("homework", data="wine", splits="5", than="logistic_regression")
    assert as_read(app.error[0].value) == "Choose two different learners." and not app.exception


def test_a_file_that_is_missing_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCIKIT_LEARN_DATA", str(tmp_path))
    app = opened("homework", data="ionosphere")
    calm(app)
    assert "fetch_openml(data_id=59) once with a network, or give the UCI file." in shown(app)


def test_a_file_that_is_given_is_learnt_from() -> None:
    rng = np.random.default_rng(0)
    lines = [",".join([*map(str, row.round(3)), "g" if row[0] > 0 else "b"]) for row in rng.normal(size=(60, 34))]
    app = opened("homework", data="ionosphere", splits="5")
    app.file_uploader(key="_file_ionosphere").upload("ionosphere.data", "\n".join(lines).encode(), "text/plain").run()
    calm(app)
    assert "60 examples with 34 features" in shown(app)
    assert "Each split learns from 36 and tests on the other 24." in shown(app)


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("homework", data="titanic", splits="7", better="luck", tpyo="1")
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("data = titanic", "splits = 7", "better = luck", "tpyo"):
        assert part in told


def test_stopping_keeps_what_is_done_and_the_order_of_the_homework() -> None:
    table, asked = table_of("wine"), Asked("wine", 5, 0)
    whole = compare(homework_learners(), table.X, (table.y == 1).astype(int), 5, 0)
    known = {"Adaline": compare({"Adaline": homework_learners()["Adaline"]}, table.X, (table.y == 1).astype(int), 5, 0)}
    assert together({}) is None
    assert together(known).names == ("Adaline",)  # type: ignore[union-attr]
    work = Worker(homework(asked, table._replace(y=(table.y == 1).astype(int))), known)
    while not work.wait(1):
        pass
    found = together(known)
    assert work.error is None and found is not None and found.names == whole.names
    np.testing.assert_array_equal(found.accuracies, whole.accuracies)


def test_the_promise_is_the_calculators(tumours: Accuracies) -> None:
    app = opened("homework")
    half = theorems["validation_two_sided"](m=tumours.tested_on, delta=0.05)
    assert tumours.table()["hoeffding"].iloc[0] == pytest.approx(half, rel=1e-12)
    assert 8.99 < 100 * half <= 9.00 and "within 9.00\N{NO-BREAK SPACE}%" in shown(app)
    link = app.get("page_link")[0].proto
    for part in ("theorem=validation_two_sided", "m=228", "delta=0.05", "for=value"):
        assert part in link.query_string


def test_the_table_to_take_away_is_the_comparison(tumours: Accuracies) -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(errors_table(tumours)))))
    assert [float(row["Adaline"]) for row in rows] == (1 - tumours.accuracies[:, 1]).tolist()
    assert [row["split"] for row in rows] == [str(split) for split in range(1, 11)]


def test_the_snippet_prints_the_difference(tumours: Accuracies, capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("homework")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    assert capsys.readouterr().out.splitlines()[-1] == str(tumours.difference("Logistic regression", "Perceptron"))


def test_digits_are_told_in_five_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """The scores are one-against-the-rest logistic regressions of scikit-learn on the same split."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.multiclass import OneVsRestClassifier
    from sklearn.preprocessing import StandardScaler

    from laboratory.topics.homework.compare import split

    table = table_of("digits")
    part = split(np.random.default_rng(0), table.y)
    scale = StandardScaler().fit(table.X[part.train])
    theirs = OneVsRestClassifier(LogisticRegression()).fit(scale.transform(table.X[part.train]), table.y[part.train])
    test = scale.transform(table.X[part.test])
    test[:, table.X[part.train].std(axis=0) == 0] = 0
    app = opened("homework", show="digits", **{"digits.step": "4", "digits.image": "3"})
    calm(app)
    scores = decoded(traces(app, 1)[0]["y"])
    np.testing.assert_allclose(scores, theirs.decision_function(test)[2], atol=2e-3)
    assert f"That of {theirs.predict(test)[2]} is the largest" in shown(app)
    accuracy = 100 * theirs.score(test, table.y[part.test])
    for step in ("1", "2", "3", "5"):
        app.segmented_control(key="digits.step").set_value(step).run()
        calm(app)
    assert f"**{accuracy:.1f} %** are told rightly" in shown(app)
    exec(next(block.value for block in app.code if block.language == "python"), {})
    assert capsys.readouterr().out.split()[1] == str(theirs.predict(test)[2])
    app.text_input(key="digits.image").set_value("720").run()
    assert as_read(app.error[0].value).startswith("Test image must be an integer")
