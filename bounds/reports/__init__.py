"""A number with everything that makes it citable, as one paragraph: `solution.report()`, `theorem.report(m=1000, ...)`.

After the "protocol" of power analyses: theorem, source, assumptions, inputs, answer, certificate, program and version.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bounds.reports.forms import FORMS
from bounds.reports.protocol import Answered, Protocol, SolvedQuestion, solved, valued
from bounds.vocabulary.statement import Statement

__all__ = ["FORMS", "of_solution", "of_value"]


def of_solution(question: SolvedQuestion, solution: Answered, form: str) -> str:
    """The paragraph about what was solved for. Raises ValueError for an unknown form."""
    return _in(form)(solved(question, solution))


def of_value(theorem: Statement, inputs: Mapping[str, Any], value: float, whole: int | None, form: str) -> str:
    """The paragraph about a theorem's value at inputs that were checked. Raises ValueError for an unknown form."""
    return _in(form)(valued(theorem, inputs, value, whole))


def _in(form: str) -> Callable[[Protocol], str]:
    if form not in FORMS:
        raise ValueError(f"the form of a report must be one of {', '.join(FORMS)}; got {form!r}")
    return FORMS[form]
