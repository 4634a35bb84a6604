"""A table of one's own on the page: its receipt, a control for each column, and what is said of large samples."""

import re

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.experiments import NOT_DRAWN
from laboratory.topics.learning_curves.figures import FOR_IID_ROWS
from laboratory.topics.learning_curves.text import seen_in_words
from laboratory.worlds.files import from_csv
from tests.opening import as_read, charts, opened
from tests.sentences import facts

SMALL = {"world": "yours", "learner": "knn", "from": "10", "to": "20", "steps": "2", "runs": "3"}
WRITTEN_BY_PANDAS = ",a,b,kind\n" + "".join(
    f"{i},{i % 7},{(i * i) % 5 + i % 3 / 4},{'Yes' if i % 3 else 'no' if i % 2 else 'NO'}\n" for i in range(60)
)


def uploaded(content: str | bytes, **address: str) -> AppTest:
    app = opened("learning_curves", **{**SMALL, **address})
    raw = content if isinstance(content, bytes) else content.encode()
    return app.file_uploader(key="_yours_file").upload("mine.csv", raw, "text/csv").run()


def says(app: AppTest) -> str:
    kinds = (app.markdown, app.error, app.warning, app.info, app.caption)
    return "\n".join(as_read(element.value) for kind in kinds for element in kind)


def drawn_lines(app: AppTest) -> set[str]:
    return {line["name"] for line in charts(app)[-1].spec["data"]}


def test_the_rows_not_drawn_tell_the_error_as_a_rule_at_up_to_half_the_rows() -> None:
    """No figure, sentence, table or choice of what is drawn calls that error a true risk."""
    app = opened("learning_curves", world="yours", learner="perceptron", runs="2", steps="2")
    app.file_uploader(key="_yours_file").upload("mine.csv", WRITTEN_BY_PANDAS.encode(), "text/csv").run()
    assert not app.exception and not app.error
    assert (app.text_input(key="from").value, app.text_input(key="to").value) == ("10", "30")
    name = NOT_DRAWN.name
    assert name in drawn_lines(app) and not any("true risk" in line for line in drawn_lines(app))
    assert all(f", {FOR_IID_ROWS}" in line for line in drawn_lines(app) if line.startswith(("VC", "validation")))
    assert name in charts(app)[-1].alt and "true risk" not in charts(app)[-1].alt
    assert [name in heading for heading in app.table[0].value.columns].count(True) == 1
    assert any(name in box.label for box in app.checkbox) and not any("true risk" in box.label for box in app.checkbox)
    numbers, bound = (line for line in says(app).splitlines() if NOT_DRAWN.condition in line.lower())
    assert "95 % between" in facts(numbers) and "if 1971 30" in facts(bound)
    assert not re.search(r"failed \w+ \d+", says(app))
    assert any("HeldOutTable(from_csv(" in code.value for code in app.code)
    app.segmented_control(key="yours.drawn").set_value("with_replacement").run()
    assert not app.exception and "true risk" in drawn_lines(app) and name not in drawn_lines(app)


@pytest.mark.parametrize("rows", [4, 11, 60, 300])
def test_the_usual_sizes_fit_the_table(rows: int) -> None:
    table = "a,kind\n" + "".join(f"{i * i % 17},{'xy'[i % 2]}\n" for i in range(rows))
    app = opened("learning_curves", world="yours", learner="knn", runs="2", steps="2")
    app.file_uploader(key="_yours_file").upload("mine.csv", table.encode(), "text/csv").run()
    assert not app.exception and not app.error and charts(app)
    assert app.text_input(key="to").value == str(rows // 2)
    assert 1 <= int(app.text_input(key="from").value or 0) <= rows // 2


def test_two_learners_on_the_rows_not_drawn_are_compared_on_the_same_rows() -> None:
    app = uploaded(WRITTEN_BY_PANDAS, compare="learner", other="perceptron")
    assert not app.exception and not app.error and NOT_DRAWN.name in says(app)
    assert "true risk" not in " ".join(app.table[0].value.columns)
    app = uploaded(WRITTEN_BY_PANDAS, compare="world", other="circles")
    assert not app.exception and not app.error and f"({NOT_DRAWN.name})" in says(app) and "(true risk)" in says(app)


def test_a_file_that_cannot_be_used_is_the_input_to_correct_and_no_field() -> None:
    app = uploaded("only one line")
    (refusal,), (todo,) = app.error, app.info
    assert not app.exception and "mine.csv" in refusal.value
    assert "input" in todo.value and "field" not in todo.value


def label_of(app: AppTest, column: str) -> str:
    return as_read(app.selectbox(key=f"yours.as.{column}").label)


def test_the_receipt_stands_open_beside_the_upload_with_a_control_for_each_column() -> None:
    app = uploaded(WRITTEN_BY_PANDAS)
    assert not app.exception and charts(app)
    receipt = from_csv(WRITTEN_BY_PANDAS).receipt
    for line in receipt.lines:
        assert facts(line).text in says(app).replace("\\", "")
    for column in receipt.columns[:-1]:
        assert label_of(app, column.name) == column.summary
        assert app.selectbox(key=f"yours.as.{column.name}").value == column.reading
    assert "left out" in label_of(app, "Unnamed: 0") and "row" in label_of(app, "Unnamed: 0")
    assert "2 no NO" in facts(says(app))


def test_a_reading_is_changed_by_one_control_and_stays() -> None:
    app = uploaded(WRITTEN_BY_PANDAS)
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
    app = uploaded(WRITTEN_BY_PANDAS)
    app.selectbox(key="yours.as.a").set_value("leave out")
    app.selectbox(key="yours.as.b").set_value("leave out").run()
    assert not app.exception and "no line" in says(app) and "60 examples, 2 features" in says(app)


@pytest.mark.parametrize("largest", ["30", "31", "600"])
def test_samples_that_hold_most_of_the_table_are_named(largest: str) -> None:
    app = uploaded(WRITTEN_BY_PANDAS, to=largest, **{"yours.drawn": "with_replacement"})
    assert bool(app.warning) == (int(largest) > 30) and "true risk" in drawn_lines(app)
    zones = [shape for shape in charts(app)[-1].spec["layout"].get("shapes", ()) if shape["yref"] == "y domain"]
    assert bool(zones) == (int(largest) > 30)


def test_what_a_sample_holds_of_the_table() -> None:
    assert seen_in_words(289, 144) is None
    assert "1,036 97 % 289. at most 144" in facts(seen_in_words(289, 1036) or "")


def test_labels_that_may_be_one_have_a_control_that_makes_them_so() -> None:
    """Nothing is done of itself; units in half of the cells are read and told."""
    rows = [f"{i * i % 17}{' kg' * (i % 2)},{('Yes', 'Y', 'no', 'N')[i % 4]}" for i in range(40)]
    app = uploaded("\n".join(["a,kind", *rows]))
    assert "4 classes" in says(app) and "kg" in label_of(app, "a") and not app.exception and not app.error
    control = app.selectbox(key="yours.as.kind")
    control.set_value(control.options[-1]).run()
    assert "2 classes" in says(app) and not app.exception and not app.error
    control.set_value(control.options[0]).run()
    assert "4 classes" in says(app)
