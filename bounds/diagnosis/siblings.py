"""The right computation by another theorem: of the same event or the same family, and asking for nothing more."""

import math
from collections.abc import Mapping

from bounds.diagnosis.budget import note
from bounds.diagnosis.slip import Suspect
from bounds.diagnosis.task import TARGET, Task, tasks
from bounds.formula.functions import one_minus_exp
from bounds.formula.patience import limited_to
from bounds.formula.special_function import Special
from bounds.theorem import Theorem

LONG = 10_000  # examples
SAME_EVENT, SAME_FAMILY = 1.2, 1.3
LONGEST = 2_000_000  # steps, its own family first: all but a few need a tenth of it


def suspects(task: Task, theorems: Mapping[str, Theorem]) -> list[Suspect]:
    """What each sibling gives for the same inputs."""
    suspects = []
    with limited_to(LONGEST) as work:
        for sibling in sorted(theorems.values(), key=lambda sibling: sibling.family != task.theorem.family):
            same_event = sibling.returns.name == task.theorem.returns.name
            if sibling is task.theorem or not (same_event or sibling.family == task.theorem.family):
                continue
            raw = _value(task, sibling)
            if math.isfinite(raw):
                words = f"the answer of another theorem: {sibling.title} ({sibling.slug})"
                suspects.append(Suspect(words, SAME_EVENT if same_event else SAME_FAMILY, raw, task.finished(raw)))
    note(work)
    return suspects


def _value(task: Task, sibling: Theorem) -> float:
    """Not yet rounded; nan where the sibling needs to know more, or asks for another kind of number."""
    known = {variable.name for variable in sibling.variables}
    inputs = {name: value for name, value in task.inputs.items() if name in known}
    unknowns = {task.unknown.name} if task.unknown else set()
    if known != set(inputs) | unknowns or sibling.non_monotone & unknowns:
        return math.nan
    both_shares = sibling.is_share and task.theorem.is_share
    if sibling.returns.name != task.theorem.returns.name and not both_shares:
        return math.nan
    target = float(task.inputs[TARGET]) if task.unknown else None
    with_it = next(tasks(sibling, task.unknown, target, inputs, task.start))
    return math.nan if takes_long(with_it, task.start if task.unknown else 0.0) else with_it.run(with_it.tree)


def takes_long(task: Task, size: float) -> bool:
    """Exact tails of very many examples are sums that nobody who checks an answer should wait for."""
    sums = [entry for entry in task.scope.values() if isinstance(entry, Special) and entry is not one_minus_exp]
    return bool(sums) and max(size, float(task.inputs.get("m", 0))) > LONG
