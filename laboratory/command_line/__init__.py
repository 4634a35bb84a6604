"""`ltlab`: alone it opens the app; with a command it answers, draws, audits and exports without it.

The commands of the theorems are written in `bounds.command_line`, those that need learners, worlds or figures here.
Adding one is a file, and a line in COMMANDS. A missing library of a command is named in one sentence.
"""

import click
from click.core import ParameterSource

from bounds import command_line as theorems
from bounds.command_line.waiting import say_when_it_takes_long
from bounds.reports.version import VERSION
from laboratory.command_line.group import Ltlab
from laboratory.command_line.warning import warn_in_a_line
from laboratory.serving.allowed_hosts import ADDRESS, PORT

COMMANDS = {
    **theorems.COMMANDS,
    "check": "laboratory.command_line.checking:check",  # has the numbers of learners, too
    "work": "laboratory.command_line.working:work",
    "views": "laboratory.command_line.views:list_views",
    "view": "laboratory.command_line.views:view",
    "completion": "laboratory.command_line.completing:completion",
    "exercises": "laboratory.command_line.exercising:exercises",
    "curve": "laboratory.command_line.curves:curve",
    "sweep": "laboratory.command_line.sweeping:sweep",
    "audit": "laboratory.command_line.auditing:audit",
    "evaluate": "laboratory.command_line.evaluating:evaluate_files",
    "plan": "laboratory.command_line.planning:plan_evaluation",
}


@click.group(cls=Ltlab, places=COMMANDS, invoke_without_command=True, context_settings=theorems.SETTINGS)
@click.option(
    "--port",
    envvar=PORT,
    show_envvar=True,
    type=click.IntRange(1, 65535),
    help="Port of the app. Default: 8501, or the next free one.",
)
@click.option(
    "--address",
    envvar=ADDRESS,
    show_envvar=True,
    help="Address it listens at. Default: this machine only. 0.0.0.0 is everywhere; LTLAB_HOSTS then names its hosts.",
)
@click.option("--no-browser", is_flag=True, help="Serve the app without opening it.")
@click.option("--theme", type=click.Choice(["light", "dark"]), help="Default: the browser's setting.")
@click.version_option(VERSION, prog_name="ltlab")
@click.pass_context
def main(context: click.Context, port: int | None, address: str | None, no_browser: bool, theme: str | None) -> None:
    """Learning Theory Lab: how many examples are needed, and how far is the bound from the true error?

    Without a command it opens the app, on this machine only. Exit codes: 0; 1 where the answer is no; 2 for bad input;
    70 for a fault of ltlab.
    """
    say_when_it_takes_long(context)
    warn_in_a_line(context)
    if context.invoked_subcommand is None:
        from laboratory.command_line.launching import launch

        launch(port, address, browser=not no_browser, theme=theme)
    elif any(context.get_parameter_source(name) is ParameterSource.COMMANDLINE for name in context.params):
        raise click.UsageError("--port, --address, --no-browser, --theme go with the app: `ltlab` without a command")
