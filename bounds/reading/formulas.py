r"""Formulas as people type them, as trees: `(1/epsilon)*(ln_size + ln(1/delta))`, `2m ε²`, `\sqrt{\frac{\ln 2}{m}}`.

Nothing is executed: a tree holds known functions, numbers and what its names stand for. What could be read in two
ways, such as 1/2m, is refused, and every refusal names the place.
"""

import ast
from collections.abc import Callable
from typing import Any, NoReturn

from bounds.formula import elementary, functions
from bounds.formula.composing import calls, exponential, negative, number, over, plus, raised
from bounds.reading.formula_functions import ALSO, FUNCTIONS, SPECIAL
from bounds.reading.formula_signs import FormulaSign, at_place, signs
from bounds.reading.written import LONGEST

DEEPEST = 50  # brackets inside brackets, powers of powers
LETTERS = 4  # of a product without signs
LEVELS = 100  # operations inside operations
_BRACKETS = {"(": ")", "[": "]", "{": "}", "⌈": "⌉", "⌊": "⌋"}
_ROUNDINGS = {"⌈": elementary.ceil, "⌊": elementary.floor}
_FRACTIONS = frozenset({r"\frac", r"\dfrac", r"\tfrac"})
_BINOMIALS = frozenset({r"\binom", r"\dbinom", r"\tbinom"})


def read_formula(text: str, resolve: Callable[[str], ast.expr | None]) -> ast.expr:
    """The tree of a formula, as of `bounds.formula.inlining`; `resolve` says what a name stands for, None for nothing,
    or raises ValueError with the reason.

    Raises FormulaError, a ValueError of one sentence with the place, for what is no formula.
    """
    if len(text) > LONGEST:
        raise at_place(f"a formula has at most {LONGEST} characters, this one {len(text):,}", text, LONGEST)
    tree = _Reader(text, resolve).read()
    if _levels(tree) > LEVELS:
        raise at_place(f"more than {LEVELS} operations stand inside each other", text, len(text))
    return tree


