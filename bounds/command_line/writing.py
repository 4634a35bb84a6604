"""Output files: one that cannot be written is refused in a sentence, before the work where it is long."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bounds.command_line.refusing import unwritable


@contextmanager
def writing(where: object) -> Iterator[None]:
    """Trouble on disk as a refusal that names what was being written."""
    try:
        yield
    except OSError as trouble:
        raise unwritable(where, trouble) from None


def write(path: Path, content: str | bytes) -> None:
    """Write the file. Raises Refused."""
    with writing(path):
        path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)


def check_writable(*paths: Path | None) -> None:
    """Refuse before the work what could not be written after it; nothing stays of the trial.

    Pipes and devices are not tried: who reads from a pipe would take the trial for all there is.
    """
    for path in filter(None, paths):
        with writing(path):
            if path.exists() and not path.is_file():
                continue
            is_new = not os.path.lexists(path)
            path.open("ab").close()
            if is_new:
                path.unlink()
