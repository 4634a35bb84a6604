"""Bounds on one quantity in one chart: which theorems can be shown beside another, with which inputs."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bounds.comparison.events import same_event
from bounds.comparison.readings import SAME_BY_NAME
from bounds.comparison.setting import Circumstances
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.variables import Variable


# Once a theorem, whatever values are typed. A theorem is known by what it is, not by its slug, and the library's are
# those of its files, found when it is imported: one that is made at run time, in a notebook or for a check, is compared
# with them as a key of its own, and is never among the others.
@lru_cache(maxsize=512)
def comparable_theorems(theorem: Theorem) -> tuple[Theorem, ...]:
    """Every other theorem that bounds the same quantity and the same event."""
    from bounds import theorems

    return tuple(other for other in theorems.values() if other.slug != theorem.slug and same_event(theorem, other))


def own_variables(theorem: Theorem, other: Theorem) -> tuple[Variable, ...]:
    """The inputs of `other` that `theorem` does not have, or means something else by."""
    return tuple(variable for variable in other.variables if not _shared(theorem, variable))


def further_assumptions(theorem: Theorem, other: Theorem) -> tuple[Assumption, ...]:
    """What `other` assumes and `theorem` does not."""
    return tuple(assumption for assumption in other.assumes if assumption not in theorem.assumes)


def obstacle(theorem: Theorem, other: Theorem, over: str, inputs_of_theorem: Mapping[str, Any]) -> str:
    """Why `other` has no curve over `theorem`'s variable `over` where that has these inputs; empty where it has one."""
    swept = theorem.variable(over)
    own = next((variable for variable in other.variables if variable.name == over), None)
    if own is None:
        return f"It does not depend on {swept.meaning} {swept.label}."
    if not _shared(theorem, own):
        return f"Its {own.label} is another quantity: {own.meaning}."
    facts = {name: value for name, value in inputs_of_theorem.items() if name != over}
    realizable = True if any(assumption.key == "realizable" for assumption in theorem.assumes) else None
    return Circumstances(facts, realizable, None).contradiction(other)


def inputs_of_other(
    theorem: Theorem, other: Theorem, inputs_of_theorem: Mapping[str, Any], more: Mapping[str, Any]
) -> dict[str, Any]:
    """The inputs of `other`: those that it shares with `theorem` as in `inputs_of_theorem`, its own as in `more`."""
    mine = {variable.name for variable in own_variables(theorem, other)}
    return {
        variable.name: (more if variable.name in mine else inputs_of_theorem)[variable.name]
        for variable in other.variables
    }


def same_variable(first: Variable, other: Variable) -> bool:
    """Do two variables of one name have the same meaning?"""
    return first.name == other.name and (first.name in SAME_BY_NAME or first.meaning == other.meaning)


def _shared(theorem: Theorem, variable: Variable) -> bool:
    return any(same_variable(candidate, variable) for candidate in theorem.variables)
