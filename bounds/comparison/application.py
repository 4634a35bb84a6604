"""One theorem, one question, one setting: a row, a refusal, or nothing where it does not apply."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from bounds.comparison.competitors import Reading
from bounds.comparison.events import EXAMPLES, event_of, two_sided
from bounds.comparison.row import OPEN_CONSTANT, Row
from bounds.comparison.setting import OBSERVED, Circumstances
from bounds.formula.patience import limited_to
from bounds.numbers import nearest_whole
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import ERM

LONGEST = 1_500_000  # steps for one theorem among many, and a third where it is only supposed: some sum for minutes
TOO_LONG = "Its sums take too long to compute among so many theorems. Evaluate it alone, in the Calculator."
RELATIVE = 1e-12  # a double this near to the ball is the theorem's value


HIGHEST = 1.0  # no risk and no excess risk exceeds it


class NoAnswer(Exception):
    """The theorem applies and yet gives no number; the message says why."""


def answer(theorem: Theorem, setting: Circumstances, wants_m: bool, prove: bool = True) -> Row:
    """The theorem's row, with a certificate if it should `prove` its number. Raises NoAnswer where it has none."""
    ruled_out = setting.contradiction(theorem)
    if ruled_out:
        raise NoAnswer(ruled_out)
    return _in_time(lambda: _row(theorem, setting, wants_m, prove), prove)


def reread(theorem: Theorem, setting: Circumstances, event: str, reading: Reading) -> Row:
    """The row of a theorem whose number, read so, bounds what is in question. Raises NoAnswer where it has none."""
    return _in_time(lambda: _reread(theorem, setting, event, reading), prove=True)


