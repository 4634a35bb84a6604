"""Check an answer: right, or the slip that gives exactly that number."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from bounds.diagnosing.answers import read_answer
from bounds.diagnosing.case import case
from bounds.diagnosing.slip import Diagnosis, Slip
from bounds.solving import validation
from bounds.solving.understanding import own_name, split_targets

if TYPE_CHECKING:
    from bounds.theorem import Theorem

__all__ = ["Diagnosis", "Slip", "diagnose"]


def diagnose(
    answer: Any,
    theorem: str | Theorem,
    unknown: str | None = None,
    at_most: Any = None,
    at_least: Any = None,
    **given: Any,
) -> Diagnosis:
    """Is `answer` what the theorem gives, and if not, which slip gives it? A slug stands for its theorem.

    With `unknown`, what is asked is the answer of `Theorem.solve`; without, the theorem's value. `answer` is an int,
    a float, a Fraction or a str; a str keeps its digits (`"0.50"`, `"452,957"`, `"4.0 %"`). Slips that a guess of as
    many digits would hit more often than in 5 of 100 cases are not named. A bound on a count is right as a real and as
    the whole number that it comes to (`Theorem.whole`), and slips are rounded as that is. An answer by another
    textbook's form of the theorem is right, and `Diagnosis.form` names the form. Raises KeyError for an unknown
    theorem, and DomainError or TypeError as the theorem itself does.

    >>> from bounds import diagnose
    >>> diagnose(202, "finite_realizable", "m", at_most=0.1, delta=0.05, ln_size="10*ln(3)")
    <not quite: 140; logarithms to base 2 instead of natural ones gives 202>
    """
    from bounds import theorems

    handed_in = read_answer(answer)
    theorem = theorems[theorem] if isinstance(theorem, str) else theorem
    unknown = None if unknown is None else own_name(theorem, unknown)
    at_most, at_least, given = split_targets(theorem, at_most, at_least, given, unknown or "")
    correct: Any
    if unknown is None:
        if at_most is not None or at_least is not None:
            raise TypeError(f"a target goes with an unknown: diagnose({answer!r}, {theorem.slug!r}, 'm', at_most=...)")
        correct = right = float(theorem(**given))
        target, whole = None, theorem.whole(**given)
    else:
        correct = theorem.solve(unknown, at_most=at_most, at_least=at_least, **given)
        whole = None
        right, target = correct.value, validation.checked_target("target", at_least if at_most is None else at_most)
    right = math.nan if right is None else float(right)
    checked = (
        (name, float(validation.checked_scalar(theorem.slug, theorem.variable(name), value)))
        for name, value in given.items()
    )
    asked = case(theorem, unknown or "", target, tuple(sorted(checked)), right, whole)
    about: dict[str, Any] = {"whole": whole, "low": handed_in.low, "high": handed_in.high}
    if asked.accepts(handed_in):
        return Diagnosis(True, correct, **about)
    if form := asked.form_of(handed_in):
        return Diagnosis(True, correct, form=form, **about)
    return Diagnosis(False, correct, asked.slips(handed_in), **about)
