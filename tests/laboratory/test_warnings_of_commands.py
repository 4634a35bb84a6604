"""What a library warns of is one line for whoever typed the command, and whole for whoever looks for a fault."""

import os
import subprocess
import sys
import warnings

import pytest
from click.testing import CliRunner

from bounds.command_line.refusing import TRACEBACK
from laboratory.command_line import main

SCRIPT = """
import warnings, click
from laboratory.command_line import main

@click.command("vc")
def command():
    warnings.warn("[Errno 2] No such file.\\n  It works in serial mode", stacklevel=1)
    click.echo("answer")

type(main).get_command = lambda *_: command
main(["vc"])
"""


@pytest.mark.parametrize("wanted", ["", "1"])
def test_a_warning_is_a_line_without_a_place_unless_that_is_wanted(wanted: str) -> None:
    environment = {**os.environ, TRACEBACK: wanted}
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "answer\n"
    one_line = done.stderr == "Warning: [Errno 2] No such file. It works in serial mode\n"
    assert one_line is not bool(wanted) and "serial mode" in done.stderr


def test_after_the_command_warnings_are_what_they_were() -> None:
    before = warnings.formatwarning
    assert CliRunner().invoke(main, ["vc", "halfspaces", "n=2"]).exit_code == 0
    assert CliRunner().invoke(main, ["vc", "nonsense"]).exit_code == 2
    assert warnings.formatwarning is before
