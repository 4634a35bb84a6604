"""The record of a diagnosis, and what it is made from."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, overload

from bounds.diagnosis.budget import LEFT_OUT
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.numbers import digits_of
from bounds.theorem import Theorem
from bounds.vocabulary.prose import capitalized

NO_SLIP = "no common error is recognised in this number"  # it may be one that a guess would hit as well


@dataclass(frozen=True)
class Slip:
    """A common error that gives exactly the number in question, at the digits given.

    `weight` orders slips: the simplest has the smallest. `chance` is the probability that a number drawn log-uniformly
    between a tenth and ten times the right one, and of as many digits, would be explained by some slip of at most this
    weight. `others` are further names of mistakes that give the same value, which is a tuple where several numbers are
    asked for.
    """

    words: str
    value: Any
    weight: float
    chance: float
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Diagnosis(Sequence[Slip]):
    """The verdict on an answer, the right one (a tuple of several, or a label), and the slips that explain it.

    True only where the answer is right by the theorem in question; as a sequence it has the slips, simplest first.
    `correct` is the `Solution` where something was solved for, else the value. `form` is empty, or names the textbook
    form with which the answer is right although the theorem's own formula gives `value`, or the other convention of
    counting. `book` is the theorem of another book by which the answer is right, if it is. `enough` is the number of
    significant digits that would tell, where the answer has too few, else 0. `whose` says whether δ pays for both
    ends of the right number or for one, where it could be either: `95 % for both ends together`. `whole` is the whole
    number that a bound on a count comes to. `low` and `high` enclose the numbers that round to the answer at the
    digits it is given with. `read_as` is empty, or the other reading of the answer by which it is right: `55.874` for
    `55,874`. `is_partial` says that it would have been too much work to try all usual slips and other books; the
    verdict on the number itself is as sure.

    >>> from bounds import diagnose
    >>> diagnose("0.25", "hoeffding_two_sided", m=1000, delta=0.05)
    <not quite: 0.0429...>
    >>> bool(diagnose("0.0430", "hoeffding_two_sided", m=1000, delta=0.05))
    True
    >>> diagnose("0.04", "hoeffding_two_sided", m=1000, delta=0.05).verdict
    <Verdict.TOO_FEW_DIGITS: 'too few digits to tell'>
    """

    verdict: Verdict
    correct: Any
    slips: tuple[Slip, ...] = ()
    form: str = field(default="", kw_only=True)
    book: Theorem | None = field(default=None, kw_only=True)
    enough: int = field(default=0, kw_only=True)
    whose: str = field(default="", kw_only=True)
    whole: int | None = field(default=None, kw_only=True)
    low: float = field(default=0.0, kw_only=True)
    high: float = field(default=0.0, kw_only=True)
    read_as: str = field(default="", kw_only=True)
    is_partial: bool = field(default=False, kw_only=True)

    @property
    def right(self) -> bool:
        """Is the answer right?"""
        return self.verdict is Verdict.RIGHT

    @property
    def value(self) -> Any:
        """The right number; None where there is none."""
        return getattr(self.correct, "value", self.correct)

    def __bool__(self) -> bool:
        return self.right

    @overload
    def __getitem__(self, index: int) -> Slip: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Slip, ...]: ...
    def __getitem__(self, index: int | slice) -> Slip | tuple[Slip, ...]:
        return self.slips[index]

    def __iter__(self) -> Iterator[Slip]:
        return iter(self.slips)

    def __len__(self) -> int:
        return len(self.slips)

    def _repr_markdown_(self) -> str:
        value = "there is no such value" if self.value is None else digits_of(self.value, 7)
        whose = f" ({self.whose})" if self.whose else ""
        if self.right:
            read = f" (read as {self.read_as})" if self.read_as else ""
            return f"**Right**{read}: {value}{f', with {self.form}' if self.form else ''}{whose}."
        if self.book is not None:
            book = f"{self.book.title} ({self.book.source})"
            return f"**Right by another book**: {book}. This theorem gives {value}{whose}."
        if self.verdict is Verdict.BY_ANOTHER_BOOK:
            return f"**Right by another book**: {self.form}. Here it is {value}{whose}."
        if self.verdict is Verdict.TOO_FEW_DIGITS:
            return f"**Too few digits for a verdict**: {asks_for(self.enough)}."
        slips = "".join(f"\n- your answer is the result of: {slip.words}" for slip in self.slips)
        explanation = f"\n{slips}" if slips else f" {capitalized(NO_SLIP)}."  # a list stands by itself
        partial = f"\n\nHere {LEFT_OUT}." if self.is_partial else ""
        return f"**Not quite**: the right answer is {value}{whose}.{explanation}{partial}"

    def __repr__(self) -> str:
        if self.verdict is Verdict.TOO_FEW_DIGITS:
            return f"<{self.verdict}: {asks_for(self.enough)}>"
        if self.book is not None:
            return f"<{self.verdict}: {self.book.title} ({self.book.source}); this theorem gives {self.value}>"
        slips = [f"{slip.words} gives {digits_of(slip.value, 6)}" for slip in self.slips]
        form = self.form if self.verdict is Verdict.BY_ANOTHER_BOOK else f"with {self.form}"
        parts = [form] if self.form else slips
        return f"<{self.verdict}: {'; '.join([f'{self.value}', *parts])}>"


@dataclass(frozen=True, eq=False)
class Edit:
    """A changed tree and the name of the change; `path` says where, the whole tree being the empty path."""

    words: str
    weight: float
    tree: ast.expr
    path: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Suspect:
    """A number that some slip, or another form, gives: before it is rounded, and as it would be handed in."""

    words: str
    weight: float
    raw: float
    value: int | float
