"""What a public copy is read by: the workflow, the citation, the container files name the Pythons and the version."""

import json
import re
from itertools import chain
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its stubs are a package of their own, which nothing else needs

from tests.house import ROOT
from tests.test_setting_up import BEYOND, FIRST, PROJECT

PYTHONS = [f"3.{minor}" for minor in range(FIRST, BEYOND)]
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8"))
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
JOBS = WORKFLOW["jobs"]


def _steps() -> list[dict[str, Any]]:
    return list(chain.from_iterable(job["steps"] for job in JOBS.values()))


def test_the_workflow_tests_every_python_of_pyproject() -> None:
    assert JOBS["linux"]["strategy"]["matrix"]["python"] == PYTHONS
    assert JOBS["elsewhere"]["strategy"]["matrix"]["python"] == [PYTHONS[0], PYTHONS[-1]]
    named = [step["with"]["python-version"] for step in _steps() if "python-version" in step.get("with", {})]
    assert len(named) >= 4 and {each for each in named if not each.startswith("${{")} <= set(PYTHONS)


def test_the_workflow_ends_and_may_only_read() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] <= 90 for job in JOBS.values())


def test_the_workflow_runs_what_is_there() -> None:
    commands = [step["run"] for step in _steps() if "run" in step]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = [command.split()[1] for command in commands if command.startswith("make ")]
    assert {"check", "test"} <= set(targets) <= set(re.findall(r"^(\w+):", makefile, re.M))
    paths = re.findall(r"(?:^|\s)((?:tests/\w+|requirements-dev\.lock|CITATION\.cff))", "\n".join(commands))
    assert len(paths) >= 5 and all((ROOT / path).exists() for path in paths)


@pytest.mark.parametrize("name", ["Dockerfile", ".devcontainer/devcontainer.json"])
def test_images_have_a_python_that_is_tested(name: str) -> None:
    (named,) = re.findall(r"python:(3\.\d+)", (ROOT / name).read_text("utf-8"))
    assert named in PYTHONS


def test_the_devcontainer_makes_the_environment_that_its_editor_uses() -> None:
    settings = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    assert settings["postCreateCommand"].endswith("make .venv/.dev")
    interpreter = settings["customizations"]["vscode"]["settings"]["python.defaultInterpreterPath"]
    assert interpreter.removeprefix("${containerWorkspaceFolder}/") == ".venv/bin/python"


def test_the_citation_tells_what_pyproject_tells() -> None:
    assert CITATION["version"] == PROJECT["version"]
    assert CITATION["license"] == PROJECT["license"]
    assert CITATION["abstract"] == PROJECT["description"]
    assert CITATION["keywords"] == PROJECT["keywords"]
    assert CITATION["cff-version"] == "1.2.0" and CITATION["type"] == "software"
    (author,) = CITATION["authors"]
    assert author["name"] in (ROOT / "LICENSE").read_text("utf-8")
