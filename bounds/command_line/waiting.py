"""A command that takes long says so on standard error, once now and then; those with a bar of their own say more."""

from threading import Event, Thread

import click

FIRST, EVERY = 8.0, 30.0  # seconds without an answer
WITH_PROGRESS = frozenset({"curve", "sweep", "audit"})
THREAD = "still-working"
SAYS = "still working; Ctrl-C ends it"


def say_when_it_takes_long(context: click.Context) -> None:
    """From a group's function: tell whoever waits for the command, until it ends."""
    if context.invoked_subcommand in (None, *WITH_PROGRESS):
        return
    done = Event()
    context.call_on_close(done.set)
    Thread(target=_tell, args=(done,), name=THREAD, daemon=True).start()


def _tell(done: Event) -> None:
    seconds = FIRST
    while not done.wait(seconds):
        click.echo(SAYS, err=True)
        seconds = EVERY
