"""What a number in a question is: how well each variable fits it, by its letter and by the words around it."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

from bounds.asking.kinds_of_numbers import LIKELY, OF_OTHERS
from bounds.asking.mentions import Mention
from bounds.asking.relations import without_relations
from bounds.vocabulary.exactly import complement, in_nats, log_of_size, shown_exactly
from bounds.vocabulary.readings import NameRead, Readings, normal
from bounds.vocabulary.variables import Variable

CORRECTED = 20.0
BY_CUE, BY_LETTER, BY_ONE_OF_TWO_LETTERS, BY_MEANING = 4.0, 6.0, 3.5, 1.5
BESIDE = 0.5  # more for the words on either side
LEFT_OVER_READING = "left over"
TARGET = "at_most"  # what a bound is held to has no variable of its own

_TO_VARIABLE: Mapping[str, Callable[[Any], Any]] = {
    "itself": lambda value: value,
    "complement": complement,
    "size": log_of_size,
    "bits": in_nats,
    "factor": lambda value: float(abs(shown_exactly(value) - 1)),
    "double": lambda value: float(2 * shown_exactly(value)),
    "edge": lambda value: float(Fraction(1, 2) - shown_exactly(value)),
    "target": lambda value: value,
    "target complement": complement,
}


@dataclass(frozen=True)
class Cue:
    """Words around a number that tell which variable it is."""

    variable: str
    meaning: re.Pattern[str]
    reads: str
    before: re.Pattern[str] | None
    after: re.Pattern[str] | None
    likely: str
    strength: float
    name: re.Pattern[str] | None = None
    both: bool = False

    def weight(self, mention: Mention) -> float:
        """How strongly the words around the number speak for the variable; 0 where they do not."""
        if not LIKELY[self.likely](mention):
            return 0.0
        weight = 0.0
        if self.name is not None and self.name.fullmatch(mention.name):
            weight = self.strength
        if self.after is not None and self.after.match(mention.after.lstrip(" -")):
            weight = self.strength + BESIDE
        match = self._said_before(mention)
        if self.both and not (match and weight):
            return 0.0
        if match:
            weight = max(weight, self.strength) + BESIDE * min(len(match[0].strip()), 30) / 30  # both say more than one
        return weight

    def _said_before(self, mention: Mention) -> re.Match[str] | None:
        """The words before the number, whatever relation stands between: error 5 %, error is to stay below 5 %."""
        if self.before is None:
            return None
        return next(filter(None, map(self.before.search, without_relations(mention.before))), None)


@dataclass(frozen=True)
class Fit:
    """A mention read as a variable, or as the target: its `value` there, and how sure that is."""

    mention: Mention
    variable: str
    value: Any
    weight: float
    reads: str = "itself"

    @property
    def is_left_over(self) -> bool:
        """Was it read so since nothing else is left?"""
        return self.reads == LEFT_OVER_READING


OF_A_KIND = re.compile(  # rates that are observed, or those of the best: nothing is held to them
    r"\b(?:weighted|weak(?: learner\S*)?|base|bayes|gibbs|hinge|surrogate|margin(?! of)|training|empirical|"
    r"in-sample|online|average|observed)(?:[- ]\w+)?"
    r"[- ](?:error|risk|loss|rate)s?(?: rate)?(?: of| is| was| =| equals| at|:)*\s*$",
    re.IGNORECASE,
)
STATISTICS = frozenset({"nu", "mu", "Ein", "E_in", "X", "S"})  # letters of what is observed, not of what is typed in


@dataclass
class Reader:
    """Reads the mentions of one question for the variables of theorems; what it finds out it keeps."""

    mentions: tuple[Mention, ...]
    _by_words: dict[tuple[int, str, str], tuple[Fit, ...]] = field(default_factory=dict)
    _as_targets: dict[int, tuple[Fit, ...]] = field(default_factory=dict)

    def fits(self, place: int, variable: Variable, readings: Readings) -> Iterator[Fit]:
        """The ways to read a mention as a variable among those of one theorem."""
        mention = self.mentions[place]
        named = _readings_of(mention.name, readings)
        mine = [reading for reading in named if reading.variable == variable]
        if mine:
            weight = CORRECTED if mention.is_correction else BY_LETTER if len(named) == 1 else BY_ONE_OF_TWO_LETTERS
            yield from (fit for reading in mine if (fit := _by_letter(mention, reading, weight)))
        if not mine and mention.is_renamed and not mention.is_correction:
            return
        if not mine and mention.name in STATISTICS and variable.name != "level":
            return
        if (not mine and (not named or len(mention.name) > 2)) or len(named) > 1:
            yield from self._by_cues(place, variable)

    def _by_cues(self, place: int, variable: Variable) -> tuple[Fit, ...]:
        key = place, variable.name, variable.meaning
        if key not in self._by_words:
            self._by_words[key] = tuple(_by_cues(self.mentions[place], variable))
        return self._by_words[key]

    def targets(self, place: int) -> tuple[Fit, ...]:
        """The ways to read a mention as what a bound is held to."""
        if place not in self._as_targets:
            mention = self.mentions[place]
            is_another = mention.is_renamed and not mention.is_correction
            self._as_targets[place] = () if is_another else tuple(_targets(mention))
        return self._as_targets[place]


def _targets(mention: Mention) -> Iterator[Fit]:
    if mention.is_correction and mention.name in ("at_most", "at_least"):
        yield Fit(mention, TARGET, mention.value, CORRECTED, "target")
    elif (
        normal(mention.name) in ("ε", "eps", "epsilon", "error", "risk", "gap", "accuracy", "tolerance")
        and mention.share
        and not (mention.name in ("error", "risk") and OF_A_KIND.search(mention.before))
    ):
        yield Fit(mention, TARGET, mention.value, BY_LETTER, "target")
    if mention.name and mention.name not in ("P", "p", "t") and len(mention.name) == 1:
        return
    if OF_A_KIND.search(mention.before):
        return
    for cue in _cues().get(TARGET, ()):
        if weight := cue.weight(mention):
            yield Fit(mention, TARGET, _TO_VARIABLE[cue.reads](mention.value), weight, cue.reads)


def _readings_of(name: str, readings: Readings) -> tuple[NameRead, ...]:
    """What a name stands for, also with an index or an argument: m_V, Ldim(H), |b|."""
    spellings = name, re.sub(r"\(.*\)$", "", name), name.partition("_")[0], name.strip("|*")
    each = (readings.of(spelled) for spelled in dict.fromkeys(spellings) if spelled)
    return next(filter(None, each), ())


def _by_letter(mention: Mention, reading: NameRead, weight: float) -> Fit | None:
    if reading.twin is None:
        return Fit(mention, reading.variable.name, mention.value, weight)
    if reading.twin.beside:
        return None
    try:
        return Fit(
            mention, reading.variable.name, reading.twin.to_variable(mention.value), weight, reading.twin.meaning
        )
    except (ValueError, ArithmeticError, TypeError):
        return None


def _by_cues(mention: Mention, variable: Variable) -> Iterator[Fit]:
    if variable.name == "m" and OF_OTHERS.match(mention.after):
        return
    for cue in _cues().get(variable.name, ()):
        if cue.meaning.match(variable.meaning) and (weight := cue.weight(mention)):
            try:
                value = _TO_VARIABLE[cue.reads](mention.value)
            except (ValueError, ArithmeticError):  # the words around it mean another number: no class has -3 hypotheses
                continue
            yield Fit(mention, variable.name, value, weight, cue.reads)
    if weight := _by_its_meaning(mention, variable):
        yield Fit(mention, variable.name, mention.value, weight)


def _by_its_meaning(mention: Mention, variable: Variable) -> float:
    """Do the words around the number say what the variable is?"""
    before, after = re.split(r"[,;:]\s", mention.before)[-1], re.split(r"[,;:](?:\s|$)", mention.after)[0]
    around = _words(f"{mention.name} {before[-45:]} {after[:35]}")
    own = _words(f"{variable.short.partition(',')[0]} {variable.unit}")
    return BY_MEANING * len(own & around) / max(len(own), 1) if own & around else 0.0


def is_called(mention: Mention, readings: Readings) -> bool:
    """Has it the letter of one of these variables, so that it can be no other?"""
    return bool(mention.name and _readings_of(mention.name, readings))


def is_likely(variable: Variable, mention: Mention) -> bool:
    """May the number be a value of the variable, by its kind: a share, a whole number, or any other?"""
    if not variable.domain.contains(mention.value):
        return False
    if variable.domain.high <= 1:
        return True
    return not mention.is_percentage and (not variable.domain.integer or mention.value == int(mention.value))


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(re.sub(r"(?:ies|s)$", "", word) for word in re.findall(r"[a-z]{4,}", text.casefold())) - _COMMON


_COMMON = frozenset("number every each with that from which thi the most largest smallest mean value".split())


@cache
def _cues() -> dict[str, tuple[Cue, ...]]:
    """By the variable's name."""
    cues: dict[str, tuple[Cue, ...]] = {}
    for entry in tomllib.loads(files("bounds.asking").joinpath("cues.toml").read_text("utf-8"))["cue"]:
        cues[entry["variable"]] = (*cues.get(entry["variable"], ()), _cue(entry))
    return cues


def _cue(entry: dict[str, Any]) -> Cue:
    return Cue(
        entry["variable"],
        re.compile(entry.get("meaning", "")),
        entry.get("as", "itself"),
        _any_of(entry.get("before", ()), r"(?<!\w)(?:{})\s*[(\[:]?\s*$"),
        _any_of(entry.get("after", ()), r"(?:{})"),
        entry.get("likely", ""),
        entry.get("strength", BY_CUE),
        re.compile(entry["name"]) if "name" in entry else None,
        entry.get("both", False),
    )


def _any_of(patterns: list[str], around: str) -> re.Pattern[str] | None:
    return re.compile(around.format("|".join(patterns)), re.IGNORECASE) if patterns else None
