"""A theorem's question as `compare` asks it: which of its questions, with which facts. Other parts go on with it."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.comparison.alternatives import assumed
from bounds.comparison.events import EXAMPLES
from bounds.comparison.questions import QUESTIONS
from bounds.display.calls import typed
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import REALIZABLE
from pages.answering.answer import Answer
from pages.answering.facts import NEVER_A_FACT, words
from pages.solving.parts import remember


def compared(theorem: Theorem, unknown: str, inputs: Mapping[str, Any], at_most: Any) -> tuple[str, dict[str, Any]]:
    """The question and its facts, the one that it starts from first; an empty one where it is none of `compare`."""
    if unknown == "m" and at_most is not None:
        asks, inputs = "m", {"epsilon": at_most, **inputs}
    elif unknown:
        return "", {}
    elif theorem.returns.name == EXAMPLES:
        asks = "m"
    else:
        quantity = theorem.returns.name
        asks = next((name for name, question in QUESTIONS.items() if quantity in question.answered_by), "")
    if not asks:
        return "", {}
    first = QUESTIONS[asks].first
    if first and first not in inputs:
        return "", {}
    known = [name for name in inputs if name != first and name in words() and name not in NEVER_A_FACT]
    return asks, {name: inputs[name] for name in (first, *known) if name}


def remember_answer(answer: Answer) -> None:
    """What other parts go on with: the question, and its answer where that is a fact."""
    question = answer.question
    target = question.target if question.unknown and question.word == "at_most" else None
    asks, facts = compared(question.theorem, question.unknown, question.inputs, target)
    solved = {question.unknown: answer.inputs[question.unknown]} if question.unknown and answer.inputs else {}
    fields = {name: name if name in question.inputs else "at_most" for name in facts or question.inputs}
    texts = {name: st.session_state[field] for name, field in fields.items()}
    realizable, keys = assumed(question.theorem, question.inputs)
    assumes = (*([REALIZABLE.key] if realizable else []), *keys)
    answers = {name: typed(value) for name, value in solved.items()}
    remember(asks, question.theorem.returns.name, texts, assumes, answers)
