"""Small files of huge content: refused in a sentence, by a process of its own, and the server keeps none of it."""

import contextlib
import io
import json
import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from laboratory.serving.apart import apart, within
from laboratory.serving.decoding import MB, MOST_COLUMNS, MOST_GROUPS
from laboratory.serving.workers import Workers
from laboratory.sweeps import store_in, table_in
from laboratory.sweeps.received import LONGEST, MOST_ROWS
from laboratory.sweeps.store import KINDS
from tests.sentences import pattern

KEEPS = 150 * MB  # more than this no server may grow by what it refuses
ZEROS: dict[str, Any] = {"int64": 20, "float64": 0.5, "bool_": True, "string": ""}


def runs(rows: int, **columns: Any) -> pa.Table:
    """A table of runs that all are alike, but for these columns."""
    plain = {name: pa.array([ZEROS[kind]] * rows, getattr(pa, kind)()) for name, kind in KINDS.items()}
    of_one_kind = {name: column for name, column in plain.items() if name not in ("error_not_drawn", "rows_not_drawn")}
    return pa.table({**of_one_kind, **columns})


def written(table: pa.Table, **options: Any) -> bytes:
    sink = io.BytesIO()
    pq.write_table(table, sink, compression="zstd", **options)
    return sink.getvalue()


def repeated(text: str, rows: int) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(pa.array(np.zeros(rows, np.int32)), pa.array([text]))


def of_one_long_text() -> bytes:
    """3 KB, of which 3 GB are decoded."""
    return written(runs(3_000, why=repeated("x" * 10**6, 3_000)))


def of_many_texts() -> bytes:
    """Each text is short enough, all together are not."""
    rows = 400_000
    return written(runs(rows, why=repeated("x" * LONGEST["why"], rows)))


def of_lists() -> bytes:
    return written(runs(2, why=pa.array([[1] * 10**5] * 2)))


def of_records() -> bytes:
    return written(runs(2, m=pa.array([{"a": {"b": 1}}] * 2)))


def of_many_columns() -> bytes:
    return written(pa.table({f"c{place}": [1] for place in range(MOST_COLUMNS + 1)}))


def of_many_groups() -> bytes:
    return written(pa.table({"m": [1] * (MOST_GROUPS + 1)}), row_group_size=1)


def of_many_rows() -> bytes:
    return written(runs(MOST_ROWS + 1))


def of_one_long_page() -> bytes:
    """A text of 210 MB that is no word of a list."""
    return written(runs(1, why=pa.array(["x" * (210 * MB)])), use_dictionary=False, write_statistics=False)


def cut_off() -> bytes:
    return written(runs(3))[:-20]


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (of_one_long_text, "why 1,000,000 ≤ 1,000"),
        (of_many_texts, "≤ 1,000,000 200"),
        (of_lists, "why lists"),
        (of_records, "m lists"),
        (of_many_columns, "≤ 1,000 2,000 1,001 1"),
        (of_many_groups, "≤ 1,000 2,000 1 2,001"),
        (of_many_rows, "≤ 1,000,000 200"),
        (of_one_long_page, "≤ 1,000,000 200"),
        (cut_off, "no Parquet"),
    ],
)
def test_what_is_too_much_is_a_sentence(make: Callable[[], bytes], text: str) -> None:
    content = make()
    assert len(content) < MB
    with pytest.raises(ValueError, match=pattern(text)) as refusal:
        table_in(content)
    assert len(str(refusal.value)) < 300 and str(refusal.value).count("\n") == 0
    assert type(refusal.value) is ValueError


def test_a_table_within_the_limits_is_read_as_it_was_written() -> None:
    table = runs(5_000, why=repeated("x" * LONGEST["why"], 5_000), m=pa.array(range(1, 5_001)))
    rows = table_in(written(table))
    pd.testing.assert_frame_equal(
        rows[table.column_names], table.to_pandas(), check_dtype=False, check_categorical=False
    )
    assert rows["cell"].unique().tolist() == ["all runs"]


