"""The container file's steps, run without a builder: its context, its installation, its environment, its two commands.

The user that it makes is stood in for by a process without privileges, in folders that nobody may write into.
"""

import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.server import ROOT, Server, free_port, open_page, running
from tests.installation import Installation, installed

if TYPE_CHECKING:
    from playwright.sync_api import Page

LINES = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.M))
STEPS = [tuple(line.split(maxsplit=1)) for line in LINES.splitlines() if line.strip()]
ALONE = "--bounding-set=-all --inh-caps=-all --no-new-privs"


def installs_it(test: Callable[..., None]) -> Callable[..., None]:
    """Marks what needs all of the installation; what becomes part of it is tested every day."""
    marked = pytest.mark.exhaustive("the container's installation: served, asked how it is, learning, unwritable")(test)
    return pytest.mark.skipif(sys.platform != "linux", reason="containers are Linux")(marked)


LEARN = """
import numpy as np
from learners import Perceptron
X, y = np.array([[1.0, 2.0], [2.0, 1.0], [-1.0, -2.0], [-2.0, -0.5]]), np.array([1, 1, -1, -1])
print((Perceptron().fit(X, y).predict(X) == y).all())
"""


def _arguments(instruction: str) -> list[str]:
    """The arguments of every step of this kind, in order."""
    return [arguments for name, arguments in STEPS if name == instruction]


def _environment() -> dict[str, str]:
    return dict(word.split("=", 1) for text in _arguments("ENV") for word in shlex.split(text))


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """What the first stage installs, from what the ignore file lets through; nobody may write into it."""
    context = tmp_path_factory.mktemp("context")
    for path in _context():
        (context / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, context / path)
    (extras,) = re.findall(r'pip install .*"\.(\[\w+\])"', LINES)
    place = tmp_path_factory.mktemp("image")
    made = installed(context, extras, place)
    _let_write(place, False)
    yield made
    _let_write(place, True)


def _context() -> list[str]:
    """The files that reach the builder: the ignore file leaves out everything, then takes back."""
    everything, *lines = [line for line in _lines(ROOT / ".dockerignore") if not line.startswith("#")]
    taken = [ROOT / line[1:] for line in lines if line.startswith("!")]
    left_out = [line for line in lines if not line.startswith("!")]
    assert everything == "*" and left_out == ["**/__pycache__"]
    paths = [path for each in taken for path in (each, *each.rglob("*")) if path.is_file()]
    return [path.relative_to(ROOT).as_posix() for path in paths if "__pycache__" not in path.parts]


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line]


def _let_write(place: Path, may: bool) -> None:
    """Folders only: a file may be the very one in an installer's cache."""
    for folder, _, _ in os.walk(place):
        mode = Path(folder).stat().st_mode
        Path(folder).chmod(mode | stat.S_IWUSR if may else mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def _without_privileges() -> list[str]:
    """Root stays root in name only; anybody else has no privileges as it is."""
    return [str(shutil.which("setpriv")), *shlex.split(ALONE)] if os.geteuid() == 0 else []


@pytest.fixture(scope="module")
def served(image: Installation, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What CMD starts, with the environment of ENV, for a user without a home."""
    program, *words = json.loads(_arguments("CMD")[0])
    cache = tmp_path_factory.mktemp("cache")
    port = free_port()
    here = {"NUMBA_CACHE_DIR": str(cache), "HOME": "/nonexistent", "PATH": str(image.scripts), "LTLAB_PORT": str(port)}
    command = [*_without_privileges(), str(image.scripts / program), *words]
    log = tmp_path_factory.mktemp("log") / "server.log"
    with running(command, image.folder, {**_environment(), **here}, port, log) as server:
        yield server


@installs_it
def test_it_serves_pages_where_nothing_can_be_written(
    served: Server, image: Installation, new_page: "Callable[..., Page]"
) -> None:
    page = open_page(new_page(), f"{served.url}/perceptron_lab")
    page.get_by_role("heading", name="Perceptron", level=1).wait_for()
    assert page.locator('[data-testid="figure"] .main-svg').count() >= 1
    assert "Traceback" not in served.log()


@installs_it
def test_its_health_check_tells_health_from_sickness(served: Server, image: Installation) -> None:
    options, command = _arguments("HEALTHCHECK")[0].split(" CMD ")
    assert "--interval=" in options and "--timeout=" in options
    program, *words = json.loads(command)
    port = served.url.rpartition(":")[2]
    assert [image.run(program, *words, env={"LTLAB_PORT": at}).returncode for at in (port, "1")] == [0, 1]


@installs_it
def test_learners_learn_where_neither_home_nor_packages_can_be_written(image: Installation) -> None:
    assert _python(image, LEARN).stdout == "True\n"
    into_packages = "from pathlib import Path; import learners; (Path(learners.__file__).parent / 'new').touch()"
    assert "Permission denied" in _python(image, into_packages).stderr


def _python(image: Installation, code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*_without_privileges(), image.scripts / "python", "-c", code], cwd=image.folder, env={"HOME": "/nonexistent"},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_it_runs_as_nobody_and_keeps_what_is_compiled() -> None:
    assert _arguments("USER") == ["lab"]
    names = [name for name, _ in STEPS]
    assert names.index("USER") > max(at for at, name in enumerate(names) if name == "RUN")
    made = " ".join(_arguments("RUN"))
    assert "useradd" in made and f"chown lab {_environment()['NUMBA_CACHE_DIR']}" in made
    assert _arguments("EXPOSE") == [_environment()["LTLAB_PORT"]]


def test_all_that_the_wheel_is_built_from_reaches_the_builder() -> None:
    sent = set(_context())
    assert {"pyproject.toml", "README.md", "LICENSE", "app.py", ".streamlit/config.toml"} <= sent
    assert not [path for path in sent if path.startswith(("tests/", "docs/", ".ci/"))]
