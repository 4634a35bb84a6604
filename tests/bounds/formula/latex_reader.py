r"""Reads our LaTeX back to a number, knowing nothing of how it was written.

As strict as a careful reader: whatever might be misread (`\ln 2 m`, `2 3`, `a/b c`, `\frac12^x`) is an error, and
so is every command it does not know.
"""

import math
import operator
import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from scipy.special import betainc, betaincc

from tests.bounds.formula.latex_functions import FUNCTIONS, LISTS, ROUNDINGS

CLOSING = {"[": "]", "(": ")", "{": "}", r"\{": r"\}", r"\lceil": r"\rceil", r"\lfloor": r"\rfloor"}
RELATIONS: dict[str, Callable[..., Any]] = {
    "<": operator.lt, ">": operator.gt, "=": operator.eq,
    r"\le": operator.le, r"\ge": operator.ge, r"\ne": operator.ne,
}  # fmt: skip
OTHERS = (
    r"\frac \sqrt \binom \sum_{i=0}^ {i} \mathrm{Cat}_ \mathbb{P} \,\|\, \mathrm{Bin} \cdot \times \pi \, \; \\"
    r" \text{if} \text{otherwise} \text{and} \begin{cases} \end{cases}"
).split()
COMMANDS = [*FUNCTIONS, *ROUNDINGS, *LISTS, *RELATIONS, *OTHERS, *CLOSING, *CLOSING.values(), *"+-/^,&e"]
Number = Any  # a float, NumPy's or not, or a count of any size
ENDS = {*"+-&,", r"\,\|\,", r"\\", r"\text{and}", "", *RELATIONS, *CLOSING.values()}
NUMBER = r"(?!0\d)(?:\d{1,3}(?:\{,\}\d{3})+|\d+)(?:\.\d+)?"


class Misread(ValueError):
    """LaTeX that is not ours, or that a reader could take for something else."""


def read_latex(latex: str, symbols: dict[str, Any]) -> float:
    """The value of `latex`; `symbols` maps symbols to values, names of functions to callables."""
    with np.errstate(all="ignore"):
        reader = _Reader(latex, symbols)
        value = reader.sum()
    reader.need("")
    return float(value)


def read_statement(latex: str, sign: str, symbols: dict[str, Any]) -> float:
    """The value of the right-hand side of a statement, whose named quantities follow it line by line."""
    lines = latex.removeprefix(r"\begin{aligned}&").removesuffix(r"\end{aligned}")
    main, *definitions = re.split(r"\\\\\[4pt\]&\\quad\\text\{(?:where|and) \}", lines)
    for line in definitions:
        name, _, definition = line.partition("=")
        symbols = {**symbols, name: read_latex(definition, symbols)}
    return read_latex(main.partition(f" {sign} ")[2], symbols)


def _tokens(latex: str, symbols: dict[str, Any]) -> Iterator[str]:
    latex = latex.replace(r"\mathbb P", r"\mathbb{P}")
    latex = re.sub(r"\\text\{ ?(\w+) ?\}", r"\\text{\1}", re.sub(r"\\(left|right)(?=[][()\\])", "", latex))
    words = sorted([*symbols, *COMMANDS], key=len, reverse=True)
    ends = [r"(?![a-zA-Z])" if re.search(r"\\[a-zA-Z]+$", word) else "" for word in words]
    known = [re.escape(word) + end for word, end in zip(words, ends, strict=True)]
    token = re.compile(rf"\s*({'|'.join([NUMBER, *known])})\s*")
    position = 0
    while position < len(latex):
        result = token.match(latex, position)
        if not result:
            raise Misread(f"{latex[position:]} is unknown")
        yield result[1]
        position = result.end()
    yield ""


