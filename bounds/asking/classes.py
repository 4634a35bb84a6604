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
class NamedClass:
    """A class that the text names by `words`; `parameters` are those that it tells, `spans` where.

    `growth` is the slug of the theorem that counts its labellings.
    """

    words: str
    count_name: str
    vc_name: str
    parameters: Mapping[str, int]
    spans: tuple[tuple[int, int], ...]
    wanted: tuple[str, ...] = ()
    growth: str = ""

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
        record = count.families[self.count_name] if self.count_name else vc_dimension[self.vc_name]
        return {variable.name: variable for variable in record.parameters}

    @property
    def counted(self) -> Count | None:
        """The number of hypotheses, where it can be counted from what is told."""
        if not self.count_name or self.missing:
            return None
        try:
            return count.families[self.count_name](**self.parameters)
        except (DomainError, TypeError, OverflowError):
            return None

    @property
    def dimension(self) -> VCDimension | None:
        """The VC dimension, where it is known from what is told."""
        if not self.vc_name or self.missing:
            return None
        try:
            return vc_dimension(self.vc_name, **self.parameters)
        except (DomainError, TypeError):
            return None

    def inputs_of(self, theorem: Theorem) -> Mapping[str, Any]:
        """What one theorem takes of it: a parameter, too, that means the same there."""
        own = {DEGREE.get(name, name): value for name, value in self.parameters.items()}
        means = {name: variable.meaning for name, variable in self.variables.items()}
        same = {
            variable.name: own[variable.name]
            for variable in theorem.variables
            if variable.name in own
            and (
                theorem.slug in (self.growth, f"vc_dimension_{self.vc_name}")
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


DEGREE = {"p": "degree"}  # as theorems call the parameter of a class


def named_class(text: str, sizes: Mapping[str, Any] | None = None) -> NamedClass | None:
    """The class named in a text in plain signs; None where none is. `sizes` are parameters known otherwise."""
    for entry in _catalogue()["class"]:
        match = entry["words"].search(text)
        if match and not ("unless" in entry and entry["unless"].search(text)):
            return _read(entry, match, text, sizes or {})
    return None


def _read(entry: dict[str, Any], match: re.Match[str], text: str, sizes: Mapping[str, Any]) -> NamedClass:
    parameters, spans = dict[str, int](), list[tuple[int, int]]()
    wanted = entry.get("parameters", {})
    for name, reads in wanted.items():
        if name in sizes:
            parameters[name] = sizes[name]
        elif (read := _parameter(reads, text, match, spans)) is not None:
            parameters[name] = read
    return NamedClass(
        match[0].strip(), entry.get("count", ""), entry.get("vc", ""), parameters, tuple(spans), tuple(wanted),
        entry.get("growth", ""),
    )  # fmt: skip


def _parameter(reads: str, text: str, class_words: re.Match[str], spans: list[tuple[int, int]]) -> int | None:
    """The number that a pattern finds nearest to the class's words and that nothing else took."""
    patterns = _catalogue()["parameter"][reads]
    number = _nearest(patterns["patterns"], text, class_words, spans)
    if number is None:
        number = next((int(number) for number, words in patterns["words"].items() if words.search(text)), None)
    return _nearest(patterns["letters"], text, class_words, spans) if number is None else number


def _nearest(
    patterns: list[re.Pattern[str]], text: str, class_words: re.Match[str], spans: list[tuple[int, int]]
) -> int | None:
    for pattern in patterns:
        hits = [hit for hit in pattern.finditer(text) if hit.span("number") not in spans]
        if hits:
            nearest = min(hits, key=lambda hit: _distance(hit, class_words))
            spans.append(nearest.span("number"))
            return int(nearest["number"])
    return None


def _distance(hit: re.Match[str], words: re.Match[str]) -> int:
    return max(hit.start() - words.end(), words.start() - hit.end(), 0)


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def _catalogue() -> dict[str, Any]:
    written = tomllib.loads(files("bounds.asking").joinpath("classes.toml").read_text("utf-8"))
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
                **({"unless": _compiled(entry["unless"])} if "unless" in entry else {}),
            }
            for entry in written["class"]
        ],
    }
