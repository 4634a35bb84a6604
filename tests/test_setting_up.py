"""Which Pythons, which versions: pyproject.toml tells the first, requirements-dev.lock the second, all else follows."""

import re
import shutil
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

from packaging.requirements import Requirement

from learners.extras import BUILDS_ON, DISTRIBUTION, EXTRAS, INSTALLED_AS
from tests.sentences import facts

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FIRST, BEYOND = (int(minor) for minor in re.findall(r"3\.(\d+)", PROJECT["requires-python"]))


def test_classifiers_and_readme_name_the_pythons_of_pyproject() -> None:
    named = [word for word in PROJECT["classifiers"] if word.startswith("Programming Language :: Python :: 3.")]
    assert named == [f"Programming Language :: Python :: 3.{minor}" for minor in range(FIRST, BEYOND)]
    assert f"Python 3.{FIRST} to 3.{BEYOND - 1}" in (ROOT / "README.md").read_text("utf-8")


def test_the_makefile_tries_each_python_newest_first(tmp_path: Path) -> None:
    """A machine whose every Python is wrong is told which are right; the tries are read from what they leave behind."""
    tried = tmp_path / "tried"
    for name in ("python3", *(f"python3.{minor}" for minor in range(FIRST - 1, BEYOND + 1))):
        fake = tmp_path / name
        fake.write_text(f"#!/bin/sh\necho {name} >> {tried}\nexit 1\n")
        fake.chmod(0o755)
    for tool in ("sh", "sed", "seq", "sort", "rm", "touch", "test", "cat"):
        program = next(path for folder in ("/usr/bin", "/bin") if (path := Path(folder, tool)).exists())
        (tmp_path / tool).symlink_to(program)
    for name in ("Makefile", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    ran = subprocess.run(
        [shutil.which("make") or "make", "PYTHON=", "SHELL=/bin/sh", ".venv/.app"],
        cwd=tmp_path, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 2
    assert f"{PROJECT['requires-python']}" in facts(ran.stderr)
    newest_first = [f"python3.{minor}" for minor in reversed(range(FIRST, BEYOND))]
    assert tried.read_text("utf-8").split() == ["python3", *newest_first]


def test_tests_run_on_the_locked_versions() -> None:
    """`the same points` are the same on one version of Hypothesis; every other package could move a last digit."""
    apart = {
        str(requirement): version(requirement.name)
        for requirement in _asked_in("requirements-dev.lock")
        if requirement.marker is None or requirement.marker.evaluate()
        if version(requirement.name) not in requirement.specifier
    }
    assert not apart, "run `make test`, which installs what is locked"


def test_the_lock_holds_everything_that_is_asked_for() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists = [
        PROJECT["dependencies"],
        *PROJECT["optional-dependencies"].values(),
        *settings["dependency-groups"].values(),
    ]
    requirements = {Requirement(line).name for each in lists for line in each} - {PROJECT["name"]}
    assert len(requirements) > 20
    assert requirements <= {each.name for each in _asked_in("requirements-dev.lock")}


def test_the_extras_that_are_named_are_those_of_pyproject() -> None:
    """All but Numba, without which loops run in plain Python, and what reads workbooks, else refused in a sentence."""
    libraries_by_extra = {
        extra: {Requirement(line).name for line in lines} - {PROJECT["name"], "numba", "python-calamine"}
        for extra, lines in PROJECT["optional-dependencies"].items()
    }
    assert libraries_by_extra == {
        extra: {INSTALLED_AS.get(library, library) for library in libraries} for extra, libraries in EXTRAS.items()
    }
    builds_on = {
        extra: below
        for extra, lines in PROJECT["optional-dependencies"].items()
        for requirement in map(Requirement, lines)
        if requirement.name == DISTRIBUTION
        for below in requirement.extras
    }
    assert builds_on == BUILDS_ON
    assert PROJECT["name"] == DISTRIBUTION


def _asked_in(name: str) -> list[Requirement]:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if not line.startswith(("#", "-"))]
