"""The result of an identification: everything that gives the number, likeliest first, each with its condition."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from bounds.comparison.conditions import condition
from bounds.diagnosis.slip import Slip
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.numbers import format_number
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption

DIGITS = 6


@dataclass(frozen=True, eq=False)
class Explanation:
    """A theorem, what the facts ask of it, and the number it gives: the answer itself, but for a `slip`.

    `unknown` is empty where the theorem's value is asked for; `inputs` are its inputs, with the target where something
    is solved for. `value` is the theorem's own number, `whole` the whole number that a bound on a count comes to.
    `form` is a textbook's form with which the answer is right. `needs` are assumptions that the facts do not tell: it
    holds only where they do. `read` says how the facts were understood, `unused` which it leaves aside.
    """

    theorem: Theorem
    unknown: str
    inputs: dict[str, Any]
    value: float | int
    whole: int | None
    needs: tuple[Assumption, ...]
    unused: tuple[str, ...]
    read: tuple[str, ...]
    asks_back: tuple[str, ...]
    form: str = ""
    slip: Slip | None = None

    @property
    def right(self) -> bool:
        """Is the answer this theorem's, and no slip's?"""
        return self.slip is None

    @property
    def is_form(self) -> bool:
        """Is the answer right by another form of the theorem?"""
        return bool(self.form) or self.theorem.base is not None

    @property
    def condition(self) -> str:
        """`, if the learner has no training error`; empty where it needs no more than the facts."""
        return condition(self.needs)

    @property
    def number(self) -> str:
        """What the theorem gives: `m = 140`, `gap <= 0.0429469`."""
        number = format_number(self.value, None if isinstance(self.value, int) else DIGITS)
        if self.unknown:
            return f"{self.unknown} = {number}"
        whole = "" if self.whole is None or self.value == self.whole else f", so {format_number(self.whole)}"
        return f"{self.theorem.returns.name} {self.theorem.relation_of(self.value)} {number}{whole}"

    @property
    def summary(self) -> str:
        """All of it in one line, the condition included."""
        named = f"{self.theorem.title} ({self.theorem.slug})"
        aside = f"; {', '.join(self.unused)} not used" if self.unused else ""
        if self.slip is not None:
            return f"{named} with {self.slip.words}; it gives {self.number}{self.condition}{aside}"
        by_form = f" with {self.form}" if self.form else ""
        return f"{self.number} by {named}{by_form}{self.condition}{aside}"


@dataclass(frozen=True, eq=False)
class Identification(Sequence[Explanation]):
    """Everything that gives the answer: theorems and their forms first, then single slips, the likeliest first of each.

    `verdict` is RIGHT where some theorem gives it, TOO_FEW_DIGITS where a theorem's number rounds to it and so do many
    others (`enough` digits would tell), else WRONG. `tried` counts the questions that the facts pose. `unfinished`: the
    slips of some were not looked for, since there are too many. `read_as` is empty, or the other reading of the answer
    by which it is right: `55.874` for `55,874`.

    >>> from bounds import identify
    >>> [one.theorem.slug for one in identify(140, size="3^10", epsilon=0.1, delta="5%") if one.right]
    ['finite_realizable']
    """

    answer: str
    verdict: Verdict
    explanations: tuple[Explanation, ...]
    tried: int
    enough: int = 0
    unfinished: bool = False
    read_as: str = ""

    @property
    def right(self) -> bool:
        """Does some theorem give it?"""
        return self.verdict is Verdict.RIGHT

    def __bool__(self) -> bool:
        return self.right

    @overload
    def __getitem__(self, index: int) -> Explanation: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Explanation, ...]: ...
    def __getitem__(self, index: int | slice) -> Explanation | tuple[Explanation, ...]:
        return self.explanations[index]

    def __iter__(self) -> Iterator[Explanation]:
        return iter(self.explanations)

    def __len__(self) -> int:
        return len(self.explanations)

    @property
    def summary(self) -> str:
        """The verdict on the number, in a sentence."""
        if self.verdict is Verdict.TOO_FEW_DIGITS:
            return f"{self.verdict}: {self.answer}; {asks_for(self.enough)}"
        if self.right:
            return f"{self.verdict}: {self.answer}"
        return f"no theorem gives {self.answer} from these inputs"

    def _repr_markdown_(self) -> str:
        return "\n".join([f"**{self.summary}**\n", *(f"- {explanation.summary}" for explanation in self)])

    def __repr__(self) -> str:
        return f"<{'; '.join([self.summary, *(explanation.summary for explanation in self)])}>"
