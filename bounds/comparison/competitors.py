"""Who competes for an answer about one event, and in which reading: the one list of `bounds.compare` and the atlas.

A theorem that bounds the very quantity asked for competes as it is. A bound on the gap over a class also bounds the
true risk once the training error is added, and, if it is two-sided, twice it bounds the excess risk of an empirical
risk minimizer. A sample complexity competes solved for its accuracy.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from bounds.comparison.events import EXAMPLES, event_of, two_sided
from bounds.comparison.inapplicability import missing, reason_for_silence
from bounds.comparison.readings import CHOSEN
from bounds.comparison.row import OPEN_CONSTANT
from bounds.comparison.setting import Circumstances
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import ERM

CAPACITIES = frozenset({"d", "ln_size"})  # over a class measured so, a gap is that of the learner's hypothesis
BESIDE_THEM = frozenset({"m", "delta", "training_error", "errors"})


class Reading(Enum):
    """How a theorem's number becomes a bound on what is asked for."""

    AS_IT_IS = ""
    PLUS_TRAINING_ERROR = "plus the training error"
    TWICE = "twice"
    SOLVED = "solved for ε"


def competing(
    theorems: Mapping[str, Theorem], known: Circumstances, event: str, even_if: Iterable[str] = ()
) -> Iterator[tuple[Theorem, Reading]]:
    """Every theorem that answers about the event from the facts alone, the number of examples among them.

    Those that need more stay out, unless it is an assumption of `even_if`, by its key; so do those that leave their
    constant open and bound nothing.
    """
    spared = frozenset(even_if)
    for theorem in theorems.values():
        reading = reading_for(theorem, known, event)
        needs = {need.key for need in known.needs(theorem)} if reading is not None else set()
        if reading is not None and needs <= spared and OPEN_CONSTANT not in theorem.names:
            yield theorem, reading


def reading_for(theorem: Theorem, known: Circumstances, event: str) -> Reading | None:
    """In which reading the theorem answers about the event from these facts, with all that it needs besides; None
    where it does not."""
    reading = _reading(theorem, known, event)
    if reading is None or known.contradiction(theorem):
        return None
    if reading is Reading.AS_IT_IS:
        lacking = missing(theorem, known, wants_m=False) or reason_for_silence(theorem, known, wants_m=False)
        return None if lacking else reading
    rest = theorem.names - BESIDE_THEM - CAPACITIES - theorem.free_parameters - CHOSEN
    over_a_class = theorem.names & CAPACITIES and "delta" in theorem.names and rest <= {"epsilon"}
    lacks = missing(theorem, known, wants_m=False) - ({"epsilon"} if reading is Reading.SOLVED else set())
    return reading if over_a_class and not lacks else None


def _reading(theorem: Theorem, known: Circumstances, event: str) -> Reading | None:
    own = event_of(theorem)  # of a sample complexity: what it keeps small
    if theorem.returns.name == EXAMPLES:
        solvable = own == event and "epsilon" in theorem.names and theorem.relation == "<="
        return Reading.SOLVED if solvable and "epsilon" in theorem.solvable else None
    if own == event:
        return Reading.AS_IT_IS
    if own == "gap" and event == "true risk" and (error := known.known.get("training_error")) is not None:
        above = error.side != "at least"
        return Reading.PLUS_TRAINING_ERROR if above and error.value else Reading.AS_IT_IS if above else None
    if own == "gap" and event == "excess risk" and two_sided(theorem) and known.assumptions.get(ERM.key, True):
        return Reading.TWICE
    return None
