"""What somebody hands over: a sweep is a sweep, and all else is one sentence that leaves nothing behind."""

import io
import json
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from laboratory.experiments import COLUMNS, learning_curve
from laboratory.sweeps import MOST_SENT, Engine, Store, plan_of, store_in, table_in, work
from tests.sentences import pattern

PLAN: dict[str, Any] = {
    "runs": 4, "block": 2, "sizes": [20, 60], "bounds": "all",
    "learner": [{"name": "perceptron"}, {"name": "knn"}], "world": [{"name": "margin_halfspace"}],
}  # fmt: skip
Files = dict[str, bytes]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    made = Store.of(tmp_path_factory.mktemp("made"), plan_of(PLAN))
    assert len(list(work(made, Engine("sequential")))) == 4
    return made


@pytest.fixture
def files(store: Store) -> Files:
    """The store's files by their names in it."""
    there = [path for path in store.folder.rglob("*") if path.is_file()]
    return {path.relative_to(store.folder).as_posix(): path.read_bytes() for path in there}


def zipped(files: Mapping[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", compression) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return sink.getvalue()


def parquet(table: pd.DataFrame) -> bytes:
    sink = io.BytesIO()
    table.to_parquet(sink)
    return sink.getvalue()


@pytest.mark.parametrize("inside", ["", "first/", "runs/first/"])
def test_a_zip_of_a_store_is_the_store(store: Store, files: Files, tmp_path: Path, inside: str) -> None:
    """Whether its files were packed or the folder around them; what else lies there is left where it is."""
    more = {"__MACOSX/first/blocks/00000-000000000.parquet": b"", f"{inside}blocks/half.unfinished": b"half"}
    got = store_in(zipped({**{inside + name: content for name, content in files.items()}, **more}), tmp_path / "got")
    pd.testing.assert_frame_equal(got.table(), store.table(), check_exact=True)
    assert {path.relative_to(got.folder).as_posix() for path in got.folder.rglob("*") if path.is_file()} == set(files)


def test_an_unfinished_one_is_what_there_is_of_it(files: Files, tmp_path: Path) -> None:
    del files["blocks/00000-000000002.parquet"]
    assert len(store_in(zipped(files), tmp_path / "got").finished()) == 3


def test_nothing_is_written_anywhere_else(files: Files, tmp_path: Path) -> None:
    """Names that lead out of the folder, absolute ones, and blocks that the plan does not have."""
    block = files["blocks/00000-000000000.parquet"]
    absolute = (tmp_path / "slip" / "blocks" / "00009-000000000.parquet").as_posix()
    out = ["../slip.parquet", "../../blocks/00000-000000000.parquet", absolute,
           "..\\blocks\\00000-000000000.parquet", "blocks/../../00000-000000000.parquet",
           "blocks/00007-000000000.parquet"]  # fmt: skip
    got = store_in(zipped({**files, **dict.fromkeys(out, block)}), tmp_path / "deep" / "er" / "got")
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert written == {f"deep/er/got/{name}" for name in files}
    assert len(got.finished()) == 4


def changed(**inputs: Any) -> Callable[[Files], Files]:
    """The store of another plan's manifest."""

    def change(files: Files) -> Files:
        manifest = json.loads(files["manifest.json"])
        return {**files, "manifest.json": json.dumps({**manifest, "plan": {**manifest["plan"], **inputs}}).encode()}

    return change


def altered(**values: Any) -> Callable[[Files], Files]:
    """One of its blocks with a column of another kind or other values."""

    def alter(files: Files) -> Files:
        name = "blocks/00001-000000000.parquet"
        return {**files, name: parquet(pd.read_parquet(io.BytesIO(files[name])).assign(**values))}

    return alter


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda files: {"notes.txt": b"hello"}, "one manifest.json 0"),
        (lambda files: {**files, "other/manifest.json": b"{}"}, "and has 2"),
        (lambda files: {**files, "manifest.json": b"{"}, "no plan"),
        (lambda files: {**files, "manifest.json": b'{"plan": []}'}, "no plan"),
        (lambda files: {**files, "manifest.json": b"[" * 10_000}, "no plan"),
        (changed(runs=0), "no plan"),
        (changed(runs=10**7, block=1), "2 20,000,000"),
        (changed(learner=[{"name": "knn", "n_neighbors": list(range(1, 10)), "p": list(range(1, 100))}]), "891"),
        (changed(learner=[{"name": "nobody"}]), "no learner nobody"),
        (changed(learner=[{"name": {"a": 1}}]), "no learner"),
        (changed(world=[{"name": "margin_halfspace", "margin": {"a": [1]}}]), "margin MarginHalfspace"),
        (changed(sizes={"a": 1}), "sizes plan"),
        (changed(sizes="1:1e6:1"), "≤ 1,000 1,000,000"),
        (changed(sizes=list(range(1, 1_002))), "≤ 1,000 1,001"),
        (changed(sizes=list(range(1, 1_000_001))), "≤ 1 7.5"),
        (lambda files: {**files, "blocks/00000-000000000.parquet": b"PAR1"}, "no block"),
        (lambda files: {**files, "blocks/00000-000000000.parquet": b""}, "no block"),
        (altered(m="many"), "no block"),
        (altered(m=0), "size below 1"),
        (altered(theorem="nobodys"), "no nobodys"),
        (altered(why=None), "why gaps"),
        (altered(inputs="<b>"), "not name = value"),
    ],
)
def test_what_is_no_store_is_a_sentence(
    files: Files, tmp_path: Path, make: Callable[[Files], Files], text: str
) -> None:
    with pytest.raises(ValueError, match=pattern(text)) as refusal:
        store_in(zipped(make(files)), tmp_path / "got")
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 400


