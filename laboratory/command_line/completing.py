"""`completion`: the script that completes commands, theorems and variables in a shell."""

import click
from click.shell_completion import get_completion_class

from bounds.command_line.refusing import Refused

WHERE = {
    "bash": "ltlab completion bash > ~/.local/share/bash-completion/completions/ltlab",
    "zsh": 'ltlab completion zsh > "${fpath[1]}/_ltlab"',
    "fish": "ltlab completion fish > ~/.config/fish/completions/ltlab.fish",
}
# After `m=` its number follows at once; fish does that by itself.
WITHOUT_A_SPACE = """
_ltlab_without_a_space() {
    %s "$@"
    if [[ "${COMPREPLY[*]}" == *= ]]; then compopt -o nospace; fi
}
complete -o nosort -F _ltlab_without_a_space ltlab
"""


@click.command()
@click.argument("shell", type=click.Choice(list(WHERE)))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the script that completes what is typed in SHELL.

    Example: ltlab completion fish

    Its last line says where to write it, so that it works in every new shell.
    """
    result = get_completion_class(shell)
    if result is None:
        raise Refused(f"{shell} is not completed by this version of click")
    program = context.find_root().command
    completed = result(program, {}, "ltlab", "_LTLAB_COMPLETE")
    click.echo(completed.source())
    if shell == "bash":
        click.echo(WITHOUT_A_SPACE % completed.func_name)
    click.echo(f"# Once: {WHERE[shell]}")
