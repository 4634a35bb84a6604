"""A theorem as another work prints it, made a theorem of its own, with everything that a theorem has."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from bounds.formula.syntax import read
from bounds.vocabulary.citation import PrintedForm, Step
from bounds.vocabulary.named import Named
from bounds.vocabulary.signature import declared
from bounds.vocabulary.statement import Statement

Theorem = TypeVar("Theorem", bound=Statement)

BESIDE = {
    "looser": "nowhere better than {}",
    "tighter": "nowhere worse than {}",
    "neither": "for some inputs better than {}, for others worse",
    "convention": "by another convention than {}",
}


def in_print(theorem: Theorem) -> Mapping[str, Theorem]:
    """Each form of a theorem by its name."""
    return Named("form", {form.name: _printed(theorem, form) for form in theorem.forms})


def fixed_values(form: Statement) -> Mapping[str, float]:
    """The inputs of the theorem that its form fixes; none of what is no form."""
    records = form.base.forms if form.base is not None else ()
    return next((record.fixes for record in records if record.formula is form.formula), {})


def beside(theorem: Statement, form: PrintedForm) -> str:
    """How the form's number compares with the theorem's: `nowhere better than chernoff_upper_tail, at delta = 0.05`."""
    fixed = "".join(f", at {name} = {value:g}" for name, value in form.fixes.items())
    return BESIDE[form.compared].format(theorem.slug) + fixed


def _printed(theorem: Theorem, form: PrintedForm) -> Theorem:
    variables, returns = declared(form.formula)
    names = frozenset(variable.name for variable in variables)
    if returns != theorem.returns or not names | set(form.fixes) | theorem.free_parameters >= theorem.names >= names:
        raise TypeError(f"{theorem.slug}: its form {form.name} must return the same and take no other inputs")
    needs_none = theorem.needs_none
    return replace(
        theorem,
        slug=f"{theorem.slug}.{form.name}",
        title=f"{theorem.title}: {form.title}",
        formula=form.formula,
        variables=variables,
        decreasing_in=theorem.decreasing_in & names,
        monotone_where_informative=theorem.monotone_where_informative & names,
        free_parameters=theorem.free_parameters & names,
        non_monotone=theorem.non_monotone & names,
        envelope=None,
        ends=form.ends or theorem.ends,
        teeth={},
        where=(*(condition for condition in theorem.where if set(read(condition).parameters) <= names), *form.where),
        proof=(Step(form.because, uses=theorem.slug),),
        equivalent_forms=(),
        forms=(),
        source=form.source,
        examples=form.examples,
        misprints=(),
        written_beside=f"It is {beside(theorem, form)}.",
        needs_none=needs_none if needs_none is None or set(needs_none.variables) <= names else None,
        silent=tuple(silent for silent in theorem.silent if set(silent.variables) <= names),
        base=theorem,
    )
