"""A theorem's edges in words, with the numbers of both ends at somebody's inputs."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bounds.graph.edge import BACKWARDS, TheoremEdge
from bounds.graph.edges import stated_about, stated_by
from bounds.graph.factors import Ends, ends, free_variables, is_evaluated
from bounds.numbers import format_number, format_short
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem

EQUAL = "equal"


@dataclass(frozen=True)
class EdgeRow:
    """One edge, seen from one of its ends: `other` is the slug at the other, `reads` what stands between the two.

    `ends` has both numbers, or is None where they are of different kinds or one says nothing; `inputs` are those of the
    theorem that states the edge.
    """

    edge: TheoremEdge
    other: str
    reads: str
    ends: Ends | None
    inputs: Mapping[str, Any]

    @property
    def numbers(self) -> str:
        """`0.09291 for 0.04295`: the number of the theorem that states the edge, and of the other; just one where they
        are equal, and empty without any."""
        if self.ends is None:
            return ""
        if self.factor == EQUAL:
            return format_short(self.ends.upper)
        return f"{format_short(self.ends.upper)} for {format_short(self.ends.lower)}"

    @property
    def factor(self) -> str:
        """How many times the sharper number the looser one is: `× 2.163`, or `equal`; empty where nobody can tell."""
        return "" if self.ends is None else factor_in_words(self.ends.factor)

    @property
    def at(self) -> str:
        """The inputs of the theorem that states the edge."""
        return ", ".join(f"{name} = {_short(value)}" for name, value in self.inputs.items()) if self.ends else ""


def factor_in_words(factor: float) -> str:
    """`× 1.5`, `equal` for two numbers that agree in all digits that doubles have; empty for nan."""
    if math.isnan(factor):
        return ""
    if math.isinf(factor):
        return "× ∞"
    return EQUAL if math.isclose(factor, 1, rel_tol=1e-9) else f"× {format_short(factor)}"


def _short(value: Any) -> str:
    return format_number(value) if float(value).is_integer() else format_short(value)


def usual_inputs(theorem: Theorem) -> dict[str, Any]:
    """The inputs of its first example that is evaluated, else the usual value of each variable."""
    usual = {variable.name: variable.default for variable in theorem.variables}
    example = next((example.inputs for example in theorem.examples if not example.unknown), {})
    return {**usual, **example}


def rows(theorem: Theorem, inputs: Mapping[str, Any]) -> tuple[EdgeRow, ...]:
    """All edges of a theorem at its inputs, first those that it states, then what others state of it.

    What another theorem or its free variables need beyond these inputs is as in their examples.
    """
    below = [EdgeRow(edge, edge.lower, edge.kind, *_at(edge, inputs)) for edge in stated_by(theorem.slug)]
    above = [EdgeRow(edge, edge.upper, BACKWARDS[edge.kind], *_at(edge, inputs)) for edge in stated_about(theorem.slug)]
    return (*below, *above)


def _at(edge: TheoremEdge, inputs: Mapping[str, Any]) -> tuple[Ends | None, Mapping[str, Any]]:
    """Both numbers, and the inputs they are for."""
    from bounds import theorems

    if not is_evaluated(edge):
        return None, {}
    upper, lower = theorems[edge.upper], theorems[edge.lower]
    own, others = usual_inputs(upper), usual_inputs(lower)
    names = [*own, *(variable.name for variable in free_variables(edge))]
    known = {name: inputs.get(name, own.get(name, others.get(name))) for name in names}
    try:
        return ends(edge, known), known
    except DomainError:
        return None, known
