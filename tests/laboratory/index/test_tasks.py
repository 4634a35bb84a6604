"""Tasks of tools: each names a tool that exists, and is set by the data and the aim, whatever the story."""

import tomllib
from importlib.resources import files

import pytest

from bounds.asking.tools import ToolTask, tools_for
from laboratory.index.tools import tools

WRITTEN = tomllib.loads(files("laboratory.index").joinpath("tasks.toml").read_text("utf-8"))


@pytest.mark.parametrize("kind", ["learner", "view", "page"])
def test_tools_with_tasks_exist(kind: str) -> None:
    assert WRITTEN[kind].keys() <= {tool.name for tool in tools() if tool.kind == kind}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("41 cold, 43 cold, 46 hot, 49 hot: which cutoff errs least", "learners.ThresholdERM"),
        ("rent against size: (30, 400) (50, 610) (70, 850), slope please", "learners.LeastSquares"),
        ("(1,2) blue, (3,4) red, (5,1) red; which colour have the closest points to (2,2), by vote", "learners.KNN"),
        ("which formula gives 0.3", "calculator.check"),
    ],
)
def test_a_story_sets_a_task(text: str, name: str) -> None:
    assert name in {tool.name for tool in tools_for(text)}


def test_a_bound_for_rectangles_sets_none() -> None:
    assert tools_for("How many examples does the smallest rectangle need for error 0.1?") == ()


def test_what_no_task_may_match() -> None:
    task = ToolTask(("perceptron",), ("bound",))
    assert task.is_set_in("a Perceptron by hand")
    assert not task.is_set_in("a perceptron's bound")
    assert not task.is_set_in("a tree by hand")
