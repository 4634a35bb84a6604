"""The same plan in Python and as a command."""

import shlex
from typing import Any

from laboratory.plans.answer import PlanAnswer


def values_of(answer: PlanAnswer) -> dict[str, Any]:
    """Every value but the answer's, of the fields that count."""
    settings = answer.settings
    fields = answer.question.fields
    return {
        field.name: settings[field.name]
        for field in fields
        if field.name != answer.unknown and field.is_visible(settings)
    }


def python_snippet(answer: PlanAnswer) -> str:
    """Python that prints the paragraph."""
    values = "".join(f", {name}={value!r}" for name, value in values_of(answer).items())
    return f'from laboratory import plan\n\nanswer = plan("{answer.question.name}"{values})\nprint(answer.report())'


def command(answer: PlanAnswer) -> str:
    """The same on the command line."""
    texts = {field.name: field.to_text for field in answer.question.fields}
    entries = [f"{name}={texts[name](value)}" for name, value in values_of(answer).items()]
    return shlex.join(["ltlab", "plan", answer.question.name, *entries])
