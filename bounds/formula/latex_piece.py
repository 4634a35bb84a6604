"""Pieces of LaTeX that know how tightly they bind, so that brackets stand where a reader needs them."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from bounds.numbers import in_latex


class Level(IntEnum):
    """How tightly a piece holds together, loosest first."""

    CHOICE = 0  # cases, comparisons
    SUM = 1
    QUOTIENT = 2  # a/b on one line, a\\times10^k
    PRODUCT = 3
    FUNCTION = 4  # \\ln x, without brackets
    POWER = 5
    BLOCK = 6  # fractions, roots, calls: whole, but no base of a power
    ATOM = 7


@dataclass(frozen=True)
class Piece:
    """LaTeX without its sign, and how to put it beside other pieces."""

    body: str
    level: Level = Level.ATOM
    negative: bool = False
    closed: str = ""  # for where something follows that would be drawn in: \\ln(2) for \\ln 2

    @property
    def latex(self) -> str:
        return f"-{self.body}" if self.negative else self.body

    @property
    def starts_with_minus(self) -> bool:
        return self.latex.startswith("-")

    @property
    def followed(self) -> str:
        return self.closed or self.body


_TALL = re.compile(r"\\frac|\\sqrt|\\begin|\\left|\\sum|\\binom")
_NUMBER_AT_END = re.compile(r"(?<![\w^}])\d(?:[\d.]|\{,\})*$")
_OPERATOR = re.compile(r"\\(ln|log|max|min|exp)(?![a-zA-Z])")
_WORDS = re.compile(r"[a-zA-Z]")
_OPENS = r"([(\[{|,;]|\\[,;]|\\(le|ge|sim) ?|[<>=])\s*$"
_DIGIT_ABOVE = re.compile(r"\\frac\{\d")
_COMMAND = re.compile(r"\\(frac|left|right|cdot|times|sqrt)\b")


def bracketed(piece: Piece) -> Piece:
    return Piece(around("(", piece.latex, ")"))


def around(left: str, text: str, right: str) -> str:
    r"""`text` between delimiters, which grow with tall content."""
    return rf"\left{left}{text}\right{right}" if _TALL.search(text) else f"{left}{text}{right}"


def at_least(piece: Piece, level: Level, signed: bool = False) -> Piece:
    """The piece, bracketed if it binds less tightly than `level` or has a sign where none is allowed."""
    return bracketed(piece) if piece.level < level or (piece.starts_with_minus and not signed) else piece


def is_simple(exponent: Piece) -> bool:
    """Short and flat enough to stand above the line."""
    text = exponent.latex
    return not _TALL.search(text.replace(r"\sqrt", "")) and not re.search(r"/\(|\)/", text) and width(text) <= 24


def width(latex: str) -> int:
    """About how many characters wide it looks."""
    return len(re.sub(r"\\[,;]|[{}^_]", "", re.sub(r"\\[a-zA-Z]+ ?", "x", latex)))


def number(value: Any) -> Piece:
    """A number, which may be an `Ln`."""
    text = in_latex(value)
    body, negative = text.removeprefix("-"), text.startswith("-")
    multiplier, operator, base = body.partition(r"\ln")
    if operator:
        closed = multiplier + operator + around("(", base.strip(), ")")
        return Piece(body, Level.PRODUCT if multiplier else Level.FUNCTION, negative, closed)
    if r"\times" in body:
        return Piece(body, Level.QUOTIENT, negative)
    level = Level.POWER if "^" in body else Level.BLOCK if r"\frac" in body else Level.ATOM
    return Piece(body, level, negative)


def symbol(latex: str) -> Piece:
    """A symbol; one made of several, like `\\ln|\\mathcal H|`, binds as what stands outermost in it."""
    outermost = _outermost(latex)
    if re.search(r"[-+=<>]", outermost):
        return Piece(latex, Level.SUM)
    if _OPERATOR.match(latex):
        return Piece(latex, Level.FUNCTION, closed=latex if latex.endswith(("|", ")")) else f"({latex})")
    return Piece(latex, Level.POWER if "^" in outermost else Level.ATOM)


def _outermost(latex: str) -> str:
    """What is in no brackets, braces or bars."""
    before, stripped = "", re.sub(r"_[^{\\]", "", latex)
    while stripped != before:
        before, stripped = stripped, re.sub(r"\{[^{}]*\}|\([^()]*\)|\[[^\[\]]*\]|\|[^|]*\|", "", stripped)
    return stripped


def negated(piece: Piece) -> Piece:
    held = at_least(piece, Level.QUOTIENT)
    return Piece(held.body, held.level, True, held.closed)


def total(left: Piece, sign: str, right: Piece) -> Piece:
    r"""`left + right` or `left - right`; a sum sign on the left must not draw in what follows it."""
    if sign == "+" and right.negative:
        return total(left, "-", Piece(right.body, right.level, closed=right.closed))
    left = at_least(left, Level.SUM, signed=True)
    right = at_least(right, Level.QUOTIENT if sign == "-" else Level.SUM)
    ended = left.followed if r"\sum" in _outermost(left.body) else left.body
    before = f"{'-' if left.negative else ''}{ended}{sign}"
    return Piece(before + right.latex, Level.SUM, closed=before + right.closed if right.closed else "")


def product(left: Piece, right: Piece) -> Piece:
    """Both beside each other. A leading sign becomes that of the product."""
    unsigned = Piece(left.body, left.level, closed=left.closed)
    first = at_least(unsigned, Level.PRODUCT).followed
    if right.body.startswith(r"\sum") and not right.starts_with_minus:
        product_of_sum = first + _between(first, right.body) + right.body
        return Piece(product_of_sum, Level.SUM, left.negative, around("(", product_of_sum, ")"))
    second = at_least(right, Level.PRODUCT)
    joined = first + _between(first, second.body)
    closed = joined + second.closed if second.closed else ""
    return Piece(joined + second.body, Level.PRODUCT, left.negative, closed)


def _between(left: str, right: str) -> str:
    numeric = not _WORDS.search(_COMMAND.sub("", right))
    after_number = bool(_NUMBER_AT_END.search(left))
    if right[0].isdigit() or (after_number and (numeric or _DIGIT_ABOVE.match(right)) and right.startswith(r"\frac")):
        return r"\cdot "
    if after_number and right.startswith(r"\mathrm"):
        return r"\,"
    if after_number or right.startswith(r"\left") or left.endswith(r"\right)"):
        return ""  # TeX leaves room beside brackets that grow
    return " " if _OPERATOR.match(right) else r"\,"


def fraction(above: Piece, below: Piece, small: bool) -> Piece:
    r"""`\frac` where there is room for it, a slash in exponents and in fractions of fractions."""
    unsigned = Piece(above.body, above.level, closed=above.closed)
    if not small:
        top = unsigned.body if above.negative else above.latex
        return Piece(rf"\frac{{{top}}}{{{below.latex}}}", Level.BLOCK, above.negative)
    top = at_least(unsigned, Level.PRODUCT).followed
    return Piece(f"{top}/{at_least(below, Level.POWER).body}", Level.QUOTIENT, above.negative)


def power(base: Piece, exponent: Piece) -> Piece:
    text = exponent.latex
    raised = text if len(text) == 1 else f"{{{text}}}"
    return Piece(f"{at_least(base, Level.ATOM).body}^{raised}", Level.POWER)


def special(typeset: Callable[..., str], arguments: Sequence[Piece], small: Sequence[Piece]) -> Piece:
    """A special function's LaTeX from its arguments and their `small` forms, which indices and exponents take.

    An argument that the function does not itself enclose gets brackets, if no atom.
    """
    slots = [f"\0{place}\0" for place in range(len(arguments))]
    pattern = typeset(*slots)
    pieces = {}
    for slot, argument, raised in zip(slots, arguments, small, strict=True):
        around_it = pattern.split(slot)[:-1]
        if all(re.search(r"[_^]\{-?$", before) for before in around_it):
            argument = raised
        enclosed = all(re.search(_OPENS, before) for before in around_it)
        level = Level.QUOTIENT if all(before.endswith("-") for before in around_it) else Level.ATOM
        pieces[slot] = argument.latex if enclosed else at_least(argument, level).latex
    text = _filled(pattern, pieces)
    if text.startswith(r"\sum"):
        return Piece(text, Level.SUM, closed=around("(", text, ")"))
    if re.match(r"\\ln(?!\(|\\left)", text):
        return function(r"\ln", Piece(text.removeprefix(r"\ln").strip(), Level.BLOCK))
    return Piece(text, Level.SUM if re.search(r"[-+=<>]", _outermost(pattern)) else Level.BLOCK)


def function(name: str, argument: Piece) -> Piece:
    r"""`\ln x`, with brackets round all that could be misread."""
    closed = name + around("(", argument.latex, ")")
    if argument.starts_with_minus or argument.level not in (Level.ATOM, Level.BLOCK, Level.FUNCTION):
        return Piece(closed, Level.BLOCK)
    space = "" if argument.body.startswith("\\") else " "
    return Piece(name + space + argument.body, Level.FUNCTION, closed=closed)


def _filled(pattern: str, pieces: Mapping[str, str]) -> str:
    """The pattern with its slots filled; its brackets grow if there is something tall in it, and only then."""
    pattern = re.sub(r"\\(left|right)(?=[][()])", "", pattern)
    if any(_TALL.search(text) for text in (pattern, *pieces.values())):
        pattern = re.sub(r"(?<!\\left)[(\[]", r"\\left\g<0>", re.sub(r"(?<!\\right)[)\]]", r"\\right\g<0>", pattern))
    return re.sub("\0\\d\0", lambda slot: pieces[slot[0]], pattern)


def logarithm_undone(piece: Piece) -> Piece | None:
    r"""`x` for a piece that is `\ln x` and nothing else."""
    match = re.fullmatch(r"\\ln(?![a-zA-Z]) ?(.*)", piece.body)
    if not match or piece.level != Level.FUNCTION or piece.negative or _OPERATOR.match(match[1]):
        return None
    return Piece(match[1], Level.ATOM if re.fullmatch(r"\|[^|]*\|", match[1]) else Level.BLOCK)
