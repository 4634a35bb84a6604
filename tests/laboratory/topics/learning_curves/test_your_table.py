"""A table of one's own on the page: its receipt, a control for each column, and what is said of large samples."""

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.learning_curves.words import seen_in_words
from laboratory.worlds.files import from_csv
from tests.opening import as_read, charts, opened
from tests.sentences import facts

SMALL = {"world": "yours", "learner": "knn", "from": "10", "to": "20", "steps": "2", "runs": "3"}
WRITTEN_BY_PANDAS = ",a,b,kind\n" + "".join(
    f"{i},{i % 7},{(i * i) % 5 + i % 3 / 4},{'Yes' if i % 3 else 'no' if i % 2 else 'NO'}\n" for i in range(60)
)


def given(content: str | bytes, **address: str) -> AppTest:
    app = opened("learning_curves", **{**SMALL, **address})
    raw = content if isinstance(content, bytes) else content.encode()
    return app.file_uploader(key="_yours_file").upload("mine.csv", raw, "text/csv").run()


def says(app: AppTest) -> str:
    kinds = (app.markdown, app.error, app.warning, app.info, app.caption)
    return "\n".join(as_read(element.value) for kind in kinds for element in kind)


def label_of(app: AppTest, column: str) -> str:
    return as_read(app.selectbox(key=f"yours.as.{column}").label)


def test_the_receipt_stands_open_beside_the_upload_with_a_control_for_each_column() -> None:
    app = given(WRITTEN_BY_PANDAS)
    assert not app.exception and charts(app)
    receipt = from_csv(WRITTEN_BY_PANDAS).receipt
    for line in receipt.says:
        assert facts(line).text in says(app).replace("\\", "")
    for column in receipt.columns[:-1]:
        assert label_of(app, column.name) == column.says
        assert app.selectbox(key=f"yours.as.{column.name}").value == column.reading
    assert "left out" in label_of(app, "Unnamed: 0") and "row" in label_of(app, "Unnamed: 0")
    assert "2 no NO" in facts(says(app))


def test_a_reading_is_changed_by_one_control_and_stays() -> None:
    app = given(WRITTEN_BY_PANDAS)
    assert "60 examples, 2 features" in says(app) and not app.warning
    app.selectbox(key="yours.as.Unnamed: 0").set_value("numbers").run()
    assert "60 examples, 3 features" in says(app) and "numbers" in label_of(app, "Unnamed: 0")
    assert "Unnamed" in app.warning[0].value and "independently" in app.warning[0].value
    assert any(str({"Unnamed: 0": "numbers"}) in code.value for code in app.code)
    app.selectbox(key="yours.as.a").set_value("categories").run()
    assert "60 examples, 9 features" in says(app) and not app.exception
    app.text_input(key="runs").set_value("2").run()
    assert "60 examples, 9 features" in says(app)


def test_a_choice_that_leaves_no_feature_is_said_and_not_followed() -> None:
    app = given(WRITTEN_BY_PANDAS)
    app.selectbox(key="yours.as.a").set_value("leave out")
    app.selectbox(key="yours.as.b").set_value("leave out").run()
    assert not app.exception and "no line" in says(app) and "60 examples, 2 features" in says(app)


@pytest.mark.parametrize("largest", ["30", "31", "600"])
def test_samples_that_hold_most_of_the_table_are_named(largest: str) -> None:
    app = given(WRITTEN_BY_PANDAS, to=largest)
    assert bool(app.warning) == (int(largest) > 30)


def test_what_a_sample_holds_of_the_table() -> None:
    """By drawing: 2,000 samples, whose mean is within 6 standard errors."""
    assert seen_in_words(289, 144) is None
    rng = np.random.default_rng(0)
    for rows, m in ((289, 1036), (40, 30)):
        seen = np.array([len(np.unique(rng.integers(rows, size=m))) / rows for _ in range(2000)])
        share = 1 - (1 - 1 / rows) ** m
        assert abs(seen.mean() - share) <= 6 * seen.std() / np.sqrt(2000)
    assert "1,036 97 % 289. at most 144" in facts(seen_in_words(289, 1036) or "")
