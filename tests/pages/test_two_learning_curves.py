"""Two learners, or two worlds, on one chart of the Learning curves page."""

from urllib.parse import parse_qs, urlparse

import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from tests.opening import calm, charts, link_of, messages, opened, page_text, traces
from tests.sentences import facts

ASKED = {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "8", "to": "200", "steps": "3"}


def _link(app: AppTest) -> dict[str, list[str]]:
    return parse_qs(urlparse(link_of(app)).query)


def test_another_learner_with_its_own_fields_in_the_same_world() -> None:
    app = opened("learning_curves", compare="learner", other="knn", **{"other.knn.n_neighbors": "5"}, **ASKED)
    calm(app)
    assert {"Best threshold", "k nearest neighbours"} <= set(traces(app, 0))
    assert "Best threshold" in facts(page_text(app))
    assert app.text_input(key="other.knn.n_neighbors").value == "5"
    assert _link(app)["other.knn.n_neighbors"] == ["5"] and _link(app)["compare"] == ["learner"]
    assert sum("learning_curve(" in code.value for code in app.code) == 2, "both in Python"
    assert any("not k nearest" in facts(fold.label) for fold in app.expander)
    assert charts(app)[0].alt.count("the end: ") == 2


def test_another_world_for_the_same_learner() -> None:
    app = opened("learning_curves", compare="world", other="circles", **ASKED)
    calm(app)
    assert {"Uniform points, one threshold", "Disc in a ring"} <= set(traces(app, 0))
    assert "distributions differ" in facts(page_text(app)) and "same samples" not in facts(page_text(app))


def test_the_same_learner_again_is_even_in_every_run() -> None:
    app = opened("learning_curves", compare="learner", other="threshold_erm", **ASKED)
    assert "B in" not in page_text(app) and "8 equal" in facts(page_text(app))


def test_what_cannot_be_compared_is_said_and_the_first_stands_alone() -> None:
    app = opened("learning_curves", compare="learner", other="knn", **{"other.knn.n_neighbors": "-3"}, **ASKED)
    assert any("-3" in line for line in messages(app))
    app = opened("learning_curves", compare="learner", other="nonsense", **ASKED)
    assert any("other = nonsense" in line for line in messages(app)) and not app.exception
    app = opened("learning_curves", compare="nonsense", **ASKED)
    assert any("compare = nonsense" in line for line in messages(app)) and "true risk" in traces(app, 0)


def test_one_may_stop_comparing_and_the_address_forgets_it() -> None:
    app = opened("learning_curves", compare="learner", other="knn", **{"other.knn.n_neighbors": "5"}, **ASKED)
    app.segmented_control(key="compare").set_value("nothing").run()
    calm(app)
    assert "true risk" in traces(app, 0) and not any(name.startswith("other") for name in app.query_params)
    app.segmented_control(key="compare").set_value("world").run()
    calm(app)
    assert app.selectbox(key="other").value == "circles"
