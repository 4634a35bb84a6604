"""Why one theorem answers differently from another: one sentence, made from what both declare and compute."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bounds.comparison.competitors import Reading
from bounds.comparison.dependence import exponent, rate
from bounds.comparison.events import EXAMPLES, event_of, from_below, two_sided
from bounds.comparison.growth import SAUER, growth
from bounds.comparison.implied_assumptions import HELD_OUT, TAKEN_FOR_GRANTED
from bounds.comparison.questions import question_of
from bounds.comparison.readings import CHOSEN, PLAIN
from bounds.comparison.row import OPEN_CONSTANT, Row
from bounds.comparison.slack import LOSSES
from bounds.numbers import format_number, rounded_safely
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import in_plain_text

MOST_CLAUSES = 4
WITHOUT_ERROR = {"realizable", "consistent_learner", "consistent_outside"}
FIXED = "fixed before the data"
SLOWER = 0.2  # difference of two rates that is worth a word
SAME = 0.0005  # relative difference that is not worth one
RATES = {1.0: "1/m", 0.5: "1/√m"}
OF_THE_SAMPLE = {"errors", "training_error"}
OPEN = "unspecified constant (1 was taken): rate only, no bound"


def explained(group: list[Row], first_event: str, left_out: int) -> tuple[Row, ...]:
    """The rows of one event, each with its sentence: what follows from the facts first, then what needs more, best
    first in either; so many more theorems of the event are left out."""
    ordered = sorted(group, key=lambda row: (row.open_constant, _trust(row), _badness(row), row.slug))
    best = ordered[0]
    return tuple(
        replace(row, why=_of_the_best(row, ordered, left_out, first_event) if row is best else _of_another(row, best))
        for row in ordered
    )


def _trust(row: Row) -> int:
    """First what follows from the inputs; last what assumes a hypothesis that no learner chose, if one may have."""
    return bool(row.needs) + any(need.key in HELD_OUT for need in row.needs)


def _badness(row: Row) -> float:
    return -row.value if from_below(row.event) else row.value


def _of_the_best(row: Row, group: list[Row], left_out: int, first_event: str) -> str:
    superlative = "largest" if from_below(row.event) else "tightest"
    among = sum(not rival.open_constant for rival in group)
    parts = [f"{superlative} of {among} on this event" if among > 1 else "the only one on this event"]
    if not row.needs and any(rival.needs for rival in group):
        parts = [f"{superlative} without further assumptions, of {among} on this event"]
    if left_out:
        parts.append(f"{left_out} more {'does' if left_out == 1 else 'do'} not apply")
    if row.open_constant:
        parts = [OPEN]
    if row.event != first_event:
        average = f": the {row.theorem.returns.meaning}" if row.event.startswith("expected") else ""
        parts.append(f"not a bound on the {first_event}{average}")
    return _sentence(row, parts)


def _of_another(row: Row, best: Row) -> str:
    parts = ([*_differences(row, best)] or [*_given_away(row.theorem)])[:MOST_CLAUSES]
    same = best.value == row.value or (best.value > 0 and abs(row.value / best.value - 1) < SAME)
    usual = f"gives the same number as {best.slug}" if same else "the same kind of bound with larger constants"
    factor = format_number(float(row.value) / float(best.value), 4) if best.value > 0 else ""
    ratio = "" if same or row.open_constant or not factor else f": {factor} times {best.slug}"
    return _sentence(row, parts or [usual], ratio)


def _sentence(row: Row, parts: list[str], end: str = "") -> str:
    text = "; ".join([*_read_so(row), *parts])
    needs = f" Needs: {', '.join(need.key.replace('_', ' ') for need in row.needs)}." if row.needs else ""
    sentence = (
        f"{text[:1].upper()}{text[1:]}{end}.{_follows(row)}{_taken(row)}{_reads(row)}{_on_both_sides(row)}{needs}"
    )
    return in_plain_text(sentence)


def _read_so(row: Row) -> Iterator[str]:
    """What the theorem's own number is, where another was made of it."""
    about = event_of(row.theorem)
    own = "a number of examples" if row.theorem.returns.name == EXAMPLES else f"a bound on the {about}"
    if row.reading or about != row.event:
        yield f"{own}, {row.reading}" if row.reading else own


def _follows(row: Row) -> str:
    """What the row rests on beyond the facts themselves: ` From ln_size = 7: ...`."""
    return "".join(f" {reason.why[:1].upper()}{reason.why[1:]}." for reason in row.reasons)


def _reads(row: Row) -> str:
    return f" Reads {' and '.join(row.reads)}." if row.reads else ""


def _on_both_sides(row: Row) -> str:
    if row.both_sides is None:
        return ""
    return f" One-sided. For both sides, with half of δ for each: {_side(row.both_sides)}."


def _side(value: float | int) -> str:
    return format_number(value) if isinstance(value, int) else format_number(rounded_safely(value, 4, up=True))


