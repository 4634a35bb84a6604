"""Your runs: a sweep on disk is drawn, finished or not; others see only what was put out for them."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from laboratory.experiments import FAILED, NOT_DRAWN
from laboratory.sweeps import Engine, Store, plan_of, read_plan, work
from tests.opening import charts, messages, opened, page_text
from tests.sentences import facts

PLAN: dict[str, Any] = {
    "runs": 4, "block": 2, "sizes": [20, 60], "bounds": "all",
    "learner": [{"name": "perceptron"}, {"name": "knn"}], "world": [{"name": "margin_halfspace"}],
}  # fmt: skip


@pytest.fixture(autouse=True)
def somebodys_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The app was started here; nobody has told it of a shelf."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LTLAB_RUNS", raising=False)
    return tmp_path


def rows_of(store: Store, place: int) -> list[dict[str, Any]]:
    """The finished runs of a cell, as they are handed to `keep`."""
    return [{str(name): value for name, value in row.items()} for row in store.of_cell(place).to_dict("records")]


def sweep(folder: Path, blocks: int = 4) -> Store:
    """A store of which so many of its four blocks are finished."""
    store = Store.of(folder, plan_of(PLAN))
    doing = work(store, Engine("sequential"))
    for _ in range(blocks):
        next(doing)
    return store


def test_without_a_sweep_it_says_how_to_begin() -> None:
    app = opened("your_runs")
    assert "No sweep" in facts(page_text(app))
    assert any("ltlab sweep plan.toml --store runs/first" in block.value for block in app.code)


def test_a_finished_sweep_is_listed_and_drawn(somebodys_folder: Path) -> None:
    store = sweep(somebodys_folder / "runs" / "first")
    app = opened("your_runs", pair="1")
    text = page_text(app)
    assert "4 runs 2 pairs" in facts(text) and not app.exception
    assert [box.label for box in app.selectbox] == ["Sweep", "Learner and data distribution"]
    assert app.selectbox[1].options == [cell.name for cell in store.plan.cells]
    assert app.selectbox[1].value == "1"
    assert not app.error and not app.warning


def test_what_is_there_of_an_unfinished_one_is_shown(somebodys_folder: Path) -> None:
    sweep(somebodys_folder / "elsewhere", blocks=1)
    app = opened("your_runs", folder="elsewhere")
    assert "1 of 4 finished" in facts(page_text(app))
    app = opened("your_runs", folder="elsewhere", pair="1")
    assert "Nothing finished" in facts(page_text(app))


def test_a_folder_without_a_sweep_is_a_sentence(somebodys_folder: Path) -> None:
    (somebodys_folder / "broken").mkdir()
    (somebodys_folder / "broken" / "manifest.json").write_text("{", "utf-8")
    for folder in ("nowhere", "broken"):
        app = opened("your_runs", folder=folder)
        assert [text for text in messages(app) if f"{folder} no sweep" in facts(text)]
        assert not app.exception


def test_others_see_only_what_was_put_out_for_them(somebodys_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sweep(somebodys_folder / "secret", blocks=1)
    sweep(somebodys_folder / "shelf" / "public", blocks=1)
    monkeypatch.setattr("pages.by_hand.your_runs.places.is_served_to_others", lambda: True)
    app = opened("your_runs", folder="secret")
    assert not app.text_input and "No sweep" in facts(page_text(app))
    monkeypatch.setenv("LTLAB_RUNS", str(somebodys_folder / "shelf"))
    app = opened("your_runs", folder="../secret", sweep="public")
    assert app.selectbox[0].options == ["public"] and "1 of 4 blocks" in page_text(app)


def sent(name: str, content: bytes, **address: str) -> AppTest:
    app = opened("your_runs", **address)
    return app.file_uploader(key="_sent_runs").upload(name, content, "application/octet-stream").run()


def test_a_sweep_that_is_sent_is_drawn(somebodys_folder: Path) -> None:
    """In place of what lies here, and also where nobody may name a folder; unpacked it lies nowhere here."""
    sweep(somebodys_folder / "runs" / "first", blocks=1)
    store = sweep(somebodys_folder / "elsewhere", blocks=3)
    packed = shutil.make_archive(str(somebodys_folder / "packed"), "zip", somebodys_folder, "elsewhere")
    before = sorted(somebodys_folder.rglob("*"))
    app = sent("packed.zip", Path(packed).read_bytes(), pair="1")
    assert "3 of 4 finished" in facts(page_text(app)) and not app.exception and not app.error
    assert [box.label for box in app.selectbox] == ["Sweep", "Learner and data distribution"]
    assert app.selectbox[1].options == [cell.name for cell in store.plan.cells] and app.selectbox[1].value == "1"
    assert charts(app) and sorted(somebodys_folder.rglob("*")) == before


def test_a_sweep_over_a_table_of_ones_own_says_its_condition(somebodys_folder: Path) -> None:
    """Opened by its folder, and sent as a table; as a ZIP it is a sentence, for no file is opened for others."""
    (somebodys_folder / "mine.csv").write_text("size,kind\n" + "1,a\n2,b\n3,a\n" * 20, "utf-8")
    told_so = 'runs = 2\nsizes = [20]\n[[learner]]\nname = "knn"\n[[world]]\nfile = "mine.csv"\n'
    (somebodys_folder / "plan.toml").write_text(told_so, "utf-8")
    store = Store.of(somebodys_folder / "runs" / "first", read_plan(somebodys_folder / "plan.toml"))
    assert len(list(work(store, Engine("sequential")))) == 1
    store.table().to_parquet(somebodys_folder / "table.parquet")
    planned, of_a_table = opened("your_runs"), sent("table.parquet", (somebodys_folder / "table.parquet").read_bytes())
    for app in (planned, of_a_table):
        assert not app.exception and not app.error and charts(app)
        assert NOT_DRAWN.condition in page_text(app) and NOT_DRAWN.name in charts(app)[0].alt
    assert planned.table[0].value.equals(of_a_table.table[0].value)
    packed = shutil.make_archive(str(somebodys_folder / "packed"), "zip", somebodys_folder / "runs")
    app = sent("packed.zip", Path(packed).read_bytes())
    assert not app.exception and [text for text in messages(app) if "no mine.csv" in facts(text)]
    (somebodys_folder / "mine.csv").unlink()
    app = opened("your_runs")
    assert not app.exception and [text for text in messages(app) if "mine.csv no" in facts(text)]


def test_a_table_that_is_sent_is_drawn(somebodys_folder: Path) -> None:
    """The same figures but for what only the plan tells, the Bayes risk; and the same numbers under them."""
    store = sweep(somebodys_folder / "runs" / "first")
    store.table().to_parquet(somebodys_folder / "table.parquet")
    content = (somebodys_folder / "table.parquet").read_bytes()
    for pair, cell in enumerate(store.plan.cells):
        planned, app = opened("your_runs", pair=str(pair)), sent("table.parquet", content, pair=str(pair))
        assert not app.exception and not app.error
        assert app.selectbox[1].value == str(pair) and app.selectbox[1].options[pair] == cell.name
        assert charts(app)[0].alt == charts(planned)[0].alt
        assert app.table[0].value.equals(planned.table[0].value)


def test_rows_that_the_plan_does_not_speak_of_are_drawn_as_far_as_they_are_known(somebodys_folder: Path) -> None:
    """Whoever sends a file may have written it by hand."""
    store = sweep(somebodys_folder / "made" / "up")
    for block in store.blocks:
        rows = rows_of(store, block.place)
        store.keep(block, [{**row, "m": 10**15, "theorem": "sauer"} for row in rows], "test")
    packed = shutil.make_archive(str(somebodys_folder / "packed"), "zip", somebodys_folder / "made")
    app = sent("packed.zip", Path(packed).read_bytes())
    assert not app.exception and "Finished" in page_text(app)
    store.table().to_parquet(somebodys_folder / "table.parquet")
    app = sent("table.parquet", (somebodys_folder / "table.parquet").read_bytes())
    assert not app.exception and charts(app)
    store.table().assign(bound=float("inf")).to_parquet(somebodys_folder / "table.parquet")
    app = sent("table.parquet", (somebodys_folder / "table.parquet").read_bytes())
    assert not app.exception and facts(messages(app)) == "only finite inf"


def test_a_zip_without_a_place_to_unpack_it_is_a_sentence(
    somebodys_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the whole file system is read-only."""

    def read_only(**inputs: str) -> str:
        raise FileNotFoundError("No usable temporary directory found")

    sweep(somebodys_folder / "elsewhere")
    packed = shutil.make_archive(str(somebodys_folder / "packed"), "zip", somebodys_folder, "elsewhere")
    monkeypatch.setattr("pages.by_hand.your_runs.sent.mkdtemp", read_only)
    app = sent("packed.zip", Path(packed).read_bytes())
    assert not app.exception and [text for text in messages(app) if "no FileNotFoundError" in facts(text)]


