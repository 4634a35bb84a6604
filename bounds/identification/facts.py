"""What is given with a number to identify: inputs under any letters, and further assumptions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.comparison.assumption_names import assumption_called, by_their_keys
from bounds.comparison.implied_assumptions import tellable
from bounds.reading.yes_or_no import read_yes_no_or_unknown
from bounds.solving.typed_inputs import LETTERS_OF_TARGETS, TARGETS
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.near import SHOWN, near


@dataclass(frozen=True)
class GivenFacts:
    """`facts` under the names they were given by; `assumed` by the assumptions' keys; `realizable` is None where nobody
    knows whether some hypothesis of the class has true risk 0."""

    facts: Mapping[str, Any]
    assumed: Mapping[str, bool]
    realizable: bool | None


def given_facts(inputs: Mapping[str, Any], theorems: Iterable[Theorem]) -> GivenFacts:
    """What is given, parted. Raises TypeError for a name that no theorem reads, DomainError for a yes that is none."""
    everything = list(theorems)
    facts = {name: value for name, value in inputs.items() if value is not None}
    realizable = _realizable(facts.pop("realizable", None))
    known = [name for name in facts if name in (*TARGETS, *LETTERS_OF_TARGETS) or _is_read(name, everything)]
    for name in facts:
        if name not in known and assumption_called(name) is None:
            raise TypeError(_unread(name, everything))
    assumed, _ = by_their_keys({name: facts[name] for name in facts if name not in known}, ())
    return GivenFacts({name: facts[name] for name in known}, assumed, realizable)


def _realizable(said: Any) -> bool | None:
    try:
        return read_yes_no_or_unknown(said)
    except ValueError:
        what = "realizable (whether some hypothesis has true risk 0)"
        raise DomainError(f"{what} must be yes, no or unknown; got {str(said)[:SHOWN]}") from None


def _is_read(name: str, theorems: Iterable[Theorem]) -> bool:
    return any(theorem.readings.of(name) for theorem in theorems)


def _unread(name: str, theorems: Iterable[Theorem]) -> str:
    names = {name: None for theorem in theorems for name in theorem.names}
    meant = near(name, [*names, *tellable()])
    hint = f"; did you mean {', '.join(meant)}?" if meant else ""
    return f"no theorem has a variable {name[:SHOWN]}{hint}"
