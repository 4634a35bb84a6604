"""The API, which mkdocstrings reads from docstrings, and every command with its own help."""

from collections.abc import Iterable

import click

from bounds.index.public import listed
from docs_builder.docstrings import as_markdown
from docs_builder.sources import Menu, Sources
from docs_builder.writing import bullets, code
from laboratory.command_line import COMMANDS, main
from laboratory.index.public import public
from learners import learners

# A part of the library and what of it is public.
PARTS = {
    "bounds": (
        "bounds", "bounds.comparison.compare.compare", "bounds.classes.count.count",
        "bounds.diagnosis.diagnose.diagnose", "bounds.vc.dimension.vc_dimension",
        "bounds.theorem.Theorem", "bounds.vocabulary.statement.Statement",
        "bounds.solving.question.Solution",
        "bounds.asking.answers.Reply", "bounds.asking.answers.RankedAnswer", "bounds.asking.answers.UnderstoodPiece",
        "bounds.comparison.row.Comparison", "bounds.diagnosis.slip.Diagnosis",
        "bounds.diagnosis.formula_verdict.FormulaDiagnosis", "bounds.classes.counted.Count",
        "bounds.data_dependent.gibbs.GibbsPosterior", "bounds.identification.explanations.Identification",
        "bounds.index.searching.SearchResult", "bounds.formalization.counterpart.Counterpart",
        "bounds.vc.shattering.Shattering", "bounds.exercises", "bounds.exercises.variants", "bounds.testing",
    ),
    "learners": ("learners", "learners.testing"),
    "laboratory": (
        "laboratory.experiments", "laboratory.worlds", "laboratory.worlds.regression", "laboratory.topics",
        "laboratory.views.view_result.ViewResult", "laboratory.sweeps", "laboratory.testing",
        "laboratory.evaluations", "laboratory.plans",
    ),
}  # fmt: skip
COMMAND_LINE = "commands.md"
ENTRY = """::: {path}
    options:
      heading_level: 2
      show_root_heading: true
      show_root_full_path: true
      show_if_no_docstring: false
"""


def write(sources: Sources) -> Menu:
    """A page for each package, and one for the command line."""
    for package, parts in PARTS.items():
        entries = (ENTRY.format(path=path) for path in parts)
        sources.write(f"api/{package}.md", f"# {package}", *entries, *public_names(package))
    sources.write(COMMAND_LINE, *_commands())
    return [{"Command line": COMMAND_LINE}, *({package: f"api/{package}.md"} for package in PARTS)]


def public_names(package: str) -> Iterable[str]:
    """The public names of the package and of those inside it, a list each; learners have pages of their own."""
    inside: dict[str, list[str]] = {}
    for entry in (*listed("bounds"), *public()):
        place, _, name = entry.where.rpartition(".")
        if is_in(place, package) and entry.where.removeprefix("learners.") not in learners.classes:
            inside.setdefault(place, []).append(f"`{name}`: {as_markdown(entry.title)}")
    for place, lines in sorted(inside.items()):
        yield f"## from {place} import ...\n\n{bullets(lines)}"


def is_in(place: str, package: str) -> bool:
    """Whether a package is that one, or lies in it."""
    return f"{place}.".startswith(f"{package}.")


def _commands() -> Iterable[str]:
    yield "# Command line"
    yield "`ltlab` alone opens the app. Every command prints the same text with `-h`."
    # Within its parent, as when it is typed: a command keeps the help option of the first context that it meets.
    ltlab = main.make_context("ltlab", [], resilient_parsing=True)
    for name in COMMANDS:
        command = main.get_command(ltlab, name)
        assert command is not None
        yield f"## {name}\n\n{code(command.get_help(click.Context(command, ltlab, name)), 'text')}"
