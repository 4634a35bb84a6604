"""Solving where a formula is not monotone: the value from which on all easier ones reach the target.

A monotone theorem on the formula's safe side, its envelope, proves all values from some place on; from there on the
teeth are checked in balls to the first value that fails. Along a tooth the formula runs one way, as the theorem
declares: a tooth both of whose ends keep the bound keeps it throughout. Without such a declaration every value is a
tooth.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bounds.formula.patience import limited_to
from bounds.numbers import format_number
from bounds.solving.certificates import ends
from bounds.solving.integer_search import around, bisect
from bounds.solving.lattice import Lattice
from bounds.solving.monotone import allowed, none_allowed, solve_monotone
from bounds.solving.question import Question, Solution

LONGEST = 2_500_000  # steps for checking the teeth
FEW = 1000  # values of a domain that are all looked at where its envelope proves nothing


def solve_uneven(question: Question) -> Solution:
    """The answer for an unknown in which the theorem is declared uneven."""
    lattice = allowed(question)
    if lattice is None:
        return none_allowed(question)
    theorem, label = question.theorem, question.unknown.label
    if theorem.envelope is None or not question.unknown.domain.integer:
        return Solution(None, None, False, f"the bound is not monotone in {label}: it is not solved for {label}")
    if theorem.envelope.relation != question.relation:
        side = "below" if theorem.envelope.relation == ">=" else "above"
        why = f"the bound is not monotone in {label}, and has a monotone bound only from {side}: it is not solved"
        return Solution(None, None, False, why)
    smooth = question.about(theorem.envelope)
    start = solve_monotone(smooth)
    if start.value is None:
        return _without_envelope(question, smooth, lattice, start)
    return _walked(question, smooth, lattice, start)


def _without_envelope(question: Question, smooth: Question, lattice: Lattice, start: Solution) -> Solution:
    """Where the envelope proves nothing: from the end of the domain, if it is near enough to look at every value."""
    easiest, hardest, harder = ends(smooth, lattice)
    at_edge = lattice.edge_high if harder < 0 else lattice.edge_low
    title, side = smooth.theorem.title, "above" if smooth.theorem.relation == ">=" else "below"
    if not at_edge or lattice.high - lattice.low > FEW:
        return replace(start, certified=False, why=f"not known: by {title}, never {side} it, {start.why}")
    walk, last = _Walk(question, lattice, hardest, harder, easiest), format_number(lattice.at(easiest))
    with limited_to(LONGEST) as work:
        if not walk.holds(easiest):
            return Solution(None, None, False, _not_at_the_end(question, last))
        walk.to_the_first_failure()
    value, verdict = lattice.at(walk.reached), walk.verdict_beyond
    sure = walk.reached == hardest or verdict is False
    each = f"each from {format_number(value)} to {last}" if value != lattice.at(easiest) else last
    why = f"{each}, the end of the domain, was checked by itself; {walk.ending}"
    return Solution(value, question.achieved(value), sure, why, finished=not work.ended_early)


def _not_at_the_end(question: Question, last: str) -> str:
    label, sign = question.unknown.label, "≥" if question.relation == ">=" else "≤"
    reached = f"the {question.theorem.returns.name} is not {sign} {format_number(question.target)}"
    return f"at {label} = {last}, the end of the domain, {reached}: there is no {label} from which on it is"


def _walked(question: Question, smooth: Question, lattice: Lattice, start: Solution) -> Solution:
    """From the envelope's answer towards the hard side, to the last value before the first failure."""
    _, hardest, harder = ends(smooth, lattice)
    walk = _Walk(question, lattice, hardest, harder, lattice.index(start.value))
    with limited_to(LONGEST) as work:
        walk.to_the_first_failure()
    value, verdict = lattice.at(walk.reached), walk.verdict_beyond
    sure = start.certified and (walk.reached == hardest or verdict is False)
    from_there, to_here = format_number(start.value), format_number(value)
    checked = "each tooth was checked at its ends" if question.has_teeth else "each was checked by itself"
    why = f"from {from_there} on by {smooth.theorem.title}; to {to_here} {checked}; {walk.ending}"
    return Solution(value, question.achieved(value), sure, why, finished=start.finished and not work.ended_early)


@dataclass
class _Walk:
    """How far from the envelope's answer towards the `hardest` index the bound is proved: up to `reached`."""

    question: Question
    lattice: Lattice
    hardest: int
    harder: int  # the step towards the hard side
    reached: int
    verdicts: dict[int, bool | None] = field(default_factory=dict)
    too_long: str = ""  # why balls could not say, of the last value they were in question

    def to_the_first_failure(self) -> None:
        """Tooth by tooth; in the tooth where the bound comes to fail, by halves."""
        for near, far in self._teeth():
            if not self.holds(near):
                return
            self.reached = near
            if not self.holds(far):
                self.reached = bisect(self.holds, far, near)
                return
            self.reached = far

    @property
    def verdict_beyond(self) -> bool | None:
        """Is the bound proved or refuted at the value after the last that is proved? None where unknown."""
        return self.verdicts.get(self.reached + self.harder)

    @property
    def ending(self) -> str:
        """What stopped the walk, in words."""
        if self.reached == self.hardest:
            return "the end of the domain"
        beyond = format_number(self.lattice.at(self.reached + self.harder))
        if self.verdict_beyond is False:
            return f"{beyond} fails"
        if self.too_long:
            return f"not proved further, since at {beyond} {self.too_long}"
        if self.reached + self.harder in self.verdicts:
            return f"at {beyond} the bound equals the target to 600 digits"
        others = "smaller" if self.harder < 0 else "larger"
        return f"not finished after {format_number(LONGEST)} steps, so that {others} ones may do"

    def holds(self, index: int) -> bool:
        """Is the bound proved there?"""
        if index not in self.verdicts:
            try:
                self.verdicts[index] = self.question.proved(self.lattice.at(index))
            except NotImplementedError as too_long:
                self.verdicts[index], self.too_long = None, str(too_long)
        return self.verdicts[index] is True

    def _teeth(self) -> Iterator[tuple[int, int]]:
        """First and last index of each tooth, from here to the hardest."""
        end, length = self.reached, 1
        while end != self.hardest:
            near = end + self.harder
            end = self._end_of_tooth(near, length)
            length = abs(end - near) + 1
            yield near, end

    def _end_of_tooth(self, near: int, length: int) -> int:
        """The last index of the tooth that begins at `near`, as long as its neighbour, about."""
        if not self.question.has_teeth:
            return near

        def on_it(index: int) -> bool:
            return bool(self.question.tooth(self.lattice.at(index)) == number)

        number = self.question.tooth(self.lattice.at(near))
        end = around(on_it, near, self.harder, self.hardest, near, length)
        return near if end is None else end
