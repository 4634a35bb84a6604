"""A theorem as a notebook shows it, and as Python's `help` prints it."""

import inspect
from collections.abc import Iterator

from bounds.display.bound_values import pays
from bounds.display.markdown import markdown_table
from bounds.display.names import also_read_as
from bounds.numbers import format_number
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

COLUMNS = ("symbol", "name", "meaning", "domain", "also read as")


def markdown(theorem: Statement, latex: str, meanings: tuple[str, ...]) -> str:
    """Statement, formula and what its signs mean, variables, assumptions, source and misprints."""
    rows = [
        (
            f"${variable.symbol}$",
            f"`{variable.name}`",
            variable.meaning,
            variable.domain.words,
            also_read_as(theorem, variable),
        )
        for variable in theorem.variables
    ]
    parts = [
        f"**{theorem.title}** (`{theorem.slug}`)",
        theorem.statement,
        f"$$\n{latex}\n$$",
        *meanings,
        markdown_table(COLUMNS, rows),
        *([pays(theorem)] if pays(theorem) else []),
        "Assumes:\n\n" + "\n".join(f"- {assumption.statement}" for assumption in theorem.assumes),
        f"Source: {theorem.source.in_full}",
    ]
    for misprint in theorem.misprints:
        place = misprint.place(WORKS[misprint.notes])
        parts.append(f"{place}: ${misprint.printed}$ {misprint.instead} ${misprint.right}$. {misprint.consequence}")
    return "\n\n".join(parts)


def docstring(theorem: Statement) -> str:
    """What `help` prints: statement, arguments with meaning and domain, what is returned, errors, source."""
    arguments = [line for variable in theorem.variables for line in _argument(theorem, variable)]
    lines = [
        f"{theorem.title}.", "", in_plain_text(theorem.statement), "",
        "Arguments, by name; numbers, arrays, or what the command line reads:",
        *arguments, *([pays(theorem)] if pays(theorem) else []), "",
        f"Returns the bound, a float or an array: {theorem.returns.name} {theorem.relation} bound.",
        f"{capitalized(theorem.returns.name)}: {theorem.returns.meaning}.",
        "Raises DomainError for a value outside its domain, TypeError for a missing or unknown name.", "",
        "Assumes:", *(f"- {in_plain_text(assumption.statement)}" for assumption in theorem.assumes), "",
        f"Source: {theorem.source}",
    ]  # fmt: skip
    return "\n".join(lines)


def signature(theorem: Statement) -> inspect.Signature:
    """Every variable by keyword; none has a default."""
    kind = inspect.Parameter.KEYWORD_ONLY
    names = [inspect.Parameter(variable.name, kind, annotation=float) for variable in theorem.variables]
    return inspect.Signature(names, return_annotation=float)


def _argument(theorem: Statement, variable: Variable) -> Iterator[str]:
    unit = f", in {variable.unit}" if variable.unit and variable.unit not in variable.meaning else ""
    usual = format_number(variable.default)
    yield f"    {variable.name}: {variable.meaning}{unit}; {variable.domain.words}; for example {usual}"
    if others := also_read_as(theorem, variable):
        yield f"        also read as: {others}"
