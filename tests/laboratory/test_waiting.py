"""Whoever waits for a command is told that it works: no command is silent for long."""

import threading
from threading import Event

import click
import pytest
from click.testing import CliRunner

from bounds.command_line import main as of_the_theorems
from bounds.command_line import waiting
from laboratory.command_line import main as of_the_laboratory
from laboratory.command_line.progress import watched


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told at once, and once more right after."""
    monkeypatch.setattr(waiting, "FIRST", 0.0)
    monkeypatch.setattr(waiting, "EVERY", 0.0)


def lasting(name: str) -> click.Command:
    """A command that gives other threads a moment."""

    @click.command(name)
    def work() -> None:
        Event().wait(0.1)
        click.echo("answer")

    return work


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("group", [of_the_theorems, of_the_laboratory])
def test_a_command_without_progress_says_that_it_works(group: click.Group, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(group), "get_command", lambda self, context, name: lasting(name))
    done = CliRunner().invoke(group, ["check"])
    for thread in threading.enumerate():  # its last word belongs to no later command
        if thread.name == waiting.THREAD:
            thread.join()
    assert done.stdout == "answer\n" and waiting.SAYS in done.stderr
    for name in waiting.WITH_PROGRESS:
        assert waiting.SAYS not in CliRunner().invoke(group, [name]).stderr


def test_a_command_that_answers_soon_says_nothing_else() -> None:
    assert not CliRunner().invoke(of_the_laboratory, ["vc", "halfspaces", "n=2"]).stderr


def test_those_with_progress_of_their_own_show_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(watched(iter([1, 2]), 2, "runs")) == [1, 2]
    assert "2 of 2" in capsys.readouterr().err
    assert set(of_the_laboratory.list_commands(click.Context(of_the_laboratory))) >= waiting.WITH_PROGRESS
