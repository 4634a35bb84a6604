"""The fields of a learner are called by the words of its arguments, and so is what differs or is refused."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds.vocabulary.prose import capitalized
from laboratory.experiments import arguments_of, options_of
from laboratory.worlds.data_sets import DATA_SETS
from learners import learners
from learners.shared.words import label_of, meaning_of
from tests.laboratory.topics.learning_curves.test_page import opened
from tests.opening import messages

SMALLEST = {"world": "circles", "to": "20", "steps": "1", "runs": "1"}
SPOKEN = {
    "tol": "Tolerance",
    "n_neighbors": "Neighbours k",
    "p": "Exponent p",
    "metric": "Distance",
    "solver": "Method",
}


def labels(app: AppTest, learner: str) -> dict[str, str]:
    """What its fields are called, by the names of its arguments."""
    fields = [*app.selectbox, *app.text_input, *app.checkbox]
    keys = {str(field.key): field.label for field in fields}
    return {key.removeprefix(f"{learner}."): label for key, label in keys.items() if key.startswith(f"{learner}.")}


@pytest.mark.parametrize("learner", ["svc", "knn", "logistic_regression"])
def test_fields_and_options_have_the_words_of_their_arguments(learner: str) -> None:
    app = opened(learner=learner, **SMALLEST, **{"knn.metric": "minkowski"})
    names, kind = arguments_of(learner, metric="minkowski"), learners[learner]
    called = labels(app, learner)
    assert called == {name: capitalized(label_of(kind, name)) for name in names}
    assert called | {name: words for name, words in SPOKEN.items() if name in called} == called
    for name, options in options_of(learner).items():
        titles = [option.title for option in options.values()]
        menu = app.selectbox(key=f"{learner}.{name}").options
        assert menu == titles[: len(menu)] and len(menu) > 2


def test_what_a_field_means_is_told_beside_it_and_where_it_cannot_be_read() -> None:
    app = opened(learner="logistic_regression", **SMALLEST, **{"logistic_regression.tol": "small"})
    means = f"Tolerance ({meaning_of(learners['logistic_regression'], 'tol')})"
    assert means in app.text_input(key="logistic_regression.tol").help
    assert [means in message for message in messages(app) if "small" in message] == [True]


def test_a_word_in_place_of_a_number_is_typed_and_explained() -> None:
    """`scale` stands in the field until a number is typed; the script has what stands there."""
    app = opened(learner="svc", **SMALLEST)
    field = app.text_input(key="svc.gamma")
    assert field.value == "scale" and "`scale`" in field.help
    assert any("gamma='scale'" in code.value for code in app.code)
    assert any("scale is" in message for message in messages(app))  # what it was on the first sample
    for typed, read in (("0.5", "gamma=0.5"), ("Scale", "gamma='scale'")):
        app.text_input(key="svc.gamma").set_value(typed).run()
        assert not app.exception and not app.error and any(read in code.value for code in app.code)
    app.text_input(key="svc.gamma").set_value("scales").run()
    assert any("or scale" in message for message in messages(app))


@pytest.mark.parametrize(("learner", "argument", "label"), [("svc", "C", "C"), ("knn", "n_neighbors", "neighbours k")])
def test_what_is_refused_is_called_as_its_field_is(learner: str, argument: str, label: str) -> None:
    app = opened(learner=learner, **SMALLEST, **{f"{learner}.{argument}": "0"})
    (refusal,) = (text for text in messages(app) if "no result" in text)
    assert f"{label} (" in refusal and "got 0" in refusal
    assert f"{argument} of" not in refusal


def test_two_of_a_kind_differ_by_what_their_fields_are_called() -> None:
    """Where they measure distances differently, Minkowski's exponent is nothing that both have."""
    app = opened(learner="knn", **SMALLEST, **{"knn.metric": "minkowski", "compare": "learner", "other": "knn"})
    assert not app.exception
    text = " ".join(element.value for element in app.markdown)
    assert "distance = Minkowski" in text and "distance = Euclidean" in text and "exponent" not in text


def test_the_positive_class_that_is_usual_is_named_for_each_data_set() -> None:
    app = opened(learner="knn", **SMALLEST | {"world": "real_world"})
    usual = app.selectbox(key="real_world.positive").options[0]
    assert all(known.positive.replace("_", " ") in usual for known in DATA_SETS.values())
