"""Plan an evaluation: what the page shows is what the library says, and its links hold the same numbers."""

from html import unescape
from typing import Any
from urllib.parse import parse_qsl

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from laboratory.plans import PLANS, PlanAnswer, plan
from pages.widgets.calculator_link import PAGE
from tests.opening import NEVER_SHOWN, as_read, charts, headline, messages, opened, page_text

SLUG = "plan"
EVERY = [(name, quantity.name) for name, question in PLANS.items() for quantity in question.quantities]


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    st.cache_resource.clear()


def plain(text: str) -> str:
    """On one line, as a browser shows it."""
    return " ".join(unescape(text).split())


def check_answer(app: AppTest, answer: PlanAnswer) -> None:
    """The answer, its proof, its figure and what to quote are on the page."""
    assert not app.exception and not app.error and not app.warning
    text = plain(as_read(page_text(app)))
    assert all(plain(part) in text for part in (answer.stated, answer.certificate, answer.condition))
    assert len(charts(app)) == 1 and any(answer.report() in block.value for block in app.code)
    assert not NEVER_SHOWN.search(text)


def test_it_opens_on_an_answer() -> None:
    app = opened(SLUG)
    check_answer(app, plan(next(iter(PLANS))))
    assert app.query_params == {}


@pytest.mark.parametrize(("name", "unknown"), EVERY)
def test_every_question_is_solved_for_every_quantity(name: str, unknown: str) -> None:
    beside: dict[str, Any] = {"items": 4000} if unknown != "items" else {}
    beside |= {"population": 8000} if name == "finite_pool" and unknown != "items" else {}
    beside |= {"difference": 0.1} if name == "several_models" and unknown != "difference" else {}
    address = {f"{name}.{field}": str(value) for field, value in beside.items()}
    app = opened(SLUG, question=name, **{f"{name}.solve": unknown}, **address)
    answer = plan(name, unknown, **beside)
    check_answer(app, answer)
    labels = {field.label for field in (*app.text_input, *app.selectbox)}
    fields = PLANS[name].fields
    hidden = {field.label for field in fields if field.name == unknown or not field.is_visible(answer.settings)}
    assert {field.label for field in PLANS[name].fields} - hidden <= labels and not hidden & labels


def test_the_links_open_the_view_and_the_calculator_with_the_same_numbers() -> None:
    answer = plan("own_samples", accuracy=0.6, difference=0.2)
    app = opened(SLUG, question="own_samples", **{"own_samples.accuracy": "0.6", "own_samples.difference": "0.2"})
    links = {link.proto.page: link.proto.query_string for link in app.get("page_link")}
    laboratory = next(query for page, query in links.items() if "evaluation" in page)
    assert "two_samples.p1=0.8" in laboratory and "two_samples.p2=0.6" in laboratory
    calculator = opened(PAGE, **dict(parse_qsl(next(query for page, query in links.items() if PAGE in page))))
    assert not calculator.exception and not calculator.error
    assert not calculator.warning, messages(calculator)
    number, _ = headline(calculator) or ("", "")
    assert float(number) == pytest.approx(answer.achieved, rel=1e-3)
    assert str(answer.value) in [field.value for field in calculator.text_input]


def test_a_wrong_field_is_one_sentence_and_the_others_stay() -> None:
    app = opened(SLUG, **{"same_items.power": "2", "same_items.level": "0.1"})
    assert not app.exception and len(app.error) == 1 and "0.999" in app.error[0].value
    assert "0.1" in [field.value for field in app.text_input]
    app = opened(SLUG, **{"same_items.difference": "0.9", "same_items.other_alone": "0.4"})
    assert not app.exception and len(app.error) == 1 and "1.7" in app.error[0].value


def test_no_answer_is_said() -> None:
    app = opened(SLUG, **{"same_items.solve": "difference", "same_items.items": "3"})
    assert not app.exception and not app.error and not charts(app) and "0.999" in " ".join(messages(app))


def test_what_the_link_says_in_vain_is_reported() -> None:
    app = opened(SLUG, question="nothing", strange="1")
    assert len(app.warning) == 2 and not app.exception
    assert not opened(SLUG, question="clusters", **{"same_items.power": "0.9"}).warning


def test_another_question_starts_with_its_own_usual_values() -> None:
    app = opened(SLUG, **{"same_items.level": "0.1"})
    app.selectbox[0].set_value("own_samples").run()
    check_answer(app, plan("own_samples"))
    assert "own_samples" in app.query_params["question"] and "same_items.level" not in app.query_params
