"""A field that holds no number takes nothing off a page: the last answer stays, greyed, whichever page it is."""

from collections.abc import Iterator
from typing import Any

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from tests.opening import charts, opened

# Every page with typed fields about numbers, but the laboratories', which `test_every_view_on_its_page` opens, and
# how it is opened so that an answer stands there.
PAGES: dict[str, tuple[str, dict[str, str]]] = {
    "calculator": ("calculator", {}),
    "calculator, a value": ("calculator", {"for": "value", "m": "500"}),
    "your answer": ("calculator", {"answer": "202"}),
    "check a class": ("calculator", {"part": "check", "what": "count", "answer": "59049"}),
    "check a learner's number": ("calculator", {"part": "check", "what": "by_hand", "answer": "0.9"}),
    "by hand": ("work_by_hand", {"of": "knn_mean"}),
    "check without a theorem": ("calculator", {"part": "check", "answer": "140"}),
    "compare": ("calculator", {"part": "compare"}),
    "compare, risk": ("calculator", {"part": "compare", "ask": "true risk", "m": "1000"}),
    "map": ("calculator", {"part": "map"}),
    "learnability": ("learnability", {"of": "halfspaces"}),
    "count": ("count_and_shatter", {"part": "count"}),
    "count, expression": ("count_and_shatter", {"part": "count", "construction": "expression"}),
    "vc": ("count_and_shatter", {"part": "vc"}),
    "shatter": ("count_and_shatter", {"part": "shatter"}),
    "exercises": ("exercises", {}),
}
# Pages whose numbers are measured: one field each, on little.
MEASURED: dict[str, tuple[dict[str, str], str, str]] = {
    "learning_curves": (
        {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "8", "to": "200", "steps": "3"},
        "failure",
        "9",
    ),
    "audit": ({"theorem": "hoeffding", "runs": "quick"}, "seed", "-1"),
}
BAD = "not a number!"


def blocks(app: AppTest) -> Iterator[Any]:
    """Every container of the page, from the outside in."""

    def inside(block: Any) -> Iterator[Any]:
        for child in getattr(block, "children", {}).values():
            yield child
            yield from inside(child)

    return inside(app._tree)


def veiled(app: AppTest) -> list[Any]:
    return [block for block in blocks(app) if "stale_" in str(getattr(getattr(block, "proto", None), "id", ""))]


def numbers(app: AppTest) -> list[str]:
    """The numbers and verdicts in the largest type, and how many figures there are."""
    large = [item.proto.body for item in app.get("html") if "tabular-nums" in item.proto.body]
    return [*large, f"{len(charts(app))} figures"]


@pytest.mark.parametrize("name", PAGES)
def test_the_last_answer_stays_greyed(name: str) -> None:
    slug, address = PAGES[name]
    app = opened(slug, **address)
    assert not app.exception and not app.error and not veiled(app)
    before = numbers(app)
    keys = [field.key for field in app.text_input if field.value and field.key and not field.key.startswith("_")]
    assert keys
    for key in keys:
        good = app.text_input(key=key).value
        app.text_input(key=key).set_value(BAD).run()
        assert not app.exception and app.error, (key, "does not complain")
        assert numbers(app) == before, key
        assert veiled(app), (key, "the answer looks like one to what is typed")
        app.text_input(key=key).set_value(good).run()
        assert not app.error and numbers(app) == before and not veiled(app), key


@pytest.mark.parametrize("slug", MEASURED)
def test_what_was_measured_last_stays_greyed(slug: str) -> None:
    address, key, bad = MEASURED[slug]
    app = opened(slug, **address)
    assert not app.exception and not app.error and not veiled(app) and charts(app)
    before, good = numbers(app), app.text_input(key=key).value
    app.text_input(key=key).set_value(bad).run()
    assert app.error and numbers(app) == before and veiled(app) and not app.exception
    app.text_input(key=key).set_value(good).run()
    assert not app.error and numbers(app) == before and not veiled(app)


def test_too_much_to_run_leaves_the_last_curves_greyed() -> None:
    wide = {"world": "margin_halfspace", "margin_halfspace.features": "50", "margin_halfspace.margin": "0.01"}
    app = opened("learning_curves", learner="perceptron", runs="2", steps="3", to="40", **wide)
    before = numbers(app)
    assert charts(app)
    for key, much in {"runs": "1000", "from": "10000", "to": "20000"}.items():
        app.text_input(key=key).set_value(much)
    app.run()
    assert any(button.label.startswith("Use ") for button in app.button)
    assert numbers(app) == before and veiled(app)


def test_opened_on_a_bad_field_there_is_no_answer_yet() -> None:
    app = opened("calculator", delta=BAD)
    assert app.error and not app.exception and not veiled(app) and app.info
