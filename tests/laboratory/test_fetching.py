"""`ltlab` without what the app needs asks, and installs what pyproject.toml says, or says what is missing."""

import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from packaging.requirements import Requirement

from laboratory.command_line import fetching
from learners.extras import BUILDS_ON, INSTALLED_AS, MissingExtra, requirements, sentence
from learners.extras import EXTRAS as LIBRARIES
from tests.sentences import pattern

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]


@pytest.fixture
def without_streamlit(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Nothing is installed; what would be run is returned."""
    ran: list[list[str]] = []
    monkeypatch.setattr(fetching, "missing", lambda extra: ("streamlit",))
    monkeypatch.setattr("learners.extras.missing", lambda extra: ("streamlit",))

    def run(command: list[str], **settings: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    return ran


def test_what_an_extra_asks_for_is_what_pyproject_says() -> None:
    inputs = {str(Requirement(line)) for extra in ("lab", "app") for line in EXTRAS[extra] if "[" not in line}
    assert {str(Requirement(line)) for line in requirements("app")} == inputs


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_sentence_installs_all_of_the_extra_with_its_versions(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new environment, which has none of it."""
    below = BUILDS_ON.get(extra, extra)
    inputs = {str(Requirement(line)) for item in {below, extra} for line in EXTRAS[item] if "[" not in line}
    monkeypatch.setattr("learners.extras._is_installed", lambda name: False)
    libraries = [*LIBRARIES[below], *(LIBRARIES[extra] if extra != below else ())]
    program, command, *typed = shlex.split(sentence(extra, "it", libraries).partition("]): ")[2])
    assert (program, command) == ("pip", "install")
    assert {str(Requirement(line)) for line in typed} == inputs


def test_only_what_is_lacking_is_named_with_its_versions() -> None:
    absent = INSTALLED_AS["sklearn"]
    (line,) = (line for line in EXTRAS["lab"] if Requirement(line).name == absent)
    assert sentence("lab", "it", ["sklearn"]).endswith(f': pip install "{_ordered(line)}"')


def _ordered(line: str) -> str:
    """As the metadata of what is installed writes it."""
    return next(requirement for requirement in requirements("lab") if Requirement(requirement) == Requirement(line))


def test_nobody_is_asked_where_nobody_can_answer(
    without_streamlit: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    with pytest.raises(MissingExtra, match=pattern("streamlit not app")):
        fetching.offer("app", "the app")
    assert not without_streamlit


@pytest.mark.parametrize("says_yes", [True, False])
def test_only_a_yes_installs(
    without_streamlit: list[list[str]], monkeypatch: pytest.MonkeyPatch, says_yes: bool
) -> None:
    monkeypatch.setattr(fetching, "sys", type("Sys", (), {"stdin": type("In", (), {"isatty": lambda: True}),
                                                          "executable": sys.executable}))  # fmt: skip
    monkeypatch.setattr(click, "confirm", lambda *text, **settings: says_yes)
    monkeypatch.setattr(fetching, "_installer", lambda: [sys.executable, "-m", "pip", "install"])  # uv's have no pip
    if says_yes:  # Streamlit is here, as it would be then
        fetching.offer("app", "the app")
        (command,) = without_streamlit
        assert set(requirements("app")) <= set(command) and sys.executable in command
    else:
        with pytest.raises(MissingExtra):
            fetching.offer("app", "the app")
        assert not without_streamlit
