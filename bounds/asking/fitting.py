"""What of a question a theorem can take: each number as the variable that it fits best, and what stays missing."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bounds.asking.cues import BY_LETTER, TARGET, Fit, Reader
from bounds.asking.elimination import WANTED_VARIABLE, Leftovers, variable_of
from bounds.asking.mentions import Mention
from bounds.theorem import Theorem
from bounds.vocabulary.exactly import share_of
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.readings import Readings
from bounds.vocabulary.variables import Errors, Variable

ENOUGH = 0.7  # the weight from which on a number is read as a variable
# Quantities that are held to a share though they may exceed 1.
RATES = re.compile(r"gap|deviation|half-width|risk|error of an estimated")
ERRORS: Variable = Errors.__metadata__[0]
SHARES = frozenset({"test_error", "validation_error", "training_error"})
OBSERVED = frozenset(
    "test_error validation_error training_error margin_error bayes_risk gibbs disagreement surrogate_excess "
    "online_loss hinge_loss".split()
)  # rates that come from the data, or from nature
TARGETS = ("at_most", "at_least")
ACCURACIES = ("accuracy", "risk", "error")


@dataclass(frozen=True)
class Fitted:
    """A theorem with the inputs that a question gives. `unknown` is solved for, or empty where its value is wanted."""

    theorem: Theorem
    unknown: str
    inputs: Mapping[str, Any]  # the target among them, where something is solved for
    fits: tuple[Fit, ...]
    missing: tuple[str, ...]
    from_class: tuple[str, ...] = ()

    @property
    def weight(self) -> float:
        """How surely the numbers are what the theorem takes them for."""
        return sum(min(fit.weight, 6.0) for fit in self.fits)

    @property
    def places(self) -> frozenset[int]:
        """Where the numbers that it uses stand."""
        return frozenset(fit.mention.start for fit in self.fits)


def fitted(
    theorem: Theorem,
    reader: Reader,
    implied: Mapping[str, Any],
    wanted: frozenset[str],
    by_class: frozenset[int] = frozenset(),
) -> Fitted:
    """The theorem with what the mentions, and what a class or a fact implies, give it.

    `by_class` is where numbers stand that are parameters of a class: no sample size among them.
    """
    fits = _with_shares(theorem, _assigned(theorem, _not_wished(_candidates(theorem, reader, by_class), wanted)))
    left = Leftovers(theorem, reader.mentions, fits, by_class, {*implied}, wanted, _takes_target(theorem))
    fits = (*fits, *(_whole(theorem, fit) for fit in left.readings()))
    inputs = {fit.variable: fit.value for fit in fits}
    from_class = tuple(name for name in implied if name in theorem.names and name not in inputs)
    inputs |= {name: implied[name] for name in from_class}
    unknown = _unknown(theorem, inputs, wanted) or _observed(theorem, inputs)
    if unknown in OBSERVED:  # nobody solves for what is observed: the number is it
        fits = tuple(replace(fit, variable=unknown) if fit.variable == TARGET else fit for fit in fits)
        inputs[unknown], unknown = inputs.pop(TARGET), ""
    target = theorem.target_word
    if TARGET in inputs and unknown and target != TARGET:
        inputs[target] = inputs.pop(TARGET)
    if not unknown:
        fits = tuple(fit for fit in fits if fit.variable not in TARGETS)
        inputs.pop(TARGET, None)
    missing = [
        variable.name for variable in theorem.variables if variable.name not in inputs and variable.name != unknown
    ]
    if unknown and not set(TARGETS) & set(inputs):
        missing.append(target)
    return Fitted(theorem, unknown, inputs, fits, tuple(missing), from_class)


def _candidates(theorem: Theorem, reader: Reader, by_class: frozenset[int]) -> Iterator[Fit]:
    on_fresh = bool({"fixed_hypothesis", "held_out"} & {assumption.key for assumption in theorem.assumes})
    for place, mention in enumerate(reader.mentions):
        of_class = mention.start in by_class
        for variable in theorem.variables:
            if of_class and variable.name not in OF_A_CLASS:
                continue
            for fit in reader.fits(place, variable, theorem.readings):
                if _allowed(theorem, fit):
                    yield replace(fit, weight=fit.weight - FROM_OTHERS * _of_other_examples(fit, on_fresh))
            yield from _counts(theorem, reader, place, variable.name)
        if not of_class:
            yield from _as_targets(theorem, reader, place)


def _as_targets(theorem: Theorem, reader: Reader, place: int) -> Iterator[Fit]:
    """A number as what the bound is held to, which is ε itself where the theorem has it."""
    has_accuracy = "epsilon" in theorem.names and theorem.variable("epsilon").meaning.startswith(ACCURACIES)
    is_held = not has_accuracy and _takes_target(theorem)
    for fit in reader.targets(place):
        if has_accuracy and _allowed(theorem, replace(fit, variable="epsilon")):
            yield replace(fit, variable="epsilon")
        elif is_held and isinstance(fit.value, int | float) and 0 < fit.value < 1:
            yield fit
    mention = reader.mentions[place]
    if weight := _said_of(theorem, mention):
        yield Fit(mention, TARGET, mention.value, weight, "target")


def _not_wished(candidates: Iterator[Fit], wanted: frozenset[str]) -> Iterator[Fit]:
    """Without what is wanted itself, unless its letter says so: of a sample size, without its faint signs."""
    is_wished = "m" in wanted and not wanted & {"probability", "risk"}
    least = {WANTED_VARIABLE[wish]: BY_LETTER for wish in wanted & TOLD_BY_LETTERS} | (
        {"m": FAINT} if is_wished else {}
    )
    return (fit for fit in candidates if fit.weight >= least.get(fit.variable, 0.0))


FAINT = 2.0  # weight below which no noun of examples stands beside a number
TOLD_BY_LETTERS = frozenset(WANTED_VARIABLE) - {"m", "probability"}  # what is wanted and told besides has its letter


def _said_of(theorem: Theorem, mention: Mention) -> float:
    """Is the number one of what the theorem bounds, by its noun: 100 mistakes, a regret of 50?"""
    noun = next((noun for noun in NOUNS if theorem.returns.name.rstrip("s").endswith(noun)), "")
    if not noun or (noun == POWER and not 0 < mention.value < 1):
        return 0.0
    after = re.match(rf"\s?(?:\w+ )?{noun}s?\b", mention.after)
    before = re.search(rf"\b{noun}s?\b[\w ]{{0,25}}(?:[=<>≤≥]\s*)?$", mention.before)
    return SAID if mention.name in ("", noun) and (after or before or mention.name) else 0.0


POWER, LEVEL = "power", "alpha"  # nobody solves for the level without saying so: the usual one is meant
NOUNS = "mistake", "regret", "iteration", "step", "training error", POWER  # of what people hold to a number
SAID = 3.0  # weight of a number that is one of what a theorem bounds, by its noun


def _takes_target(theorem: Theorem) -> bool:
    """Is what it bounds a rate, which may be held to a share?"""
    is_rate = theorem.trivial == 1 or bool(RATES.search(theorem.returns.name))
    return is_rate and "epsilon" not in theorem.names


OF_A_CLASS = frozenset("nodes features relevant n labels bits parameters degree k".split())
COUNTED = 3.4  # weight of a share by the number of errors: the theorem that takes the number comes first
FROM_OTHERS = 1.5  # what a sample size loses that is of training examples where fresh ones are meant, or the reverse
_TRAINING = re.compile(r"\btrain\w*", re.IGNORECASE)
_FRESH = re.compile(r"\b(?:test\w*|validat\w+|hold-?out|held|fresh|separate|calibration)", re.IGNORECASE)


def _of_other_examples(fit: Fit, on_fresh: bool) -> bool:
    if fit.variable != "m":
        return False
    around = f"{fit.mention.before[-30:]} {fit.mention.after[:30]}"
    return bool((_TRAINING if on_fresh else _FRESH).search(around)) and not (_FRESH if on_fresh else _TRAINING).search(
        around
    )


def _counts(theorem: Theorem, reader: Reader, place: int, name: str) -> Iterator[Fit]:
    """A number of mistakes where a share is meant."""
    if name in SHARES and "errors" not in theorem.names and "m" in theorem.names:
        mention = reader.mentions[place]
        if mention.name == ERRORS.name and isinstance(mention.value, int):
            yield Fit(mention, name, mention.value, COUNTED, "count")
        for fit in reader.fits(place, ERRORS, Readings(())):
            if isinstance(fit.value, int) and fit.weight >= 3:
                yield replace(fit, variable=name, reads="count")


def _with_shares(theorem: Theorem, fits: tuple[Fit, ...]) -> tuple[Fit, ...]:
    """Numbers of mistakes as shares of m; left out where m is not told."""
    m = next((fit.value for fit in fits if fit.variable == "m"), None)
    shares = (replace(fit, value=share_of(fit.value, m)) if fit.reads == "count" and m else fit for fit in fits)
    return tuple(fit for fit in shares if fit.reads != "count" or (m and _allowed(theorem, fit)))


def _allowed(theorem: Theorem, fit: Fit) -> bool:
    variable = theorem.variable(fit.variable)
    value = fit.value
    if variable.domain.integer and not isinstance(value, int):
        if isinstance(value, float) and value.is_integer():
            return variable.domain.contains(int(value))
        return False
    if not isinstance(value, int | float | Ln):
        return False
    return bool(variable.domain.contains(value))


def _assigned(theorem: Theorem, candidates: Iterator[Fit]) -> tuple[Fit, ...]:
    """Each number once and each variable once, the surest first."""
    fits = dict[str, Fit]()
    places = set[tuple[int, str]]()
    for fit in sorted(candidates, key=lambda fit: -fit.weight):
        place = fit.mention.start, fit.mention.name
        if fit.weight < ENOUGH or place in places or fit.variable in fits:
            continue
        places.add(place)
        fits[fit.variable] = _whole(theorem, fit)
    return tuple(sorted(fits.values(), key=lambda fit: fit.mention.start))


def _whole(theorem: Theorem, fit: Fit) -> Fit:
    """Ten thousand written 1e4 is a whole number."""
    is_count = fit.variable in theorem.names and theorem.variable(fit.variable).domain.integer
    if is_count and isinstance(fit.value, float):
        return Fit(fit.mention, fit.variable, int(fit.value), fit.weight, fit.reads)
    return fit


def _observed(theorem: Theorem, inputs: Mapping[str, Any]) -> str:
    """The one rate that is missing and can be observed, where an error is told besides: it is this."""
    missing = [name for name in theorem.names if name not in inputs]
    return missing[0] if TARGET in inputs and len(missing) == 1 and missing[0] in OBSERVED else ""


def _unknown(theorem: Theorem, inputs: Mapping[str, Any], wanted: frozenset[str]) -> str:
    """What is solved for: what is wanted and not given; or the one thing that is missing, where a target is given."""
    for wish in WANTED_VARIABLE:
        name = variable_of(wish, theorem)
        is_open = wish in wanted and name in theorem.names and name not in inputs and name in theorem.solvable
        if is_open and (TARGET in inputs or wish == "m"):
            return name
    missing = [name for name in theorem.names if name not in inputs]
    if TARGET in inputs and len(missing) == 1 and missing[0] in theorem.solvable and missing[0] != LEVEL:
        return missing[0]
    return ""
