"""One question, every textbook: all theorems that answer it, side by side, and why they differ."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bounds.comparison.application import NoAnswer, answer, reread
from bounds.comparison.competitors import Reading, reading_for
from bounds.comparison.events import FROM_BELOW, event_of, names_of
from bounds.comparison.implications import READ_AS
from bounds.comparison.inapplicability import lacking, missing, reason_for_silence
from bounds.comparison.questions import question_of, without_a_sample
from bounds.comparison.readings import own_facts
from bounds.comparison.reasons import explained
from bounds.comparison.row import Comparison, LeftOut, Row, Unlock
from bounds.comparison.setting import Circumstances, setting
from bounds.comparison.typed_facts import understood_facts
from bounds.comparison.unlocks import unlocks
from bounds.reading.yes_or_no import read_yes_no_or_unknown
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.near import SHOWN

__all__ = ["Comparison", "LeftOut", "Row", "Unlock", "compare"]


def compare(
    ask: str | None = None, realizable: bool | str | None = None, epsilon: Any = None, **facts: Any
) -> Comparison:
    """All theorems that apply to the inputs, and to all that follows from them, grouped by event, best first.

    Inputs (facts) have the names of variables (`m`, `delta`, `d`, `ln_size`, `training_error`, `size`, `kl`, `radius`,
    `gamma`, `test_error`, ...), or letters of books and everyday twins (`n`, `alpha`, `confidence`, `H`, `mistakes`):
    `Comparison.understood` lists how they were read, and `Comparison.doubts` has questions about values that are rarely
    intended. Numbers may be text, as on the command line. `ask` is `"true risk"`, `"gap"`, `"excess risk"`, `"regret"`
    (of learning online and of bandits), `"mistakes"` (of learning online), `"optimization error"` (how far above the
    minimum an optimizer ends), or `"m"` for the number of examples for a risk or gap of at most `epsilon`; without
    it, `m` is taken where only `epsilon` is known, and all events otherwise: beside `m`, those without a sample where a
    fact of theirs alone is given. `realizable` says whether some hypothesis of the class has true risk 0; None:
    unknown, and rows that need it say so (`Row.needs`). Without a fact about a class (`d`, `ln_size`, ...),
    `errors` are those of one hypothesis on a test set of `m` examples. An assumption is given by its key, as in
    `size_fixed=True`; a row that needs one that is not given says so, and is below those that need none. Every
    other theorem of the events shown, or of all that `ask` names, is in `Comparison.left_out`, with its reason.

    Where `ask` names an event, bounds on the gap that answer it are included, and sample complexities solved for ε
    (`Row.reading`).

    Raises DomainError, in one sentence, for a value that no theorem takes or that contradicts another, TypeError for
    an unknown fact and for a name that could be several, and ValueError for a question that is none.

    >>> from bounds import compare
    >>> comparison = compare(d=10, epsilon=0.05, delta=0.05)
    >>> next(row.value for row in comparison if row.slug == "vc_original_polynomial")
    452957
    """
    from bounds import theorems

    try:
        realizable = read_yes_no_or_unknown(realizable)
    except ValueError:
        what = "realizable (whether some hypothesis has true risk 0) must be yes, no or unknown"
        raise DomainError(f"{what}; got {str(realizable)[:SHOWN]}") from None
    events = names_of(ask)
    heard = understood_facts({**facts, "epsilon": epsilon}, ask)
    facts = dict(heard.inputs)
    epsilon = facts.pop("epsilon", None)
    wants_m = ask == "m" or (ask is None and epsilon is not None and facts.get("m") is None)
    if wants_m:
        if epsilon is None:
            raise ValueError("Accuracy ε is needed to compare sample sizes (ask='m')")
        facts.pop("m", None)
    known = setting(facts, realizable, epsilon if wants_m else None, theorems, without_a_sample(ask))
    if ask is None:
        events = tuple(event for event in events if _is_meant(event, known, wants_m))
    about = "" if ask is None or wants_m else events[0]
    grouped, out = _grouped(_found(theorems.values(), known, wants_m, events, about))
    present = [event for event in events if event in grouped]
    by_name = ask is not None and not wants_m
    left_out = tuple(absent for absent in out if absent.event in grouped or absent.refused or by_name)
    rows = tuple(
        row
        for event in present
        for row in explained(grouped[event], present[0], sum(absent.event == event for absent in left_out))
    )
    return Comparison(
        question="m" if wants_m else ", ".join(events),
        facts={**known.facts, **known.assumptions, **({"epsilon": known.epsilon} if wants_m else {})},
        rows=rows,
        left_out=left_out,
        refused=tuple((absent.slug, absent.why) for absent in left_out if absent.refused),
        unused=_unused(facts, rows, left_out),
        understood=heard.echo,
        doubts=heard.doubts,
        gains=partial(unlocks, theorems, known, wants_m, events, rows),
    )


def _is_meant(event: str, known: Circumstances, wants_m: bool) -> bool:
    """Is an event part of the answer? With a sample, events that need none count once an input of theirs is given."""
    question = question_of(event.removesuffix(FROM_BELOW))
    if question is None or question.of_a_sample or not (wants_m or "m" in known.facts):
        return True
    return bool(own_facts(question) & known.facts.keys())


def _grouped(results: Iterable[Row | LeftOut]) -> tuple[dict[str, list[Row]], list[LeftOut]]:
    """The rows by their events, and what gives none."""
    grouped: dict[str, list[Row]] = {}
    out: list[LeftOut] = []
    for result in results:
        if isinstance(result, Row):
            grouped.setdefault(result.event, []).append(result)
        else:
            out.append(result)
    return grouped, out


def _found(
    theorems: Iterable[Theorem], known: Circumstances, wants_m: bool, events: Sequence[str], about: str
) -> Iterator[Row | LeftOut]:
    """What each theorem answers that is about one of the events, or of another that answers the one in question."""
    for theorem in theorems:
        row = _reread(theorem, known, about) if about else None
        if row is None and event_of(theorem) in events:
            row = row_of(theorem, known, wants_m)
        if row is not None:
            yield row


def _unused(facts: Mapping[str, Any], rows: Iterable[Row], left_out: Iterable[LeftOut]) -> tuple[str, ...]:
    """The facts that no row uses, and that rule nothing out."""
    used = {name for row in rows for name in row.inputs} | {"m"}
    used |= {READ_AS.get(source, source) for row in rows for reason in row.reasons for source in reason.sources}
    spoke = [*(row.theorem for row in rows), *(absent.theorem for absent in left_out)]
    if any(row.reading == Reading.PLUS_TRAINING_ERROR.value for row in rows):
        used |= {"training_error", "errors"}
    used |= {assumption.key for theorem in spoke for assumption in theorem.assumes}
    return tuple(name for name in facts if name not in used and facts[name] is not None)


def _reread(theorem: Theorem, known: Circumstances, about: str) -> Row | LeftOut | None:
    """The row of a theorem that is about something else, and yet answers from the facts alone; None of any other."""
    reading = reading_for(theorem, known, about)
    if reading is None or (reading is Reading.AS_IT_IS and event_of(theorem) == about) or known.needs(theorem):
        return None
    try:
        return reread(theorem, known, about, reading)
    except NoAnswer as reason:
        return LeftOut(theorem, about, str(reason), refused=True)


def row_of(theorem: Theorem, known: Circumstances, wants_m: bool, prove: bool = True) -> Row | LeftOut:
    """The theorem's row, or why there is none; without a certificate if it need not `prove` its number."""
    event, lacks = event_of(theorem), tuple(sorted(missing(theorem, known, wants_m)))
    if lacks:
        return LeftOut(theorem, event, lacking(theorem, known, lacks), lacks)
    if why := reason_for_silence(theorem, known, wants_m):
        return LeftOut(theorem, event, why)
    try:
        return answer(theorem, known, wants_m, prove)
    except NoAnswer as reason:
        return LeftOut(theorem, event, str(reason), refused=True)
