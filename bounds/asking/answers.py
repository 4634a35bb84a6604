"""Answers to a question in words: what was understood, what not, and what answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bounds.asking.by_hand import WorkedByHand
from bounds.comparison.conditions import condition
from bounds.numbers import format_number
from bounds.vocabulary.assumptions import Assumption

DIGITS = 4


@dataclass(frozen=True)
class UnderstoodPiece:
    """A piece of a question: what it is called here, its value, and the `words` it came from.

    `kind` is number, class, parameter (of the class), or fact. `is_guess` where neither letter nor words tell what the
    number is, and it was read so since nothing else was left, or where it is a usual value, of no words at all.
    """

    name: str
    value: Any
    words: str
    meaning: str = ""
    kind: str = "number"
    is_guess: bool = False

    @property
    def summary(self) -> str:
        """`δ = 0.05, failure probability, from "95% confidence"`."""
        number = "" if self.value is True else f" = {self._value}"
        meaning = f", {self.meaning}" if self.meaning else ""
        source = f'from "{self.words}"' if self.words else "the usual value"
        return f"{self.name}{number}{meaning}, {source}{' (a guess)' if self.is_guess else ''}"

    @property
    def _value(self) -> str:
        is_whole = isinstance(self.value, int)
        return self.value if isinstance(self.value, str) else format_number(self.value, None if is_whole else DIGITS)


@dataclass(frozen=True)
class RankedAnswer:
    """One answer. `kind` is theorem, count, vc, learner, view or page, `name` its slug, family or address.

    `unknown` is what is solved for, empty where the theorem's own value is meant; `given` are the inputs by their own
    names; `value` is None where an input is missing or nothing is computed. `needs` are assumptions that the question
    does not tell. `why` says in a sentence why nothing was computed.
    """

    kind: str
    name: str
    title: str
    unknown: str = ""
    given: Mapping[str, Any] = field(default_factory=dict)
    value: Any = None
    source: str = ""
    needs: tuple[Assumption, ...] = ()
    missing: tuple[str, ...] = ()
    number: str = ""
    why: str = ""

    @property
    def summary(self) -> str:
        """The answer in one line, its condition included."""
        named = f"{self.title} ({self.kind} {self.name})"
        if self.number:
            return f"{self.number} by {named}{condition(self.needs)}"
        if self.missing:
            return f"{named}: {', '.join(self.missing)} missing"
        return f"{named}{': ' if self.why else ''}{self.why}"


@dataclass(frozen=True)
class Reply:
    """What `ask` makes of a question. `unused` are numbers in the text that the first answer does not use.

    Where nothing answers, `nearest` are pages on which to look on. `doubts` say, a sentence each, what the first answer
    rests on that the question does not tell, and where a long question was not read to its end. `claimed` is a number
    that somebody worked out, and wants to be checked; `explanation` says, where that is asked, why the first answer's
    bound is as large as it is. `by_hand` is what can be worked out by hand of the rows that the question has.
    """

    question: str
    understood: tuple[UnderstoodPiece, ...]
    wanted: str
    unused: tuple[str, ...]
    missing: tuple[str, ...]
    answers: tuple[RankedAnswer, ...]
    nearest: tuple[RankedAnswer, ...] = ()
    doubts: tuple[str, ...] = ()
    claimed: str = ""
    explanation: str = ""
    by_hand: tuple[WorkedByHand, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.answers)

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """The reply as text, a line each."""
        lines = [] if self.answers else [NO_ANSWER if self.understood else NOTHING]
        lines += [f"understood: {piece.summary}" for piece in self.understood]
        lines += [f"wanted: {self.wanted}"] if self.wanted else []
        lines += [f"not used: {', '.join(self.unused)}"] if self.unused else []
        lines += [f"to be checked: {self.claimed}"] if self.claimed else []
        lines += [f"missing: {', '.join(self.missing)}"] if self.missing else []
        lines += [self.explanation] if self.explanation else []
        lines += [f"doubtful: {doubt}" for doubt in self.doubts]
        lines += [f"by hand: {quantity.summary}" for quantity in self.by_hand]
        lines += [f"{place}. {answer.summary}" for place, answer in enumerate(self.answers, start=1)]
        return [*lines, *(f"nearest page: {page.summary}" for page in self.nearest)]


NOTHING = "Nothing here was understood. Name a bound, a class, an algorithm, or the numbers of a question."
NO_ANSWER = "No theorem, class or page here answers this."
