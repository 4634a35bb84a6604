"""Check a typed formula: equal to the theorem, to another book's form of it, right but looser, or wrong, and where."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bounds.diagnosis.forms import in_other_forms
from bounds.diagnosis.formula_names import meanings
from bounds.diagnosis.formula_points import FEWEST, ComparedPoint, Evaluated, as_double, in_doubles, places, same
from bounds.diagnosis.formula_slips import differences
from bounds.diagnosis.formula_verdict import DIGITS, FormulaDiagnosis, FormulaVerdict
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.singles import is_equal
from bounds.diagnosis.task import TARGET, Task, real, tasks
from bounds.diagnosis.trees import runnable, with_named_functions
from bounds.display.solved import in_text, solved_form, target_symbol, typed_target
from bounds.formula import elementary
from bounds.formula.exact import Exact
from bounds.numbers import format_number
from bounds.reading.formulas import read_formula
from bounds.reading.pattern import Pattern
from bounds.solving.printed_forms import fixed_values
from bounds.solving.solver import check_not_tuned, variable_to_find
from bounds.solving.typed_inputs import own_name
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import plain_formula

_RELATION = r"<=|>=|=<|=>|:=|[<>=≤≥]|\\(?:le|leq|leqslant|ge|geq|geqslant)(?![A-Za-z])"
_LOG = Pattern(r"\\?log(?![\w_])")
_STATED = Pattern(rf"(?P<left>[^<>=≤≥]{{1,60}}?)\s*(?:{_RELATION})\s*(?P<right>.+)", re.DOTALL)


@without_warnings()
def diagnose_formula(text: str, theorem: str | Theorem, unknown: str | None = None) -> FormulaDiagnosis:
    """Is a typed formula the theorem's own, or the one for `unknown`?

    Letters of books and LaTeX are read; `m >= ...` names the unknown by itself. Both formulas are evaluated in ball
    arithmetic at points with a fixed seed. `log` is natural, or to base 2 where the formula is right so. Raises
    DomainError, in one sentence, for what is no such formula, KeyError for an unknown theorem, and TypeError for an
    unknown that the theorem is not solved for.

    >>> from bounds import diagnose_formula
    >>> diagnose_formula("(1/epsilon)*(ln_size + ln(1/delta))", "finite_realizable", "m").verdict
    <FormulaVerdict.EQUAL: 'equal to the theorem'>
    """
    from bounds import theorems

    theorem = theorems[theorem] if isinstance(theorem, str) else theorem
    diagnosis = _diagnosed(theorem, text, unknown)
    if not diagnosis and _LOG.search(text):  # books mean either by it
        to_base_2 = _diagnosed(theorem, _LOG.sub("log2", text), unknown)
        return to_base_2 or diagnosis
    return diagnosis


def _diagnosed(theorem: Theorem, text: str, unknown: str | None) -> FormulaDiagnosis:
    unknown, bare = unknown_and_formula(theorem, text, unknown)
    if unknown:
        variable_to_find(theorem, unknown)
        check_not_tuned(theorem, unknown)
    try:
        tree = read_formula(bare, meanings(theorem, unknown))
    except ValueError as reason:
        raise DomainError(f"The formula cannot be read: {reason}") from None
    whole = theorem.variable(unknown).domain.integer if unknown else bool(theorem.returns.counts)
    typed = Evaluated(unrounded(tree) if whole else tree)
    at = places(theorem, unknown, {})
    values = [typed(place.inputs) for place in at]
    if len(at) < FEWEST:
        raise DomainError(f"{theorem.slug} has too few points at which a formula can be compared")
    read_as = in_text(tree, {TARGET: typed_target(theorem, unknown)})
    if all(same(value, place.right) for place, value in zip(at, values, strict=True)):
        return FormulaDiagnosis(FormulaVerdict.EQUAL, read_as, len(at))
    if form := _form(theorem, unknown, typed, at, values):
        return FormulaDiagnosis(FormulaVerdict.BY_FORM, read_as, len(at), form)
    return _judged(theorem, unknown, typed, at, values, read_as)


def unknown_and_formula(theorem: Theorem, text: str, unknown: str | None) -> tuple[str, str]:
    """What is solved for, empty for the value, and the formula alone."""
    name = own_name(theorem, unknown) if unknown else ""
    statement = _STATED.fullmatch(text.strip())
    if statement is None:
        return name, text.strip()
    left = statement["left"].strip()
    if name and _is_target(theorem, name, left):
        return "", statement["right"]
    readings = theorem.readings.of(left)
    if not name and len(readings) == 1 and readings[0].twin is None:
        name = readings[0].variable.name
    elif name and len(readings) == 1 and readings[0].variable.name != name:
        raise DomainError(f"The formula is for {left}, and {theorem.variable(name).label} is asked for")
    return name, statement["right"]


def _is_target(theorem: Theorem, unknown: str, left: str) -> bool:
    """Is the formula for the bound itself, although something is solved for?"""
    try:
        tree = meanings(theorem, unknown)(left)
    except (ValueError, TypeError):
        return False
    return isinstance(tree, ast.Name) and tree.id == TARGET


def unrounded(tree: ast.expr) -> ast.expr:
    """Without the rounding to a whole number."""
    match tree:
        case ast.Call(ast.Constant(elementary.ceil | elementary.floor), [argument]):
            return argument
    return tree


def _judged(
    theorem: Theorem,
    unknown: str,
    typed: Evaluated,
    at: Sequence[ComparedPoint],
    values: Sequence[Exact | None],
    read_as: str,
) -> FormulaDiagnosis:
    pairs = [(as_double(value), as_double(place.right)) for place, value in zip(at, values, strict=True)]
    task = _task(theorem, unknown, at)
    near = [(place, value) for place, value in zip(at, values, strict=True) if place.is_everyday]
    parts = tuple(differences(typed, task, *zip(*near, strict=True))) if task and near else ()
    ratios = [value / right for value, right in pairs if right]
    safe = _is_safe(theorem, unknown, at, values, pairs)
    factors = (min(ratios), max(ratios)) if safe and ratios else None
    verdict = FormulaVerdict.LOOSER if factors else FormulaVerdict.WRONG
    wrong = next(
        place for place, (entry, value) in enumerate(zip(at, values, strict=True)) if not same(value, entry.right)
    )
    value, right = pairs[wrong]
    words = _in_words(theorem, at[wrong].inputs)
    return FormulaDiagnosis(verdict, read_as, len(at), "", factors, words, value, right, parts)


def _is_safe(
    theorem: Theorem, unknown: str, at: Sequence[ComparedPoint], values: Sequence[Exact | None],
    pairs: Sequence[tuple[float, float]],
) -> bool:  # fmt: skip
    if theorem.relation == "=":
        return False
    up = theorem.relation == "<=" if not unknown else (unknown in theorem.decreasing_in) == (theorem.relation == "<=")
    each = zip(at, values, pairs, strict=True)
    return all(
        same(exact, place.right) or (value > right if up else value < right) for place, exact, (value, right) in each
    )


def _task(theorem: Theorem, unknown: str, at: Sequence[ComparedPoint]) -> Task | None:
    """The right formula as a tree that slips change: a closed form, or else the theorem's own."""
    inputs = in_doubles(at[0])
    variable = theorem.variable(unknown) if unknown else None
    start = as_double(at[0].right)
    form = solved_form(theorem, unknown) if unknown else None
    if form is not None and form.tree is not None:
        tree, scope = with_named_functions(form.tree)
        return Task(theorem, variable, inputs, tree, scope, start)
    target = float(inputs[TARGET]) if unknown else None
    values = {name: value for name, value in inputs.items() if name != TARGET}
    return list(tasks(theorem, variable, target, values, start))[-1]


