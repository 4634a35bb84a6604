"""What stands behind a theorem, in Markdown: its conditions, the steps of its proof, other forms."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.solving.solved_forms import solved_forms
from bounds.vocabulary.citation import Step
from bounds.vocabulary.statement import RELATIONS, Statement

ABOUT = {"world": "The world", "learner": "The learner and its class", "protocol": "The protocol"}


def conditions(theorem: Statement) -> Mapping[str, list[str]]:
    """The assumptions, under a heading for who has to answer for them."""
    told = {heading: [one.says for one in theorem.assumes if one.about == key] for key, heading in ABOUT.items()}
    return {heading: says for heading, says in told.items() if says}


def result(name: str) -> str:
    """What a step leans on: a theorem by its name, an inequality in words or as a formula."""
    return f"${name}$" if "^" in name else f"*{name.replace('_', ' ')}*"


def proof(theorem: Statement, called: Callable[[str], str] = result) -> str:
    """The steps as a numbered list, empty where the source must be asked; `called` writes what a step leans on."""
    return "\n".join(_step(number, step, called) for number, step in enumerate(theorem.proof, 1))


def other_forms(theorem: Statement) -> Mapping[str, str]:
    """The theorem solved for its variables, and its other textbook forms: LaTeX by name.

    What is solved says on which side the promise is kept: enough examples, at most so large a class.
    """
    from bounds.display.typeset import form

    named = {inspect.unwrap(one).__name__.replace("_", " ").capitalize(): one for one in theorem.also}
    return {name: form(one, _side(theorem, one)) for name, one in named.items()}


def _side(theorem: Statement, form: Callable[..., Any]) -> str:
    solved = (one for one in theorem.variables if form in [known for known, _ in solved_forms(theorem, one)])
    unknown = next(solved, None)
    if unknown is None or theorem.relation == "=":
        return RELATIONS["="]
    return RELATIONS[">=" if (unknown.name in theorem.falls_in) == (theorem.relation == "<=") else "<="]


@dataclass(frozen=True)
class ShownForm:
    """A form in which another work prints the theorem, ready to be shown: `latex` is its formula."""

    name: str
    title: str
    latex: str
    says: str
    source: str


def printed_forms(theorem: Statement) -> tuple[ShownForm, ...]:
    """Each form with why it holds, how it lies beside the theorem, and where it is printed."""
    from bounds.display.typeset import statement
    from bounds.solving.printed_forms import beside, in_print

    asked = in_print(theorem)
    return tuple(
        ShownForm(
            form.name, form.title, statement(asked[form.name]), f"{form.because} It is {beside(theorem, form)}.",
            asked[form.name].source.told,
        )
        for form in theorem.forms
    )  # fmt: skip


def _step(number: int, step: Step, called: Callable[[str], str]) -> str:
    by = f" ({called(step.uses)})" if step.uses else ""
    formula = f"\\\n   $\\displaystyle {step.formula}$" if step.formula else ""
    return f"{number}. {step.says}{by}{formula}"
