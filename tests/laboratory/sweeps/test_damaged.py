"""A store in which something is damaged: one sentence, and what is not damaged is left as it was."""

import json
import shutil
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from laboratory.command_line import main
from laboratory.sweeps import Engine, Store, plan_of, read_plan, work
from tests.all_told import each

PLAN = """
seed = 1
runs = 2
block = 1
sizes = [5]
bounds = "none"
[[learner]]
name = "knn"
[[world]]
name = "margin_halfspace"
"""
MANIFEST, BLOCK = "manifest.json", "blocks/00000-000000000.parquet"
Damage = Callable[[Path], None]


def entries(**changes: Any) -> Damage:
    """The manifest with entries changed; `...` takes one away."""

    def damage(file: Path) -> None:
        before = json.loads(file.read_text("utf-8"))
        kept = {name: value for name, value in {**before, **changes}.items() if value is not ...}
        file.write_text(json.dumps(kept), "utf-8")

    return damage


def of_plan(**changes: Any) -> Damage:
    """The manifest with its plan changed."""

    def damage(file: Path) -> None:
        plan = json.loads(file.read_text("utf-8"))["plan"]
        entries(plan={name: value for name, value in {**plan, **changes}.items() if value is not ...})(file)

    return damage


def written(content: bytes) -> Damage:
    def damage(file: Path) -> None:
        file.write_bytes(content)

    return damage


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def is_a_file(file: Path) -> None:
    """Where the folder of the blocks should be."""
    shutil.rmtree(file.parent)
    file.parent.write_bytes(b"")


def whole_store_is_a_file(file: Path) -> None:
    shutil.rmtree(file.parents[1])
    file.parents[1].write_bytes(b"")


