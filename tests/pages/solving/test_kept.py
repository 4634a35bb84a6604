"""Another theorem is chosen: what was typed for the one before stays, and a line says so."""

import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from tests.opening import as_read, opened, turned

FROM = " kept from "
FIRST, SECOND, THIRD = "finite_realizable", "finite_agnostic", "vc_rademacher"


def typed(app: AppTest, **texts: str) -> AppTest:
    for key, text in texts.items():
        app.text_input(key=key).set_value(text).run()
    return app


def chosen(app: AppTest, slug: str) -> AppTest:
    app.selectbox(key="theorem").set_value(slug).run()
    assert not app.exception and not app.error
    return app


def kept(app: AppTest) -> dict[str, list[str]]:
    """What stands here from elsewhere, by where it was typed."""
    lines = [as_read(block.value) for block in [*app.caption, *app.markdown] if FROM in block.value]
    said = (sentence.removesuffix(".").split(FROM) for line in lines for sentence in line.split(". "))
    return {source: facts.rpartition(" ")[0].split(" and ") for facts, source in said}


def quoted(slug: str) -> str:
    return f"“{theorems[slug].title}”"


def test_what_was_typed_is_kept_and_its_theorem_is_named() -> None:
    app = typed(opened("calculator", theorem=FIRST), delta="1%", at_most="0.2")
    assert not kept(app)
    assert kept(chosen(app, SECOND)) == {quoted(FIRST): ["gap ε ≤ 0.2", "δ = 0.01"]}
    typed(app, at_most="0.3")
    assert kept(app) == {quoted(FIRST): ["δ = 0.01"]}
    assert kept(chosen(app, THIRD)) == {quoted(SECOND): ["gap ε ≤ 0.3"], quoted(FIRST): ["δ = 0.01"]}
    assert kept(chosen(app, FIRST)) == {quoted(SECOND): ["true risk ≤ 0.3"]}


def test_a_number_that_another_theorem_did_not_take_comes_back() -> None:
    app = typed(opened("calculator", theorem=THIRD), d="500")
    assert not kept(chosen(app, FIRST))
    assert kept(chosen(app, "vc_realizable_growth")) == {quoted(THIRD): ["d = 500"]}


def test_usual_values_are_not_told() -> None:
    assert not kept(chosen(chosen(opened("calculator"), SECOND), THIRD))


def test_a_question_or_a_link_says_all_by_itself() -> None:
    app = typed(opened("calculator", theorem=SECOND), delta="0.01")
    typed(app, q="VC bound, realizable, d = 20, error 0.1, delta 0.01: how many examples?")
    assert app.session_state["theorem"] != SECOND and app.text_input(key="delta").value == "0.01"
    assert not kept(app)
    app = typed(opened("calculator", theorem=SECOND), delta="0.01")
    app.query_params |= {"theorem": FIRST, "delta": "0.2"}
    app.run()
    assert app.text_input(key="delta").value == "0.2" and not kept(app)


def test_a_fact_of_another_page_is_named_once() -> None:
    app = turned(typed(opened("calculator"), delta="0.01"), "learning_curves")
    turned(typed(app, failure="0.02"), "calculator")
    before = kept(app)
    assert before == {"Learning curves": ["δ = 0.02"]}
    assert kept(chosen(app, SECOND)) == before


def test_a_class_is_told_nothing() -> None:
    app = typed(opened("calculator", theorem=FIRST, hide="delta"), at_most="0.2")
    assert not kept(chosen(app, SECOND))
