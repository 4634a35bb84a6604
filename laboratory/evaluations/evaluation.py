"""An evaluation: what follows from results, and how it is said."""

from dataclasses import dataclass
from typing import Any

from laboratory.evaluations import words
from laboratory.evaluations.evidence import Evidence


@dataclass(frozen=True, repr=False)
class Evaluation(Evidence):
    """What follows from a file of results, with probability 1 - `delta` for each interval.

    `understood` says how the files were read; `models`, `comparisons`, `calibrations` hold the numbers, each with its
    conditions; `warnings` what in the file contradicts these, `notes` what was not compared.
    """

    def __repr__(self) -> str:
        return "\n".join((*self.understood, words.lines(self).rstrip()))

    def _repr_markdown_(self) -> str:
        return self.to_markdown()

    def report(self) -> str:
        """One paragraph to quote: accuracies, intervals and comparisons, each with its conditions, and the warnings."""
        return words.paragraph(self)

    def to_markdown(self) -> str:
        """Tables of the intervals and comparisons, and the warnings, as Markdown."""
        return words.markdown(self)

    def to_dict(self) -> dict[str, Any]:
        """Everything but the single answers, as plain values for JSON."""
        return words.plain(self)
