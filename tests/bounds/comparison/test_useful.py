"""What a question asks for is what some theorem of it uses: for every question and every fact."""

from contextlib import suppress
from typing import Any

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import compare, theorems
from bounds.comparison.events import FROM_BELOW, event_of
from bounds.comparison.questions import QUESTIONS
from bounds.comparison.readings import can_be_asked
from bounds.comparison.relevant_facts import useful
from pages.answering.comparison_copying import ALL
from pages.answering.facts import NEVER_A_FACT, words
from pages.solving.compare import ASKS
from tests.all_told import each, over
from tests.opening import opened
from tests.running.sampling import sampled

# By hand: realizability is a matter of a class and a data distribution, and the gap's theorems hold in any.
ASKED_FOR = {"m": True, "true risk": True, "gap": False, "excess risk": True, "regret": False, "mistakes": False,
             "optimization error": False, "all": True}  # fmt: skip


def test_realizability_is_asked_for_where_it_matters() -> None:
    assert {ask: "realizable" in useful(question) for ask, question in ASKS.items()} == ASKED_FOR
    for ask, expected in ASKED_FOR.items():
        app = opened("calculator", part="compare", ask=ask)
        assert not app.exception and not app.error
        assert [box.key for box in app.selectbox].count("realizable") == expected, ask
        offered = {*app.selectbox(key="_fact_to_add").options}
        assert offered, ask


def test_a_link_that_tells_it_in_vain_is_told_so() -> None:
    app = opened("calculator", part="compare", ask="mistakes", realizable="yes")
    assert not app.exception and any("realizable" in warning.value for warning in app.warning)


@pytest.mark.parametrize("part", sampled(range(4), 4, "the other facts that no theorem of a question uses"))
def test_no_answer_uses_what_is_useless(part: int) -> None:
    """Told each fact that no theorem of the question uses, no row takes it, nor anything that follows from it."""

    def no_row_takes_it(ask: str) -> None:
        no_answer_uses_what_is_useless(ask, part)

    each(no_row_takes_it, list(QUESTIONS))


def no_answer_uses_what_is_useless(ask: str, part: int) -> None:
    question = QUESTIONS[ask]
    usual: dict[str, Any] = {name: words(question)[name].default for name in (question.first, *question.usual) if name}
    usual |= {"epsilon": 0.05} if ask == "m" else {}
    if ask == "mistakes":
        usual |= {"gamma": 0.3, "radius": 1.0}
    rows = [(row.slug, row.value) for row in compare(ask, **usual)]
    useless = words().keys() - useful(question) - usual.keys() - NEVER_A_FACT
    for name in sorted(useless)[part::4]:
        inputs: dict[str, Any] = {**usual, name: words(question)[name].default}
        with suppress(TypeError):  # a letter of what is told already
            for row in compare(ask, **inputs):
                assert name not in row.inputs and not any(name in reason.sources for reason in row.reasons), (
                    name,
                    row.slug,
                )
    if "realizable" not in useful(question) and question.of_a_sample:
        for known in (True, False):
            assert [(row.slug, row.value) for row in compare(ask, known, **usual)] == rows


@over(list(QUESTIONS))
def test_what_a_theorem_takes_is_asked_for(ask: str) -> None:
    answered = QUESTIONS[ask].answered_by
    taken = {
        name for theorem in filter(can_be_asked, theorems.values())
        if event_of(theorem).removesuffix(FROM_BELOW) in answered for name in theorem.names
    }  # fmt: skip
    assert taken <= useful(QUESTIONS[ask])


@pytest.mark.parametrize("ask", [ALL, "m"])
def test_where_all_is_asked_everything_is(ask: str) -> None:
    of_a_sample = {name for theorem in theorems.values() if can_be_asked(theorem) and "m" in theorem.names
                   for name in theorem.names}  # fmt: skip
    assert of_a_sample <= useful(ASKS[ask])
