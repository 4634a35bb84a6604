"""What `python -m bounds` says of itself."""

from __future__ import annotations

from collections.abc import Iterable

import click

EXAMPLES = (
    ("how small a gap do 1,000 examples promise?",
     'python -m bounds value finite_agnostic m=1000 delta=0.05 "ln_size=ln(1000)"'),
    ("how many examples for an error of 10 %?",
     'python -m bounds solve finite_realizable m at_most=0.1 delta=0.05 "ln_size=10*ln(3)"'),
    ("is 202 the right answer?",
     'python -m bounds check 202 finite_realizable unknown=m at_most=0.1 delta=0.05 "ln_size=10*ln(3)"'),
    ("how many conjunctions of 10 variables are there?",
     "python -m bounds count conjunctions n=10"),
    ("do halfspaces shatter the corners of a square?",
     'python -m bounds shatters halfspaces "0,0 1,0 0,1 1,1"'),
)  # fmt: skip
WIDTH = 72


def introduction(commands: Iterable[click.Command]) -> str:
    """What this is, examples that work as they stand, and the commands."""
    lines = [
        "A calculator for sample complexities and generalization bounds: evaluate a theorem, solve it for any",
        "variable, check an answer, count a class, take its VC dimension, test which points it shatters.",
        "",
    ]
    for question, command in EXAMPLES:
        lines += [f"  # {question}", f"  {command}", ""]
    lines += [f"  {command.name:<9} {command.get_short_help_str(WIDTH)}" for command in commands]
    return "\n".join([*lines, "", "`python -m bounds COMMAND -h` says more; every command that answers takes --json."])
