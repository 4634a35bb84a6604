"""What of a theorem a public Lean library proves, in a word to filter by."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bounds.formalization.counterpart import Counterpart
from bounds.formalization.library import counterparts, is_searched

# By the closest counterpart that was found. The first four are of the event that the theorem is about.
STATES: Mapping[str, str] = MappingProxyType({
    "same": "this bound",
    "part": "this bound in part: half of an equality, or under more conditions",
    "sharper": "a sharper bound",
    "weaker": "a weaker bound",
    "other": "only another statement, such as a step of the proof",
    "none": "none found",
    "unsearched": "nobody looked",
})  # fmt: skip
_OF_VERDICT = {"same": "same", "instance": "same", "narrower": "part", "other_event": "other"}


def state_of(slug: str) -> str:
    """Which of `STATES` a theorem is in. Raises KeyError for an unknown theorem.

    >>> state_of("hoeffding_two_sided"), state_of("winnow")
    ('same', 'none')
    """
    from bounds import theorems

    entries = counterparts(slug)
    if entries:
        return _state(entries[0])
    return "none" if is_searched(theorems[slug].family) else "unsearched"


def _state(entry: Counterpart) -> str:
    state = _OF_VERDICT.get(entry.verdict, entry.verdict)
    return "part" if state == "same" and entry.side else state


@cache
def states() -> Mapping[str, int]:
    """How many theorems are in each state that there is, in the order of `STATES`."""
    from bounds import theorems

    counts = Counter(map(state_of, theorems))
    return MappingProxyType({state: counts[state] for state in STATES if counts[state]})
