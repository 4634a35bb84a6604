"""Which variable a name stands for: own names first, then symbols, then the letters and twins of books.

>>> from bounds import theorems
>>> [reading.variable.name for reading in theorems["hoeffding_two_sided"].readings.of("alpha")]
['delta']
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bounds.vocabulary.names import Twin, called
from bounds.vocabulary.near import SHOWN, near
from bounds.vocabulary.variables import Variable

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "eps": "ε", "eta": "η", "theta": "θ",
    "kappa": "κ", "lambda": "λ", "lam": "λ", "mu": "μ", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ",
}  # fmt: skip
LOOK_ALIKES = str.maketrans("ϵ∆µϑϕ", "εΔμθφ")
_ASCII_SYMBOL = re.compile(r"[A-Za-z]+(?:_\w+)?")
_BEGINS_WITH_ONE = re.compile(r"1[-−](?=\w)")  # 1-alpha: no hyphen of a word


@dataclass(frozen=True)
class NameRead:
    """A name stands for a variable, or for its twin."""

    variable: Variable
    twin: Twin | None = None

    @property
    def told(self) -> Variable:
        """What is told by the name: the variable, or the twin as one."""
        return self.twin.of(self.variable) if self.twin else self.variable

    @property
    def own_name(self) -> str:
        """The name that is clear everywhere."""
        return self.twin.names.split()[0] if self.twin else self.variable.name

    @property
    def words(self) -> str:
        """`failure probability δ`; of a twin `probability that the promise holds 1 - δ, for failure probability δ`."""
        return f"{self.told.named}, for {self.variable.named}" if self.twin else self.variable.named


class Readings:
    """What names stand for among the variables of one theorem."""

    def __init__(self, variables: Iterable[Variable]) -> None:
        self._variables = {variable.name: variable for variable in variables}
        own = ((name, NameRead(variable)) for name, variable in self._variables.items())
        symbols = ((name, NameRead(one)) for one in self._variables.values() for name in _written(one))
        self._own = dict(own)
        self._tiers = (_gathered(symbols), _gathered(self._of_books()))

    def of(self, name: str) -> tuple[NameRead, ...]:
        """What `name` may stand for: one reading where it is clear, several where one has to ask."""
        if name in self._own:
            return (self._own[name],)
        return next((found for found in self.tiers(name) if found), ())

    def tiers(self, name: str) -> tuple[tuple[NameRead, ...], tuple[NameRead, ...]]:
        """What `name` may stand for as a symbol, and what as a letter or a twin of books."""
        symbols, books = (tier.get(normal(name), ()) for tier in self._tiers)
        return symbols, books

    def other_names(self, variable: Variable, twin: Twin | None = None) -> list[str]:
        """The letters that stand for a variable alone, or for its twin."""
        names = twin.names.split() if twin else [*_written(variable), *called(variable).letters.split()]
        one = (NameRead(variable, twin),)
        return [name for name in dict.fromkeys(names) if name not in self._variables and self.of(name) == one]

    def all_names(self) -> list[str]:
        """Every name that is read in one way only, the variables' own first."""
        names = list(self._variables)
        for variable in self._variables.values():
            for twin in (None, *called(variable).twins):
                names += self.other_names(variable, twin)
        return names

    def unknown(self, name: str) -> str:
        """The end of the error about a name that stands for nothing: what there is, and what is spelled like it."""
        there = ", ".join(f"{one.name} ({one.in_full})" for one in self._variables.values())
        meant = near(name, self.all_names())
        hint = f"; did you mean {', '.join(meant)}?" if meant else ""
        return f"has no variable {name[:SHOWN]}; it has {there}{hint}"

    def _of_books(self) -> Iterator[tuple[str, NameRead]]:
        for variable in self._variables.values():
            known = called(variable)
            yield from ((name, NameRead(variable)) for name in known.letters.split())
            for twin in known.twins:
                if not twin.beside or twin.beside in self._variables:
                    yield from ((name, NameRead(variable, twin)) for name in twin.names.split())


def normal(name: str) -> str:
    """One spelling for all of `VCdim`, `vc-dim` and `vc dim`; of single letters the case counts."""
    name = unicodedata.normalize("NFC", name).translate(LOOK_ALIKES).strip()
    if _BEGINS_WITH_ONE.match(name.replace(" ", "")):
        return name.replace(" ", "").replace("−", "-").casefold()
    joined = re.sub(r"[\s-]+", "_", name)
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


def _gathered(named: Iterable[tuple[str, NameRead]]) -> dict[str, tuple[NameRead, ...]]:
    found: dict[str, dict[NameRead, None]] = {}
    for name, reading in named:
        found.setdefault(normal(name), {})[reading] = None
    return {name: tuple(each) for name, each in found.items()}
