"""What is exported is there whole, or the old file is: a disk may be full, and whoever writes may be killed."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bounds.command_line.writing import write
from bounds.reports import whole_files
from bounds.reports.whole_files import write_whole
from laboratory.command_line import main
from laboratory.command_line.exercising import POOLS
from tests.all_told import each
from tests.sentences import facts

OLD = b"the old one\n"
PLAN = 'runs = 1\nsizes = [5]\nbounds = "none"\n[[learner]]\nname = "knn"\n[[world]]\nname = "margin_halfspace"\n'
EXPORTS: dict[str, tuple[str, str]] = {
    "table": ("table {}", "t.md"),
    "html of a view": ("view optimisation.rate --html {}", "v.html"),
    "csv of a view": ("view optimisation.rate --csv {}", "v.csv"),
    "html of a curve": ("curve knn gaussian_pair --sizes 5,9 --runs 2 --html {}", "c.html"),
    "csv of a curve": ("curve knn gaussian_pair --sizes 5,9 --runs 2 --csv {}", "c.csv"),
    "csv of a sweep": ("sweep plan.toml --store s --backend sequential --csv {}", "s.csv"),
    "exercises": ("exercises --number 1 --out {}", "x.md"),
    **{f"{file} of variants": ("exercises --number 1 --variants 2 --format moodle --out out", f"out/{file}")
       for file in ("variant-002.xml", f"{POOLS}.xml", "key.csv")},
}  # fmt: skip


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    (tmp_path / "out").mkdir()
    assert run("sweep", "plan.toml", "--store", "s", "--backend", "sequential").exit_code == 0  # the store is there
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def full_at(name: str) -> Callable[[Path, bytes], None]:
    """A disk that takes one byte of the file of this name, and all of others."""
    to_disk = whole_files._to_disk

    def write(path: Path, content: bytes) -> None:
        if path.name.startswith(name):
            to_disk(path, content[:1])
            raise OSError(errno.ENOSPC, "No space left on device")
        to_disk(path, content)

    return write


def no_rename(*paths: Any) -> None:
    raise OSError(errno.EBUSY, "Device or resource busy")


def test_a_full_disk_leaves_the_old_file_of_every_kind(home: Path) -> None:
    def kept(words: str, file: str) -> None:
        for old in (home / "out").iterdir():
            old.unlink()
        (home / file).write_bytes(OLD)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(whole_files, "_to_disk", full_at(Path(file).name))
            refused = run(*words.format(file).split())
        assert refused.exit_code == 2 and facts(refused.stderr.splitlines()[-1]) == f"{file} cannot no space", refused
        assert (home / file).read_bytes() == OLD
        assert not list(home.rglob("*.unfinished"))
        done = run(*words.format(file).split())
        assert done.exit_code == 0 and (home / file).read_bytes() != OLD, done.output

    each(kept, EXPORTS)


def test_a_kill_in_the_middle_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the writer, Ctrl-C too: nothing is left of the new one."""

    def stop(file: int) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "a"
    file.write_bytes(OLD)
    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        write(file, "new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": OLD}


def test_a_link_stays_one_and_a_mode_as_it_is(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(OLD)
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink() and file.read_bytes() == b"new" and stat.S_IMODE(file.stat().st_mode) == 0o640


def test_the_longest_name_is_no_obstacle(tmp_path: Path) -> None:
    write_whole(tmp_path / ("ä" * 127), b"new")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"new"]


def test_a_pipe_is_written_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write(pipe, "all of it")
    assert os.read(reader, 100) == b"all of it" and stat.S_ISFIFO(pipe.stat().st_mode)
    os.close(reader)


@pytest.mark.parametrize("hindrance", [("replace", no_rename), ("chmod", no_rename)])
def test_a_file_that_is_mounted_by_itself_is_written_where_it_is(
    hindrance: tuple[str, Callable[..., None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a"
    file.write_bytes(OLD)
    monkeypatch.setattr(Path, *hindrance)
    write(file, "new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"new"}
