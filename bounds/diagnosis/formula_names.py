"""What the names in a typed formula stand for: variables of a theorem, letters of books, twins, and the target."""

import ast
from collections.abc import Callable
from typing import Any

from bounds.diagnosis.task import TARGET
from bounds.display.solved import target_symbol
from bounds.formula import elementary
from bounds.formula.composing import calls, minus, number, over, times
from bounds.solving.typed_inputs import TARGETS, stands_for
from bounds.vocabulary import exactly
from bounds.vocabulary.readings import NameRead, normal
from bounds.vocabulary.statement import Statement

# What a twin is, from the variable and what stands beside it: 1 - δ for the confidence, e^(ln|H|) for |H|.
_TWINS: dict[Any, Callable[[ast.expr, ast.expr], ast.expr]] = {
    exactly.complement: lambda variable, beside: minus(number(1), variable),
    exactly.log_of_size: lambda variable, beside: calls(elementary.exp, variable),
    exactly.in_nats: lambda variable, beside: over(variable, calls(elementary.log, number(2))),
    exactly.share_of: lambda variable, beside: times(beside, variable),
    exactly.times: lambda variable, beside: ast.BinOp(variable, ast.Div(), beside),
}


def meanings(theorem: Statement, unknown: str) -> Callable[[str], ast.expr | None]:
    """What a name in a formula for `unknown`, or where that is empty for the theorem's value, stands for: a tree.

    None where it stands for nothing. It raises ValueError where it could be several things, or is the unknown itself.
    """
    targets = {*TARGETS, TARGET} if unknown else set()
    letters = {theorem.returns.name, theorem.returns.symbol, target_symbol(theorem)}

    def meaning(name: str) -> ast.expr | None:
        if name in targets:
            return ast.Name(TARGET)
        readings = theorem.readings.of(name)
        if len(readings) > 1:
            raise ValueError(f"{name} could be {' or '.join(reading.words for reading in readings)}")
        if readings:
            return _variable(theorem, readings[0], name, unknown)
        if unknown and (stands_for(theorem, name, unknown) in TARGETS or normal(name) in map(normal, letters)):
            return ast.Name(TARGET)
        return None

    return meaning


def _variable(theorem: Statement, reading: NameRead, name: str, unknown: str) -> ast.expr:
    variable, twin = reading.variable, reading.twin
    if variable.name == unknown:
        raise ValueError(f"{name} is what is solved for, and cannot be in the formula for it")
    if twin is None:
        return ast.Name(variable.name)
    if twin.to_variable not in _TWINS:
        raise ValueError(f"{name} is read in no formula: write {variable.name}")
    return _TWINS[twin.to_variable](ast.Name(variable.name), ast.Name(twin.beside or variable.name))
