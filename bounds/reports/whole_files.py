"""Files with their old content or all of the new one, whether the power fails, the disk is full, or we are killed."""

import os
from pathlib import Path
from typing import Any
from uuid import uuid4

UNFINISHED = ".unfinished"
NAMED = 40  # characters of the name that what is unfinished bears: with the rest of its own it must not be too long


def write_whole(path: Path, content: Any, worker: str = "any") -> None:
    """Write a file's whole content, or leave what is there; a link stays one, and the file's mode as it is.

    Two that write it at once write under different names, and the last one stays. A worker may clear up what another of
    the same name is writing: it is then written once more. Raises OSError, and leaves nothing behind.
    """
    path = path.resolve()
    while True:
        unfinished = path.with_name(f"{path.name[:NAMED]}.{worker}.{uuid4().hex}{UNFINISHED}")
        try:
            _to_disk(unfinished, content)
            if _renamed(unfinished, path):
                break
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise
    if os.name == "posix":  # the name, too, must reach the disk
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _to_disk(path: Path, content: Any) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _renamed(unfinished: Path, path: Path) -> bool:
    """Whether it was still there."""
    try:
        if path.exists():
            unfinished.chmod(path.stat().st_mode & 0o7777)
        unfinished.replace(path)
    except FileNotFoundError:
        return False
    return True
