"""One edge of the graph of theorems."""

from dataclasses import dataclass
from typing import Literal

from bounds.vocabulary.citation import Connection

Kind = Literal["rests on", "follows from", "is a case of", "sharpens", "limits"]
# Along these a theorem is never its own reason: they form no cycle.
REASONS: tuple[Kind, ...] = ("rests on", "follows from", "is a case of")
# What stands between the two titles, read from the other end.
BACKWARDS: dict[Kind, str] = {
    "rests on": "is used by",
    "follows from": "implies",
    "is a case of": "has as a case",
    "sharpens": "is sharpened by",
    "limits": "is limited by",
}


@dataclass(frozen=True)
class TheoremEdge:
    """From the theorem `upper`, which says so in its file, to `lower`: both are slugs.

    `because` is the sentence of the step, or the reason of the connection. `connection` is None where a proof's step
    uses the other theorem: then no inputs are stated at which their numbers compare.
    """

    kind: Kind
    upper: str
    lower: str
    because: str
    connection: Connection | None = None

    @property
    def is_reason(self) -> bool:
        """Does the one hold because the other does?"""
        return self.kind in REASONS
