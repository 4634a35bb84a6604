"""Where a statement comes from, what the lecture notes misprint, and the examples that check it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.filled import Filled

Compared = Literal["looser", "tighter", "neither", "convention"]
Connected = Literal["follows", "specialises", "sharpens", "limits"]


@dataclass(frozen=True)
class Source:
    """A place in a published work. `checked=False`: stated from memory, and shown so.

    `reference` is the full reference of a work that the bibliography does not have, as for a theorem of one's own.
    `seen_in` is the text that was read instead of the work, where that was not at hand: it quotes or proves it.
    """

    key: str
    where: str
    checked: bool = True
    reference: str = ""
    seen_in: str = ""

    def __post_init__(self) -> None:
        if self.key not in WORKS and not self.reference:
            raise ValueError(f"no work {self.key!r} is listed in bounds/vocabulary/bibliography.py; give its reference")
        if self.seen_in and not self.checked:
            raise ValueError(f"what was seen in {self.seen_in} is not stated from memory")

    @property
    def work(self) -> str:
        """The full reference."""
        return self.reference or WORKS[self.key]

    @property
    def in_full(self) -> str:
        """The place in the work, and whether that was checked."""
        return f"{self}{'' if self.checked else ' (stated from memory; not yet checked against the work)'}"

    def __str__(self) -> str:
        return f"{self.work}, {self.where}"


@dataclass(frozen=True)
class Example:
    """An independently known value: `printed` keeps its digits, whose last one sets the tolerance."""

    inputs: Mapping[str, float]
    printed: str
    origin: str
    unknown: str = ""  # with a target: what was solved for
    at_most: float | None = None
    at_least: float | None = None


# How what notes print stands to what is right: false in the letters of its own section, true but further from the truth
# than need be, or true by a convention that is not ours.
VERDICTS = {"false": "Misprint", "loose": "Right, but loose", "convention": "Another convention"}
_PLACES = {"false": "Misprint in", "loose": "Right, but loose, in", "convention": "Another convention in"}
_INSTEAD = {"false": "should read", "loose": "sharper:", "convention": "in this Lab:"}


@dataclass(frozen=True)
class Misprint:
    """Where lecture notes differ, in LaTeX: what they print, what is right, and what it does to numbers.

    Its `verdict` is one of `VERDICTS`. Numbers in the `consequence` are filled in by theorems.
    """

    notes: str
    where: str
    printed: str
    right: str
    consequence: Filled = Filled()  # noqa: RUF009 - a descriptor, no default
    verdict: str = "false"

    def __post_init__(self) -> None:
        if self.verdict not in VERDICTS:
            raise ValueError(
                f"the verdict on what notes print must be one of {', '.join(VERDICTS)}; got {self.verdict!r}"
            )
        if self.notes not in WORKS:
            raise ValueError(f"no work called {self.notes!r} is listed in bounds/vocabulary/bibliography.py")

    @property
    def instead(self) -> str:
        """What stands before the right form: only what is false `should read` otherwise."""
        return _INSTEAD[self.verdict]

    def place(self, notes: str) -> str:
        """`Misprint in <notes>, section 2`: the verdict, and the place in the notes as they are called here."""
        return f"{_PLACES[self.verdict]} {notes}, {self.where}"


@dataclass(frozen=True)
class Step:
    """One step of a proof: a sentence, its formula in LaTeX, and the result it uses."""

    text: str
    formula: str = ""
    uses: str = ""


@dataclass(frozen=True, kw_only=True)
class Connection:
    """How a theorem stands to `another`, at inputs of that one which are worked out from its own.

    It `follows` from the other, or `specialises` it, and its number is never the better one; it `sharpens` the other on
    narrower ground, and is never the worse one; or, a lower bound, it `limits` the other. `at` has the other's
    variables as expressions in this one's, where they are not called alike; `value` turns its number into one of this
    theorem. What neither has is free: it may be anything in its domain. `equal` numbers lose nothing.
    """

    kind: Connected
    another: str
    because: str
    at: Mapping[str, str] = field(default_factory=dict)
    value: str = "value"
    equal: bool = False


@dataclass(frozen=True, eq=False, kw_only=True)
class PrintedForm:
    """A theorem as another work prints it: the same guarantee, from the same inputs or some of them.

    `formula` is a function of the vocabulary, whose name is that of the form. Relative to the theorem's own number it
    is `compared` to be looser at all inputs, or tighter, or neither, or the same by another convention; `because` says
    why it holds. `fixes` are inputs that the work fixes; `where` is what it demands in addition, `ends` whether delta
    covers both ends where that differs from the theorem.
    """

    formula: Callable[..., Any]
    title: str
    source: Source
    compared: Compared
    because: str
    examples: tuple[Example, ...]
    fixes: Mapping[str, float] = field(default_factory=dict)
    ends: Literal["", "both", "one"] = ""
    where: tuple[Callable[..., Any], ...] = ()

    @property
    def name(self) -> str:
        """Its name, that of the formula."""
        return self.formula.__name__
