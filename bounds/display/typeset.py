"""A theorem on paper: its statement, its formula with numbers in it, and the computation line by line."""

import ast
import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from typing import Any

import numpy as np

from bounds.formula import latex_piece
from bounds.formula.inlining import definitions, inlined
from bounds.formula.latex_filled import filled, leaf
from bounds.formula.latex_plain import plain
from bounds.formula.latex_tree import rounds_to_integers, typeset
from bounds.formula.latex_written import Written, below, written
from bounds.formula.local_symbol import local_symbol
from bounds.formula.syntax import read
from bounds.numbers import LARGE, exact, in_latex, rounded, rounded_safely
from bounds.solving import evaluation
from bounds.vocabulary.signature import signature_words
from bounds.vocabulary.statement import RELATIONS, Statement

RESULT_DIGITS = 4
LOCAL_DIGITS = 6
CERTAIN = 14  # digits of a double that its own rounding errors leave alone: 100.00000000000001 is 100, not 100.1
LONG_SYMBOL = 12  # characters beyond which a symbol takes a line of its own


def statement(theorem: Statement) -> str:
    r"""The bound, in symbols: `\varepsilon\le\sqrt{...}`; what is named in it follows line by line."""
    return in_symbols(theorem).on_lines(f"{theorem.returns.symbol}{_relation(theorem)}")


@cache
def statement_on_lines(theorem: Statement) -> str:
    """The same, with the bound on a line of its own where it is long, as a phone needs it."""
    if len(theorem.returns.symbol) <= LONG_SYMBOL:
        return statement(theorem)
    right = in_symbols(theorem)
    first = rf"&{theorem.returns.symbol}\\&\quad{_relation(theorem).lstrip()}{right.main}"
    return rf"\begin{{aligned}}{first}{below(right.where)}\end{{aligned}}"


def in_symbols(theorem: Statement) -> Written:
    """The right-hand side alone."""
    return written(theorem.formula, _symbols(theorem.formula))


def meanings(theorem: Statement) -> tuple[str, ...]:
    """What the signs in the formula stand for, a sentence each, in the order in which they appear."""
    tree = plain(inlined(theorem.formula, _symbols(theorem.formula)))
    held = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return tuple(dict.fromkeys(meaning for function in held if (meaning := getattr(function, "meaning", ""))))


def substituted(theorem: Statement, inputs: Mapping[str, Any]) -> str:
    """The statement with numbers for symbols, nothing rounded or computed. `inputs` have been checked."""
    right = written(theorem.formula, _numbers(inputs))
    return right.on_lines(f"{theorem.returns.symbol}{_relation(theorem)}")


def steps(theorem: Statement, inputs: Mapping[str, Any]) -> tuple[str, ...]:
    """The computation: one line for each local quantity, then the formula with numbers, then its value."""
    symbol, relation = theorem.returns.symbol, _relation(theorem)
    values = local_values(theorem.formula, inputs)
    names = {name: leaf(latex_piece.symbol(local_symbol(name))) for name in values}
    if not names:
        return substituted(theorem, inputs), f"{symbol}{_value(theorem, inputs)}"
    numbers = _numbers({name: rounded(value, LOCAL_DIGITS) for name, value in values.items()})
    in_symbols = typeset(inlined(theorem.formula, _symbols(theorem.formula), names)).latex
    in_numbers = typeset(inlined(theorem.formula, _numbers(inputs), numbers)).latex
    lines = _local_lines(theorem.formula, inputs, values, names, numbers)
    inexact = any(_shown_inexactly(value) for value in values.values())
    equal = r" \approx " if inexact else " = "
    return (*lines, f"{symbol}{relation}{in_symbols}{equal}{in_numbers}", f"{symbol}{_value(theorem, inputs)}")


def aligned(theorem: Statement, inputs: Mapping[str, Any]) -> str:
    """Symbols, numbers and the result below each other, for a display: a phone shows each line's start."""
    symbol, relation = theorem.returns.symbol, _relation(theorem)
    long = latex_piece.width(symbol) > LONG_SYMBOL
    left = rf"&{symbol}\\[4pt]&\quad" if long else f"{symbol}&"
    start = r"&\quad" if long else "&"
    in_letters, in_numbers = in_symbols(theorem), written(theorem.formula, _numbers(inputs))
    rows = (
        f"{left}{relation}{in_letters.main}{below(in_letters.where)}",
        f"{start}= {in_numbers.main}{below(in_numbers.where)}",
        f"{start}{_value(theorem, inputs)}",
    )
    return r"\begin{aligned}" + r"\\[8pt]".join(rows) + r"\end{aligned}"


