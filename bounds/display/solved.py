"""A theorem solved for one of its variables, in symbols: in LaTeX, in plain letters, and as it can be typed."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bounds.display import typeset
from bounds.formula import latex_piece
from bounds.formula.anew import Anew
from bounds.formula.inlining import inlined
from bounds.formula.inverse import NoClosedFormError, inverse, textbook
from bounds.formula.latex_filled import leaf
from bounds.formula.latex_tree import typeset as set_tree
from bounds.formula.syntax import read
from bounds.solving.solved_forms import solved_forms
from bounds.solving.solver import check_not_tuned, variable_to_find
from bounds.solving.typed_inputs import TARGETS, stands_for
from bounds.vocabulary.plain_mathematics import plain_formula
from bounds.vocabulary.signature import signature_words
from bounds.vocabulary.statement import RELATIONS, Relation, Statement
from bounds.vocabulary.variables import Variable

TARGET = "target"  # the value that the bound is held to, as a name of the tree
_LETTERS = (r"\varepsilon", "t", r"\tau", "s")


@dataclass(frozen=True)
class SolvedForm:
    """Which values of `unknown` keep the bound at its target: those that are `relation` the formula.

    `tree` is that formula over the names of the variables and `TARGET`, whose `symbol` is LaTeX; `conditions` are
    formulas that must lie above 0 for any value to be enough. Where no closed form is stated, `tree` is None, `latex`
    and `text` are empty, and `why` says how the question is answered instead.
    """

    theorem: Statement
    unknown: Variable
    relation: Relation
    tree: ast.expr | None
    symbol: str
    latex: str = ""
    text: str = ""
    conditions: tuple[str, ...] = ()
    why: str = ""

    @property
    def plain(self) -> str:
        """The form in plain letters: `m ≥ (ln|H| + ln(1/δ))/ε`."""
        return plain_formula(self.latex)

    @property
    def word(self) -> str:
        """`at_most` or `at_least`: how the target is called on the command line and in Python."""
        return self.theorem.target_word

    @property
    def rounding(self) -> str:
        """To which side a number is rounded, as a sentence; empty where both may be meant."""
        if self.relation == "=":
            return ""
        direction = "up" if self.relation == ">=" else "down"
        if not self.unknown.domain.integer:
            return f"Round {self.unknown.label} {direction}, to stay on the safe side."
        kind = "an odd whole number" if self.unknown.domain.odd else "a whole number"
        return f"{self.unknown.label} is {kind}: round {direction}."

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the target is, what must lie above 0, and how to round, in Markdown."""
        if self.tree is None:
            return (self.why,)
        name, most = self.theorem.returns.name, self.word.replace("_", " ")
        target = f"${self.symbol}$ is the target: {name} {most} ${self.symbol}$."
        needs = (f"No value reaches it unless ${condition}>0$." for condition in self.conditions)
        return (target, *needs, *([self.rounding] if self.rounding else []))


@cache
def solved_form(theorem: Statement, unknown: str) -> SolvedForm:
    """The theorem solved for a variable by its own name.

    Raises TypeError where the theorem has none of this name, or one that is tuned.
    """
    variable = variable_to_find(theorem, unknown)
    check_not_tuned(theorem, unknown)
    if unknown in theorem.non_monotone:
        return _searched(theorem, variable, f"the bound is not monotone in {variable.label}")
    declared, turned = next(iter(solved_forms(theorem, variable)), None), None
    try:
        turned = inverse(tree_of_formula(theorem), unknown, ast.Name(TARGET))
    except NoClosedFormError as reason:
        if declared is None:
            return _searched(theorem, variable, f"{variable.label} {reason}")
    symbol, relation = target_symbol(theorem), side(theorem, variable)
    symbols = symbols_of(theorem)
    if declared is None:
        assert turned is not None
        tree = turned.value
        latex = f"{variable.symbol} {RELATIONS[relation]} {latex_of(tree, symbols)}"
    else:
        function, target_name = declared
        tree = textbook(_tree(function, {target_name: TARGET}))
        latex = typeset.form(function, RELATIONS[relation])
    conditions = tuple(latex_of(condition, symbols) for condition in (turned.positive if turned else ()))
    text = f"{unknown} {relation} {in_text(tree, {TARGET: typed_target(theorem, unknown)})}"
    return SolvedForm(theorem, variable, relation, tree, symbol, latex, text, conditions)


def side(theorem: Statement, unknown: Variable) -> Relation:
    """How the values that keep the bound at its target lie to the formula's."""
    if theorem.relation == "=":
        return "="
    return ">=" if (unknown.name in theorem.decreasing_in) == (theorem.relation == "<=") else "<="


def typed_target(theorem: Statement, unknown: str) -> str:
    """What the target may be called where it is typed: `epsilon` where that means it."""
    try:
        named = stands_for(theorem, "epsilon", unknown) in TARGETS
    except TypeError:
        named = False
    return "epsilon" if named else theorem.target_word


def in_text(tree: ast.expr, names: Mapping[str, str]) -> str:
    """A formula as it can be typed: `(ln_size + ln(1/delta))/epsilon`; `names` are written for other names."""
    text = ast.unparse(_Typed(names).visit(tree))
    return text.replace(" ** ", "^").replace(" * ", "*").replace(" / ", "/")


class _Typed(Anew, ast.NodeTransformer):
    """Functions by their names, and `names` by others."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(self._names.get(node.id, node.id))

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value: Any = node.value
        if isinstance(value, int | float):
            return ast.Constant(int(value) if float(value).is_integer() else value)
        name = getattr(value, "name", None) or value.__name__
        return ast.Name("ln" if name == "log" else name)


def _tree(function: Any, renamed: Mapping[str, str]) -> ast.expr:
    return inlined(function, {name: ast.Name(renamed.get(name, name)) for name in read(function).parameters})


def symbols_of(theorem: Statement) -> dict[str, str]:
    """The symbols of its variables, and of the target, in LaTeX."""
    return {**{variable.name: variable.symbol for variable in theorem.variables}, TARGET: target_symbol(theorem)}


def tree_of_formula(theorem: Statement) -> ast.expr:
    """The theorem's formula as one tree over the names of its variables."""
    return _tree(theorem.formula, {})


def latex_of(tree: ast.expr, symbols: Mapping[str, str]) -> str:
    """A tree with these symbols for its names, in LaTeX."""
    return set_tree(_Symbols(symbols).visit(tree)).latex


class _Symbols(Anew, ast.NodeTransformer):
    """Symbols for names, as leaves that are typeset."""

    def __init__(self, symbols: Mapping[str, str]) -> None:
        self._symbols = symbols

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return leaf(latex_piece.symbol(self._symbols[node.id])) if node.id in self._symbols else node


def target_symbol(theorem: Statement) -> str:
    """That of the theorem's own solved forms, else the first letter that stands for nothing else."""
    for variable in theorem.variables:
        for form, target_name in solved_forms(theorem, variable):
            symbol: str = signature_words(form)[0][target_name].symbol
            return symbol
    taken = {variable.symbol for variable in theorem.variables}
    return next(letter for letter in _LETTERS if letter not in taken)


def _searched(theorem: Statement, unknown: Variable, why: str) -> SolvedForm:
    """How the question is answered without a closed form."""
    instead = "It is searched for, which needs numbers and is certified where that is possible."
    if unknown.name not in theorem.solvable:
        instead = f"The theorem is not solved for {unknown.label}."
    symbol, relation = target_symbol(theorem), side(theorem, unknown)
    return SolvedForm(theorem, unknown, relation, None, symbol, why=f"No closed form is stated: {why}. {instead}")