def test_what_is_no_zip_is_a_sentence(files: Files, tmp_path: Path) -> None:
    whole = zipped(files, zipfile.ZIP_STORED)
    spoilt = bytearray(whole)
    spoilt[len(whole) // 2] ^= 0xFF
    for place, content in enumerate((b"", b"hello", whole[: len(whole) // 2], bytes(spoilt))):
        with pytest.raises(ValueError, match=pattern("ZIP no sweep")):
            store_in(content, tmp_path / str(place))


def test_what_is_too_large_is_a_sentence(files: Files, tmp_path: Path) -> None:
    """A megabyte that unpacks to a thousand, and what is large as it is."""
    bomb = zipped({**files, "blocks/00000-000000000.parquet": bytes(101 * 2**20)})
    assert len(bomb) < 2**20
    with pytest.raises(ValueError, match=pattern("unpacked ≤ 100 MB; 101.0")):
        store_in(bomb, tmp_path / "got")
    assert not (tmp_path / "got").exists()
    for read in (table_in, lambda content: store_in(content, tmp_path / "got")):
        with pytest.raises(ValueError, match=pattern("file ≤ 5 MB")):
            read(bytes(MOST_SENT + 1))


def test_each_kind_of_table_is_read_to_the_last_bit(store: Store, files: Files) -> None:
    curve = learning_curve("knn", "gaussian_pair", sizes=[20, 60], runs=3, seed=1, adapters="none")
    for content, right in (
        (files["blocks/00000-000000000.parquet"], store.of_cell(0).query("run < 2")),
        (parquet(store.table()), store.table()),
        (parquet(curve), curve),
    ):
        got = table_in(content)
        pd.testing.assert_frame_equal(got[list(COLUMNS)], right[list(COLUMNS)], check_exact=True, check_dtype=False)
    assert list(table_in(parquet(store.table()))["cell"]) == list(store.table()["cell"])


@pytest.mark.parametrize("content", [b"", b"hello", b"PAR1" * 20, parquet(pd.DataFrame({"a": [1]}))])
def test_what_is_no_table_of_runs_is_a_sentence(content: bytes) -> None:
    with pytest.raises(ValueError, match=pattern("no Parquet")):
        table_in(content)
