"""A table of one's own in a sweep: the same runs whoever works, known by its content, never opened for others."""

import csv
import io
import json
import random
import zipfile
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from click.testing import CliRunner, Result

from laboratory.command_line import main
from laboratory.experiments import NOT_DRAWN, learning_curve
from laboratory.sweeps import EXAMPLE, Engine, OtherPlan, Store, plan_of, read_plan, store_in, table_in, work
from laboratory.worlds import World
from laboratory.worlds.files import HeldOutTable, from_csv
from tests.sentences import facts, pattern

PLAN = """
seed = 3
runs = 4
block = 2
sizes = [10, 30]
[[learner]]
name = "knn"
[[world]]
name = "gaussian_pair"
[[world]]
file = "data/mine.csv"
label = "kind"
as.colour = "leave out"
positive = ["a", "b"]
[[world]]
file = "data/mine.csv"
label = "kind"
drawn = "with_replacement"
"""
WORLDS = 'file = "data/mine.csv"\nlabel = "kind"\n'
ONE = f"{PLAN.partition('[[world]]')[0]}[[world]]\n{WORLDS}"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a plan, and the table that it names."""
    return written(tmp_path / "home", 3)


def written(folder: Path, seed: int, plan: str = PLAN) -> Path:
    (folder / "data").mkdir(parents=True)
    rng = random.Random(seed)
    rows = [f"{rng.gauss(i % 3, 1):.3f},{rng.choice(['red', 'blue'])},{'abc'[i % 3]}" for i in range(90)]
    (folder / "data" / "mine.csv").write_text("\n".join(["size,colour,kind", *rows]), "utf-8")
    (folder / "plan.toml").write_text(plan, "utf-8")
    return folder


def done(folder: Path, home: Path, engine: Engine, blocks: int | None = None) -> Store:
    store = Store.of(folder, read_plan(home / "plan.toml"))
    doing = work(store, engine)
    for number, _ in enumerate(doing, 1):
        if number == blocks:
            assert isinstance(doing, Generator)
            doing.close()
    return store


def test_one_worker_two_and_one_that_was_stopped_give_the_table_of_the_library(home: Path, tmp_path: Path) -> None:
    """The workers get the rows with their work: when they begin, the file is nowhere."""
    alone, stopped, two = tmp_path / "alone", tmp_path / "stopped", tmp_path / "two"
    table = done(alone, home, Engine("sequential")).table()
    done(stopped, home, Engine("sequential"), blocks=3)
    done(stopped, home, Engine("sequential"))
    plan = read_plan(home / "plan.toml")
    rows = from_csv((home / "data" / "mine.csv").read_bytes(), "kind", readings={"colour": "leave out"}).world
    again = from_csv((home / "data" / "mine.csv").read_bytes(), "kind").world
    (home / "data" / "mine.csv").unlink()
    assert len(list(work(Store.of(two, plan), Engine("loky", workers=2)))) == 8
    for folder in (stopped, two):
        pd.testing.assert_frame_equal(Store(folder, plan).table(), table, check_exact=True)
        for path in (alone / "blocks").iterdir():
            assert (folder / "blocks" / path.name).read_bytes() == path.read_bytes()
    held_out = (HeldOutTable(rows.against_the_rest(item)) for item in "ab")
    beside: list[World | str] = ["gaussian_pair", *held_out, again]
    for place, world in enumerate(beside):
        cell = plan.cells[place]
        held = list(cell.plan.adapters().values())
        right = learning_curve("knn", world, sizes=[10, 30], runs=4, seed=3, adapters=held)
        mine = Store(alone, plan).of_cell(place)
        pd.testing.assert_frame_equal(mine, right, check_exact=True, check_dtype=False)
        assert cell.world == ("data/mine.csv" if place else "gaussian_pair")
        conditions = set(table[table["cell"] == cell.name]["condition"])
        assert conditions == {NOT_DRAWN.condition if place in (1, 2) else ""}


def test_other_content_is_refused_and_the_same_content_may_lie_elsewhere(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "store"
    done(folder, home, Engine("sequential"), blocks=1)
    assert Store.open(folder).plan == read_plan(home / "plan.toml")
    other = written(tmp_path / "other", 4)
    with pytest.raises(OtherPlan, match=pattern("old back")) as refusal:
        Store.of(folder, read_plan(other / "plan.toml"))
    assert str(other / "data" / "mine.csv") in str(refusal.value) and "\n" not in str(refusal.value)
    elsewhere = written(tmp_path / "elsewhere", 3, PLAN.replace("data/mine.csv", "../moved.csv"))
    (elsewhere / "data" / "mine.csv").rename(tmp_path / "moved.csv")
    (home / "data" / "mine.csv").unlink()
    with pytest.raises(ValueError, match="no file"):
        Store.open(folder)
    store = done(folder, elsewhere, Engine("sequential"))
    assert not store.left() and Store.open(folder).plan.cells == store.plan.cells
    (tmp_path / "moved.csv").write_text("size,colour,kind\n1,red,a\n2,red,b\n", "utf-8")
    with pytest.raises(ValueError, match="other content"):
        Store.open(folder)
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    strange: tuple[Any, ...] = (None, [], {}, {"../moved.csv": 3})
    for files in strange:
        (folder / "manifest.json").write_text(json.dumps({**manifest, "files": files}), "utf-8")
        with pytest.raises(ValueError, match=pattern("not moved.csv")):
            Store.open(folder)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ('file = "data/nix.csv"', "data/nix.csv no"),
        ('file = "data"', "no file"),
        ('file = ["data/mine.csv"]', "path data/mine.csv"),
        ('file = ""', "path"),
        (WORLDS + 'name = "xor"', "data/mine.csv both"),
        (WORLDS + 'sha256 = "00"', "mine.csv content"),
        (WORLDS + "labl = 'kind'", "labl label?"),
        (WORLDS + "positive = 1", "positive text 1"),
        (WORLDS + "positive = []", "positive text"),
        (WORLDS + 'positive = ["a", "d"]', "class d a, b, c"),
        (WORLDS + 'drawn = "twice"', "held_out with_replacement"),
        (WORLDS + 'as.size = "words"', "words categories"),
        (WORLDS + "as.size.x = 'words'", "as.size text"),
        (WORLDS + WORLDS.join(["[[world]]\n", ""]), "twice"),
        ('file = "plan.toml"', "plan.toml used"),
    ],
)
def test_what_cannot_be_is_one_sentence_on_every_machine(home: Path, entry: str, text: str) -> None:
    """Also where a shard lies on a machine that has the plan and not the table."""
    plan = home / "plan.toml"
    plan.write_text(ONE.replace(WORLDS, entry + "\n"), "utf-8")
    said = swept(plan, home / "store", "--shard", "2/3")
    assert said.exit_code == 2 and len(said.stderr.strip().splitlines()) == 1, said.output
    assert all(word in facts(said.stderr) or word in said.stderr for word in text.split()), said.stderr
    assert not (home / "store").exists()


def swept(plan: Path, folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["sweep", str(plan), "--store", str(folder), "--backend", "sequential", *words])


def test_the_command_tells_what_it_understood_and_every_number_says_its_condition(home: Path) -> None:
    text = home / "told.csv"
    said = swept(home / "plan.toml", home / "store", "--csv", str(text))
    assert said.exit_code == 0, said.output
    assert "mine.csv size" in facts(said.stderr) and "90 90" in facts(said.stderr)
    assert len(said.stderr.splitlines()) == len(set(said.stderr.splitlines()))
    with text.open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            held_out = "held_out" in row["cell"]
            assert (row["condition"] == NOT_DRAWN.condition) == held_out == bool(row["error_not_drawn"])
            assert bool(row["true_risk"]) == (not held_out) == bool(row["holds"])


def test_the_example_tells_how_to_name_a_table(home: Path) -> None:
    lines = [line.removeprefix("# ") for line in EXAMPLE.splitlines()]
    table = lines[lines.index("[[world]]", lines.index("[[world]]") + 1) :]
    (home / "mine.csv").write_text("age,diagnosis\n1,benign\n2,malignant\n3,benign\n", "utf-8")
    (home / "plan.toml").write_text("\n".join([EXAMPLE, *table]), "utf-8")
    plan = read_plan(home / "plan.toml")
    assert len(plan.cells) == 12 and {table.file for table in plan.tables} == {"mine.csv"}


@pytest.mark.parametrize("entry", [{}, {"sha256": None}, {"name": "xor"}, {"positive": ["a", "b"]}])
def test_for_a_plan_of_others_no_file_is_opened(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: Mapping[str, Any]
) -> None:
    """Neither one that lies here nor one that does not: both are the same sentence, and nothing is written."""
    store = done(tmp_path / "store", home, Engine("sequential"), blocks=1)
    manifest = json.loads((store.folder / "manifest.json").read_text("utf-8"))
    block = (store.folder / "blocks" / "00000-000000000.parquet").read_bytes()
    opened: list[Path] = []
    monkeypatch.setattr("laboratory.sweeps.tables._content_of", lambda path, named: opened.append(path))
    for file in (str(home / "data" / "mine.csv"), "/etc/hostname", "nix.csv", "", 3, ["a"], {"a": "b"}):
        for place in range(2):
            worlds: list[dict[str, Any]] = [{"name": "gaussian_pair"}]
            worlds.insert(place, {"file": file, "label": "kind", **entry})
            changed = {**manifest, "plan": {**manifest["plan"], "world": worlds}, "files": {str(file): str(file)}}
            sent = zipped({"manifest.json": json.dumps(changed).encode(), "blocks/00000-000000000.parquet": block})
            with pytest.raises(ValueError, match=pattern("no file opened")) as refusal:
                store_in(sent, tmp_path / "got")
            assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 400
            with pytest.raises(ValueError, match=pattern("read_plan")):
                plan_of(changed["plan"])
    assert not opened and not (tmp_path / "got").exists()


def zipped(files: Mapping[str, bytes]) -> bytes:
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w") as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return sink.getvalue()


def test_the_runs_are_read_by_themselves_and_kinds_are_not_mixed(home: Path, tmp_path: Path) -> None:
    mixed = done(tmp_path / "mixed", home, Engine("sequential"))
    (home / "plan.toml").write_text(ONE, "utf-8")
    alone = done(tmp_path / "alone", home, Engine("sequential"))
    block = (alone.folder / "blocks" / "00000-000000000.parquet").read_bytes()
    for content, right in ((parquet(alone.table()), alone.of_cell(0)), (block, alone.of_cell(0).query("run < 2"))):
        got = table_in(content).drop(columns="cell")
        pd.testing.assert_frame_equal(got, right, check_exact=True, check_dtype=False)
    for content, text in (
        (parquet(mixed.table()), "one kind"),
        (parquet(alone.table().assign(rows_not_drawn=0)), "measured no row"),
    ):
        with pytest.raises(ValueError, match=pattern(text)):
            table_in(content)
    files = {"manifest.json": (mixed.folder / "manifest.json").read_bytes(), "blocks/00000-000000000.parquet": block}
    plan = json.loads(files["manifest.json"])
    plan["plan"]["world"] = [{"name": "gaussian_pair"}]
    with pytest.raises(ValueError, match=pattern("no block")):
        store_in(zipped({**files, "manifest.json": json.dumps(plan).encode()}), tmp_path / "got")


def parquet(table: pd.DataFrame) -> bytes:
    sink = io.BytesIO()
    table.to_parquet(sink)
    return sink.getvalue()
