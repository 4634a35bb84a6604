"""Each block says whose it is: flipped bits and mixed-up folders are refused, or give the very same table."""

import io
import json
import random
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from laboratory.command_line import main
from laboratory.sweeps import Engine, OtherPlan, Store, SweepPlan, plan_of, store_in, work
from laboratory.sweeps.parts import ParquetParts
from laboratory.sweeps.sealing import KEY, sealed
from tests.all_told import each
from tests.laboratory.sweeps.test_received import Files, zipped
from tests.sentences import pattern

PLAN: dict[str, Any] = {
    "seed": 3, "runs": 4, "block": 2, "sizes": [20], "bounds": "all",
    "learner": [{"name": "perceptron"}, {"name": "knn"}], "world": [{"name": "margin_halfspace"}],
}  # fmt: skip
OTHERS: dict[str, dict[str, Any]] = {
    "seed": {"seed": 4}, "sizes": {"sizes": [30]}, "block": {"block": 1},
    "learner": {"learner": [*PLAN["learner"]][::-1]}, "versions": {},
}  # fmt: skip
MANIFEST, BLOCKS = "manifest.json", "blocks"
FIRST, SECOND, LAST = (f"{BLOCKS}/{name}.parquet" for name in ("00000-000000000", "00000-000000002", "00001-000000002"))
FLIPS = 600


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sweep, others that differ in one thing each, and an audit."""
    home = tmp_path_factory.mktemp("stores")
    for name, changed in {"ours": {}, **OTHERS}.items():
        with pytest.MonkeyPatch.context() as patch:
            if name == "versions":
                for place in ("manifest", "store"):
                    patch.setattr(f"laboratory.sweeps.{place}.versions", lambda: {"numpy": "0.1"})
            assert list(work(Store.of(home / name, plan_of({**PLAN, **changed})), Engine("sequential")))
    audit = CliRunner().invoke(main, ["audit", "conformal_coverage", "--runs", "20", "--store", str(home / "audit")])
    assert audit.exit_code == 0, audit.output
    return home


@pytest.fixture(scope="module")
def right(stores: Path) -> pd.DataFrame:
    return Store.open(stores / "ours").table()


def _done(folder: Path, plan: SweepPlan) -> pd.DataFrame:
    """As the command does it: what is left is done, and everything is read."""
    store = Store.of(folder, plan)
    list(work(store, Engine("sequential")))
    return store.table()


def _refused_or_right(read: Callable[[], pd.DataFrame], folder: Path, right: pd.DataFrame) -> bool:
    """Whether it was refused, in one sentence that names a file and what to do; else the table must be right."""
    try:
        table = read()
    except ValueError as refusal:
        text = str(refusal)
        assert str(folder) in text and "\n" not in text and ("remove" in text or "--store" in text), text
        return True
    pd.testing.assert_frame_equal(table, right, check_exact=True)
    return False


def _files(folder: Path) -> Files:
    there = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in there}


def _flipped(content: bytes, bit: int) -> bytes:
    return content[: bit // 8] + bytes([content[bit // 8] ^ 1 << bit % 8]) + content[bit // 8 + 1 :]


def _survive(right: pd.DataFrame, home: Path, file: str, count: int | None, read: Callable[[], pd.DataFrame]) -> int:
    """How many of so many flips (None: all there are) in a file of the copy at `home` were refused."""
    content = (home / file).read_bytes()
    bits = range(8 * len(content))
    refused = 0
    for bit in bits if count is None else random.Random(25).sample(bits, count):
        (home / file).write_bytes(_flipped(content, bit))
        refused += _refused_or_right(read, home, right)
    return refused


@pytest.mark.parametrize("count", [FLIPS, pytest.param(None, marks=pytest.mark.exhaustive("every bit of a block"))])
def test_no_flipped_bit_of_a_block_is_another_table(
    count: int | None, stores: Path, right: pd.DataFrame, tmp_path: Path
) -> None:
    home = shutil.copytree(stores / "ours", tmp_path / "store")
    every = 8 * (home / FIRST).stat().st_size
    assert _survive(right, home, FIRST, count, Store.open(home).table) == (count or every)


@pytest.mark.parametrize("count", [60, pytest.param(1_000, marks=pytest.mark.exhaustive("more bits of a manifest"))])
def test_no_flipped_bit_of_a_manifest_is_another_table(
    count: int, stores: Path, right: pd.DataFrame, tmp_path: Path
) -> None:
    home, plan = shutil.copytree(stores / "ours", tmp_path / "store"), plan_of(PLAN)
    assert count > _survive(right, home, MANIFEST, count, lambda: Store.of(home, plan).table()) > count / 3


def _mix_ups(ours: Files, others: Mapping[str, Files], part: bytes) -> dict[str, Files]:
    """What somebody may make of the sweep by hand, with other sweeps, the part of an audit, and other programs."""
    cases: dict[str, Files] = {}
    for other, theirs in others.items():
        blocks = {name: content for name, content in theirs.items() if name != MANIFEST}
        cases |= {
            f"the manifest of other {other}": {**ours, MANIFEST: theirs[MANIFEST]},
            f"the blocks of other {other}": {**blocks, MANIFEST: ours[MANIFEST]},
            f"the blocks of other {other} and no manifest": blocks,
            f"a block of other {other}": {**ours, FIRST: theirs[FIRST]},
        }
    plain, first = io.BytesIO(), ours[FIRST]
    pq.write_table(pq.read_table(io.BytesIO(first)), plain)
    return cases | {
        "another block's content": {**ours, SECOND: first},
        "two blocks in each other's places": {**ours, FIRST: ours[LAST], LAST: first},
        "a block as other programs write it": {**ours, FIRST: plain.getvalue()},
        "such a block and no manifest": {FIRST: plain.getvalue()},
        "a part of an audit": {**ours, FIRST: part},
        "a block twice in one file": {**ours, FIRST: first * 2},
        "a block with more behind it": {**ours, FIRST: first + b"\x00"},
        "half a manifest": {**ours, MANIFEST: ours[MANIFEST][:200]},
        "a manifest of numbers": {**ours, MANIFEST: b'{"plan": 5, "fingerprint": 1, "versions": 2}'},
        "a manifest of lists": {**ours, MANIFEST: b'{"plan": [], "fingerprint": [], "versions": []}'},
    }


def test_no_mixed_up_folder_is_another_table(stores: Path, right: pd.DataFrame, tmp_path: Path) -> None:
    plan, folder = plan_of(PLAN), tmp_path / "store"

    def refused(files: Files) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        (folder / BLOCKS).mkdir(parents=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
        assert _refused_or_right(lambda: _done(folder, plan), folder, right)
        assert _files(folder) == files

    part = next((stores / "audit" / "parts").iterdir()).read_bytes()
    cases = _mix_ups(_files(stores / "ours"), {other: _files(stores / other) for other in OTHERS}, part)
    assert len(cases) >= 20
    each(refused, cases)


def test_another_plan_that_finds_blocks_without_a_manifest_is_refused_with_code_2(stores: Path, tmp_path: Path) -> None:
    """The next step of somebody whose manifest was damaged, and who removed it."""
    folder = tmp_path / "store"
    shutil.copytree(stores / "ours", folder)
    (folder / MANIFEST).unlink()
    (tmp_path / "plan.toml").write_text(
        'seed = 4\nruns = 4\nblock = 2\nsizes = [20]\n[[learner]]\nname = "perceptron"\n[[learner]]\nname = "knn"\n'
        '[[world]]\nname = "margin_halfspace"\n', "utf-8",
    )  # fmt: skip
    words = ["sweep", str(tmp_path / "plan.toml"), "--store", str(folder), "--csv", str(tmp_path / "c.csv")]
    for more in ([], ["--dry-run"]):
        refused = CliRunner().invoke(main, [*words, *more])
        assert refused.exit_code == 2 and isinstance(refused.exception, SystemExit), refused.output
        assert {str(folder / FIRST), "plan:"} <= set(refused.stderr.split())
    assert not (tmp_path / "c.csv").exists() and not (folder / MANIFEST).exists()


def test_a_manifest_that_is_removed_is_written_again_and_nothing_is_lost(
    stores: Path, right: pd.DataFrame, tmp_path: Path
) -> None:
    """What the sentence about a damaged manifest advises."""
    folder = tmp_path / "store"
    shutil.copytree(stores / "ours", folder)
    (folder / MANIFEST).unlink()
    store = Store.of(folder, plan_of(PLAN))
    assert not store.left()
    pd.testing.assert_frame_equal(Store.open(folder).table(), right, check_exact=True)


def test_an_audit_takes_no_other_audits_parts(stores: Path, tmp_path: Path) -> None:
    shutil.copytree(stores / "audit", tmp_path / "audit")
    (tmp_path / "audit" / MANIFEST).unlink()
    words = ["audit", "conformal_coverage", "--store", str(tmp_path / "audit"), "--runs"]
    refused = CliRunner().invoke(main, [*words, "21"])
    assert refused.exit_code == 2 and "audit:" in refused.stderr.split(), refused.output
    assert CliRunner().invoke(main, [*words, "20"]).exit_code == 0
    assert (tmp_path / "audit" / MANIFEST).exists()


def test_a_zip_with_another_sweeps_block_is_no_sweep(stores: Path, tmp_path: Path) -> None:
    files = {**_files(stores / "ours"), FIRST: (stores / "seed" / FIRST).read_bytes()}
    with pytest.raises(ValueError, match=pattern("no sweep block")) as refusal:
        store_in(zipped(files), tmp_path / "got")
    assert str(tmp_path) not in str(refusal.value)


def test_text_in_the_rows_may_look_like_a_seal(tmp_path: Path) -> None:
    parts = ParquetParts(tmp_path, {"why": "string"}, {"work": 1})
    text = json.dumps({"sha256": "f" * 64})
    parts.keep("a", [{"why": text}], "me")
    assert parts.read("a")["why"].to_pylist() == [text]


def test_a_part_of_other_columns_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "a.parquet").write_bytes(sealed(pa.table({"m": ["many"]}), {"work": 1, "part": "a"}))
    for kinds in ({"why": "string"}, {"m": "int64"}):
        with pytest.raises(ValueError, match=r"a\.parquet.*columns"):
            ParquetParts(tmp_path, kinds, {"work": 1}).read("a")


def test_other_programs_read_the_seal_and_find_a_flipped_bit(stores: Path) -> None:
    """Parquet's own checksums are for those who do not know of ours."""
    content = (stores / "ours" / FIRST).read_bytes()
    file = pq.ParquetFile(io.BytesIO(content))
    assert json.loads(file.metadata.metadata[KEY.encode()])["part"] == "00000-000000000"
    place = 8 * file.metadata.row_group(0).column(0).total_compressed_size
    with pytest.raises(OSError, match=r"checksum|CRC"):
        pq.read_table(io.BytesIO(_flipped(content, place)), page_checksum_verification=True)


def test_other_versions_are_named(stores: Path, tmp_path: Path) -> None:
    shutil.copytree(stores / "versions", tmp_path / "store")
    (tmp_path / "store" / MANIFEST).unlink()
    with pytest.raises(OtherPlan, match="versions"):
        Store.of(tmp_path / "store", plan_of(PLAN))
