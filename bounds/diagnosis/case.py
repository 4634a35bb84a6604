"""One question about one theorem: its right answer, and every number that a slip gives instead."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from bounds.diagnosis.answers import TypedAnswer
from bounds.diagnosis.budget import BOOKS, FORMS, OWN, SINGLES, budget, on_a_budget
from bounds.diagnosis.chances import HIDDEN, NONE, Chances, allowed, named_slip
from bounds.diagnosis.forms import counted_otherwise, forms
from bounds.diagnosis.kinds.factors import HALF, TWICE
from bounds.diagnosis.other_books import Book, books
from bounds.diagnosis.pairs import PairOfSlips, explaining, rounded_otherwise, trials
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.singles import (
    ONE_BESIDE,
    ONE_MORE,
    distinct,
    edited,
    is_equal,
    roundings,
    short_of_right,
    singles,
    unrounded,
)
from bounds.diagnosis.slip import Slip, Suspect
from bounds.diagnosis.task import Task, tasks
from bounds.diagnosis.verdict import Verdict
from bounds.numbers import nearest_whole
from bounds.theorem import Theorem

FEW = 30_000  # steps for the slips of one theorem among many


@dataclass(frozen=True, eq=False)
class Case:
    """A task and its right answer; `raw` is that answer before it is rounded, `right` nan where there is none. Where
    the answer bounds a count, `whole` is the whole number that it comes to."""

    task: Task
    right: float
    raw: float
    whole: int | None = None
    cut_short: set[str] = field(default_factory=set)  # which of the lists below end early

    def accepts(self, answer: TypedAnswer) -> bool:
        """Does the right answer round to this, to nearest or safely (a count safely only), with enough digits?"""
        return self._judged(self.right, self.whole, answer) is Verdict.RIGHT

    def form_of(self, answer: TypedAnswer) -> str:
        """The textbook form of the theorem with which the answer is right, or nothing."""
        return self._words_of(self.forms, answer)

    def verdict(self, answer: TypedAnswer) -> Verdict:
        """Right by the theorem or by a textbook's form of it, too coarse for a verdict, or wrong."""
        own = self._judged(self.right, self.whole, answer)
        forms = () if own is Verdict.RIGHT else self.forms
        verdicts = {own, *(self._judged_by_form(form, answer) for form in forms)}
        return next(verdict for verdict in Verdict if verdict in verdicts)

    @without_warnings()
    def convention_of(self, answer: TypedAnswer) -> str:
        """The other convention of counting the class by which the answer is right, or nothing.

        The right number, badly rounded, comes first: a class of 10 need not be one of 3^2 + 1.
        """
        badly_rounded = self.giving(answer, roundings(self.task, self.raw, "", 0.0))
        return "" if badly_rounded else self._words_of(counted_otherwise(self.task), answer)

    def _words_of(self, forms: Iterable[Suspect], answer: TypedAnswer) -> str:
        return next((form.words for form in forms if self._judged_by_form(form, answer) is Verdict.RIGHT), "")

    def book_of(self, answer: TypedAnswer) -> Theorem | None:
        """The theorem of another book, or its form of this one, that gives the number, if there is one."""
        matches = (book for book in self.books if self._judged_by(book.raw, book.whole, answer) is Verdict.RIGHT)
        return next((book.theorem for book in matches if book.confirms()), None)

    @cached_property
    @on_a_budget(BOOKS)
    @without_warnings()
    def books(self) -> tuple[Book, ...]:
        """What other books answer."""
        from bounds import theorems

        return books(self.task, theorems)

    def _judged_by_form(self, form: Suspect, answer: TypedAnswer) -> Verdict:
        return self._judged_by(form.raw, int(form.value) if self.task.whole else None, answer)

    def _judged_by(self, raw: float, whole: int | None, answer: TypedAnswer) -> Verdict:
        if whole is None or self.task.counts:
            return self._judged(raw, whole, answer)
        return self._judged(float(whole), None, answer)

    def _judged(self, right: float, whole: int | None, answer: TypedAnswer) -> Verdict:
        if whole is not None and (answer.in_full or answer.is_exactly(whole)):
            return Verdict.RIGHT if answer.is_exactly(whole) else Verdict.WRONG
        if not math.isfinite(right) or not self._rounds_to(right, answer):
            return Verdict.WRONG
        return Verdict.RIGHT if answer.is_fine_for(right) else Verdict.TOO_FEW_DIGITS

    def _rounds_to(self, right: float, answer: TypedAnswer) -> bool:
        safely = self.task.unknown is not None or self.task.theorem.relation != "="
        return answer.is_near(right) or (safely and answer.is_beyond(right, self.task.rounds_up))

    @cached_property
    @on_a_budget(FORMS)
    @without_warnings()
    def forms(self) -> tuple[Suspect, ...]:
        """What other textbooks' forms of the theorem give."""
        return tuple(forms(self.task, self.raw))

    @without_warnings()
    def slips(self, answer: TypedAnswer) -> tuple[Slip, ...]:
        """The mistakes that give the answer, simplest first; two at once only if no single one does."""
        if self._has_no_more_digits_than(answer):
            return self._twice_or_half(answer)
        if one_off := self._one_beside(answer):
            return (one_off,)
        limit = allowed(answer)
        tried = (*self.singles, *unrounded(self.task, self._every, answer))
        known = [suspect for suspect in tried if suspect.weight <= limit]
        suspects = self.giving(answer, known)
        weighed = [(suspect.weight, self._handed_in(suspect, answer)) for suspect in known]
        is_single = bool(suspects)
        if not is_single:
            suspects, more = self._by_two(answer, limit)
            weighed += more
        near = (False,) if is_single else (False, True)
        chances = [Chances(weighed, self.right, answer, beside=beside) for beside in near]
        named = (named_slip(suspect, others, chances, answer) for suspect, others in distinct(suspects))
        return tuple(slip for slip in named if slip.chance <= HIDDEN)

    def _has_no_more_digits_than(self, answer: TypedAnswer) -> bool:
        """Is the right number a decimal that ends where the answer does, so that neither is rounded?"""
        if self.task.whole or not math.isfinite(self.right) or allowed(answer) > NONE:
            return False
        steps = self.right / answer.unit if answer.unit else math.inf  # of 1e-400 no double is left
        return math.isfinite(steps) and abs(steps) > 1 / 2 and is_equal(steps, round(steps))

    def _one_beside(self, answer: TypedAnswer) -> Slip | None:
        """Of what is counted exactly, one more or fewer: both are whole, so that no coincidence explains it."""
        exactly = self.task.counts and self.task.theorem.relation == "=" and self.raw == self.whole
        words = ONE_BESIDE.get(round(answer.value - self.raw)) if exactly and answer.in_full else None
        likewise = (suspect.words for suspect in self.singles if is_equal(suspect.value, answer.value))
        return Slip(words, int(answer.value), ONE_MORE, 0.0, tuple(likewise)) if words else None

    def _twice_or_half(self, answer: TypedAnswer) -> tuple[Slip, ...]:
        """The only slips that one digit can show: a factor 2 between two numbers that are given in full."""
        by_two = (suspect for suspect in self.singles if suspect.words in (TWICE, HALF))
        exactly = (suspect for suspect in by_two if is_equal(suspect.value, answer.value))
        return tuple(Slip(suspect.words, suspect.value, suspect.weight, 0.0) for suspect in exactly)

    def _by_two(self, answer: TypedAnswer, limit: float) -> tuple[list[Suspect], list[tuple[float, float]]]:
        """The pairs that give the answer, and the weight and about the value of every pair."""
        pairs = self._trials(limit)
        rounded = [suspect for suspect in self.rounded_otherwise if suspect.weight <= limit]
        tried = (*rounded, *explaining(self.task, answer, pairs))
        about = [(pair.weight, pair.about) for pair in pairs]
        about += [(suspect.weight, float(suspect.value)) for suspect in rounded]
        return [suspect for suspect in tried if self._gives(suspect, answer)], about

    @cached_property
    @without_warnings()
    def singles(self) -> tuple[Suspect, ...]:
        """What each single slip gives, lightest first, unless it is the right answer."""
        wrong = (suspect for suspect in self._every if not self._is_right(suspect))
        return tuple(sorted(wrong, key=lambda suspect: suspect.weight))

    @cached_property
    @on_a_budget(SINGLES)
    @without_warnings()
    def _every(self) -> tuple[Suspect, ...]:
        from bounds import theorems

        return (*roundings(self.task, self.raw, "", 0.0), *singles(self.task, theorems))

    @cached_property
    def rounded_otherwise(self) -> tuple[Suspect, ...]:
        """Each single slip, rounded to the wrong side as well."""
        edited = [suspect for suspect in self.singles if self.task.finished(suspect.raw) == suspect.value]
        return tuple(suspect for suspect in rounded_otherwise(self.task, edited) if not self._is_right(suspect))

    @cached_property
    def _pairs(self) -> dict[float, list[PairOfSlips]]:
        return {}

    def _trials(self, limit: float) -> list[PairOfSlips]:
        if limit not in self._pairs:
            self._pairs[limit] = trials(self.task, limit, self.right)
        return self._pairs[limit]

    @cached_property
    @without_warnings()
    def own_singles(self) -> tuple[Suspect, ...]:
        """What each single slip in this theorem's own computation gives, unless it is the right answer."""
        every = (*roundings(self.task, self.raw, "", 0.0), *edited(self.task, FEW))
        return tuple(suspect for suspect in every if not self._is_right(suspect))

    @without_warnings()
    def giving(self, answer: TypedAnswer, suspects: Iterable[Suspect]) -> list[Suspect]:
        """Those of the suspects that give the answer, and the right number handed in badly."""
        short = short_of_right(self.task, self.raw, self.right, answer)
        return [suspect for suspect in (*short, *suspects) if self._gives(suspect, answer)]

    def _gives(self, suspect: Suspect, answer: TypedAnswer) -> bool:
        """A whole number may be handed in before it is rounded."""
        if not self.task.whole:
            return self._rounds_to(float(suspect.value), answer)
        if answer.whole:
            return answer.is_near(suspect.value)
        return suspect.value in (suspect.raw, self.task.finished(suspect.raw)) and answer.is_near(suspect.raw)

    def _handed_in(self, suspect: Suspect, answer: TypedAnswer) -> float:
        """The number of a suspect in the form of the answer: a bound on a count may be given as a real."""
        return float(suspect.raw if self.task.counts and not answer.whole else suspect.value)

    def _is_right(self, suspect: Suspect) -> bool:
        if self.task.counts and suspect.value != self.whole:
            return False
        number = suspect.raw if self.task.counts else suspect.value
        right = (self.right, *(form.value for form in self.forms))
        return any(math.isfinite(value) and is_equal(number, value) for value in right)


@lru_cache(maxsize=16)
@without_warnings()
def case(
    theorem: Theorem,
    unknown: str,
    target: float | None,
    inputs: tuple[tuple[str, float], ...],
    right: float,
    whole: int | None = None,
) -> Case:
    """The case of a question; `unknown` is empty where a value is asked for, `right` nan where nothing is right.

    `whole` is what `Theorem.whole` proves of a bound on a count; left out, it is read off the double.
    """
    word = theorem.variable(unknown) if unknown else None
    ways = list(tasks(theorem, word, target, dict(inputs), right if right > 0 else 1000.0))
    for task in ways:
        if task.counts and whole is None and math.isfinite(right):
            whole = nearest_whole(right, task.whole_above)
        with budget(OWN):
            raw = task.run(task.tree)
        if not math.isfinite(right) or task.comes_to(raw, right):
            return Case(task, right, raw, whole)
    return Case(ways[-1], right, right, whole)
