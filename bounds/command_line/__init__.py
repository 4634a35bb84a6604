"""The command line of the theorems, part of `ltlab`, which has the laboratory's commands too.

A file here contains the commands of one subject; COMMANDS is the whole list. Exit codes: 0, 1 where the answer is no, 2
where the question cannot be understood, 70 for a fault of ours; then one sentence says why.
"""

import click

from bounds.command_line.explaining import introduction
from bounds.command_line.lazily import LazyGroup
from bounds.command_line.waiting import say_when_it_takes_long

# In the order they are listed; each is written where its value says, `module:attribute`.
COMMANDS = {
    "ask": "bounds.command_line.asking_in_words:ask_in_words",
    "list": "bounds.command_line.statements:list_theorems",
    "show": "bounds.command_line.statements:show",
    "value": "bounds.command_line.values:value",
    "solve": "bounds.command_line.values:solve",
    "compare": "bounds.command_line.comparing:compare_theorems",
    "check": "bounds.command_line.checking:check",
    "count": "bounds.command_line.classes:count_class",
    "vc": "bounds.command_line.classes:vc",
    "shatters": "bounds.command_line.shattering:shatters_points",
    "graph": "bounds.command_line.graphing:graph",
    "table": "bounds.command_line.statements:table",
}
SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(cls=LazyGroup, places=COMMANDS, invoke_without_command=True, context_settings=SETTINGS)
@click.pass_context
def main(context: click.Context) -> None:
    """Sample complexities and generalization bounds of statistical learning theory.

    Without a command it prints its help. Exit codes: 0; 1 where the answer is no; 2 for bad input;
    70 for a fault of ltlab.
    """
    say_when_it_takes_long(context)
    if context.invoked_subcommand is None:
        click.echo(introduction(context))
