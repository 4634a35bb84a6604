"""The class of hypotheses that a question names: its size and its VC dimension, with how they are argued."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import inf, isfinite
from typing import Any

from bounds.classes.count import count
from bounds.classes.counted import Count
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vc.dimension import VCDimension, vc_dimension
from bounds.vocabulary.variables import Variable


@dataclass(frozen=True)
class Size:
    """The value of a class's parameter, the `words` that tell it, and the `place` of the number in the text."""

    value: Any
    words: str
    place: int


@dataclass(frozen=True)
class NamedClass:
    """A class that the text names by `words`; `sizes` are the parameters that it tells.

    `growth` is the slug of the theorem that counts its labellings, `laws` are those of others about this class alone.
    """

    words: str
    count_name: str
    vc_name: str
    sizes: Mapping[str, Size]
    wanted: tuple[str, ...] = ()
    growth: str = ""
    laws: tuple[str, ...] = ()

    @property
    def parameters(self) -> Mapping[str, Any]:
        """The values of those that are told."""
        return {name: size.value for name, size in self.sizes.items()}

    @property
    def missing(self) -> tuple[str, ...]:
        """The parameters that are not told."""
        return tuple(name for name in self.wanted if name not in self.parameters)

    @property
    def title(self) -> str:
        """As the catalogue of classes calls it."""
        return count.families[self.count_name].title if self.count_name else vc_dimension[self.vc_name].title

    @property
    def variables(self) -> Mapping[str, Variable]:
        """Its parameters by name."""
        return _variables(self.count_name, self.vc_name)

    @property
    def counted(self) -> Count | None:
        """The number of hypotheses, where it can be counted from what is told."""
        if not self.count_name or self.missing:
            return None
        try:
            return count.families[self.count_name](**self._those_of(count.families[self.count_name]))
        except (DomainError, TypeError, OverflowError):
            return None

    @property
    def dimension(self) -> VCDimension | None:
        """The VC dimension, where it is known from what is told."""
        if not self.vc_name or self.missing:
            return None
        try:
            return vc_dimension(self.vc_name, **self._those_of(vc_dimension[self.vc_name]))
        except (DomainError, TypeError):
            return None

    def _those_of(self, record: Any) -> Mapping[str, Any]:
        names = {variable.name for variable in record.parameters}
        return {name: value for name, value in self.parameters.items() if name in names}

    def inputs_of(self, theorem: Theorem) -> Mapping[str, Any]:
        """What one theorem takes of it: a parameter, too, that means the same there."""
        own = {DEGREE.get(name, name): value for name, value in self.parameters.items()}
        if theorem.slug == self.growth and "points" in own:  # on these points all its labellings are the class
            own["m"] = own["points"]
        means = {name: variable.meaning for name, variable in self.variables.items()}
        same = {
            variable.name: own[variable.name]
            for variable in theorem.variables
            if variable.name in own
            and (
                theorem.slug in (self.growth, f"vc_dimension_{self.vc_name}", *self.laws)
                or means.get(variable.name) == variable.meaning
            )
        }
        return {**self.inputs, **same}

    @property
    def inputs(self) -> Mapping[str, Any]:
        """What theorems take of it: ln|H| and d, as far as they follow."""
        inputs = dict[str, Any]()
        if (counted := self.counted) is not None:
            inputs["ln_size"] = counted.ln
        if (dimension := self.dimension) is not None and dimension.upper != inf and isfinite(dimension.upper):
            inputs["d"] = int(dimension.upper)
        return inputs

    @property
    def open_inputs(self) -> frozenset[str]:
        """What theorems would take of it, once what is missing of its parameters is told."""
        would_follow = {"ln_size": self.count_name, "d": self.vc_name}
        return frozenset(name for name, known_as in would_follow.items() if known_as and name not in self.inputs)


DEGREE = {"p": "degree"}  # as theorems call the parameter of a class


def _variables(count_name: str, vc_name: str) -> Mapping[str, Variable]:
    record = count.families[count_name] if count_name else vc_dimension[vc_name]
    return {variable.name: variable for variable in record.parameters}


def named_class(text: str, sizes: Mapping[str, Size] | None = None) -> NamedClass | None:
    """The class named in a text in plain signs; None where none is. `sizes` are parameters known otherwise, which
    outweigh what the text tells."""
    for entry in _catalogue()["class"]:
        match = entry["words"].search(text)
        is_told = match and all(words.search(text) for words in entry["needs"])
        if match and is_told and not ("unless" in entry and entry["unless"].search(text)):
            return _read(entry, match, text, sizes or {})
    return None


def _read(entry: dict[str, Any], match: re.Match[str], text: str, known: Mapping[str, Size]) -> NamedClass:
    sizes, taken = dict[str, Size](), set[int]()
    wanted, names = entry.get("parameters", {}), (entry.get("count", ""), entry.get("vc", ""))
    variables = _variables(*names)
    for name, reads in wanted.items():
        size = _parameter(reads, text, match, taken)
        taken |= {size.place} if size else set()
        size = known.get(name, size)
        if size and (name not in variables or name not in known or variables[name].domain.contains(size.value)):
            sizes[name] = size
    return NamedClass(
        match[0].strip(), *names, sizes, tuple(wanted), entry.get("growth", ""), tuple(entry.get("laws", ()))
    )


def _parameter(reads: str, text: str, class_words: re.Match[str], taken: set[int]) -> Size | None:
    """The number that a pattern finds nearest to the class's words and that nothing else took."""
    patterns = _catalogue()["parameter"][reads]
    size = _nearest(patterns["patterns"], text, class_words, taken)
    if size is None:
        hits = ((int(number), words.search(text)) for number, words in patterns["words"].items())
        size = next((Size(number, hit[0], hit.start()) for number, hit in hits if hit), None)
    return _nearest(patterns["letters"], text, class_words, taken) if size is None else size


def _nearest(patterns: list[re.Pattern[str]], text: str, class_words: re.Match[str], taken: set[int]) -> Size | None:
    for pattern in patterns:
        hits = [hit for hit in pattern.finditer(text) if hit.start("number") not in taken]
        if hits:
            nearest = min(hits, key=lambda hit: _distance(hit, class_words))
            counts_zero = "zero" in pattern.groupindex and nearest["zero"] is not None
            return Size(int(nearest["number"]) + counts_zero, nearest[0].strip(), nearest.start("number"))
    return None


def _distance(hit: re.Match[str], words: re.Match[str]) -> int:
    return max(hit.start() - words.end(), words.start() - hit.end(), 0)


_SHAPE = re.compile(r"@(\w+)")  # the name of words that stand in several places


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def _catalogue() -> dict[str, Any]:
    written = tomllib.loads(files("bounds.asking").joinpath("classes.toml").read_text("utf-8"))

    def with_shapes(words: str) -> re.Pattern[str]:
        return _compiled(_SHAPE.sub(lambda match: f"(?:{written['shape'][match[1]]})", words))

    return {
        "parameter": {
            name: {
                "patterns": [_compiled(pattern) for pattern in entry["patterns"]],
                "letters": [_compiled(pattern) for pattern in entry.get("letters", ())],
                "words": {number: _compiled(words) for number, words in entry.get("words", {}).items()},
            }
            for name, entry in written["parameter"].items()
        },
        "class": [
            {
                **entry,
                "words": _compiled(entry["words"]),
                "needs": tuple(with_shapes(words) for words in entry.get("needs", ())),
                **({"unless": with_shapes(entry["unless"])} if "unless" in entry else {}),
            }
            for entry in written["class"]
        ],
    }
