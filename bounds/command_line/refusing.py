"""Bad input ends in one sentence and exit code 2, what nobody foresaw in one and 70; neither in a traceback."""

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import click

from bounds.command_line.closed import ended_with_its_reader, open_what_is_closed, say_no_more
from bounds.command_line.letters import write_every_letter
from bounds.solving.validation import DomainError
from bounds.vocabulary.near import SHOWN, unknown

LONGEST = 600  # characters of a sentence: what was typed may be a million
UNFORESEEN = 70  # as `sysexits.h` calls a fault of the program itself, so that no script takes it for an answer
TRACEBACK = "LTLAB_TRACEBACK"  # whoever sets it sees where such a fault arose


class Refused(click.ClickException):
    """The question cannot be answered: one sentence, exit code 2."""

    exit_code = 2


class OneSentence(click.Group):
    """Prints every refusal, also click's own, in one line, or as JSON after `--json`."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **settings: Any) -> Any:
        """Run and exit with the code."""
        open_what_is_closed()
        write_every_letter()
        words = list(sys.argv[1:] if args is None else args)
        try:
            with ended_with_its_reader():
                code = self._code(words, *rest, **settings)
                sys.stdout.flush()
        except OSError as trouble:
            if trouble.filename is None:
                say_no_more()
            _tell(unwritable(trouble.filename or "the output", trouble).format_message(), as_json=False)
            sys.exit(2)
        sys.exit(code)

    def make_context(self, *words: Any, **settings: Any) -> click.Context:
        """Read the words. Of a pipe that nobody reads, click itself would make the exit code 1, which is an answer."""
        with ended_with_its_reader():
            return super().make_context(*words, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, as long as somebody reads."""
        with ended_with_its_reader():
            return super().invoke(ctx)

    def _code(self, words: list[str], *rest: Any, **settings: Any) -> int:
        """Run, and print a refusal; the exit code."""
        try:
            _check_letters(words)
            done = super().main(words, *rest, **{**settings, "standalone_mode": False})
        except click.ClickException as refusal:
            _tell(refusal.format_message(), as_json="--json" in words)
            return 2
        except click.Abort:
            click.echo("Stopped; what was written is kept.", err=True)
            return 130
        except OSError:
            raise
        except Exception as fault:  # noqa: BLE001 - whatever it is, it must not pass for an answer
            if os.environ.get(TRACEBACK):
                traceback.print_exception(fault)
            _tell(_unforeseen(fault), as_json="--json" in words)
            return UNFORESEEN
        return done if isinstance(done, int) else 0


@contextmanager
def sentences(*more: type[Exception]) -> Iterator[None]:
    """The library's own refusals, and those of the types `more`, as refusals of the command line."""
    kinds: tuple[type[Exception], ...] = (DomainError, TypeError, OverflowError, NotImplementedError, *more)
    try:
        yield
    except kinds as refusal:
        raise Refused(str(refusal)) from None


def unwritable(where: object, trouble: OSError) -> Refused:
    """The sentence about a file, or whatever else, that cannot be written."""
    return Refused(f"{where} cannot be written: {trouble.strerror or trouble}")


def answer_is_no() -> None:
    """End with exit code 1."""
    raise SystemExit(1)


def known(name: str, names: Iterable[str], what: str, where: str, titles: Mapping[str, str] | None = None) -> str:
    """`name`, if it is one of `names`; else a refusal that suggests similar ones, and those with this title."""
    options = list(names)
    if name in options:
        return name
    raise Refused(unknown(what, name, options, f"`{where}`", _otherwise(name, titles)))


def _otherwise(name: str, titles: Mapping[str, str] | None) -> list[str]:
    from bounds.index.finding import called_otherwise  # reads both catalogues

    return called_otherwise(name[:SHOWN], titles) if titles else []


def json_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The flag `--json`."""
    about = "Print one JSON object. Integers beyond 2^53 are strings, and so is \"infinite\"; null is 'there is none'."
    return click.option("--json", "as_json", is_flag=True, help=about)(command)


def _check_letters(words: Iterable[str]) -> None:
    """No system hands over such words, but whoever calls this from Python, and no file is called like them."""
    for word in words:
        try:
            os.fsencode(word)
        except UnicodeEncodeError:
            raise Refused(f"{word[:SHOWN]!r} has a sign that is no letter") from None
        if "\0" in word:
            raise Refused(f"{word[:SHOWN]!r} has a sign that is no letter")


def _unforeseen(fault: Exception) -> str:
    what = " ".join(f"{type(fault).__name__}: {fault}".split())[:SHOWN]
    return f"This is a fault of ltlab; please report the command and {what!r} ({TRACEBACK}=1 says where it arose)"


def _tell(sentence: str, as_json: bool) -> None:
    plain = " ".join(sentence.encode("utf-8", "replace").decode("utf-8").split())
    plain = plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"
    if as_json:
        click.echo(json.dumps({"error": plain}, ensure_ascii=False))
    else:
        click.echo(f"Error: {plain}", err=True)
