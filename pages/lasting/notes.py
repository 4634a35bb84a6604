"""What a page says of numbers that were set elsewhere: which they are, and from where."""

from collections.abc import Iterable
from dataclasses import dataclass

from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from bounds.vocabulary.prose import listed


@dataclass(frozen=True)
class Note:
    """A fact from the `source` that a field took, or why it did not; `own` is what stood there before."""

    source: str
    symbol: str
    text: str
    own: str
    refusal: str = ""
    sign: str = "="

    @property
    def stands(self) -> str:
        """What the field holds for as long as this is so."""
        return self.own if self.refusal else self.text

    @property
    def equation(self) -> str:
        """`m = 500`."""
        number = read_number(self.text)
        return f"{self.symbol} {self.sign} {number if isinstance(number, str) else format_number(number)}"


def kept_in_words(notes: Iterable[Note]) -> list[str]:
    """`δ = 0.01 and m = 500 are kept from Calculator.`"""
    equations: dict[str, dict[str, None]] = {}
    for note in notes:
        equations.setdefault(note.source, {})[note.equation] = None
    return [f"{listed([*each])} {'are' if len(each) > 1 else 'is'} kept from {source}."
            for source, each in equations.items()]  # fmt: skip


def unused_in_words(notes: Iterable[Note]) -> list[str]:
    """`m = 500 from Calculator and δ = 0.01 from Audit do not fit here.`"""
    equations = list(dict.fromkeys(f"{note.equation} from {note.source}" for note in notes))
    return [f"{listed(equations)} {'do' if len(equations) > 1 else 'does'} not fit here."] if equations else []