class _Reader:
    def __init__(self, latex: str, symbols: dict[str, Any]) -> None:
        sizes = {name[3:]: np.exp(value) for name, value in symbols.items() if name.startswith(r"\ln|")}
        self.symbols, self.at, self.ends_in_sum = {**sizes, **symbols}, 0, False
        self.tokens = list(_tokens(latex, self.symbols))

    @property
    def next(self) -> str:
        return self.tokens[self.at]

    def take(self, *wanted: str) -> str | None:
        if self.next not in wanted:
            return None
        self.at += 1
        return self.tokens[self.at - 1]

    def need(self, *wanted: str) -> None:
        if self.next not in wanted:
            raise Misread(f"{wanted} expected at {self.tokens[self.at :]} of {self.tokens}")
        self.at += self.next != ""

    def sum(self) -> Number:
        value = -self.product() if self.take("-") else self.product()
        while sign := self.take("+", "-"):
            if self.ends_in_sum:
                raise Misread(f"how far does the sum sign reach in {self.tokens}?")
            value = value + self.product() if sign == "+" else value - self.product()
        return value

    def product(self) -> Number:
        value, open_ended = self.factor()
        ended = False
        while self.next not in ENDS:
            if open_ended or ended:
                raise Misread(f"does {self.tokens[self.at :]} belong to what stands before it, in {self.tokens}?")
            beside = self.take(r"\,", r"\cdot", r"\times", "/")
            if beside in (r"\,", None) and self.next[0].isdigit():
                raise Misread(f"two numbers run together at {self.tokens[self.at :]}")
            factor, open_ended = self.factor()
            value, ended = value / factor if beside == "/" else value * factor, beside in ("/", r"\times")
        return value

    def factor(self) -> tuple[Number, bool]:
        """A value, and whether what follows could be drawn into it."""
        token = self.take(*FUNCTIONS)
        if token and self.next not in CLOSING:
            return FUNCTIONS[token](self.factor()[0] if self.next in FUNCTIONS else self.unpowered()), True
        value, is_base = (FUNCTIONS[token](self.group()), False) if token else self.primary()
        if self.take("^"):
            if not is_base:
                raise Misread(f"what is raised to the power in {self.tokens}?")
            value = np.power(value, self.group() if self.next == "{" else self.primary()[0])
        return value, False

    def unpowered(self) -> Number:
        value, _ = self.primary()
        if self.next == "^":
            raise Misread(f"does the power belong to the function in {self.tokens}?")
        return value

    def primary(self) -> tuple[Number, bool]:
        """A value, and whether it may be the base of a power."""
        token = self.next
        if token == "(":
            return self.group(), True
        if token in ROUNDINGS:
            return ROUNDINGS[token](self.group()), False
        self.at += 1
        if token[:1].isdigit():
            return np.float64(token.replace("{,}", "")), True
        value = {"e": np.e, r"\pi": np.pi, **LISTS, **self.symbols}.get(token)
        if callable(value):
            return value(*self.values()), False
        if value is not None:
            return np.float64(value), token[:3] != r"\ln"
        return self.command(token), False

    def command(self, token: str) -> Number:
        if token == r"\frac":
            return self.group() / self.group()
        if token == r"\sqrt":
            return np.sqrt(self.group())
        if token == r"\binom":
            return math.comb(int(self.group()), int(self.group()))
        if token == r"\mathbb{P}":
            return self.tail()
        if token == r"\mathrm{Cat}_":
            size = int(self.group())
            return math.comb(2 * size, size) // (size + 1)
        if token == r"\sum_{i=0}^":
            return self.growth()
        if token == r"\begin{cases}":
            return self.cases()
        raise Misread(f"{token!r} is no value in {self.tokens}")

    def tail(self) -> Number:
        self.need("[")
        self.need(r"\mathrm{Bin}")
        n, p = self.values()
        relation, k = self.take(r"\le", ">"), self.sum()
        self.need("]")
        if k >= n:
            return float(relation == r"\le")
        return (betaincc if relation == r"\le" else betainc)(k + 1, n - k, p)

    def growth(self) -> int:
        d = int(self.group())
        self.need(r"\binom")
        m = int(self.group())
        self.need("{i}")
        self.ends_in_sum = True
        return sum(math.comb(m, i) for i in range(d + 1))

    def group(self) -> Number:
        return self.values(listed=False)[0]

    def values(self, listed: bool = True) -> list[Number]:
        opening = self.next
        self.need(*CLOSING)
        values = [self.sum()]
        while listed and self.next in (",", r"\,\|\,"):
            if self.take(",", r"\,\|\,") == ",":
                self.need(r"\;")
            values.append(self.sum())
        self.need(CLOSING[opening])
        self.ends_in_sum = False
        return values

    def cases(self) -> Number:
        rows: list[tuple[Number, bool]] = []
        while True:
            value = self.sum()
            self.need("&")
            if self.take(r"\text{otherwise}"):
                self.need(r"\end{cases}")
                return next((chosen for chosen, holds in rows if holds), value)
            self.need(r"\text{if}")
            rows.append((value, self.condition()))
            self.need(r"\\")

    def condition(self) -> bool:
        left, holds = self.sum(), True
        while sign := self.take(*RELATIONS):
            relation = RELATIONS[sign]
            right = self.sum()
            holds, left = holds and relation(left, right), right
        rest = self.condition() if self.take(r"\text{and}") else True
        return holds and rest