class _Reader:
    """Reads the signs from left to right; `at` is the next."""

    def __init__(self, text: str, resolve: Callable[[str], ast.expr | None]) -> None:
        self._text, self._resolve = text, resolve
        self._signs = [*signs(text), FormulaSign("end", "", len(text))]
        self._at, self._depth = 0, 0
        self._is_bare = False  # is the last factor a function without brackets, such as ln m?

    def read(self) -> ast.expr:
        tree = self._sum()
        if self._next.kind != "end":
            self._refuse("this stands where an operation is expected")
        return tree

    @property
    def _next(self) -> FormulaSign:
        return self._signs[self._at]

    def _refuse(self, words: str, sign: FormulaSign | None = None) -> NoReturn:
        raise at_place(words, self._text, (sign or self._next).place)

    def _take(self, *texts: str) -> str:
        """The next sign, taken, if it is one of these; else nothing."""
        if self._next.kind == "sign" and self._next.text in texts:
            self._at += 1
            return self._signs[self._at - 1].text
        return ""

    def _sum(self) -> ast.expr:
        tree = self._product()
        while sign := self._take("+", "-"):
            tree = (plus if sign == "+" else _difference)(tree, self._product())
        return tree

    def _product(self) -> ast.expr:
        tree = self._signed()
        is_divided = False
        while True:
            sign = self._take("*", "/")
            if not sign and not self._begins_a_factor():
                return tree
            if self._is_bare and (sign or self._begins_a_factor()):
                self._at -= bool(sign)
                self._refuse("the argument of a function needs brackets before this")
            if not sign and is_divided:
                self._refuse("behind a division it needs brackets, or * before this")
            is_divided = sign == "/"
            factor = self._signed()
            tree = _quotient(tree, factor) if is_divided else _times(tree, factor)

    def _begins_a_factor(self) -> bool:
        if self._next.kind == "sign":
            return self._next.text in ("(", "[", "{", "⌈", "⌊", "√")
        return self._next.kind in ("number", "name")

    def _signed(self) -> ast.expr:
        self._is_bare = False
        if self._take("-"):
            return negative(self._signed())
        return self._signed() if self._take("+") else self._power()

    def _power(self) -> ast.expr:
        self._depth += 1
        if self._depth > DEEPEST:
            self._refuse("the formula is nested too deeply before this")
        tree = self._behind(self._primary())
        if self._take("^"):
            tree = _raised(tree, self._exponent())
        elif self._next.kind == "raised":
            self._at += 1
            tree = _raised(tree, number(int(self._signs[self._at - 1].text)))
        self._depth -= 1
        return tree

    def _exponent(self) -> ast.expr:
        return negative(self._exponent()) if self._take("-") else self._power()

    def _behind(self, tree: ast.expr) -> ast.expr:
        while sign := self._take("%", "!"):
            tree = (
                over(tree, number(100))
                if sign == "%"
                else exponential(calls(functions.log_gamma, plus(tree, number(1))))
            )
        return tree

    def _primary(self) -> ast.expr:
        sign = self._next
        if sign.kind == "end":
            self._refuse("the formula is not complete")
        self._at += 1
        match sign.kind:
            case "number":
                return number(int(sign.text) if sign.text.isdigit() else float(sign.text))
            case "name":
                return self._named(sign)
            case "sign" if sign.text in _BRACKETS:
                tree = self._inside(sign)
                return calls(_ROUNDINGS[sign.text], tree) if sign.text in _ROUNDINGS else tree
            case "sign" if sign.text == "√":
                return calls(elementary.sqrt, self._primary())
        self._at -= 1
        return self._refuse("a number, a name or a bracket is expected")

    def _inside(self, opening: FormulaSign) -> ast.expr:
        tree = self._sum()
        if not self._take(_BRACKETS[opening.text]):
            self._refuse(f"“{_BRACKETS[opening.text]}” is expected")
        self._is_bare = False
        return tree

    def _named(self, sign: FormulaSign) -> ast.expr:
        name = sign.text.removeprefix("\\")
        if sign.text in _FRACTIONS:
            return over(self._group(), self._group())
        if sign.text in _BINOMIALS:
            return calls(functions.choose, self._group(), self._group())
        try:
            meaning = self._resolve(sign.text)
        except ValueError as reason:
            return self._refuse(str(reason), sign)
        name = ALSO.get(name, name)
        if meaning is not None:
            return meaning
        if name in FUNCTIONS:
            return self._function(sign, FUNCTIONS[name])
        if name in SPECIAL and self._next.text == "(":
            special = getattr(functions, name)
            return self._function(sign, lambda *arguments: calls(special, *arguments))
        if name in ("e", "pi", "π"):
            return ast.Name("e" if name == "e" else "pi")
        if self._is_product_of_letters(sign.text):
            letters = [FormulaSign("name", letter, sign.place + place) for place, letter in enumerate(sign.text)]
            self._signs[self._at - 1 : self._at] = letters
            return self._named(letters[0])
        return self._refuse(f"nothing is called {sign.text}", sign)

    def _is_product_of_letters(self, word: str) -> bool:
        """`em` as e times m, where that is no name."""
        try:
            return 1 < len(word) <= LETTERS and all(
                letter.isalpha() and (letter == "e" or self._resolve(letter) is not None) for letter in word
            )
        except ValueError:
            return False

    def _group(self) -> ast.expr:
        """The argument of a command: in braces, or a single digit or letter."""
        sign = self._next
        if sign.kind == "number" and len(sign.text) > 1 and sign.text.isdigit():
            self._signs[self._at] = FormulaSign("number", sign.text[1:], sign.place + 1)
            return number(int(sign.text[0]))
        return self._primary()

    def _function(self, sign: FormulaSign, function: Callable[..., Any]) -> ast.expr:
        power = self._exponent() if self._take("^") else None
        arguments, is_bare = self._arguments()
        try:
            tree: ast.expr = function(*arguments)
        except TypeError:
            return self._refuse(f"{sign.text.removeprefix(chr(92))} takes another number of arguments", sign)
        self._is_bare = is_bare
        return tree if power is None else raised(tree, power)

    def _arguments(self) -> tuple[list[ast.expr], bool]:
        """What a function is applied to, and whether it could go on: ln m, but not ln(m) or ln|H|."""
        opening = self._next
        if self._take("(", "[", "{"):
            arguments = [self._sum()]
            while self._take(","):
                arguments.append(self._sum())
            if not self._take(_BRACKETS[opening.text]):
                self._refuse(f"“{_BRACKETS[opening.text]}” is expected")
            return arguments, False
        is_whole = opening.text.startswith("|") or opening.text in {*_FRACTIONS, *_BINOMIALS, *_BRACKETS, "√"}
        return [self._power()], not is_whole


def _difference(left: ast.expr, right: ast.expr) -> ast.expr:
    return ast.BinOp(left, ast.Sub(), right)


def _times(left: ast.expr, right: ast.expr) -> ast.expr:
    return ast.BinOp(left, ast.Mult(), right)


def _quotient(left: ast.expr, right: ast.expr) -> ast.expr:
    return ast.BinOp(left, ast.Div(), right)


def _raised(base: ast.expr, exponent: ast.expr) -> ast.expr:
    match base:
        case ast.Name("e"):
            return exponential(exponent)
    return raised(base, exponent)


def _levels(tree: ast.expr) -> int:
    """Level by level, so that a deep tree is measured rather than walked."""
    count, level = 0, [tree]
    while level:
        count += 1
        level = [child for node in level for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
    return count
