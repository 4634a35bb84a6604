"""What the notes print held against an exact value, beside the correct form."""

from dataclasses import dataclass
from fractions import Fraction

from bounds import theorems

Exact = float | Fraction


@dataclass(frozen=True)
class Case:
    """`printed` is what the notes print as a bound, `happens` the exact value it is held against.

    `right` and `happens_then` are the same for the correct form, in the same situation. `slug` is the theorem that
    records the misprint, `notes` are the notes that have it.
    """

    slug: str
    notes: str
    printed: Exact
    happens: Exact
    right: Exact
    happens_then: Exact

    def check(self) -> None:
        """The theorem records that the notes are wrong, the printed bound fails and the right one holds."""
        wrong = {misprint.notes for misprint in theorems[self.slug].misprints if misprint.verdict == "false"}
        assert self.notes in wrong
        assert self.happens > self.printed
        assert self.happens_then <= self.right
