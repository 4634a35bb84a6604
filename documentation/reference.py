"""The API, which mkdocstrings reads from docstrings, and every command with its own help."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import click

from documentation.sources import Menu, Sources
from documentation.writing import code
from laboratory.command_line import COMMANDS

# A part of the library and what of it is public.
PARTS = {
    "bounds": (
        "bounds", "bounds.compare.compare", "bounds.count.count", "bounds.diagnose.diagnose",
        "bounds.vc_dimension.vc_dimension", "bounds.theorem.Theorem", "bounds.words.statement.Statement",
        "bounds.solving.question.Solution",
        "bounds.comparing.row.Comparison", "bounds.diagnosing.slip.Diagnosis", "bounds.counting.counted.Count",
        "bounds.shattering.Shattering", "bounds.exercises", "bounds.variants", "bounds.testing",
    ),
    "learners": ("learners", "learners.testing"),
    "laboratory": (
        "laboratory.experiments", "laboratory.worlds", "laboratory.worlds.regression", "laboratory.topics",
        "laboratory.shown.Shown", "laboratory.sweeps", "laboratory.testing",
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
        sources.write(f"api/{package}.md", f"# {package}", *(ENTRY.format(path=path) for path in parts))
    sources.write(COMMAND_LINE, *_commands())
    return [{"Command line": COMMAND_LINE}, *({package: f"api/{package}.md"} for package in PARTS)]


def _commands() -> Iterable[str]:
    yield "# Command line"
    yield "`ltlab` alone opens the app. Every command says the same of itself with `--help`."
    for name, place in COMMANDS.items():
        module, _, attribute = place.partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        context = click.Context(command, info_name=f"ltlab {name}", max_content_width=100)
        yield f"## {name}\n\n{code(command.get_help(context), 'text')}"
