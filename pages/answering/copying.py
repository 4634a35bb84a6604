"""The same question elsewhere: as Python, as a command, as LaTeX, as Markdown."""

from collections.abc import Mapping
from typing import Any

from bounds.display.calls import in_python, on_command_line
from bounds.display.typeset import aligned
from pages.answering.answer import Answer, proof_line
from pages.answering.question import TypedQuestion
from pages.widgets.wording import bound_sentence


def python_snippet(question: TypedQuestion) -> str:
    """Python that prints the answer, to the last digit."""
    return in_python(question.theorem.slug, question.unknown, {**_target(question), **question.inputs})


def command(question: TypedQuestion) -> str:
    """The same on the command line."""
    return on_command_line(question.theorem.slug, question.unknown, {**_target(question), **question.inputs})


def latex(question: TypedQuestion, inputs: Mapping[str, Any]) -> str:
    """The formula in symbols, with numbers, and its value, for a document with amsmath."""
    return "\\[\n" + aligned(question.theorem, inputs) + "\n\\]"


def markdown(answer: Answer) -> str:
    """Statement, formula with numbers, answer and source, for a notebook or a chat that reads `$$`."""
    theorem, inputs = answer.question.theorem, answer.inputs or {}
    said = bound_sentence(theorem, inputs, answer.bound or 0.0)
    parts = (
        f"**{theorem.title}**", theorem.statement, f"$$\n{aligned(theorem, inputs)}\n$$", said, proof_line(answer),
        f"Source: {theorem.source}.",
    )  # fmt: skip
    return "\n\n".join(parts) + "\n"


def report(answer: Answer, form: str = "text") -> str:
    """A paragraph to cite."""
    question = answer.question
    if answer.solution is not None and question.unknown:
        return answer.solution.report(form)
    return question.theorem.report(form, **question.inputs)


def _target(question: TypedQuestion) -> dict[str, Any]:
    return {question.word: question.target} if question.unknown else {}
