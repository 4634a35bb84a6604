"""Output files, each written whole: one that cannot be is refused in a sentence, before the work where it is long."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bounds.command_line.refusing import unwritable
from bounds.reports.whole_files import write_whole

# A file in a folder in which nothing can be made or renamed, or which is mounted by itself: it is written where it is.
BY_ITSELF = (errno.EACCES, errno.EPERM, errno.EROFS, errno.EBUSY)
DEVICES = Path("/dev").parts


@contextmanager
def writing(where: object) -> Iterator[None]:
    """Trouble on disk as a refusal that names what was being written."""
    try:
        yield
    except OSError as trouble:
        raise unwritable(where, trouble) from None


def write(path: Path, content: str | bytes) -> None:
    """Write the file: the old one stays until the new one is whole. Raises Refused."""
    raw = content.encode("utf-8") if isinstance(content, str) else content
    with writing(path):
        if path.absolute().parts[:2] == DEVICES or (path.exists() and not path.is_file()):
            path.write_bytes(raw)
            return
        try:
            write_whole(path, raw)
        except OSError as trouble:
            if trouble.errno not in BY_ITSELF or not path.exists():
                raise
            path.write_bytes(raw)


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
