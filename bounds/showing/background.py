"""What stands behind a theorem, in Markdown: its conditions, the steps of its proof, other forms."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping

from bounds.words.citation import Step
from bounds.words.statement import Statement

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
    """Further textbook forms: LaTeX by name."""
    from bounds.typeset import form

    return {inspect.unwrap(one).__name__.replace("_", " ").capitalize(): form(one) for one in theorem.also}


def _step(number: int, step: Step, called: Callable[[str], str]) -> str:
    by = f" ({called(step.uses)})" if step.uses else ""
    formula = f"\\\n   $\\displaystyle {step.formula}$" if step.formula else ""
    return f"{number}. {step.says}{by}{formula}"
