"""The help of the command line."""

from collections.abc import Iterator

import click

EXAMPLES = (
    ("how large is the gap at most, with 1,000 examples?",
     'ltlab value finite_agnostic m=1000 delta=0.05 "ln_size=ln(1000)"'),
    ("how many examples for an error of 10 %?",
     'ltlab solve finite_realizable m at_most=0.1 delta=0.05 "ln_size=10*ln(3)"'),
    ("is 202 the right answer?",
     'ltlab check 202 finite_realizable unknown=m at_most=0.1 delta=0.05 "ln_size=10*ln(3)"'),
    ("how many conjunctions of 10 variables are there?",
     "ltlab count conjunctions n=10"),
    ("do halfspaces shatter the corners of a square?",
     'ltlab shatters halfspaces "0,0 1,0 0,1 1,1"'),
)  # fmt: skip
WIDTH = 72


def introduction(context: click.Context) -> str:
    """What this is, examples that work as they stand, and the group's commands."""
    lines = [
        "A calculator for sample complexities and generalization bounds: evaluate a theorem, solve it for any",
        "variable, check an answer, count a class, take its VC dimension, test which points it shatters.",
        "",
    ]
    for question, command in EXAMPLES:
        lines += [f"  # {question}", f"  {command}", ""]
    lines += [f"  {name:<10} {command.get_short_help_str(WIDTH)}" for name, command in commands(context)]
    return "\n".join([*lines, "", "`ltlab COMMAND -h` explains a command; every command with an answer takes --json."])


def commands(context: click.Context) -> Iterator[tuple[str, click.Command]]:
    """The commands of the context's group, in its order."""
    group = context.command
    if isinstance(group, click.Group):
        for name in group.list_commands(context):
            command = group.get_command(context, name)
            if command is not None:
                yield name, command
