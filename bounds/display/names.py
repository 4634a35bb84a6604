"""What else may be typed for the variables of a theorem: letters of books, and everyday twins.

>>> from bounds import theorems
>>> theorem = theorems["finite_realizable"]
>>> also_read_as(theorem, theorem.variable("delta"))
'δ, α, alpha, η, eta, failure_probability, error_probability, significance, significance_level; confidence = 1 - δ'
"""

from collections.abc import Mapping

from bounds.vocabulary.names import called
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable


def also_read_as(theorem: Statement, variable: Variable) -> str:
    """The letters that stand for the variable, then each twin's own name with what it is; empty where there are none.

    A twin has more names than its own, which are read too.
    """
    readings = theorem.readings
    twins = (
        f"{names[0]} = {twin.formula.format(variable.label)}"
        for twin in called(variable).twins if (names := readings.other_names(variable, twin))
    )  # fmt: skip
    return "; ".join(filter(None, (", ".join(readings.other_names(variable)), *twins)))


def names_read(theorem: Statement) -> Mapping[str, str]:
    """`also_read_as` by the names of the variables that are called otherwise too."""
    others = {variable.name: also_read_as(theorem, variable) for variable in theorem.variables}
    return {name: names for name, names in others.items() if names}
