"""The forms of a theorem that are already solved for one of its variables."""

from collections.abc import Callable, Iterator
from typing import Any

from bounds.formula.syntax import read
from bounds.vocabulary.signature import signature_words
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable


def solved_forms(theorem: Statement, unknown: Variable) -> Iterator[tuple[Callable[..., Any], str]]:
    """Each form that answers with `unknown`, and the name of its argument that stands for the target."""
    names = {variable.name for variable in theorem.variables}
    for form in theorem.equivalent_forms:
        parameters = read(form).parameters
        others = [name for name in parameters if name not in names]
        returned = getattr(signature_words(form)[1], "name", None)
        if returned == unknown.name and unknown.name not in parameters and len(others) == 1:
            yield form, others[0]
