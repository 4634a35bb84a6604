"""The question of one theorem, answered by the others about the same event: which is tighter, and what other books say.

>>> from bounds import theorems
>>> from bounds.comparison.alternatives import alternatives
>>> rows = alternatives(theorems["finite_realizable"], {"delta": 0.05, "ln_size": 6.9}, epsilon=0.1)
>>> rows[0].value, rows[0].slug
(94, 'finite_binomial')
"""

from collections.abc import Mapping
from typing import Any

from bounds.comparison.compare import row_of
from bounds.comparison.conditions import unsettled_assumptions
from bounds.comparison.events import event_of, from_below
from bounds.comparison.implied_assumptions import tellable
from bounds.comparison.questions import question_of, without_a_sample
from bounds.comparison.row import Row
from bounds.comparison.setting import setting
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import REALIZABLE


def assumed(theorem: Theorem, inputs: Mapping[str, Any]) -> tuple[bool | None, tuple[str, ...]]:
    """What whoever uses the theorem supposes: is the problem realizable (None: unknown), and the keys of the rest."""
    keys = [assumption.key for assumption in unsettled_assumptions(theorem, inputs)]
    return REALIZABLE.key in keys or None, tuple(key for key in keys if key != REALIZABLE.key and key in tellable())


def alternatives(theorem: Theorem, inputs: Mapping[str, Any], epsilon: float | None = None) -> tuple[Row, ...]:
    """Other theorems' numbers for the event of this one, the tightest first; what more they assume is in `needs`.

    With `epsilon` the number is that of the examples. Neither what is vacuous nor what has an open constant is there.
    Raises DomainError where the inputs cannot all be true of one class and learner.
    """
    from bounds import theorems

    wants_m, event = epsilon is not None, event_of(theorem)
    question = question_of(theorem.returns.name)
    realizable, keys = assumed(theorem, inputs)
    facts = {name: value for name, value in inputs.items() if not (wants_m and name in {"m", "epsilon"})}
    ask = None if question is None or question.of_a_sample else theorem.returns.name
    known = setting({**facts, **dict.fromkeys(keys, True)}, realizable, epsilon, theorems, without_a_sample(ask))
    others = [other for other in theorems.values() if other.slug != theorem.slug and event_of(other) == event]
    results = [row_of(other, known, wants_m, prove=False) for other in others]
    rows = [row for row in results if isinstance(row, Row) and not (row.vacuous or row.open_constant)]
    return tuple(sorted(rows, key=lambda row: row.value, reverse=from_below(event) and not wants_m))
