"""Which variable a name stands for: own names first, then symbols, then the letters and twins of books.

>>> from bounds import theorems
>>> [reading.variable.name for reading in theorems["hoeffding_two_sided"].readings.of("alpha")]
['delta']
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from bounds.vocabulary.names import Twin, called
from bounds.vocabulary.near import SHOWN, near
from bounds.vocabulary.variables import Variable

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "eps": "ε", "eta": "η", "theta": "θ",
    "kappa": "κ", "lambda": "λ", "lam": "λ", "mu": "μ", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ",
}  # fmt: skip
LOOK_ALIKES = str.maketrans("ϵ∆µϑϕ", "εΔμθφ")
_ASCII_SYMBOL = re.compile(r"[A-Za-z]+(?:_\w+)?")
_ONE_LESS = re.compile(r"1[-−–](?=[^\W\d])")  # 1-alpha: no hyphen of a word
_FONT = re.compile(r"\\(?:mathcal|mathrm|mathfrak|mathbb|mathit|mathbf|text|operatorname|left|right)(?![A-Za-z])")
_BAR = re.compile(r"\\(?:[lr]?vert(?![A-Za-z])|\|)")
_VARIANT = re.compile(r"(?<![A-Za-z])var(?=(?:epsilon|theta|rho|sigma|phi|kappa)(?![A-Za-z]))")


@dataclass(frozen=True)
class NameRead:
    """A name stands for a variable, or for its twin."""

    variable: Variable
    twin: Twin | None = None

    @property
    def word(self) -> Variable:
        """What the name is a name of: the variable, or the twin as one."""
        return self.twin.of(self.variable) if self.twin else self.variable

    @property
    def own_name(self) -> str:
        """The name that is clear everywhere."""
        return self.twin.names.split()[0] if self.twin else self.variable.name

    @property
    def words(self) -> str:
        """`failure probability δ`; of a twin `probability that the bound holds 1 - δ, for failure probability δ`."""
        return f"{self.word.named}, for {self.variable.named}" if self.twin else self.variable.named


class Readings:
    """What names stand for among the variables of one theorem."""

    def __init__(self, variables: Iterable[Variable]) -> None:
        self._variables = {variable.name: variable for variable in variables}
        own = ((name, NameRead(variable)) for name, variable in self._variables.items())
        symbols = ((name, NameRead(variable)) for variable in self._variables.values() for name in _written(variable))
        self._own = dict(own)
        self._printed = _gathered(self._as_printed(), str.strip)  # Δ is not δ where both are there
        # By its own words a variable is called where books call nothing else so, by its unit where nothing else does.
        others = _gathered(self._by_units()), _gathered(self._in_words()), _gathered(self._of_books())
        self._tiers = (_gathered(symbols), others[0] | others[1] | others[2])

    def of(self, name: str) -> tuple[NameRead, ...]:
        """What `name` may stand for: one reading where it is clear, several where it is ambiguous."""
        if name in self._own:
            return (self._own[name],)
        if printed := self._printed.get(name.strip(" $")):
            return printed
        return next((readings for readings in self.tiers(name) if readings), ())

    def tiers(self, name: str) -> tuple[tuple[NameRead, ...], tuple[NameRead, ...]]:
        """What `name` may stand for as a symbol, and what as a letter or a twin of books."""
        symbols, books = (tier.get(normal(name), ()) for tier in self._tiers)
        return symbols, books

    def other_names(self, variable: Variable, twin: Twin | None = None) -> list[str]:
        """The letters that stand for a variable alone, or for its twin."""
        names = twin.names.split() if twin else [*_written(variable), *called(variable).letters.split()]
        alone = (NameRead(variable, twin),)
        return [name for name in dict.fromkeys(names) if name not in self._variables and self.of(name) == alone]

    def all_names(self) -> list[str]:
        """Every name that is read in one way only, the variables' own first."""
        names = list(self._variables)
        for variable in self._variables.values():
            for twin in (None, *called(variable).twins):
                names += self.other_names(variable, twin)
        return names

    def unknown(self, name: str) -> str:
        """The end of the error about a name that stands for nothing: what there is, and what is spelled like it."""
        there = ", ".join(f"{variable.name} ({variable.in_full})" for variable in self._variables.values())
        meant = near(name, self.all_names())
        hint = f"; did you mean {', '.join(meant)}?" if meant else ""
        return f"has no variable {name[:SHOWN]}; it has {there}{hint}"

    def _as_printed(self) -> Iterator[tuple[str, NameRead]]:
        for variable in self._variables.values():
            yield from ((name, NameRead(variable)) for name in (variable.symbol, variable.label))

    def _in_words(self) -> Iterator[tuple[str, NameRead]]:
        """The words by which errors and pages name a variable."""
        for variable in self._variables.values():
            names = variable.symbol, variable.short, variable.short.partition(",")[0]
            yield from ((name, NameRead(variable)) for name in names)
            yield from ((twin.meaning, NameRead(variable, twin)) for twin in self._twins(variable))

    def _by_units(self) -> Iterator[tuple[str, NameRead]]:
        """A number of examples, or of mistakes."""
        for variable in self._variables.values():
            if variable.unit and variable.domain.integer:
                for before in ("", "number of ", "num ", "n ", "#"):
                    yield f"{before}{variable.unit}", NameRead(variable)

    def _of_books(self) -> Iterator[tuple[str, NameRead]]:
        for variable in self._variables.values():
            known = called(variable)
            yield from ((name, NameRead(variable)) for name in known.letters.split())
            for twin in self._twins(variable):
                yield from ((name, NameRead(variable, twin)) for name in twin.names.split())

    def _twins(self, variable: Variable) -> Iterator[Twin]:
        """Those whose values can be computed from the theorem's inputs."""
        return (twin for twin in called(variable).twins if not twin.beside or twin.beside in self._variables)


@lru_cache(1 << 12)
def normal(name: str) -> str:
    """One spelling for all of `VCdim`, `vc-dim` and `vc dim`, and for `\\varepsilon` and `epsilon`; of single letters
    the case counts.
    """
    name = unicodedata.normalize("NFC", name).translate(LOOK_ALIKES).strip().strip("$")
    if {"\\", "{"} & set(name):
        name = re.sub(r"[\\{}]", "", _BAR.sub("|", _FONT.sub("", name)))
    name = _VARIANT.sub("", "".join(name.split()))
    if one_less := _ONE_LESS.match(name):
        return f"1-{name[one_less.end() :]}".casefold()
    joined = re.sub(r"(?<=.)[_-]+(?=.)", "", name)
    return joined if len(joined) == 1 else joined.casefold()


def _written(variable: Variable) -> Iterator[str]:
    """The name, the symbol as it is shown, and both with and without Greek letters."""
    yield variable.name
    yield variable.label
    if variable.name in GREEK:
        yield GREEK[variable.name]
    symbol = re.sub(r"[{}]", "", variable.symbol)
    if _ASCII_SYMBOL.fullmatch(symbol):
        yield symbol
    yield from (name for name, letter in GREEK.items() if variable.label in (letter, letter.upper()))


def _gathered(
    named: Iterable[tuple[str, NameRead]], spelled: Callable[[str], str] = normal
) -> dict[str, tuple[NameRead, ...]]:
    readings: dict[str, dict[NameRead, None]] = {}
    for name, reading in named:
        readings.setdefault(spelled(name), {})[reading] = None
    return {name: tuple(each) for name, each in readings.items()}
