"""The command line: `python -m bounds`. A file here holds the commands of one subject; COMMANDS is the whole list.

Exit codes: 0, 1 where the answer is no, 2 where the question cannot be understood; then one sentence says why.
"""

from __future__ import annotations

import click

from bounds.command_line.checking import check
from bounds.command_line.classes import count_class, vc
from bounds.command_line.comparing import compare_theorems
from bounds.command_line.explaining import introduction
from bounds.command_line.refusing import OneSentence
from bounds.command_line.shattering import shatters_points
from bounds.command_line.statements import list_theorems, show, table
from bounds.command_line.values import solve, value

COMMANDS = (list_theorems, show, value, solve, compare_theorems, check, count_class, vc, shatters_points, table)


@click.group(
    cls=OneSentence,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.pass_context
def main(context: click.Context) -> None:
    """Sample complexities and generalization bounds of statistical learning theory.

    Without a command it explains itself. Exit codes: 0; 1 where the answer is no; 2 for bad input.
    """
    if context.invoked_subcommand is None:
        click.echo(introduction(COMMANDS))


for command in COMMANDS:
    main.add_command(command)
