"""`ltlab curve` with a table of one's own as the world: what was understood stands on stderr, numbers say their if."""

import csv
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from laboratory.command_line import main
from laboratory.experiments import NOT_DRAWN, learning_curve, summary
from laboratory.sweeps import given_table, plan_of
from laboratory.worlds.files import HeldOutTable, from_csv
from learners import KNN
from tests.sentences import facts, pattern


@pytest.fixture
def table(tmp_path: Path) -> Path:
    rng = random.Random(3)
    rows = [f"{rng.gauss(i % 3, 1):.3f},{rng.choice(['red', 'blue'])},{'abc'[i % 3]}" for i in range(90)]
    (tmp_path / "mine.csv").write_text("\n".join(["size,colour,kind", *rows]), "utf-8")
    return tmp_path / "mine.csv"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["curve", "knn", *words, "--runs", "4", "--workers", "1"])


def test_it_is_the_curve_of_the_library(table: Path) -> None:
    words = ("world.label=kind", "learner.n_neighbors=3", "--bound", "none", "--sizes", "10,30", "--json")
    said = run(str(table), *words)
    assert said.exit_code == 0, said.stderr
    world = HeldOutTable(from_csv(table.read_bytes(), label="kind").world)
    expected = summary(learning_curve(KNN(n_neighbors=3), world, sizes=[10, 30], runs=4, seed=1, adapters=[]))
    data = json.loads(said.stdout)
    for name in ("m", "error_not_drawn", "rows_not_drawn", "risk_low", "risk_high"):
        assert [row[name] for row in data] == expected[name].tolist()
    assert all(row["condition"] == NOT_DRAWN.condition for row in data)


def test_what_was_understood_is_told_and_every_number_says_its_condition(table: Path, tmp_path: Path) -> None:
    runs, figure = tmp_path / "runs.csv", tmp_path / "figure.html"
    said = run(str(table), "world.positive=b", "--csv", str(runs), "--html", str(figure))
    assert said.exit_code == 0, said.stderr
    assert "90 90" in facts(said.stderr) and "size: numbers" in said.stderr
    first, *lines = said.stdout.splitlines()
    assert NOT_DRAWN.condition in first and "validation_one_sided" in said.stdout
    sizes = [int(line.split()[1]) for line in lines[1:]]
    assert (min(sizes), max(sizes)) == (15, 45)  # a sixth and half of 90 rows
    with runs.open(encoding="utf-8") as file:
        assert all(row["condition"] == NOT_DRAWN.condition for row in csv.DictReader(file))
    page = figure.read_text("utf-8")
    assert "plotly-graph-div" in page and NOT_DRAWN.condition in page.rpartition("<p>")[2]


def test_a_plan_meets_a_table_beside_other_worlds_and_needs_one_world_at_least(table: Path) -> None:
    yours = given_table(table, {"label": "kind", "drawn": "with_replacement"})
    entries = {"runs": 2, "sizes": [10], "learner": [{"name": "knn"}]}
    cells = plan_of({**entries, "world": [{"name": "gaussian_pair"}, yours]}).cells
    assert {(cell.plan.world, cell.plan.source() is yours.world) for cell in cells} == {
        ("yours", True), ("gaussian_pair", False),
    }  # fmt: skip
    without: tuple[Any, ...] = ([], None, "gaussian_pair")
    for nothing in without:
        with pytest.raises(ValueError, match=pattern("one [[world]]")):
            plan_of({**entries, "world": nothing})


def test_a_table_as_the_world_has_a_true_risk(table: Path) -> None:
    said = run(str(table), "world.drawn=with_replacement", "world.as.size=leave out", "--sizes", "20", "--json")
    (row, *_) = json.loads(said.stdout)
    assert row["exact"] is True and "condition" not in row
    assert "size: left" in said.stderr


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (("nix.csv",), ("nix.csv",)),
        (("mine.csv", "world.labl=kind"), ("mine.csv", "labl", "label?")),
        (("mine.csv", "world.label=kin"), ("mine.csv", "'kin'", "kind")),
        (("mine.csv", "world.positive=d"), ("mine.csv", "class d ", "a, b, c")),
        (("mine.csv", "world.drawn=twice"), ("twice", "held_out", "with_replacement")),
        (("mine.csv", "world.as.size=words"), ("size", "words", "categories")),
    ],
)
def test_what_cannot_be_is_one_sentence(
    table: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    monkeypatch.chdir(table.parent)
    said = run(*words)
    assert said.exit_code == 2 and len(said.stderr.strip().splitlines()) == 1
    assert [text for text in lines if text not in said.stderr] == []
