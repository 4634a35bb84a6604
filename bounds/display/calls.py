"""A question as it is written in Python and on the command line, to the last digit."""

import shlex
from collections.abc import Mapping
from typing import Any

from bounds.vocabulary.logarithm import Ln


def typed(value: Any) -> str:
    """The shortest text that reads back as exactly this number."""
    if isinstance(value, Ln):
        times = "" if value.multiplier == 1 else f"{value.multiplier}*"
        return f"{times}ln({value.base})"
    return str(value) if isinstance(value, int) else repr(float(value))


def in_python(slug: str, unknown: str, inputs: Mapping[str, Any]) -> str:
    """Python that prints the answer: the value, or what solves for `unknown` where one is named."""
    slug, _, form = slug.partition(".")
    names = "Ln, theorems" if any(isinstance(value, Ln) for value in inputs.values()) else "theorems"
    arguments = ", ".join(f"{name}={value!r}" for name, value in inputs.items())
    call_of_form = f'.form("{form}")' if form else ""
    call = f'theorem.solve("{unknown}", {arguments})' if unknown else f"theorem({arguments})"
    return f'from bounds import {names}\n\ntheorem = theorems["{slug}"]{call_of_form}\nprint({call})\n'


def on_command_line(slug: str, unknown: str, inputs: Mapping[str, Any]) -> str:
    """The command that does the same."""
    slug, _, form = slug.partition(".")
    words = ["solve", slug, unknown] if unknown else ["value", slug]
    words += ["--form", form] if form else []
    return shlex.join(["ltlab", *words, *(f"{name}={typed(value)}" for name, value in inputs.items())])