def _form(
    theorem: Theorem, unknown: str, typed: Evaluated, at: Sequence[ComparedPoint], values: Sequence[Exact | None]
) -> str:
    """The title and source of the form that the formula equals, or nothing."""
    for form in theorem.in_print.values():
        if unknown in ("", *form.names):
            own = places(form, unknown, fixed_values(form))
            if len(own) >= FEWEST and all(same(typed(place.inputs), place.right) for place in own):
                return f"“{form.title}” ({form.source.in_full})"
    for words, numbers in _textbook_forms(theorem, unknown, at):
        if all(is_equal(number, as_double(value)) for number, value in zip(numbers, values, strict=True)):
            return words
    return ""


def _textbook_forms(theorem: Theorem, unknown: str, at: Sequence[ComparedPoint]) -> Iterator[tuple[str, list[float]]]:
    """The theorem with a function of it as textbooks write that, at every point."""
    task = _task(theorem, unknown, at)
    if task is None or isinstance(task.tree, ast.Compare):
        return
    for words, tree in in_other_forms(task):
        run = runnable(tree, task.scope)
        yield f"with {words}", [real(run(in_doubles(place))) for place in at]


def _in_words(theorem: Theorem, inputs: Mapping[str, Any]) -> str:
    labels = {variable.name: variable.label for variable in theorem.variables}
    numbers = {name: as_double(entry) if name == TARGET else entry for name, entry in inputs.items()}
    labels[TARGET] = plain_formula(target_symbol(theorem))
    return ", ".join(f"{labels[name]} = {format_number(number, DIGITS)}" for name, number in numbers.items())