def form(function: Callable[..., Any], relation: str = "=") -> str:
    """Another form of a theorem, or any function with words of the vocabulary, as an equation or bound in symbols."""
    _, returned = signature_words(function)
    return f"{returned.symbol} {relation} {filled(function, _symbols(function))}"


def check_symbols(theorem: Statement) -> None:
    """Raise ValueError where one symbol stands for two things, or `e` for anything but Euler's number."""
    symbols = [variable.symbol for variable in theorem.variables]
    symbols += [local_symbol(name) for name, _ in read(theorem.formula).locals]
    symbols.append(theorem.returns.symbol)
    for symbol in symbols:
        if symbol == "e":
            raise ValueError(f"{theorem.slug}: e is Euler's number and no symbol for anything else")
        if symbols.count(symbol) > 1:
            raise ValueError(f"{theorem.slug}: the symbol {symbol} stands for two things")


def local_values(function: Callable[..., Any], inputs: Mapping[str, Any]) -> dict[str, float]:
    """The value of each local quantity, in doubles.

    Left out, and read where they are used: truth values, what is not finite, and what doubles may get wrong by a
    whole because it is rounded to an integer.
    """
    formula = read(function)
    scope = {name: np.float64(value) for name, value in inputs.items()}
    with np.errstate(all="ignore"):
        for name, tree in formula.locals:
            code = compile(ast.Expression(tree), formula.name, "eval")
            scope[name] = eval(code, dict(formula.names), scope)  # the formula's own source
    trees = definitions(function, _numbers(inputs), {})
    smooth = [name for name, tree in trees.items() if not rounds_to_integers(tree)]
    numbers = {name: float(scope[name]) for name in smooth if not isinstance(scope[name], bool | np.bool_)}
    return {name: value for name, value in numbers.items() if math.isfinite(value)}


def _local_lines(
    function: Callable[..., Any],
    inputs: Mapping[str, Any],
    values: Mapping[str, float],
    names: Mapping[str, ast.expr],
    numbers: Mapping[str, ast.expr],
) -> list[str]:
    in_symbols = definitions(function, _symbols(function), names)
    in_numbers = definitions(function, _numbers(inputs), numbers)
    lines = []
    for name, value in values.items():
        sides = (typeset(tree).latex for tree in (names[name], in_symbols[name], in_numbers[name]))
        equal = r" \approx " if _shown_inexactly(value) else " = "
        lines.append(" = ".join(sides) + equal + in_latex(rounded(value, LOCAL_DIGITS)))
    return lines


def _value(theorem: Statement, inputs: Mapping[str, Any]) -> str:
    """The relation and the value, rounded to the side on which the bound stays true."""
    double = evaluation.at(theorem, inputs)
    value = rounded(double, CERTAIN)
    relation = theorem.relation_of(double)
    sign = f" {RELATIONS[relation]} "
    if value == value.to_integral_value() and abs(value) < Decimal(10) ** CERTAIN:
        return sign + in_latex(int(value))
    # Whole examples are never rounded away: 452,957.3 becomes 452,958 and not 453,000.
    digits = max(RESULT_DIGITS, value.adjusted() + 1) if abs(value) < LARGE else RESULT_DIGITS
    if relation != "=":
        return sign + in_latex(rounded_safely(value, digits, up=relation == "<="))
    text = rounded(value, digits)
    return (" = " if text == exact(double) else r" \approx ") + in_latex(text)


def _shown_inexactly(value: float) -> bool:
    return rounded(value, LOCAL_DIGITS) != exact(value)


def _relation(theorem: Statement) -> str:
    return f" {RELATIONS[theorem.relation]} "


def _symbols(function: Callable[..., Any]) -> dict[str, ast.expr]:
    words, _ = signature_words(function)
    return {name: leaf(latex_piece.symbol(word.symbol)) for name, word in words.items()}


def _numbers(inputs: Mapping[str, Any]) -> dict[str, ast.expr]:
    return {name: leaf(latex_piece.number(value)) for name, value in inputs.items()}
