"""A copy of the checkout, in which faults are made; the checkout itself stays as it is."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.fault import ROOT, Fault

KEPT = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]


class Checkout:
    """The folder of a copy."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._writes = 0

    @contextmanager
    def with_faults(self, faults: Iterable[Fault]) -> Iterator[None]:
        """For a while these faults are in it."""
        before: dict[Path, str] = {}
        try:
            for fault in faults:
                path = self.folder / fault.file
                text = path.read_text(encoding="utf-8")
                faulty = fault.made_in(text)
                before.setdefault(path, text)
                self._write(path, faulty)
            yield
        finally:
            for path, text in before.items():
                self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        """Always with another time of change: compiled code of the text before must not pass for this one's."""
        self._writes += 1
        last = path.stat().st_mtime
        path.write_text(text, encoding="utf-8", newline="")
        os.utime(path, (last + 2 * self._writes,) * 2)


@contextmanager
def copied() -> Iterator[Checkout]:
    """A copy of every file that is kept or would be, for as long as it is needed."""
    listed = subprocess.run(KEPT, cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
    with tempfile.TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        for file in filter(None, listed):
            if (ROOT / file).is_file():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, folder / file)
        yield Checkout(folder)
