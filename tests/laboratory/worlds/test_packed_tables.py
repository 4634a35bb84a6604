"""Tables of one's own that are small as files and huge as tables: a sentence, before they are written out."""

import io
from collections.abc import Callable

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from laboratory.worlds.files import TableError, from_csv
from tests.sentences import pattern

ROWS = 2_000


def written(**columns: pa.Array) -> bytes:
    sink = io.BytesIO()
    pq.write_table(pa.table({"x": list(range(ROWS)), **columns, "label": ["a", "b", "b", "a"] * (ROWS // 4)}), sink)
    return sink.getvalue()


def repeated(text: str) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(pa.array(np.zeros(ROWS, np.int32)), pa.array([text]))


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: written(why=repeated("x" * 10**6)), "1,000,000 ≤ 131,072"),
        (lambda: written(why=repeated("x" * 10**5)), "≤ 20,000 95"),
        (lambda: written(many=pa.array([[1, 2]] * ROWS)), "many lists"),
        (lambda: written(**{f"c{place}": pa.array([1] * ROWS) for place in range(1_000)}), "≤ 1,000 2,000 1,002 1"),
        (lambda: b"a,label\n" + b"1," * 300_000 + b"\n1,x\n", "600,000 ≤ 500,000"),
    ],
)
def test_a_huge_table_in_a_small_file_is_a_sentence(make: Callable[[], bytes], text: str) -> None:
    content = make()
    with pytest.raises(TableError, match=pattern(text)):
        from_csv(content)


def test_five_million_blank_lines_are_read_once() -> None:
    """What looked for `@data` began anew at each of them."""
    assert from_csv("\n" * 4_900_000 + "a,label\n1,x\n2,y\n").world.features == 1


def test_words_of_a_list_are_cells_like_others() -> None:
    reading = from_csv(written(colour=pa.array(["red", None] * (ROWS // 2)).dictionary_encode()))
    assert [column.name for column in reading.receipt.columns] == ["x", "colour", "label"]
    assert "red" in "".join(reading.world.feature_names)
