"""CONTRIBUTING tells the truth: its smallest question is a view that draws, tabulates and opens the Calculator."""

import re
from pathlib import Path

import numpy as np
import pytest

from bounds import theorems
from laboratory import topics
from laboratory.testing import check_view
from laboratory.topics import ViewEntry
from tests.house import modules

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
FILES = re.findall(r"^`(\w+\.py)`:.*?\n\n```python\n(.*?)```", TEXT, re.MULTILINE | re.DOTALL)
ROOTS = "bounds|learners|laboratory|pages|tests"


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ViewEntry:
    """The question as a person would make it, in a folder of topics of its own."""
    folder = tmp_path / "coins" / "tosses"
    folder.mkdir(parents=True)
    for package in (folder.parent, folder):
        (package / "__init__.py").write_text("")
    for name, text in FILES:
        (folder / name).write_text(text, "utf-8")
    monkeypatch.setattr(topics, "__path__", [*topics.__path__, str(tmp_path)])
    return ViewEntry("coins", "tosses", "Tosses")


def test_the_example_is_the_four_files_of_every_question() -> None:
    assert [name for name, _ in FILES] == ["run.py", "figures.py", "text.py", "view.py"]


def test_the_example_is_a_view(example: ViewEntry) -> None:
    heads = np.random.default_rng(0).random(100) < 0.5
    for values in ({}, *example.view.presets.values()):
        result = example(**values)
        assert len(result.figures) == 1 and len(result.figures[0].data) == 2
        assert len(result.table["share"]) == values.get("m", 100)
        slug, inputs = result.theorem_of(example.view.guarantees[0]) or ("", {})
        assert result.headline.at_most == theorems[slug](**inputs)
    assert example().headline.value == pytest.approx(abs(heads.mean() - 0.5))
    with pytest.raises(ValueError, match="Probability must be"):
        example(chance=2)


def test_the_example_keeps_what_every_view_must(example: ViewEntry) -> None:
    check_view(example)


@pytest.mark.parametrize("place", sorted(set(re.findall(rf"`((?:{ROOTS})/[\w/.]+)`", TEXT))))
def test_what_it_names_is_there(place: str) -> None:
    assert (ROOT / place).exists()


def test_a_file_or_a_name_that_it_tells_is_one_of_the_code() -> None:
    """A file by its bare name, and a word in backticks that could be an identifier."""
    prose = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    spans = set(re.findall(r"`([^`\n]+)`", prose))
    every = list(modules())
    files = {module.path.name for module in every}
    words = set().union(
        *(re.findall(r"\w+", module.text) for module in every if module.name != "tests.test_contributing")
    )
    assert len(spans) > 100
    unknown = {span for span in spans if re.fullmatch(r"\w+\.py", span) and span not in files}
    unknown |= {span for span in spans if re.fullmatch(r"[A-Za-z_]{2,}", span) and span not in words}
    assert unknown == set()
