"""Where does a number come from? Facts and an answer in; every theorem, form and slip that gives it out."""

from typing import Any

from bounds.diagnosis.answers import read_answer, read_otherwise_too
from bounds.diagnosis.stated_units import check_unit, told_in
from bounds.diagnosis.verdict import Verdict
from bounds.identification.explanations import Explanation, Identification
from bounds.identification.facts import given_facts
from bounds.identification.posing import Posed, questions
from bounds.identification.searching import likely_first, search
from bounds.reading.units import measures
from bounds.solving.validation import DomainError
from bounds.vocabulary.prose import shortened

__all__ = ["Explanation", "Identification", "identify"]


def identify(answer: Any, **facts: Any) -> Identification:
    """Every theorem, other form and single slip that gives `answer` from the facts, the likeliest first.

    Facts carry the names of variables, the letters of books and everyday words, as theorems take them: `m`, `n`,
    `delta`, `confidence`, `d`, `size`, `training_error`. `epsilon` (or `at_most`, `at_least`) is what a bound is held
    to, where a theorem has no such input: then the one variable that nobody tells is looked for. `realizable` and the
    keys of assumptions are given as `compare` takes them. `answer` is read as `diagnose` reads it.

    What is right stands before slips; each has its condition, `Explanation.needs`. Theorems that the facts deny are
    left out. A slip is named where guesses of as many digits are rarely
    explained by one as simple of any theorem no less likely, `Slip.chance`.

    Raises DomainError for an answer that is no number and for facts that every theorem refuses which has all its
    inputs, and TypeError for a name that none knows.

    >>> from bounds import identify
    >>> result = identify(202, size=59049, epsilon=0.1, delta=0.05)
    >>> result.verdict
    <Verdict.WRONG: 'not quite'>
    """
    from bounds import theorems

    handed_in = read_answer(answer)
    posed, refused = questions(given_facts(facts, theorems.values()), theorems)
    posed = _asked_in_its_unit(answer, posed)
    if not posed and refused:
        raise DomainError(refused[0])
    identification = search(handed_in, posed)
    read_as = ""
    for otherwise in [] if identification.right else read_otherwise_too(answer):
        again = search(read_answer(otherwise), posed)
        identification, read_as = (again, otherwise) if again.right else (identification, read_as)
    right = tuple(likely_first(identification.right))
    verdict = Verdict.RIGHT if right else Verdict.TOO_FEW_DIGITS if identification.enough else Verdict.WRONG
    return Identification(
        answer=shortened(str(answer).strip()),
        verdict=verdict,
        explanations=(*right, *(() if verdict is Verdict.TOO_FEW_DIGITS else identification.slips)),
        tried=len(posed),
        enough=identification.enough if verdict is Verdict.TOO_FEW_DIGITS else 0,
        unfinished=identification.unfinished,
        read_as=read_as,
    )


def _asked_in_its_unit(answer: Any, posed: list[Posed]) -> list[Posed]:
    """The questions that are answered in the unit behind the answer, if there is one.

    Raises DomainError where all are answered in another.
    """
    if not (unit := told_in(answer)):
        return posed
    answered = [question for question in posed if measures(unit, question.problem.unit)]
    if posed and not answered:
        check_unit(answer, *dict.fromkeys(question.problem.unit for question in posed[:1]))
    return answered
