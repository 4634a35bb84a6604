"""A folder with its old content or all of the new, whether a build fails, the disk is full, or it is killed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from uuid import uuid4

from bounds.reports.whole_files import UNFINISHED


@contextmanager
def whole_folder(path: Path, sign: str) -> Iterator[Path]:
    """A folder beside it to write into, which takes the place of `path` at the end, or goes where something fails.

    What `path` holds is thrown away with it. Raises FileExistsError, before anything is written, where that has no
    file `sign`, and so is not ours; OSError where it cannot be replaced, and then it is as it was.
    """
    path = path.resolve()
    if path.exists() and not (path.is_dir() and (not any(path.iterdir()) or (path / sign).is_file())):
        raise FileExistsError(f"{path} holds something else: it is not replaced")
    path.parent.mkdir(parents=True, exist_ok=True)
    new, old = (path.with_name(f".{path.name[:40]}.{uuid4().hex}{UNFINISHED}") for _ in range(2))
    try:
        new.mkdir()
        yield new
        if path.exists():
            path.rename(old)
        try:
            new.rename(path)
        except BaseException:
            if old.exists():
                old.rename(path)
            raise
    finally:
        for folder in (new, old):
            rmtree(folder, ignore_errors=True)
