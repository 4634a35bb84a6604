"""The group of `ltlab`: it names the library that a command lacks, and lists the command all the same."""

from typing import Any

import click

from bounds.command_line.lazily import LazyGroup
from bounds.command_line.refusing import Refused
from learners.extras import MissingExtra, extra_of, missing, sentence


class Ltlab(LazyGroup):
    """A library may be missing when a command is imported, and when it runs."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, or one of its name that reports what it needs."""
        try:
            return super().get_command(ctx, cmd_name)
        except ModuleNotFoundError as error:
            return _in_its_place(cmd_name, *_refusal(error, cmd_name))

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Raises Refused where a library is missing."""
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            raise _refusal(error, ctx.invoked_subcommand)[1] from None


def _refusal(error: ModuleNotFoundError, command: str | None) -> tuple[str, Refused]:
    """The extra that brings the library, and the sentence; what no extra brings is a mistake of ours, and raised."""
    library = (error.name or "").partition(".")[0]
    extra = error.extra if isinstance(error, MissingExtra) else extra_of(library)
    if extra is None:
        raise error
    return extra, Refused(sentence(extra, f"ltlab {command or ''}".rstrip(), missing(extra) or [library]))


def _in_its_place(name: str, extra: str, refusal: Refused) -> click.Command:
    def refuse(**words: Any) -> None:
        raise refusal

    words = click.Argument(["words"], nargs=-1, type=click.UNPROCESSED)
    return click.Command(
        name, callback=refuse, params=[words], help=refusal.format_message(),
        short_help=f"Needs the extra [{extra}].", context_settings={"ignore_unknown_options": True},
    )  # fmt: skip
