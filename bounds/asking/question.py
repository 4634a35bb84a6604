"""A question before any theorem is looked at: its numbers, its class, what it tells and what it wants."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bounds.asking.bounded_differences import SQUARES
from bounds.asking.claims import claimed, without
from bounds.asking.classes import NamedClass, Size, named_class
from bounds.asking.comparisons import BETTER, OTHER
from bounds.asking.cues import Reader
from bounds.asking.implications import by_words
from bounds.asking.intervals import interval
from bounds.asking.known_words import are_known
from bounds.asking.mentions import Mention, corrected, mentions, too_large
from bounds.asking.rejections import without_rejected
from bounds.asking.renaming import renamed
from bounds.asking.retractions import without_retracted
from bounds.asking.situations import Clue, facts_of, wanted_of
from bounds.asking.wording import plain_question
from bounds.theorem import Theorem

MOST_NUMBERS = 40  # that are read: a problem has ten
SMALL_SAMPLE = 30  # a number to be checked that is smaller may be a dimension, or any count
SURE = 3.0  # weight from which on a number is surely a value of a variable

# Theorems whose variables are the common ones, each in its usual meaning.
REPRESENTATIVES = (
    "finite_agnostic", "vc_original", "test_set_binomial", "validation_selection", "finite_kl", "margin_linear",
    "pac_bayes_kl", "tree_nodes_erm", "tree_code_length", "rademacher_empirical", "vc_blumer", "chernoff_upper_tail",
    "compression_realizable", "test_set_kl",
)  # fmt: skip
# Facts that are about a sample, or about what is learnt from one: then a class is a means, not what is asked about.
OF_LEARNING = frozenset(
    "delta target consistent realizable agnostic hoeffding excess noise expectation boosting compression perceptron "
    "training_error errors radius gamma online rademacher massart blumer lfd uml".split()
) | {"test set", "best of models", "pac bayes", "lower bound"}

OTHER_SUBJECTS = frozenset({"private", "bandit", "online", "gradient", "projection"})  # ε and δ need no sample size
_LONG_RUN = re.compile(r"\d{400,}")
_OF_A_SAMPLE = re.compile(r"exampl|sampl|training|\bdata", re.IGNORECASE)
_SPACE = re.compile(r"(?:\bR|ℝ|\[0, ?1\]|\[-1, ?1\])\s?\^\s?(\d+)\b")
_TO_BE_KNOWN = re.compile(r"\bto (?:within|precision|accuracy|±)(?: of)? ?[\d.]")
_TWO_CLASSES = re.compile(r"\btwo[- ]class(?:es)?\b|\bbinary\b|\byes[/-]?(?:or-)?no labels", re.IGNORECASE)


@dataclass(frozen=True)
class ReadQuestion:
    """A question as it is read: `text` in plain signs, `clues` to facts and `wishes`, the likeliest wish first.

    `claims` are numbers that somebody worked out, and wants to be checked; `unread` are the words of numbers that are
    taken back, too many, or too large.
    """

    text: str
    reader: Reader
    named_class: NamedClass | None
    clues: tuple[Clue, ...]
    wishes: tuple[Clue, ...]
    claims: tuple[Mention, ...] = ()
    unread: tuple[str, ...] = ()

    @cached_property
    def wanted(self) -> tuple[str, ...]:
        """The names of what is wanted, the likeliest first; accuracy and confidence alone want a sample size, and
        so does a large whole number that is to be checked."""
        names, known = tuple(wish.name for wish in self.wishes), self._known_variables
        is_open = {"target", "delta"} <= known and "m" not in known and not self._subjects & OTHER_SUBJECTS
        is_open = is_open or self._plans_without_size
        checks_a_sample = any(_may_be_a_sample(claim.value) for claim in self.claims) and not known & {"m", "errors"}
        if checks_a_sample and "target" in known:
            return tuple(dict.fromkeys(("m", *names)))
        if is_open and _TO_BE_KNOWN.search(self.text):  # the probability of heads is no wish, but what is estimated
            return ("m", *(name for name in names if name not in {"m", "probability", "risk"}))
        return names or (("m",) if is_open or checks_a_sample else ())

    @property
    def _plans_without_size(self) -> bool:
        """Is it a plan of a comparison with a margin, whose sample size alone is not told?"""
        names = {mention.name for mention in self.reader.mentions}
        return {BETTER, "margin"} <= names and not names & {"m", "n"}

    @cached_property
    def facts(self) -> frozenset[str]:
        """The names of all that is known, the common variables that have a value among them."""
        from_class = set(self.named_class.inputs) if self.named_class else set()
        facts = {clue.name for clue in self.clues} | from_class | self._known_variables
        facts |= {"boolean class"} if "ln_size" in from_class else set()
        if self._wants_a_sample and self.named_class and "ln_size" in self.named_class.open_inputs:
            facts |= {"ln_size", "boolean class"}  # its theorems are those of the class, whatever its size
        names = {mention.name.replace("_", "") for mention in self.reader.mentions}
        facts |= {"mcdiarmid"} if SQUARES in names else set()
        facts |= {"two rates"} if OTHER in names and "margin" not in names else set()
        facts |= {"margin of rates"} if {BETTER, OTHER, "margin"} <= names else set()
        facts |= {"mcnemar", "power of mcnemar"} if {"p10", "p01"} <= names else set()
        facts |= {"mcnemar"} if {"onlyfirst", "onlysecond"} <= names else set()
        facts |= {"shatter"} if "shatter" in self.text.casefold() else set()
        facts |= {"range"} if self._range not in (None, (0, 1)) else set()
        facts |= {"vc dimension wanted"} if "vc dimension" in self.wanted else set()
        facts |= {"d given"} if "d" in facts - from_class else set()
        if "ln_size" in facts and self.size == 0:  # a class of one hypothesis is none
            facts = facts - {"ln_size", "finite"} | {"one hypothesis"}
        return frozenset(facts)

    @property
    def _subjects(self) -> frozenset[str]:
        return frozenset(clue.name for clue in self.clues)

    @property
    def assumptions(self) -> frozenset[str]:
        """The keys of the assumptions that it tells."""
        return frozenset(clue.assumption for clue in self.clues if clue.assumption)

    @property
    def settled(self) -> frozenset[str]:
        """The keys of all assumptions that hold by what it tells."""
        return frozenset().union(*(clue.settles for clue in self.clues))

    @cached_property
    def by_class(self) -> frozenset[int]:
        """Where numbers stand that are parameters of the class."""
        sizes = self.named_class.sizes.values() if self.named_class else ()
        return frozenset(mention.start for size in sizes for mention in self._at(size.place))

    def sizes_called(self, names: Iterable[str]) -> frozenset[Mention]:
        """The numbers that are parameters of the class by these names."""
        sizes = self.named_class.sizes if self.named_class else {}
        return frozenset(mention for name in names if name in sizes for mention in self._at(sizes[name].place))

    def _at(self, place: int) -> Iterator[Mention]:
        return (mention for mention in self.reader.mentions if mention.start <= place < mention.end)

    @property
    def is_understood(self) -> bool:
        """Does it tell any fact, or name anything that is here? What it wants does not count by itself."""
        return bool(self.facts) or are_known(self.text)

    @property
    def is_about_class(self) -> bool:
        """Is a class named, and nothing said of samples, nor of what is learnt from them?"""
        return self.named_class is not None and not self.facts & OF_LEARNING and not self._wants_a_sample

    @property
    def _wants_a_sample(self) -> bool:
        return any(wish.name == "m" and bool(_OF_A_SAMPLE.search(wish.words)) for wish in self.wishes[:1])

    def implied(self, theorem: Theorem) -> Mapping[str, Any]:
        """What follows for a theorem from the class and from the facts."""
        perfect = {"training_error": 0} if "consistent" in self.facts and "training_error" not in self.facts else {}
        own = self.named_class.inputs_of(theorem) if self.named_class else {}
        return {**perfect, **by_words(self.text, theorem), **self._ranges, **own}

    @cached_property
    def size(self) -> Any:
        """ln|H| of a finite class, where the text tells how large it is; else None."""
        return _size_of(self.reader)

    @cached_property
    def _ranges(self) -> Mapping[str, Any]:
        """The width of the interval that losses lie in, the dimension of a space, the number of two classes."""
        ranges = dict[str, Any]()
        if self._range is not None:
            ranges["loss_range"] = ranges["largest_loss"] = self._range[1] - self._range[0]
        if match := _SPACE.search(self.text):
            ranges["n"] = int(match[1])
        if _TWO_CLASSES.search(self.text):
            ranges["classes"] = 2
        return ranges

    @cached_property
    def _range(self) -> tuple[float, float] | None:
        """The interval that losses lie in."""
        return interval(self.text)

    @cached_property
    def _known_variables(self) -> frozenset[str]:
        return frozenset(self._variables())

    def _variables(self) -> Iterator[str]:
        from bounds import theorems

        common = {
            variable.name: (variable, theorems[slug])
            for slug in REPRESENTATIVES
            for variable in theorems[slug].variables
        }
        for place in range(len(self.reader.mentions)):
            for name, (variable, theorem) in common.items():
                is_parameter = name == "m" and self.reader.mentions[place].start in self.by_class
                fits = self.reader.fits(place, variable, theorem.readings)
                if not is_parameter and any(fit.weight >= SURE for fit in fits):
                    yield name
            if any(True for _ in self.reader.targets(place)):
                yield from ("target", "epsilon")


def _may_be_a_sample(number: Any) -> bool:
    return isinstance(number, int) and number >= SMALL_SAMPLE


def read(question: str, corrections: Mapping[str, Any], spent: frozenset[Mention] = frozenset()) -> ReadQuestion:
    """The question as it is understood. Raises ValueError for a correction that is no number.

    `spent` are the numbers of the text that the corrections take the place of: they are read as nothing else.
    """
    text, retracted = without_retracted(plain_question(question))
    corrects = corrected(corrections, len(text))
    every = mentions(text)
    unread = (*retracted, *(mention.words for mention in every[MOST_NUMBERS:]), *too_large(text))
    numbers = renamed(text, every[:MOST_NUMBERS])
    claims = tuple(claim for claim in claimed(text, numbers) if claim.mention.name not in (BETTER, OTHER))
    text = without_rejected(_in_short_runs(without(text, claims)))
    worked_out = {claim.mention for claim in claims}
    mentioned = [mention for mention in numbers if mention not in spent and mention not in worked_out]
    reader = Reader((*mentioned, *corrects))
    size = _size_of(reader)
    sizes = {mention.name: Size(mention.value, mention.words, mention.start) for mention in corrects}
    sizes |= {} if size is None or "ln_size" in sizes else {"ln_size": Size(size, "", -1)}
    facts = facts_of(_without_numbers(text, spent))
    return ReadQuestion(
        text, reader, named_class(text, sizes), facts, wanted_of(text), tuple(claim.mention for claim in claims), unread
    )


def _in_short_runs(text: str) -> str:
    """The same length, without runs of digits that are longer than any number that is read: patterns look at each."""
    return _LONG_RUN.sub(lambda match: "7" + " " * (len(match[0]) - 1), text)


def _without_numbers(text: str, spent: Iterable[Mention]) -> str:
    """The text with other digits in the place of some numbers: that one stands there is all they still tell."""
    for mention in spent:
        words = re.sub(r"\d", "7", text[mention.start : mention.end])
        text = text[: mention.start] + words + text[mention.end :]
    return text


def _size_of(reader: Reader) -> Any:
    from bounds import theorems

    theorem = theorems["finite_agnostic"]
    variable = theorem.variable("ln_size")
    fits = (fit for place in range(len(reader.mentions)) for fit in reader.fits(place, variable, theorem.readings))
    return next((fit.value for fit in fits if fit.weight >= SURE), None)
