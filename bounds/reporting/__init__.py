"""A number with everything that makes it citable, as one paragraph: `solution.report()`, `theorem.report(m=1000, ...)`.

After the "protocol" of power analyses: theorem, source, assumptions, inputs, answer, certificate, program and version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.reporting.forms import FORMS
from bounds.reporting.protocol import Protocol, solved, valued

if TYPE_CHECKING:
    from bounds.solving.question import Solution
    from bounds.theorem import Theorem

__all__ = ["FORMS", "of_solution", "of_value"]


def of_solution(solution: Solution, form: str) -> str:
    """The paragraph about what was solved for. Raises ValueError for an unknown form, and for arrays of questions."""
    question = solution.question
    if question is None:
        raise ValueError("this solution does not know its question: ask theorem.solve for one that does")
    if np.ndim(solution.value):
        raise ValueError("a report is about one answer; this solution holds many: to_frame() is a table of them")
    return _in(form)(solved(question, solution))


def of_value(theorem: Theorem, given: Mapping[str, Any], form: str) -> str:
    """The paragraph about the theorem's value. Raises ValueError for an unknown form, and as a call does."""
    return _in(form)(valued(theorem, given))


def _in(form: str) -> Callable[[Protocol], str]:
    if form not in FORMS:
        raise ValueError(f"form (of a report) must be one of {', '.join(FORMS)}; got {form!r}")
    return FORMS[form]
