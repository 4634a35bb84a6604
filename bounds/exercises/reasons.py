"""Why the right way is right: a sentence, and the step of the theorem's own proof where the slip would have to happen.

Only what the proof shows is stated; a slip of which it shows nothing gets no reason.
"""

import re
from dataclasses import dataclass

from bounds.diagnosis.kinds.log_bases import BINARY
from bounds.diagnosis.slip import Slip
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.numbers import format_number
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Step

DIGITS = 4
EXPONENTIAL = r"e\^|\\exp"
SETTLED = r"\\delta\s*$|=\s*\\delta"
FACTOR = re.compile(r"factor (?P<lost>\d+) lost in (?P<piece>.+)|for (?P<kept>\d+) in (?P<place>.+)")
ROUNDED = re.compile(r"(^|, )(not )?rounded\b")  # the result, not what leads to it
OTHER_THEOREM = re.compile(r"the (?:answer of|end by) another theorem: .*\((?P<slug>\w+)\)$")

SAFE_SIDE = "The bound must stay true: round to the side on which it still holds."
COUNTED = "Counts are whole numbers: at most {value} {them} are at most {whole}."
NEEDED = "Counts are whole numbers, and fewer than {value} {them} are too few: {whole} are needed."
AT_LEAST = "Counts are whole numbers: at least {value} {them} are at least {whole}."
STRICT = "The bound already holds there: one more is not needed."
NATURAL = "This theorem uses natural logarithms, because it comes from this step."
JUST_NATURAL = "The logarithms of this theorem are natural ones."
OFTEN = "The failure probability is fixed in this step."
POWER = "The power comes from this step."
CONSTANT = "The factor {factor} comes from this step."
TERMS = "Each term comes out of this equation."


@dataclass(frozen=True)
class Reason:
    """A sentence, and the step it is about."""

    text: str
    step: Step | None = None


def reason(problem: ExerciseProblem, slip: Slip) -> Reason | None:
    """Why the slip is one, as far as the theorem shows it."""
    words, theorem = slip.words, problem.theorem
    if words.startswith("one too"):
        return Reason(STRICT)
    if ROUNDED.search(words):
        return Reason(_sides(problem))
    if other := OTHER_THEOREM.match(words):
        return _other_theorem(other["slug"])
    if re.search(r"to base (2|10)", words) and "bits" not in words and BINARY not in words:
        step = _step(theorem, EXPONENTIAL)
        return Reason(NATURAL, step) if step else Reason(JUST_NATURAL)
    if re.search(r"-sided for |\d/δ for|δ/\d for|^2δ for|^δ for", words):
        return _reason(OFTEN, _step(theorem, SETTLED) or _step(theorem, r"\\delta"))
    if re.search(r"square root|² for|the result squared", words):
        return _reason(POWER, _step(theorem, EXPONENTIAL))
    if factor := FACTOR.search(words):
        return _constant(theorem, factor["lost"] or factor["kept"], factor["piece"] or factor["place"])
    if re.search(r"forgotten|minus for plus|plus for minus|multiplied instead", words):
        return _reason(TERMS, _step(theorem, SETTLED))
    return None


def _sides(problem: ExerciseProblem) -> str:
    """Which way the number rounds, and why."""
    if problem.whole is None:
        return SAFE_SIDE
    quantity = problem.theorem.returns
    why = NEEDED if quantity.needed else COUNTED if problem.theorem.relation == "<=" else AT_LEAST
    return why.format(
        value=format_number(float(problem.right), DIGITS), whole=format_number(problem.whole), them=quantity.counts
    )


def _reason(says: str, step: Step | None) -> Reason | None:
    return Reason(says, step) if step else None


def _step(theorem: Theorem, holds: str) -> Step | None:
    """The first step of the proof whose formula holds this."""
    return next((step for step in theorem.proof if step.formula and re.search(holds, step.formula)), None)


def _constant(theorem: Theorem, factor: str, piece: str) -> Reason | None:
    """The step in which the piece, or else its factor, first appears."""
    written = re.escape(piece.replace("·", ""))
    step = _step(theorem, rf"(?<!\d){written}") or _step(theorem, rf"(?<!\d){factor}(?!\d)")
    return _reason(CONSTANT.format(factor=factor), step)


def _other_theorem(slug: str) -> Reason:
    from bounds import theorems

    other = theorems[slug]
    return Reason(f"That is the bound of “{other.title}”.", Step(other.statement, other.latex))
