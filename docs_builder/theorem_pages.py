"""A page for each theorem: formula, conditions, proof, a curve, a worked example, source, misprints, neighbours."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bounds import DomainError, theorems
from bounds.display.background import conditions, other_forms, printed_forms, proof, result
from bounds.display.bound_values import pays
from bounds.display.calls import in_python, on_command_line
from bounds.display.markdown import markdown_table
from bounds.display.names import also_read_as
from bounds.display.rates import in_markdown
from bounds.display.theorems import COLUMNS
from bounds.display.typeset import statement_on_lines
from bounds.formalization.words import HEADING
from bounds.formalization.words import in_markdown as machine_checked
from bounds.graph.edge import BACKWARDS
from bounds.graph.edges import named, stated_about, stated_by
from bounds.numbers import format_number, rounded
from bounds.theorem import Theorem
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.citation import VERDICTS, Example, Misprint
from bounds.vocabulary.family import family_title
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.variables import Variable
from docs_builder.sources import Menu, Sources
from docs_builder.writing import bullets, code, display, titled
from laboratory.figures.bound_curve import bound_curve, description, start_in_words

INDEX = "theorems/index.md"
RELATIONS = {"<=": "at most the right-hand side", ">=": "at least the right-hand side", "=": "the right-hand side"}


def page_of(slug: str) -> str:
    """The path of a theorem's page."""
    return f"theorems/{slug}.md"


def write(sources: Sources) -> Menu:
    """Every theorem, by family, and the list of them."""
    wanted = {family: _wanted(sources, family) for family in theorems.families}
    for theorem in (member for members in wanted.values() for member in members):
        sources.write(page_of(theorem.slug), *page(theorem, sources))
    sources.write(INDEX, f"# Theorems\n\n{len(theorems)} statements, each with a page of its own.", *_list(sources))
    families: Menu = [
        {family_title(family): [{member.title: page_of(member.slug)} for member in members]}
        for family, members in wanted.items() if members
    ]  # fmt: skip
    return [INDEX, *families]


def page(theorem: Theorem, sources: Sources) -> Iterable[str]:
    """The parts of one page."""
    here = page_of(theorem.slug)
    inputs = {variable.name: variable.default for variable in theorem.variables}
    return (
        f"# {theorem.title}",
        f"`{theorem.slug}`, one of {sources.link(family_title(theorem.family), INDEX, here)}",
        theorem.statement,
        display(statement_on_lines(theorem)),
        bullets(f"where {meaning}" for meaning in theorem.meanings),
        _variables(theorem),
        pays(theorem),
        titled(
            "When it holds", *(f"**{who}**\n\n{bullets(condition)}" for who, condition in conditions(theorem).items())
        ),
        titled("Why it holds", _proof(theorem, sources), f"Source: {theorem.source.in_full}."),
        titled(HEADING, machine_checked(theorem)),
        *_curve(theorem, inputs, sources),
        *_worked(theorem, inputs),
        titled("Known values", _examples(theorem)),
        titled("Rates", bullets(in_markdown(theorem))),
        titled("Other forms", *_forms(theorem)),
        titled("What lecture notes print", *map(_misprint, theorem.misprints)),
        titled("Neighbours", _with_links(theorem.see_also, sources, here), bullets(_neighbours(theorem, sources))),
    )


def _forms(theorem: Theorem) -> Iterable[str]:
    """Solved for its variables, and as other works print it."""
    yield from (f"{name}:\n\n{display(formula)}" for name, formula in other_forms(theorem).items())
    for form in printed_forms(theorem):
        yield f"{capitalized(form.title)} (`{form.name}`):\n\n{display(form.latex)}"
        yield f"{form.description} Source: {form.source}."


def _variables(theorem: Theorem) -> str:
    rows = [
        (
            f"${variable.symbol}$",
            f"`{variable.name}`",
            _meaning(variable),
            variable.domain.words,
            also_read_as(theorem, variable),
        )
        for variable in theorem.variables
    ]
    returns = f" ${theorem.returns.symbol}$" if theorem.returns.symbol else ""
    bound = f"Bound: the {theorem.returns.name}{returns} ({theorem.returns.meaning}) is"
    return f"{markdown_table(COLUMNS, rows)}\n\n{bound} {RELATIONS[theorem.relation]}."


def _meaning(variable: Variable) -> str:
    return f"{variable.meaning} ({variable.unit})" if variable.unit not in variable.meaning else variable.meaning


def _curve(theorem: Theorem, inputs: Mapping[str, Any], sources: Sources) -> Iterable[str]:
    names = [variable.name for variable in theorem.variables]
    over = "m" if "m" in names else names[0]
    sample = {theme: bound_curve(theorem, over, inputs, theme) for theme in ("light", "dark")}
    words = description(theorem, over, inputs)
    place = page_of(theorem.slug)
    yield titled("The curve", sources.figure(f"theorem-{theorem.slug}", sample, words, place, words))
    yield start_in_words(theorem, over, inputs)


