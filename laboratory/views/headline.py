"""The headline of a view: what was measured, beside its bound."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from bounds.numbers import UNBROKEN, at_least, at_most, digits_beside, exact, format_short, in_percent, percent
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.prose import in_a_sentence


@dataclass(frozen=True)
class Headline:
    """The number that was measured and its bound, in this order on every page.

    `what` is measured, in the field's words ("updates"). A bound is rounded to the safe side: `at_most` up, `at_least`
    down; `by` names its source, or says why there is no guarantee. `measured_text` is the number measured as it is to
    be read, where three digits are not the way ("0 and 1/2"). A `share` is read in per cent, on both sides. `condition`
    tells how often the bound holds and on what condition, `, if the learner is ERM`: see `ViewResult.headline`.
    `theorem` is the slug of its theorem, where the number is more than the value of a theorem that the view opens.
    Where there is none, `rests_on` are the assumptions of the bound: none for a fact about what was run.
    """

    value: float
    what: str
    _: KW_ONLY
    at_most: float | None = None
    at_least: float | None = None
    by: str = ""
    measured_text: str = ""
    share: bool = False
    condition: str = ""
    theorem: str = ""
    rests_on: Sequence[Assumption] | None = None

    @property
    def measured(self) -> str:
        """The measured number as it is read, on its side of the bound that is read beside it."""
        digits = digits_beside(self.value, self.at_most, self.at_least)
        return self.measured_text or (percent if self.share else format_short)(self.value, digits)

    @property
    def bound_text(self) -> str:
        """The bound in words, `at most 16`; empty where there is none."""
        return self.bound.replace("Bound ≤", "at most").replace("Lower bound ≥", "at least")

    @property
    def bound(self) -> str:
        """`Bound ≤ 16` or `Lower bound ≥ 0.1`; empty where there is none."""
        read, unit = (in_percent, f"{UNBROKEN}%") if self.share else (exact, "")
        if self.at_most is not None:
            return f"Bound ≤ {at_most(read(self.at_most))}{unit}"
        return "" if self.at_least is None else f"Lower bound ≥ {at_least(read(self.at_least))}{unit}"

    @property
    def sentence(self) -> str:
        """Both in one line."""
        bound = f"; {in_a_sentence(self.bound)}{self.condition}" if self.bound else ""
        line = f"{self.measured} {self.what}{bound}"
        return f"{line} ({self.by})" if self.by else line
