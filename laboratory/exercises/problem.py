"""A question with numbers to compute by hand, its answer, and the wrong answers of common mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bounds.diagnosis.answers import FEWEST, TypedAnswer, read_answer
from bounds.diagnosis.stated_units import check_unit
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.accepted import Accepted, accepted
from bounds.exercises.rounding import Rounding
from bounds.numbers import TIDY
from bounds.vocabulary.citation import Step

REAL = Rounding(whole=False, up=None)
WHOLE = Rounding(whole=True, up=None, is_stated=False)


@dataclass(frozen=True)
class WrongAnswer:
    """The number that a common mistake gives, and a sentence about the mistake."""

    value: float
    words: str


@dataclass(frozen=True)
class Checked:
    """The verdict on an answer, and the sentence that explains it, if one does."""

    verdict: Verdict
    words: str = ""

    @property
    def right(self) -> bool:
        """Is the answer right?"""
        return self.verdict is Verdict.RIGHT


@dataclass(frozen=True)
class Problem:
    """`text` is Markdown with LaTeX and ends with the question; the last of `steps` contains the answer.

    `inputs` holds the numbers of the question as they were drawn, `kind` is the file that drew them, and `place` is
    where lecture notes work the example.
    """

    text: str
    answer: int | float
    slips: tuple[WrongAnswer, ...] = field(compare=False)
    steps: tuple[Step, ...] = field(compare=False)
    inputs: Mapping[str, Any] = field(compare=False, default_factory=dict)
    rounding: Rounding = REAL
    unit: str = ""
    kind: str = ""
    place: str = ""

    @property
    def question(self) -> str:
        """The text, with the rounding of the answer."""
        return f"{self.text}{self.rounding.sentence}"

    @property
    def key(self) -> str:
        """The answer, rounded as the question requires."""
        return self._rounded(self.answer)

    @property
    def solution(self) -> tuple[Step, ...]:
        """The worked solution."""
        return self.steps

    @property
    def level(self) -> str:
        """Instead of a difficulty."""
        return "by hand"

    @property
    def source(self) -> tuple[str, str]:
        """The kind of question, which a sheet has instead of a theorem."""
        return self.kind, self.level

    @property
    def leans_on(self) -> str:
        """Where the notes work it; empty where they do not."""
        return self.place

    @property
    def wrong_answers(self) -> tuple[tuple[str, str], ...]:
        """The numbers of the common mistakes, rounded as the question requires, and their sentences."""
        return tuple((self.wrong(slip), slip.words) for slip in self.slips)

    @property
    def accepted(self) -> tuple[Accepted, ...]:
        """The numbers that are right as intervals, the key first: for platforms that compare numbers."""
        return accepted(self.rounding, float(self.answer), self.key, safely=False)

    def wrong(self, slip: WrongAnswer) -> str:
        """The number of a common mistake, rounded as the question requires."""
        return self._rounded(slip.value)

    def told_apart(self) -> Problem:
        """The same without mistakes that give the right number, or another mistake's, at the required precision."""
        apart: dict[str, WrongAnswer] = {}
        for slip in self.slips:
            if self.wrong(slip) != self.key:
                apart.setdefault(self.wrong(slip), slip)
        return replace(self, slips=tuple(apart.values()))

    def checked(self, answer: Any) -> Checked:
        """Right as the question requires, to all digits given; else the diagnosis of the number.

        Raises DomainError for what is no number, and for a number in another unit.
        """
        if self.unit:
            check_unit(answer, self.unit)
        handed = read_answer(answer)
        near = handed.is_near(float(self.answer))
        missed = self.rounding.missed(handed, self.key) if near else ""
        if near and not missed:
            return Checked(Verdict.RIGHT)
        exact = next((slip.words for slip in self.slips if handed.value == float(self.wrong(slip))), "")
        if near and not exact and self.rounding.is_coarse(handed, self.key):
            return Checked(Verdict.TOO_FEW_DIGITS, missed)
        return Checked(Verdict.WRONG, exact or missed or self._explained(handed))

    def _rounded(self, x: float) -> str:
        """As the question requires, without the rounding errors of doubles: 0.5, not 0.5000."""
        return self.rounding.key(float(f"{x:.{TIDY}g}"))

    def _explained(self, handed: TypedAnswer) -> str:
        """The mistake that gives the number to the digits it has; one digit is not enough."""
        if handed.digits < FEWEST:
            return ""
        return next((slip.words for slip in self.slips if handed.is_near(slip.value)), "")
