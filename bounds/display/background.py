"""The background of a theorem, in Markdown: its assumptions, the steps of its proof, other forms."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.solving.solved_forms import solved_forms
from bounds.vocabulary.citation import Step
from bounds.vocabulary.statement import RELATIONS, Statement

ABOUT = {"world": "The data distribution", "learner": "The learner and its class", "protocol": "The protocol"}


def conditions(theorem: Statement) -> Mapping[str, list[str]]:
    """The assumptions, grouped by what they are about."""
    sections = {
        heading: [assumption.statement for assumption in theorem.assumes if assumption.about == key]
        for key, heading in ABOUT.items()
    }
    return {heading: says for heading, says in sections.items() if says}


def result(name: str) -> str:
    """What a step uses: a theorem by its name, an inequality in words or as a formula."""
    return f"${name}$" if "^" in name else f"*{name.replace('_', ' ')}*"


def proof(theorem: Statement, called: Callable[[str], str] = result) -> str:
    """The steps as a numbered list, empty where only the source has them; `called` writes what a step uses."""
    return "\n".join(_step(number, step, called) for number, step in enumerate(theorem.proof, 1))


def other_forms(theorem: Statement) -> Mapping[str, str]:
    """The theorem solved for its variables, and its other textbook forms: LaTeX by name.

    A solved form has the relation with which the bound holds: enough examples, at most so large a class.
    """
    from bounds.display.typeset import form

    named = {
        inspect.unwrap(formula).__name__.replace("_", " ").capitalize(): formula for formula in theorem.equivalent_forms
    }
    return {name: form(formula, _side(theorem, formula)) for name, formula in named.items()}


def _side(theorem: Statement, form: Callable[..., Any]) -> str:
    solved = (
        variable for variable in theorem.variables if form in [known for known, _ in solved_forms(theorem, variable)]
    )
    unknown = next(solved, None)
    if unknown is None or theorem.relation == "=":
        return RELATIONS["="]
    return RELATIONS[">=" if (unknown.name in theorem.decreasing_in) == (theorem.relation == "<=") else "<="]


@dataclass(frozen=True)
class ShownForm:
    """A form in which another work prints the theorem, ready to be shown: `latex` is its formula."""

    name: str
    title: str
    latex: str
    description: str
    source: str


def printed_forms(theorem: Statement) -> tuple[ShownForm, ...]:
    """Each form with why it holds, how it compares with the theorem, and where it is printed."""
    from bounds.display.typeset import statement
    from bounds.solving.printed_forms import beside, in_print

    printed = in_print(theorem)
    return tuple(
        ShownForm(
            form.name, form.title, statement(printed[form.name]), f"{form.because} It is {beside(theorem, form)}.",
            printed[form.name].source.in_full,
        )
        for form in theorem.forms
    )  # fmt: skip


def _step(number: int, step: Step, called: Callable[[str], str]) -> str:
    by = f" ({', '.join(map(called, step.uses.split(', ')))})" if step.uses else ""
    formula = f"\\\n   $\\displaystyle {step.formula}$" if step.formula else ""
    return f"{number}. {step.text}{by}{formula}"