def _taken(row: Row) -> str:
    """The values of free parameters that nobody chose, as one more sentence."""
    chosen = [f"{name} = {format_number(row.inputs[name], 4)}" for name in row.taken if name != OPEN_CONSTANT]
    return (
        f" With {' and '.join(chosen)}{f', {FIXED}' if row.theorem.chosen or CHOSEN & set(row.taken) else ''}."
        if chosen
        else ""
    )


def _differences(row: Row, best: Row) -> Iterator[str]:
    """What sets the row apart, what matters most first."""
    mine, other = row.theorem, best.theorem
    if row.open_constant:
        yield OPEN
    yield from _in_facts(mine, other, row.reading == Reading.PLUS_TRAINING_ERROR.value)
    yield from () if from_below(row.event) else _in_assumptions(mine, other)
    if two_sided(mine) and not two_sided(other):
        yield "two-sided"
    yield from _in_growth(mine, other)
    yield from _in_rate(row, best)
    yield from _in_exponent(row, best)
    if mine.returns.name == EXAMPLES and other.returns.name != EXAMPLES and not from_below(row.event):
        yield "m from a closed formula, not by solving a bound for m"


def _given_away(mine: Theorem) -> Iterator[str]:
    if mine.slug in LOSSES:
        sharper, loses = LOSSES[mine.slug]
        yield f"weaker than {sharper} ({loses})"


def _in_facts(mine: Theorem, other: Theorem, adds_the_error: bool) -> Iterator[str]:
    unused = _telling(other) - _telling(mine)
    if unused:
        yield f"does not use {_named(other, unused)}"
    used = _telling(mine) - _telling(other)
    if used:
        yield f"uses {_named(mine, used)}"
    if OF_THE_SAMPLE & _names(other) and not (adds_the_error or OF_THE_SAMPLE & _names(mine)):
        yield "does not use the training error"


def _in_assumptions(mine: Theorem, other: Theorem) -> Iterator[str]:
    question = question_of(mine.returns.name)
    another = question is not None and not question.of_a_sample and bool(_learners(mine) - _learners(other))
    spared = (
        {
            assumption.key
            for assumption in other.assumes
            if assumption.about != "protocol" and not (another and assumption.about == "learner")
        }
        - {assumption.key for assumption in mine.assumes}
        - TAKEN_FOR_GRANTED
    )
    if another:
        yield "is about another learner"
    if spared & WITHOUT_ERROR and not WITHOUT_ERROR & {assumption.key for assumption in mine.assumes}:
        yield "also holds if no hypothesis has true risk 0"
    elif spared and not _telling(other) - _telling(mine):
        yield f"does not assume: {', '.join(sorted(key.replace('_', ' ') for key in spared))}"


def _learners(theorem: Theorem) -> set[str]:
    return {assumption.key for assumption in theorem.assumes if assumption.about == "learner"} - TAKEN_FOR_GRANTED


def _in_growth(mine: Theorem, other: Theorem) -> Iterator[str]:
    counted, sharper = growth(mine), growth(other)
    if counted is None:
        return
    if counted.counted != SAUER and (sharper is None or counted.counted != sharper.counted):
        yield f"relaxes {SAUER} to {counted.counted}"
    if sharper is not None and counted.many > sharper.many:
        yield f"counts the labellings of {counted.points} points, not of {sharper.points}"


def _in_rate(row: Row, best: Row) -> Iterator[str]:
    slow, fast = (rate(compared.theorem, {**compared.inputs, "m": 1}) for compared in (row, best))
    if slow is not None and fast is not None and slow > SLOWER / 2 and fast - slow > SLOWER:
        yield f"falls like {_rate_words(slow)}, the best like {_rate_words(fast)}"


def _rate_words(power: float) -> str:
    near = min(RATES, key=lambda known: abs(known - power))
    return RATES[near] if abs(near - power) < SLOWER / 2 else f"m^-{power:.2f}"


def _in_exponent(row: Row, best: Row) -> Iterator[str]:
    if "delta" not in row.inputs or "delta" not in best.inputs:
        return
    mine, other = (exponent(compared.theorem, {**compared.inputs, "m": 1}) for compared in (row, best))
    if mine is not None and other is not None and mine != other:
        weaker = "weaker" if mine < other else "better"
        yield f"a {weaker} exponent, {_exponent_words(mine)} instead of {_exponent_words(other)}"


def _exponent_words(power: Fraction) -> str:
    above = "" if power.numerator == 1 else str(power.numerator)
    below = "" if power.denominator == 1 else f"/{power.denominator}"
    return f"{above}mε²{below}"


def _names(theorem: Theorem) -> set[str]:
    return {variable.name for variable in theorem.variables}


def _telling(theorem: Theorem) -> set[str]:
    return _names(theorem) - PLAIN - theorem.free_parameters - CHOSEN


def _named(theorem: Theorem, names: set[str]) -> str:
    return " and ".join(f"the {theorem.variable(name).meaning.split(':')[0]}" for name in sorted(names))