def _worked(theorem: Theorem, inputs: Mapping[str, Any]) -> Iterable[str]:
    """The computation at the default values, line by line, and the calls that make it."""
    steps = "\n\n".join(map(display, theorem.steps(**inputs)))
    yield titled("At default values", steps, *_asked_for(theorem.slug, "", inputs), *_solved(theorem, inputs))


def _solved(theorem: Theorem, inputs: Mapping[str, Any]) -> Iterable[str]:
    """The theorem solved for m, where there is a solution."""
    if "m" not in theorem.solvable or theorem.relation != "<=":
        return
    others = {name: value for name, value in inputs.items() if name != "m"}
    target = float(rounded(theorem(**inputs) / 2, 2))
    try:
        solution = theorem.solve("m", at_most=target, **others)
    except (DomainError, OverflowError):
        return
    if solution.value is not None:
        yield f"Solved for m: a bound of {format_number(target)} needs **m = {format_number(solution.value)}**."
        yield from _asked_for(theorem.slug, "m", {"at_most": target, **others})


def _asked_for(slug: str, unknown: str, inputs: Mapping[str, Any]) -> tuple[str, str]:
    return code(in_python(slug, unknown, inputs)), code(on_command_line(slug, unknown, inputs), "bash")


def _examples(theorem: Theorem) -> str:
    rows = [(_question(example), example.printed, example.origin) for example in theorem.examples]
    return markdown_table(("given", "value", "from"), rows)


def _question(example: Example) -> str:
    targets = {"at_most": example.at_most, "at_least": example.at_least}
    held = {name: value for name, value in targets.items() if value is not None}
    text = ", ".join(f"{name} = {format_number(value)}" for name, value in {**example.inputs, **held}.items())
    return f"{text}, solved for {example.unknown}" if example.unknown else text


def _misprint(misprint: Misprint) -> str:
    where = f"*{VERDICTS[misprint.verdict]}*: **{WORKS[misprint.notes]}**, {misprint.where}"
    formulas = f"prints\n\n{display(misprint.printed)}\n\n{misprint.instead}\n\n{display(misprint.right)}"
    return f"{where}\n\n{formulas}\n\n{misprint.consequence}"


def _neighbours(theorem: Theorem, sources: Sources) -> Iterable[str]:
    here = page_of(theorem.slug)
    yield from _edges(theorem, sources)
    siblings = [sibling for sibling in _family(theorem.family) if sibling is not theorem]
    if siblings:
        text = ", ".join(sources.link(sibling.title, page_of(sibling.slug), here) for sibling in siblings)
        yield f"Of the same family: {text}."


def _edges(theorem: Theorem, sources: Sources) -> Iterable[str]:
    """How it hangs together with other theorems: of each kind of edge the theorems at the other end."""
    here, ends = page_of(theorem.slug), ends_of(theorem)
    for reads, slugs in ends.items():
        linked = ", ".join(sources.link(theorems[slug].title, page_of(slug), here) for slug in slugs)
        yield f"{capitalized(reads)} {linked}."


def ends_of(theorem: Theorem) -> Mapping[str, list[str]]:
    """The slugs at the other ends of its edges, by how the edge reads from here; each once."""
    ends: dict[str, list[str]] = {}
    for edge in stated_by(theorem.slug):
        ends.setdefault(edge.kind, []).append(edge.lower)
    for edge in stated_about(theorem.slug):
        ends.setdefault(BACKWARDS[edge.kind], []).append(edge.upper)
    return ends


def _proof(theorem: Theorem, sources: Sources) -> str:
    """Its steps, with links to the theorems that they lean on; each formula on lines of its own."""

    def called(name: str) -> str:
        here = page_of(theorem.slug)
        slug = named(name, theorems)
        return sources.link(theorems[slug].title, page_of(slug), here) if slug else result(name)

    return re.sub(r"\\\n   \$\\displaystyle (.*)\$", r"\n\n    $$\n    \1\n    $$\n", proof(theorem, called))


def _with_links(text: str, sources: Sources, here: str) -> str:
    """The text with a link for every theorem that is named."""

    def linked(hit: re.Match[str]) -> str:
        return sources.link(theorems[hit[0]].title, page_of(hit[0]), here) if hit[0] in theorems else hit[0]

    return re.sub(r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b", linked, text)


def _wanted(sources: Sources, family: str) -> list[Theorem]:
    return [theorem for theorem in _family(family) if sources.wants(page_of(theorem.slug))]


def _family(family: str) -> list[Theorem]:
    return [theorems[slug] for slug in theorems.families[family]]


def _list(sources: Sources) -> Iterable[str]:
    for family in theorems.families:
        lines = (
            f"{sources.link(theorem.title, page_of(theorem.slug), INDEX)}: {theorem.returns.name}"
            for theorem in _family(family)
        )
        yield titled(family_title(family), bullets(lines))
