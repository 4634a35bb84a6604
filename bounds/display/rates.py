r"""How a bound grows in each of its variables, and a sample size in its target: `\Theta(1/\sqrt m)`, by its formula."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.trees import runnable, with_named_functions
from bounds.display.solved import TARGET, latex_of, solved_form, symbols_of, tree_of_formula
from bounds.formula import elementary, latex_piece
from bounds.formula.composing import calls, minus, number, over, plus, raised, times
from bounds.formula.order import NoOrderError, Order, order
from bounds.solving.validation import arguments_of
from bounds.vocabulary.plain_mathematics import plain_formula
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

X, OF = "x", "of"
FAR, FAR_FOR_LOGARITHMS = 10.0 ** np.arange(8, 12), 10.0 ** np.arange(60, 121, 20)
WITHIN = 2.0  # the factor between value and rate over these decades: logarithms settle slowly


@dataclass(frozen=True)
class BoundRate:
    """A bound, or a solved variable, is of this order in another quantity, all else being fixed.

    `of` and `symbol` are LaTeX; `towards` is 1 where that quantity goes to infinity, and -1 where it goes to 0. Of a
    bound that tends to a number, such as the training error, `of` is what it is above that.
    """

    of: str
    symbol: str
    towards: int
    order: Order
    tree: ast.expr  # of which it is the order, over the names of the variables

    @property
    def latex(self) -> str:
        r"""`\varepsilon=\Theta(1/\sqrt m)`."""
        size = latex_of(_tree(self.order, self.towards), {X: self.symbol})
        return rf"{self.of}=\Theta{latex_piece.around('(', size, ')')}"

    @property
    def limit(self) -> str:
        """LaTeX of where the quantity goes."""
        return rf"{self.symbol}\to\infty" if self.towards > 0 else rf"{self.symbol}\to 0"

    @property
    def plain(self) -> str:
        """Both in plain letters: `ε = Θ(1/√m) as m → ∞`."""
        return f"{plain_formula(self.latex)} as {plain_formula(self.limit)}"


@cache
def rates(theorem: Statement) -> tuple[BoundRate, ...]:
    """What the rules of calculus decide: the bound in each variable, then what is solved for in the target.

    Nothing is said of a variable in which the bound tends to a number, or grows as no power of it and its logarithm.
    """
    tree, symbols = tree_of_formula(theorem), symbols_of(theorem)
    known = [(variable.name, _rate(theorem.returns.symbol, tree, variable.name, symbols, _towards(variable)))
             for variable in theorem.variables if variable.name not in theorem.non_monotone]  # fmt: skip
    known += [(TARGET, _of_unknown(theorem, name)) for name in theorem.solvable if name in theorem.decreasing_in]
    return tuple(rate for name, rate in known if rate is not None and _is_followed(theorem, name, rate))


@without_warnings()
def _is_followed(theorem: Statement, name: str, rate: BoundRate) -> bool:
    """Does it tell the values at default values of all else, over decades that are far out but not beyond use?

    What sets in where no side condition holds any more, or behind a constant of 10^9, is no rate to go by.
    """
    x = FAR_FOR_LOGARITHMS if rate.order.log and rate.towards < 0 else FAR
    inputs: dict[str, Any] = {variable.name: np.float64(variable.default) for variable in theorem.variables}
    inputs[name] = x if rate.towards > 0 else 1 / x
    about = [(condition, arguments_of(condition)) for condition in theorem.where]
    held = [condition(*(inputs[each] for each in names)) for condition, names in about if name in names]
    tree, scope = with_named_functions(rate.tree)
    values = runnable(tree, scope)(inputs)
    ratios = values / (x ** float(rate.order.power) * np.log(x) ** float(rate.order.log))
    return bool(np.all(held)) and bool(np.all(ratios > 0)) and bool(np.max(ratios) < WITHIN * np.min(ratios))


def _towards(variable: Variable) -> int:
    """Small margins, accuracies and probabilities are what is asked about, and large numbers of anything else."""
    domain = variable.domain
    if domain.low == 0 and not domain.integer and variable.typical[1] <= 1:
        return -1
    return 1 if domain.high == float("inf") else 0


def _of_unknown(theorem: Statement, unknown: str) -> BoundRate | None:
    if theorem.relation != "<=" or not theorem.variable(unknown).domain.integer:
        return None
    form = solved_form(theorem, unknown)
    return None if form.tree is None else _rate(form.unknown.symbol, form.tree, TARGET, symbols_of(theorem), -1)


def _rate(of: str, tree: ast.expr, name: str, symbols: Mapping[str, str], towards: int) -> BoundRate | None:
    """Of the tree; where it tends to a number, of what is left of it beyond the terms that stay."""
    if not towards:
        return None
    try:
        growth = order(tree, name, towards)
        if not growth.is_constant:
            return BoundRate(of, symbols[name], towards, growth, tree) if growth.sign == 1 else None
        if towards < 0:
            return None
        staying, rest = _apart(tree, name)
        growth = order(rest, name, towards)
    except NoOrderError:
        return None
    if growth.is_constant or growth.grows or growth.sign != 1 or staying is None:
        return None
    difference = latex_of(minus(ast.Name(OF), staying), {**symbols, OF: of})
    return BoundRate(difference, symbols[name], towards, growth, rest)


def _apart(tree: ast.expr, name: str) -> tuple[ast.expr | None, ast.expr]:
    """The terms of a sum without the name, and the others."""
    staying: ast.expr | None = None
    rest: ast.expr | None = None
    for term in _terms(tree):
        if any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(term)):
            rest = term if rest is None else plus(rest, term)
        else:
            staying = term if staying is None else plus(staying, term)
    return staying, rest or tree


def _terms(tree: ast.expr) -> list[ast.expr]:
    match tree:
        case ast.BinOp(left, ast.Add(), right):
            return _terms(left) + _terms(right)
    return [tree]


def _tree(size: Order, towards: int) -> ast.expr:
    """x^power (ln x)^log, with one root over all where there are only halves."""
    x: ast.expr = ast.Name(X)
    logarithm = calls(elementary.log, x if towards > 0 else over(number(1), x))
    powers = [(logarithm, size.log), (x, size.power * towards)]
    if all(exponent.denominator == 2 for _, exponent in powers if exponent):
        return calls(elementary.sqrt, _quotient([(base, 2 * exponent) for base, exponent in powers]))
    return _quotient(powers)


def _quotient(powers: list[tuple[ast.expr, Fraction]]) -> ast.expr:
    above = [_power(base, exponent) for base, exponent in powers if exponent > 0]
    below = [_power(base, -exponent) for base, exponent in powers if exponent < 0]
    numerator, denominator = (_product(factors) for factors in (above, below))
    return over(numerator, denominator)


def _product(factors: list[ast.expr]) -> ast.expr:
    tree = number(1)
    for factor in factors:
        tree = times(tree, factor)
    return tree


def _power(base: ast.expr, exponent: Fraction) -> ast.expr:
    if exponent == Fraction(1, 2):
        return calls(elementary.sqrt, base)
    if exponent.denominator == 1:
        return raised(base, number(exponent.numerator))
    return raised(base, over(number(exponent.numerator), number(exponent.denominator)))


def in_markdown(theorem: Statement) -> tuple[str, ...]:
    """A line for each rate."""
    return tuple(f"${rate.latex}$ as ${rate.limit}$" for rate in rates(theorem))
