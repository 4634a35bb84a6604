"""A warning of any library is a line on standard error: where in our code it arose helps nobody who types a command."""

import os
import warnings

import click

from bounds.command_line.refusing import TRACEBACK


def warn_in_a_line(context: click.Context) -> None:
    """From a group's function: say warnings so until the command ends, unless the places of faults are wanted."""
    if context.invoked_subcommand is None or os.environ.get(TRACEBACK):
        return
    before, warnings.formatwarning = warnings.formatwarning, _line
    context.call_on_close(lambda: setattr(warnings, "formatwarning", before))


def _line(message: Warning | str, *_: object, **where: object) -> str:
    return f"Warning: {' '.join(str(message).split())}\n"
