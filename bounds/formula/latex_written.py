"""What stands on the line and what is named below it: a formula that would run on keeps its local quantities."""

import ast
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bounds.formula import elementary
from bounds.formula.inlining import definitions, inlined
from bounds.formula.latex_piece import Piece, width
from bounds.formula.latex_tree import typeset
from bounds.formula.local_symbol import local_symbol
from bounds.formula.syntax import read

LONG = 45  # characters beyond which a formula names what it uses more than once
WORTH_A_NAME = 10  # characters
NEXT = r"\\[4pt]&\quad\text{%s }"


@dataclass(frozen=True)
class Written:
    """A formula, and the quantities named in it as equations, each over the ones before it."""

    main: str
    where: tuple[str, ...] = ()

    def on_lines(self, left: str) -> str:
        """The formula behind `left`, and each quantity on a line of its own."""
        if not self.where:
            return f"{left}{self.main}"
        return rf"\begin{{aligned}}&{left}{self.main}{below(self.where)}\end{{aligned}}"


def below(where: Sequence[str]) -> str:
    """The lines that follow a formula in an alignment."""
    return "".join(NEXT % ("and" if place else "where") + line for place, line in enumerate(where))


def written(function: Callable[..., Any], arguments: Mapping[str, ast.expr]) -> Written:
    """The function's formula over `arguments`, which are symbols or numbers."""
    full = typeset(inlined(function, arguments)).latex
    kept = {name: _leaf(local_symbol(name)) for name in _named(function, width(full) > LONG)}
    if not kept:
        return Written(full)
    trees = definitions(function, arguments, kept)
    lines = (f"{local_symbol(name)}={typeset(trees[name]).latex}" for name in trees if name in kept)
    return Written(typeset(inlined(function, arguments, kept)).latex, tuple(lines))


def _named(function: Callable[..., Any], long: bool) -> list[str]:
    """Choices that do not stand alone; in a long formula also what is used more than once and is long itself."""
    formula = read(function)
    symbols: dict[str, ast.expr] = {name: _leaf(name) for name in formula.parameters}
    in_full = definitions(function, symbols, {})
    in_short = definitions(function, symbols, {name: _leaf(local_symbol(name)) for name, _ in formula.locals})
    used = Counter(
        node.id
        for tree in (*(tree for _, tree in formula.locals), formula.result)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name)
    )
    alone = formula.result.id if isinstance(formula.result, ast.Name) else ""
    return [
        name
        for name, tree in in_short.items()
        if name != alone
        and (_chooses(tree) or (long and used[name] > 1 and width(typeset(in_full[name]).latex) >= WORTH_A_NAME))
    ]


def _chooses(tree: ast.expr) -> bool:
    return any(isinstance(node, ast.Constant) and node.value is elementary.where for node in ast.walk(tree))  # type: ignore[comparison-overlap]


def _leaf(latex: str) -> ast.expr:
    return ast.Constant(Piece(latex))  # type: ignore[arg-type]  # a tree's constants may hold anything
