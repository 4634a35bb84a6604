"""The wheel, built from this checkout and installed into environments that hold nothing else."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
WAIT = 600  # seconds: a cold cache fetches a quarter of a gigabyte
PYTHON = "python.exe" if sys.platform == "win32" else "python"
# What people have in the folder they work in; whoever imports one of ours by such a name gets this.
THEIRS = ("pages/__init__.py", "experiments/__init__.py", "sources/__init__.py", "figures.py", "app.py", "tests.py")
IN_THE_WAY = 'raise SystemExit("the file of somebody else was imported")\n'


@dataclass(frozen=True)
class Installation:
    """An environment with the wheel in it, and somebody's folder to work in."""

    scripts: Path
    folder: Path

    def run(self, program: str, *words: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """A program of the environment, called in the folder, with nothing to read."""
        return subprocess.run(
            [self.scripts / program, *words], cwd=self.folder, env=env, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, encoding="utf-8", timeout=WAIT, check=False,
        )  # fmt: skip


def wheel(folder: Path) -> Path:
    """The wheel of this checkout."""
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    (built,) = folder.glob("*.whl")
    return built


def installed(built: Path, extras: str, folder: Path) -> Installation:
    """The wheel with its extras in a new environment, with the locked versions of what it needs."""
    place = folder / "environment"
    uv = (sys.executable, "-m", "uv")
    _run(*uv, "venv", "--quiet", "--python", sys.executable, str(place))
    scripts = place / ("Scripts" if sys.platform == "win32" else "bin")
    _run(
        *uv, "pip", "install", "--quiet", "--python", str(scripts / PYTHON),
        "--constraint", str(ROOT / "requirements-dev.lock"), f"{built}{extras}",
    )  # fmt: skip
    _share_bytecode(place)
    work = folder / "somebody's folder"
    for name in THEIRS:
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        (work / name).write_text(IN_THE_WAY, "utf-8")
    return Installation(scripts, work)


def _share_bytecode(environment: Path) -> None:
    """Hand over what the environment of the tests has compiled; Python takes it for the very same file only.

    Where nothing can be written, every process would compile anew what it imports.
    """
    ours = Path(sysconfig.get_path("purelib"))
    theirs = Path(sysconfig.get_path("purelib", vars={"base": str(environment)}))
    for package in theirs.iterdir():
        for compiled in (ours / package.name).rglob("*.pyc"):
            there = theirs / compiled.relative_to(ours)
            if there.parent.parent.is_dir() and not there.exists():
                there.parent.mkdir(exist_ok=True)
                _link(compiled, there)


def _link(path: Path, there: Path) -> None:
    """Or a copy, from another disk."""
    try:
        os.link(path, there)
    except OSError:
        shutil.copyfile(path, there)


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 0, done.stderr
