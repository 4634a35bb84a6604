"""Check an answer: right, of too few digits to tell, or the slip that gives exactly that number."""

import math
from typing import Any

from bounds.classes.family import Construction
from bounds.diagnosis.ambiguous_answers import by_either_reading
from bounds.diagnosis.answers import TypedAnswer, enough_digits, read_answer
from bounds.diagnosis.case import Case, case
from bounds.diagnosis.classes import diagnose_count, diagnose_dimension
from bounds.diagnosis.slip import Diagnosis, Slip
from bounds.diagnosis.stated_ends import intended_answer, turned_round
from bounds.diagnosis.stated_units import check_unit
from bounds.diagnosis.verdict import Verdict
from bounds.display.bound_values import sure_of
from bounds.solving import validation
from bounds.solving.typed_inputs import own_name, split_targets
from bounds.theorem import Theorem
from bounds.vc.dimension import HypothesisClass

__all__ = ["Diagnosis", "Slip", "diagnose"]

SAID = 1.0  # weight of what is said, not computed


def diagnose(
    answer: Any,
    theorem: str | Theorem | Construction | HypothesisClass,
    unknown: str | None = None,
    at_most: Any = None,
    at_least: Any = None,
    **inputs: Any,
) -> Diagnosis:
    r"""Is `answer` what the theorem gives, and if not, which slip gives it? A slug stands for its theorem.

    With `unknown`, what is asked is the answer of `Theorem.solve`; without, the theorem's value. `answer` is an int,
    a float, a Fraction or a str; a str keeps its digits (`"0.50"`, `"452,957"`, `"4.0 %"`), and an expression
    (`"3/8"`, `"sqrt(3)"`) is exact. The right number rounds to a right answer, to the nearest or to its safe side, and
    the numbers that round to it span at most 5 % of the right one; where they span more, the digits are too few to
    tell, and no slip is looked for. Slips that a guess of as many digits would hit more often than in 5 of 100 cases
    are not named. A bound on a count is right as a real and as the whole number that it comes to (`Theorem.whole`), and
    slips are rounded as that is. An answer by another textbook's form of the theorem is right, and `Diagnosis.form`
    names the form. A number of examples that another book's theorem gives, of the same event and from no more than what
    is given, is right by that one, `Diagnosis.book`; so is what another convention of counting the class gives, which
    `form` tells then. A text may state the answer: `"m >= 99"`, `"about 300"`, `r"\frac{1}{20}"`. Raises
    KeyError for an unknown theorem, and DomainError or TypeError as the theorem itself does.

    In the place of a theorem may stand a construction that is counted (`count.conjunctions`), whose number or natural
    logarithm is right, and a class whose VC dimension is asked for (`vc_dimension["halfspaces"]`).

    >>> from bounds import diagnose
    >>> diagnose(202, "finite_realizable", "m", at_most=0.1, delta=0.05, ln_size="10*ln(3)")
    <not quite: 140; logarithms to base 2 instead of natural ones gives 202>
    >>> from bounds import count
    >>> diagnose(59049, count.conjunctions, n=10)
    <right by another book: 59050; another convention of counting: 3^n, the class without ...>
    """
    from bounds import theorems

    if isinstance(theorem, Construction | HypothesisClass):
        return _of_class(answer, theorem, (unknown, at_most, at_least), inputs)
    theorem = theorems[theorem] if isinstance(theorem, str) else theorem
    unknown = None if unknown is None else own_name(theorem, unknown)
    check_unit(answer, theorem.variable(unknown).unit if unknown in theorem.names else theorem.returns.unit)
    read_answer(answer)  # refused before anything is solved
    at_most, at_least, inputs = split_targets(theorem, at_most, at_least, inputs, unknown or "")
    if unknown is None:
        if at_most is not None or at_least is not None:
            raise TypeError(f"a target goes with an unknown: diagnose({answer!r}, {theorem.slug!r}, 'm', at_most=...)")
        correct: Any = float(theorem(**inputs))
        right, target, whole = correct, None, theorem.whole(**inputs)
    else:
        correct = theorem.solve(unknown, at_most=at_most, at_least=at_least, **inputs)
        target = validation.checked_target("target", at_least if at_most is None else at_most)
        right, whole = correct.value, None
    right = math.nan if right is None else float(right)
    checked = {name: float(validation.checked_scalar(theorem.variable(name), value)) for name, value in inputs.items()}
    question = case(theorem, unknown or "", target, tuple(sorted(checked.items())), right, whole)
    whose = sure_of(theorem, {unknown or "": right, **checked}) if math.isfinite(right) else ""
    return by_either_reading(
        answer, lambda reading: _judged(question, intended_answer(question.task, read_answer(reading)), correct, whose)
    )


def _judged(question: Case, handed_in: TypedAnswer, correct: Any, whose: str) -> Diagnosis:
    about: dict[str, Any] = {"whole": question.whole, "low": handed_in.low, "high": handed_in.high}
    verdict = question.verdict(handed_in)
    if verdict is Verdict.TOO_FEW_DIGITS:
        return Diagnosis(verdict, correct, enough=enough_digits(question.right), **about)
    about["whose"] = whose
    if (words := turned_round(question.task, handed_in)) and (verdict is Verdict.RIGHT or question.book_of(handed_in)):
        return Diagnosis(Verdict.WRONG, correct, (Slip(words, question.right, SAID, 0.0),), **about)
    if verdict is Verdict.RIGHT:
        return Diagnosis(
            verdict, correct, form="" if question.accepts(handed_in) else question.form_of(handed_in), **about
        )
    if book := question.book_of(handed_in):
        return Diagnosis(Verdict.BY_ANOTHER_BOOK, correct, book=book, **about)
    if convention := question.convention_of(handed_in):
        return Diagnosis(Verdict.BY_ANOTHER_BOOK, correct, form=convention, **about)
    slips = question.slips(handed_in)
    return Diagnosis(verdict, correct, slips, is_partial=bool(question.cut_short), **about)


def _of_class(
    answer: Any, family: Construction | HypothesisClass, of_theorems: tuple[Any, ...], arguments: dict[str, Any]
) -> Diagnosis:
    if any(entry is not None for entry in of_theorems):
        raise TypeError("a class is asked about its size or dimension: it has no unknown and no target")
    check_unit(answer, *(("hypotheses", "nats") if isinstance(family, Construction) else ("points",)))
    if isinstance(family, Construction):
        return by_either_reading(answer, lambda reading: diagnose_count(reading, family, arguments))
    return diagnose_dimension(answer, family, arguments)