def _in_time(row: Callable[[], Row], prove: bool) -> Row:
    try:
        with limited_to(LONGEST if prove else LONGEST // 3):
            return row()
    except (DomainError, OverflowError) as refusal:
        raise NoAnswer(str(refusal)) from None
    raise NoAnswer(TOO_LONG)


def _reread(theorem: Theorem, setting: Circumstances, event: str, reading: Reading) -> Row:
    if reading is Reading.SOLVED:
        own = _solved_for_accuracy(theorem, setting)
        value = own.value
    else:
        own = _row(theorem, setting, False, True)
        error = setting.known["training_error"].value if reading is Reading.PLUS_TRAINING_ERROR else 0.0
        value = float(own.value) * (2 if reading is Reading.TWICE else 1) + error
    learner = (ERM,) if reading is Reading.TWICE and ERM.key not in setting.known else ()
    return replace(
        own,
        event=event,
        value=value,
        vacuous=not value < HIGHEST,
        both_sides=None,
        reading=reading.value,
        rests_on=(*own.rests_on, *learner),
    )


def _solved_for_accuracy(theorem: Theorem, setting: Circumstances) -> Row:
    """The smallest accuracy for which the given examples suffice."""
    chosen, taken = _given(theorem, setting, True)
    inputs = {name: value for name, value in chosen.items() if name != "epsilon"}
    solution = theorem.solve("epsilon", at_most=setting.known["m"].value, **inputs)
    if solution.value is None:
        raise NoAnswer("It needs more examples, whatever the accuracy.")
    return Row(
        theorem,
        event_of(theorem),
        float(solution.value),
        vacuous=False,
        certified=solution.certified,
        inputs={**inputs, "epsilon": solution.value},
        needs=setting.needs(theorem),
        rests_on=setting.rests_on(theorem),
        taken=tuple(name for name in taken if name != "epsilon"),
        reasons=setting.reasons(theorem),
        reads=setting.reads(theorem),
    )


def _row(theorem: Theorem, setting: Circumstances, wants_m: bool, prove: bool) -> Row:
    inputs, taken = _given(theorem, setting, wants_m)
    value, certified = _examples(theorem, setting, inputs, prove) if wants_m else _value(theorem, inputs, prove)
    return Row(
        theorem,
        event_of(theorem),
        value,
        vacuous=not wants_m and bool(theorem.is_vacuous(value, **inputs)),
        certified=certified,
        inputs=inputs,
        needs=setting.needs(theorem),
        rests_on=setting.rests_on(theorem),
        taken=taken,
        reasons=setting.reasons(theorem),
        reads=setting.reads(theorem),
        both_sides=_on_both_sides(theorem, setting, inputs, wants_m) if prove else None,
        whole=None if wants_m or theorem.returns.name == EXAMPLES else theorem.whole(**inputs),
    )


def _on_both_sides(
    theorem: Theorem, setting: Circumstances, inputs: dict[str, Any], wants_m: bool
) -> float | int | None:
    """The two-sided bound from a one-sided bound on the gap: each side takes half of δ.

    The other side is the same theorem for the loss 1 − ℓ, whose class is of the same size, dimension and complexity.
    """
    if theorem.returns.name != "gap" or theorem.relation != "<=" or two_sided(theorem) or "delta" not in inputs:
        return None
    halved = {**inputs, "delta": inputs["delta"] / 2}
    try:
        return _examples(theorem, setting, halved, False)[0] if wants_m else float(theorem(**halved))
    except (DomainError, OverflowError, NoAnswer):
        return None


def _given(theorem: Theorem, setting: Circumstances, wants_m: bool) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The theorem's inputs, and which of them were chosen here; what it leaves to be chosen is chosen best.

    What must be fixed before the data, and would be chosen best only by looking at them, has its usual value.
    """
    facts = {variable.name: setting.fact(theorem, variable) for variable in theorem.variables}
    names = [name for name in facts if not (wants_m and name == "m")]
    inputs = {name: fact.value for name in names if (fact := facts[name]) is not None}
    taken = tuple(name for name in names if name not in inputs)
    inputs |= {name: theorem.variable(name).default for name in taken}
    tuned = [name for name in taken if name in theorem.free_parameters and name != OPEN_CONSTANT]
    if len(tuned) == 1 and not (theorem.chosen and OBSERVED & set(inputs)):
        inputs |= _tuned(theorem, setting, inputs, tuned[0])
    return inputs, taken


def _tuned(theorem: Theorem, setting: Circumstances, inputs: dict[str, Any], name: str) -> dict[str, Any]:
    """The best value of what may be chosen; where m is asked for, the best at the m that the usual value needs."""
    at = dict(inputs)
    try:
        if "m" not in at and any(variable.name == "m" for variable in theorem.variables):
            at["m"] = theorem.solve("m", at_most=setting.epsilon, **inputs).value
        del at[name]
        best = theorem.optimize(name, **at).value
    except (DomainError, OverflowError, TypeError):
        return {}
    return {} if best is None else {name: best}


def _examples(theorem: Theorem, setting: Circumstances, inputs: dict[str, Any], prove: bool) -> tuple[int, bool]:
    """How many examples the target needs, as a whole number."""
    if theorem.returns.name == EXAMPLES:
        value = float(theorem(**inputs))
        if not prove:
            return nearest_whole(value, up=True), False
        low, high, _ = _bracket(theorem, inputs, value)
        examples = theorem.whole(**inputs) or math.ceil(value)
        return examples, math.ceil(low) == math.ceil(high) == examples
    if not prove:
        return _in_doubles(theorem, setting, inputs), False
    solution = theorem.solve("m", at_most=setting.epsilon, **inputs)
    if solution.value is None:
        raise NoAnswer(f"{solution.why[:1].upper()}{solution.why[1:]}.")
    return int(solution.value), solution.certified


def _in_doubles(theorem: Theorem, setting: Circumstances, inputs: dict[str, Any]) -> int:
    """The solver's answer to an array of one target, which it gives without a proof."""
    examples = theorem.solve("m", at_most=np.array([setting.epsilon]), **inputs).value[0]
    if not np.isfinite(float(examples)):
        raise NoAnswer("No sample size reaches the target.")
    return int(examples)


def _value(theorem: Theorem, inputs: dict[str, Any], prove: bool) -> tuple[float, bool]:
    value = float(theorem(**inputs))
    return value, prove and _bracket(theorem, inputs, value)[2]


def _bracket(theorem: Theorem, inputs: dict[str, Any], value: float) -> tuple[float, float, bool]:
    """The ends between which ball arithmetic proves the value to lie, and whether they confirm the double."""
    from bounds.formula import balls  # brings flint, which importing `bounds` should not

    try:
        low, high = balls.bracket(theorem.formula, inputs)
    except (NotImplementedError, ArithmeticError, ValueError):
        return -math.inf, math.inf, False
    slack = RELATIVE * abs(value)
    return low, high, low - slack <= value <= high + slack
