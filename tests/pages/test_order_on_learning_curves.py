"""In which order the parts of the Learning curves page lie."""

import streamlit  # noqa: F401  (tells conftest to show errors in full)

from tests.opening import calm, opened

FEW = {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "5", "to": "200", "steps": "3"}


def test_the_choice_of_a_bound_lies_above_its_numbers() -> None:
    app = opened("learning_curves", **FEW)
    calm(app)
    kinds = [element.key or element.type for element in app.main]
    assert kinds.index("closer") < kinds.index("table") < kinds.index("learning_curves_csv")


def test_a_table_of_one_s_own_is_uploaded_before_anything_is_chosen() -> None:
    app = opened("learning_curves", world="yours")
    calm(app)
    keys = [element.key for element in app.main]
    assert keys.index("world") < keys.index("_yours_file") < keys.index("learner")
    keys = [element.key for element in opened("learning_curves", world="uniform_threshold", runs="2", steps="2").main]
    assert keys.index("learner") < keys.index("world")


def test_every_file_to_save_says_what_is_in_it() -> None:
    app = opened("learning_curves", **FEW)
    figure, page, every = app.get("download_button")
    assert (figure.proto.label, page.proto.label) == ("CSV", "HTML")
    assert "figure" in figure.proto.help and "run" in every.proto.label and "run" in every.proto.help
