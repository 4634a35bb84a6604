"""What an edge loses at somebody's own numbers: both ends evaluated, one divided by the other."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bounds.formula import functions
from bounds.graph.edge import TheoremEdge
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Connection
from bounds.vocabulary.variables import Variable


@dataclass(frozen=True)
class Ends:
    """The numbers of both ends: `upper` of the theorem that states the edge, `lower` of the other, in the same unit.

    `at` has the inputs of the other. `factor` is how many times the sharper end the looser one is, at
    least 1 where a connection says which that is; it is infinite where the sharper end is 0, and nan where both are.
    """

    upper: float
    lower: float
    factor: float
    at: Mapping[str, Any]


def is_evaluated(edge: TheoremEdge) -> bool:
    """Can the numbers of both ends be compared?"""
    return edge.connection is not None or _alike(*_theorems(edge))


def free_variables(edge: TheoremEdge) -> tuple[Variable, ...]:
    """The inputs of the other end that this one neither has nor decides: they may be anything."""
    upper, lower = _theorems(edge)
    at = edge.connection.at if edge.connection else {}
    return tuple(variable for variable in lower.variables if variable.name not in upper.names | set(at))


def ends(edge: TheoremEdge, inputs: Mapping[str, Any]) -> Ends | None:
    """Both numbers at these inputs of the theorem that states the edge, and of what is free.

    None where the other end says nothing there. Raises DomainError where the theorem itself does, and TypeError for an
    edge that is not evaluated.
    """
    if not is_evaluated(edge):
        raise TypeError(f"{edge.upper} and {edge.lower} state numbers of different kinds")
    upper, lower = _theorems(edge)
    own = {name: inputs[name] for name in upper.names}
    number = float(upper(**own))
    connection = edge.connection or Connection(kind="follows", another=edge.lower, because=edge.because)
    at = {variable.name: _input(variable, connection, inputs) for variable in lower.variables}
    try:
        known = float(lower(**at))
    except DomainError:
        return None
    other = float(worked_out(connection.value, {**inputs, "value": known}))
    if not math.isfinite(number) or not math.isfinite(other):
        return None
    return Ends(number, other, _factor(edge, upper, number, other), at)


def worked_out(expression: str, names: Mapping[str, Any]) -> Any:
    """The value of an expression of a theorem's file, in the names of formulas."""
    used = compile(expression, expression, "eval")
    known = {name: names[name] if name in names else getattr(functions, name) for name in used.co_names}
    return eval(used, {"__builtins__": {}}, known)


def is_upper_the_looser(edge: TheoremEdge, upper: Theorem) -> bool:
    """Is the number that states the edge the larger one? What is looser is larger, but for bounds from below."""
    if edge.kind == "limits":
        return False
    lower = _theorems(edge)[1]
    from_below = ">=" in (upper.relation, lower.relation)
    return from_below == (edge.kind == "sharpens")


def _factor(edge: TheoremEdge, upper: Theorem, number: float, other: float) -> float:
    large, small = (number, other) if is_upper_the_looser(edge, upper) else (other, number)
    if small == 0:
        return math.nan if large == 0 else math.inf
    return large / small


def _input(variable: Variable, connection: Connection, inputs: Mapping[str, Any]) -> Any:
    expression = connection.at.get(variable.name, variable.name)
    value = worked_out(expression, inputs)
    whole = variable.domain.integer and isinstance(value, float) and value.is_integer()
    return int(value) if whole else value


def _alike(upper: Theorem, lower: Theorem) -> bool:
    """Do both state the same kind of number, the other from no more than this one knows?"""
    same = upper.returns == lower.returns and upper.relation == lower.relation
    return same and lower.names <= upper.names


def _theorems(edge: TheoremEdge) -> tuple[Theorem, Theorem]:
    from bounds import theorems

    return theorems[edge.upper], theorems[edge.lower]
