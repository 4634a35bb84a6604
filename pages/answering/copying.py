"""The same question elsewhere: as Python, as a command, as LaTeX, as Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

from bounds import Ln
from bounds.typeset import aligned
from pages.answering.answer import Answer, proof_line
from pages.answering.question import TypedQuestion
from pages.widgets.inputs import typed
from pages.widgets.wording import promise_sentence


def python_snippet(question: TypedQuestion) -> str:
    """Python that prints the answer, to the last digit."""
    inputs = {**_target(question), **question.given}
    names = "Ln, theorems" if any(isinstance(value, Ln) for value in inputs.values()) else "theorems"
    arguments = ", ".join(f"{name}={value!r}" for name, value in inputs.items())
    call = f'theorem.solve("{question.unknown}", {arguments})' if question.unknown else f"theorem({arguments})"
    return f'from bounds import {names}\n\ntheorem = theorems["{question.theorem.slug}"]\nprint({call})\n'


def command(question: TypedQuestion) -> str:
    """The same on the command line."""
    words = ["ltlab", "solve" if question.unknown else "value", question.theorem.slug]
    words += [question.unknown] if question.unknown else []
    words += [f"{name}={typed(value)}" for name, value in {**_target(question), **question.given}.items()]
    return shlex.join(words)


def latex(question: TypedQuestion, given: Mapping[str, Any]) -> str:
    """The formula in symbols, with numbers, and its value, for a document with amsmath."""
    return "\\[\n" + aligned(question.theorem, given) + "\n\\]"


def markdown(answer: Answer) -> str:
    """Statement, formula with numbers, answer and source, for a notebook or a chat that reads `$$`."""
    theorem, given = answer.question.theorem, answer.given or {}
    said = promise_sentence(theorem, given, answer.promised or 0.0)
    parts = (
        f"**{theorem.title}**", theorem.says, f"$$\n{aligned(theorem, given)}\n$$", said, proof_line(answer),
        f"Source: {theorem.source}.",
    )  # fmt: skip
    return "\n\n".join(parts) + "\n"


def report(answer: Answer, form: str = "text") -> str:
    """A paragraph to cite."""
    question = answer.question
    if answer.solution is not None and question.unknown:
        return answer.solution.report(form)
    return question.theorem.report(form, **question.given)


def _target(question: TypedQuestion) -> dict[str, Any]:
    return {question.word: question.target} if question.unknown else {}
