"""One question, every textbook: all theorems that answer it, side by side, and why they differ."""

from __future__ import annotations

from typing import Any

from bounds.comparing.applying import NoAnswer, answer, missing, speaks_to
from bounds.comparing.events import names_of
from bounds.comparing.reasons import explained
from bounds.comparing.row import Comparison, Row, Unlock
from bounds.comparing.setting import setting
from bounds.comparing.unlocking import unlocks

__all__ = ["Comparison", "Row", "Unlock", "compare"]


def compare(ask: str | None = None, realizable: bool | None = None, epsilon: Any = None, **facts: Any) -> Comparison:
    """Every theorem that the facts suffice for, grouped by event, best first.

    Facts carry the names of variables (`m`, `delta`, `d`, `ln_size`, `training_error`, `size`, `kl`, `radius`,
    `gamma`, `test_error`, ...). `ask` is `"true risk"`, `"gap"`, `"excess risk"`, or `"m"` for the number of examples
    that keeps the risk or gap within `epsilon`; without it, `m` is asked where only `epsilon` is known, and all
    events where `m` is. `realizable` says whether some hypothesis of the class has true risk 0; None: nobody knows,
    and rows that need it say so (`Row.needs`). Without a fact about a class (`d`, `ln_size`, ...), `errors` are
    those of one hypothesis on a test set of `m` examples.

    Raises DomainError, in one sentence, for a value that no theorem takes, TypeError for an unknown fact, and
    ValueError for a question that is none.
    """
    from bounds import theorems

    events = names_of(ask)
    wants_m = ask == "m" or (ask is None and epsilon is not None and facts.get("m") is None)
    if wants_m:
        if epsilon is None:
            raise ValueError("epsilon of compare (accuracy asked for) must be given when ask is 'm'")
        facts.pop("m", None)
    known = setting(facts, realizable, epsilon if wants_m else None, theorems)
    grouped: dict[str, list[Row]] = {}
    refused: list[tuple[str, str]] = []
    for theorem in theorems.values():
        if missing(theorem, known, wants_m) or not speaks_to(theorem, known, wants_m, events):
            continue
        try:
            row = answer(theorem, known, wants_m)
            grouped.setdefault(row.event, []).append(row)
        except NoAnswer as reason:
            refused.append((theorem.slug, str(reason)))
    present = [event for event in events if event in grouped]
    rows = tuple(row for event in present for row in explained(grouped[event], present[0]))
    used = {name for row in rows for name in row.given} | {"m"}
    return Comparison(
        asked="m" if wants_m else ", ".join(events),
        facts={**known.facts, **({"epsilon": known.epsilon} if wants_m else {})},
        rows=rows,
        unlocks=unlocks(theorems.values(), known, wants_m, events, rows),
        refused=tuple(refused),
        unused=tuple(name for name in facts if name not in used and facts[name] is not None),
    )