def other_columns(file: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    pq.write_table(pa.table({"m": [5], "why": ["no such luck"]}), file)


def other_types(file: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pq.read_table(file)
    pq.write_table(pa.table({name: ["word"] * table.num_rows for name in table.column_names}), file)


NO_ENTRY: tuple[Any, ...] = (..., None, "many", {"name": []}, [3])  # of a plan
OF_THE_MANIFEST: Mapping[str, Damage] = {
    "cut off": cut_off, "empty": written(b""), "binary": written(b"\x89PNG\r\n\x1a\n\x00\xff"),
    "deep": written(b"[" * 10**5),
    "a list": written(b"[]"), "a number": written(b"3"), "null": written(b"null"), "no entries": written(b"{}"),
    "a folder": folder,
    **{f"no {name}": entries(**{name: ...}) for name in ("plan", "fingerprint", "versions")},
    **{f"{name} is {value!r}": entries(**{name: value})
       for name in ("plan", "fingerprint", "versions") for value in (None, 3, [], ["x"], "")},
    "other fingerprint": entries(fingerprint="0" * 64),
    **{f"plan's {name} is {value!r}": of_plan(**{name: value})
       for name in ("world", "learner", "runs", "sizes", "seed") for value in NO_ENTRY},
    "plan's world has a file": of_plan(world=[{"file": ["x"], "sha256": 3}]),
    "plan has more": of_plan(more=1),
}  # fmt: skip
OF_A_BLOCK: Mapping[str, Damage] = {
    "cut off": cut_off, "empty": written(b""), "binary": written(b"\x00\xff" * 50), "text": written(b"m,seed\n5,1\n"),
    "a folder": folder, "other columns": other_columns, "other types": other_types,
}  # fmt: skip


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished sweep, and its plan beside it."""
    home = tmp_path_factory.mktemp("whole")
    (home / "plan.toml").write_text(PLAN, "utf-8")
    store = Store.of(home / "store", read_plan(home / "plan.toml"))
    assert len(list(work(store, Engine("sequential")))) == 2
    return home


def damaged(whole: Path, place: str, damage: Damage, at: Path) -> Path:
    """A copy of it with the damage at a place of the store."""
    shutil.rmtree(at, ignore_errors=True)
    shutil.copytree(whole, at)
    damage(at / "store" / place)
    return at


def refuses(call: Callable[[], Any], names: str) -> None:
    with pytest.raises(ValueError) as refusal:
        call()
    said = str(refusal.value)
    assert names in said and "\n" not in said and len(said) < 400, said


def swept(home: Path, *words: str) -> None:
    """The command line refuses in one sentence."""
    refused = CliRunner().invoke(
        main, ["sweep", str(home / "plan.toml"), "--store", str(home / "store"), "--backend", "sequential", *words]
    )
    assert refused.exit_code == 2 and isinstance(refused.exception, SystemExit), refused.output
    assert refused.stderr.strip().splitlines()[-1].startswith("Error: "), refused.stderr


def test_a_damaged_manifest_is_a_sentence(whole: Path, tmp_path: Path) -> None:
    plan, block = read_plan(whole / "plan.toml"), (whole / "store" / BLOCK).read_bytes()

    def refused(damage: Damage) -> None:
        home = damaged(whole, MANIFEST, damage, tmp_path / "home")
        refuses(lambda: Store.of(home / "store", plan), str(home / "store"))
        refuses(lambda: Store.open(home / "store"), str(home / "store"))
        assert (home / "store" / BLOCK).read_bytes() == block

    each(refused, OF_THE_MANIFEST)


def test_a_damaged_block_is_a_sentence_that_names_it(whole: Path, tmp_path: Path) -> None:
    def refused(damage: Damage) -> None:
        home = damaged(whole, BLOCK, damage, tmp_path / "home")
        store = Store.open(home / "store")
        refuses(store.table, BLOCK)
        refuses(lambda: store.of_cell(0), BLOCK)

    each(refused, OF_A_BLOCK)


def test_on_the_command_line_it_is_one_and_the_code_is_2(whole: Path, tmp_path: Path) -> None:
    for name in ("cut off", "a folder", "plan is 3", "plan's world is None"):
        swept(damaged(whole, MANIFEST, OF_THE_MANIFEST[name], tmp_path / "home"))
    for name in ("cut off", "a folder", "other columns"):
        swept(damaged(whole, BLOCK, OF_A_BLOCK[name], tmp_path / "home"), "--csv", str(tmp_path / "table.csv"))


def test_a_file_in_place_of_a_folder_is_a_sentence(whole: Path, tmp_path: Path) -> None:
    """Of the blocks, where no manifest is there yet; or of the whole store."""
    for damage in (is_a_file, whole_store_is_a_file):
        home = damaged(whole, BLOCK, damage, tmp_path / "home")
        (home / "store" / MANIFEST).unlink() if (home / "store").is_dir() else None
        plan = read_plan(home / "plan.toml")
        refuses(partial(Store.of, home / "store", plan), str(home / "store"))
        swept(home)


def test_what_may_not_be_read_is_a_sentence(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for somebody who is not the files' owner."""

    def refused(path: Path, *_: Any, **__: Any) -> str:
        raise PermissionError(13, "Permission denied", str(path))

    plan = read_plan(whole / "plan.toml")
    monkeypatch.setattr(Path, "read_text", refused)
    refuses(lambda: Store.of(whole / "store", plan), "Permission denied")
    refuses(lambda: Store.open(whole / "store"), "Permission denied")


AUDITS = {
    name: OF_THE_MANIFEST[name] for name in ("cut off", "binary", "deep", "a list", "a folder", "no versions")
} | {f"audit is {value!r}": entries(audit=value) for value in (..., None, 3, ["x"])}


def test_a_damaged_audit_is_a_sentence(tmp_path: Path) -> None:
    home = tmp_path / "kept"
    arguments = ["audit", "conformal_coverage", "--runs", "20", "--store", str(home)]
    assert CliRunner().invoke(main, arguments).exit_code == 0
    part = next((home / "parts").glob("*.parquet"))
    manifest, rows = (home / MANIFEST).read_bytes(), part.read_bytes()
    for name, (file, damage) in {
        **{name: (home / MANIFEST, damage) for name, damage in AUDITS.items()},
        **{f"part {name}": (part, damage) for name, damage in OF_A_BLOCK.items()},
    }.items():
        damage(file)
        result = CliRunner().invoke(main, arguments)
        assert result.exit_code == 2 and result.stderr.startswith("Error: ") and str(home) in result.stderr, (
            name,
            result,
        )
        if file.is_dir():
            file.rmdir()
        (home / MANIFEST).write_bytes(manifest)
        part.write_bytes(rows)
    assert CliRunner().invoke(main, arguments).exit_code == 0


def test_what_is_whole_goes_on(whole: Path) -> None:
    """The same folder, undamaged: nothing is left to do."""
    store = Store.of(whole / "store", read_plan(whole / "plan.toml"))
    assert not store.left() and len(store.table()) == 2
    assert plan_of(json.loads((whole / "store" / MANIFEST).read_text("utf-8"))["plan"]).runs == 2
