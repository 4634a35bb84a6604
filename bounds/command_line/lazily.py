"""A group whose commands are imported when they are called, none before."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from bounds.command_line.refusing import OneSentence
from bounds.vocabulary.near import SHOWN, near


class LazyGroup(OneSentence):
    """`places` says where each command is written, as `module:attribute`; commands are listed in its order."""

    def __init__(self, *arguments: Any, places: Mapping[str, str], **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the table's order."""
        return list(self.places)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """The command that was typed. Raises UsageError that suggests near ones."""
        name = args[0]
        meant = [] if name in self.places or name.startswith("-") else near(name, self.places)
        if meant and not ctx.resilient_parsing:
            raise click.UsageError(f"No such command {name[:SHOWN]!r}; did you mean {', '.join(meant)}?", ctx)
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now; None where there is none."""
        if cmd_name not in self.places:
            return None
        module, _, attribute = self.places[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command