def test_what_is_unpacked_goes_with_the_visit(somebodys_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two that are sent one after the other, the first is gone; when the field is empty again, both are."""
    sweep(somebodys_folder / "elsewhere", blocks=2)
    packed = Path(shutil.make_archive(str(somebodys_folder / "packed"), "zip", somebodys_folder, "elsewhere"))
    place = somebodys_folder / "temporary"
    place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))
    app = sent("one.zip", packed.read_bytes())
    first = set(place.glob("ltlab-*"))
    app.file_uploader(key="_sent_runs").upload("two.zip", packed.read_bytes(), "application/zip").run()
    second = set(place.glob("ltlab-*"))
    assert len(first) == len(second) == 1 and not first & second
    app.file_uploader(key="_sent_runs").set_value(None).run()
    assert not list(place.glob("ltlab-*"))


def test_what_is_sent_and_is_no_sweep_is_a_sentence() -> None:
    for name, told_so in (("notes.zip", "no sweep"), ("notes.parquet", "no Parquet")):
        app = sent(name, b"hello")
        assert [text for text in messages(app) if told_so in facts(text)] and not app.exception


def test_failed_runs_are_counted_and_named(somebodys_folder: Path) -> None:
    store = sweep(somebodys_folder / "runs" / "first")
    rows = rows_of(store, 0)
    failed = [
        {**row, "true_risk": float("nan"), "why": f"{FAILED} OSError: no disk"} if row["m"] == 60 else row
        for row in rows
    ]
    for block in store.blocks[:2]:
        mine = [row for row in failed if block.first <= row["run"] < block.first + block.runs]
        store.keep(block, mine, "test")
    app = opened("your_runs")
    assert "4 of 4. 0 m = 60 OSError no disk" in facts("\n".join(messages(app)))
