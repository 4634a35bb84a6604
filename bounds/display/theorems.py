"""A theorem as a notebook shows it, and as Python's `help` tells it."""

import inspect
from collections.abc import Iterator

from bounds.display.markdown import markdown_table
from bounds.display.names import also_read_as
from bounds.display.promise import pays
from bounds.numbers import in_words
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

COLUMNS = ("symbol", "name", "meaning", "domain", "also read as")


def markdown(theorem: Statement, latex: str, meanings: tuple[str, ...]) -> str:
    """Statement, formula and what its signs mean, variables, assumptions, source and misprints."""
    rows = [
        (f"${one.symbol}$", f"`{one.name}`", one.meaning, one.domain.words, also_read_as(theorem, one))
        for one in theorem.variables
    ]
    parts = [
        f"**{theorem.title}** (`{theorem.slug}`)",
        theorem.says,
        f"$$\n{latex}\n$$",
        *meanings,
        markdown_table(COLUMNS, rows),
        *([pays(theorem)] if pays(theorem) else []),
        "Assumes:\n\n" + "\n".join(f"- {one.says}" for one in theorem.assumes),
        f"Source: {theorem.source.told}",
    ]
    for one in theorem.misprints:
        wrong = f"Misprint in {WORKS[one.notes]}, {one.where}: ${one.printed}$ should read ${one.right}$."
        parts.append(f"{wrong} {one.consequence}")
    return "\n\n".join(parts)


def docstring(theorem: Statement) -> str:
    """What `help` says: statement, arguments with meaning and domain, what is returned, errors, source."""
    arguments = [line for variable in theorem.variables for line in _argument(theorem, variable)]
    lines = [
        f"{theorem.title}.", "", theorem.says, "",
        "Arguments, by name; numbers, arrays, or what the command line reads:",
        *arguments, *([pays(theorem)] if pays(theorem) else []), "",
        f"Returns what {theorem.returns.name} ({theorem.returns.meaning}) is {theorem.relation}: a float, or an array.",
        "Raises DomainError for a value outside its domain, TypeError for a missing or unknown name.", "",
        "Assumes:", *(f"- {one.says}" for one in theorem.assumes), "", f"Source: {theorem.source}",
    ]  # fmt: skip
    return "\n".join(lines)


def signature(theorem: Statement) -> inspect.Signature:
    """Every variable by keyword; none has a default."""
    kind = inspect.Parameter.KEYWORD_ONLY
    names = [inspect.Parameter(variable.name, kind, annotation=float) for variable in theorem.variables]
    return inspect.Signature(names, return_annotation=float)


def _argument(theorem: Statement, variable: Variable) -> Iterator[str]:
    unit = f", in {variable.unit}" if variable.unit and variable.unit not in variable.meaning else ""
    usual = in_words(variable.default)
    yield f"    {variable.name}: {variable.meaning}{unit}; {variable.domain.words}; for example {usual}"
    if others := also_read_as(theorem, variable):
        yield f"        also read as: {others}"