def test_a_footer_that_lies_about_rows_gives_no_more_than_it_says() -> None:
    """The numbers 2,000 of the footer are 64."""
    content = written(runs(2_000))
    footer = len(content) - 8 - int.from_bytes(content[-8:-4], "little")
    lying = content[:footer] + content[footer:].replace(b"\xa0\x1f", b"\x80\x01")
    assert lying != content
    with contextlib.suppress(ValueError):
        assert len(table_in(lying)) <= 64


def test_a_manifest_of_a_million_sizes_is_a_sentence(tmp_path: Path) -> None:
    plan = {
        "runs": 1, "sizes": "1:1e6:1", "bounds": "none",
        "learner": [{"name": "knn"}], "world": [{"name": "margin_halfspace"}],
    }  # fmt: skip
    for sizes, text in (("1:1e6:1", "≤ 1,000 1,000,000"), (list(range(1, 10**6)), "≤ 1")):
        sink = io.BytesIO()
        with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("manifest.json", json.dumps({"plan": {**plan, "sizes": sizes}}))
        with pytest.raises(ValueError, match=pattern(text)):
            store_in(sink.getvalue(), tmp_path / "got")


def take(size: int) -> int:
    """As much memory as that."""
    return len(bytearray(size))


def die() -> None:
    os._exit(9)


def refuse() -> None:
    raise ValueError("it is no table")


@pytest.mark.parametrize(
    ("work", "inputs", "text"),
    [(take, (600 * MB,), "200"), (die, (), "not"), (refuse, (), "no table")],
)
def test_whatever_happens_in_the_worker_is_a_sentence(
    work: Callable[..., object], inputs: tuple[Any, ...], text: str
) -> None:
    with pytest.raises(ValueError, match=pattern(text)):
        apart("This file", work, *inputs, memory=200 * MB)
    assert apart("This file", take, MB, memory=200 * MB) == MB  # the next is served


def nap(seconds: int) -> int:
    time.sleep(seconds)
    return seconds


def spin() -> None:
    while True:
        pass


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such limit")
def test_work_without_end_is_a_sentence_and_waiting_is_no_work() -> None:
    with pytest.raises(ValueError, match=pattern("> 1 processor")):
        apart("This file", spin, seconds=1)
    assert apart("This file", nap, 4, seconds=1) == 4


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such limits")
def test_the_limits_are_those_of_one_task() -> None:
    import resource

    pool = Workers(1, 1)
    line = pool.line()
    try:
        for kind in (resource.RLIMIT_CPU, resource.RLIMIT_AS):
            before = line.put(resource.getrlimit, kind).result()
            assert line.put(within, 200 * MB, 60, resource.getrlimit, kind).result()[0] != before[0]
            assert line.put(resource.getrlimit, kind).result() == before
    finally:
        pool.close()


def test_a_machine_that_starts_no_process_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **settings: Any) -> None:
        raise FileNotFoundError(2, "No such file or directory")

    pool = Workers(1, 1)
    monkeypatch.setattr("laboratory.serving.apart.workers", lambda: pool)
    monkeypatch.setattr("joblib.externals.loky.ProcessPoolExecutor", fails)
    with pytest.raises(ValueError, match=pattern("not not process")):
        apart("This file", take, MB)


SERVER = """
import resource, sys
from laboratory.serving.apart import apart
from laboratory.sweeps import table_in
def most():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
before = most()
for path in sys.argv[1:]:
    try:
        apart("This file", table_in, open(path, "rb").read())
    except ValueError as refusal:
        print(refusal)
print(most() - before)
"""


def test_the_server_keeps_nothing_of_what_it_refuses(tmp_path: Path) -> None:
    paths = []
    for make in (of_one_long_text, of_many_texts, of_one_long_page):
        paths.append(tmp_path / make.__name__)
        paths[-1].write_bytes(make())
    done = subprocess.run([sys.executable, "-c", SERVER, *map(str, paths)], capture_output=True, text=True, check=True)
    *refusals, grown = done.stdout.splitlines()
    assert len(refusals) == len(paths)
    assert int(grown) < KEEPS
