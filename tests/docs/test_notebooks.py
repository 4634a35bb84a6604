"""Every notebook of the documentation: kept without outputs, run from beginning to end, its numbers asserted."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient.exceptions import CellExecutionError
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from docs_builder.notebooks import FOLDER, executed
from tests.docs.notebooks import SHOWN, as_kept, shows_what_it_claims, silent, unasserted, warned
from tests.sentences import facts

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
OPENING = new_markdown_cell("# A title\n\n" + "So many words say what it is for and for whom. " * 2, id="title")


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def run(folder: Path, *sources: str) -> Any:
    """A notebook of these cells after its run."""
    path = folder / "one.ipynb"
    nbformat.write(new_notebook(cells=list(map(new_code_cell, sources)), metadata=KERNEL), path)
    return executed(path)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_kept_as_it_was_written(path: Path) -> None:
    notebook = read(path)
    nbformat.validate(notebook)
    assert not list(as_kept(notebook))
    assert not unasserted(notebook)


ON_THE_SITE = pytest.mark.exhaustive("a run of its own: every day it is held to the same as the site's run of it")
LONG = pytest.mark.exhaustive("a run of the notebooks that sweep, draw learning curves and bring a learner")
MARKS = dict.fromkeys(SHOWN, ON_THE_SITE) | dict.fromkeys(
    ("a_sweep", "empirical_against_theoretical", "your_own_learner_and_data"), LONG
)


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=path.stem, marks=MARKS.get(path.stem, ())) for path in NOTEBOOKS]
)
def test_it_runs_and_shows_what_it_claims(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOKY_MAX_CPU_COUNT", "1")  # a process started for each core is what takes longest
    shows_what_it_claims(executed(path))


def test_there_are_notebooks_for_what_people_come_for() -> None:
    wanted = "homework_numbers empirical_against_theoretical your_own_learner_and_data a_new_theorem a_sweep"
    assert {path.stem for path in NOTEBOOKS} >= set(wanted.split())
    titles = [read(path).cells[0].source.splitlines()[0] for path in NOTEBOOKS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("cell", "complaint"),
    [
        (new_code_cell("1", id="one", outputs=[nbformat.v4.new_output("stream", text="1")]), "once out"),
        (new_code_cell("1", id="one", execution_count=3), "once out"),
        (new_code_cell("1" * 85, id="one"), "wider"),
        (new_code_cell("1", id="1f0c"), "id own"),
        (new_code_cell("1", id="title"), "id own"),
        (new_markdown_cell("# Another", id="one"), "more than one title"),
    ],
)
def test_what_is_kept_otherwise_is_noticed(cell: Any, complaint: str) -> None:
    notebook = new_notebook(cells=[OPENING], metadata=KERNEL)
    assert not list(as_kept(notebook))
    notebook.cells.append(cell)
    (text,) = as_kept(notebook)
    assert complaint in facts(text)


@pytest.mark.parametrize("opening", ["A title", "# A title", "# A title\n\nToo little.", "## A title\n\nA paragraph."])
def test_a_notebook_that_does_not_say_what_it_is_for_is_noticed(opening: str) -> None:
    cell = new_markdown_cell(opening, id="title")
    assert list(as_kept(new_notebook(cells=[cell], metadata=KERNEL)))


@pytest.mark.parametrize(
    ("prose", "code", "free"),
    [
        ("It takes **140** examples.", "assert m == 140", []),
        ("It takes $59{,}049$ or 2,248 of them.", "assert m == 59_049", ["2,248"]),
        ("In 12 % of all runs, or 13 %.", "assert rate == 0.12", ["13 %"]),
        ("It takes 140 examples.", "m = 140", ["140"]),
        ("Mitchell (1997), Example 7.31, with delta 0.05 and `f(12)`.", "m = 1", []),
    ],
)
def test_a_number_that_nothing_asserts_is_noticed(prose: str, code: str, free: list[str]) -> None:
    notebook = new_notebook(cells=[new_markdown_cell(prose), new_code_cell(code)])
    assert unasserted(notebook) == free


def test_a_run_notices_what_raises_what_warns_and_what_is_silent(tmp_path: Path) -> None:
    result = run(tmp_path, "None", "x = 1", "import warnings; warnings.warn('mind')", "!echo said", "!true")
    assert silent(result) == [result.cells[0].id, result.cells[-1].id] and len(warned(result)) == 1
    with pytest.raises(CellExecutionError, match="ZeroDivisionError"):
        run(tmp_path, "1 / 0")
