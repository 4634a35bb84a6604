"""One small table in many odd clothes: the same rows are read, nothing is warned of, and what is no table says so.

What is expected was written down before each was tried.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from laboratory.worlds.files import TableError, from_csv
from tests.all_told import over
from tests.sentences import facts, pattern

N = 24
RNG = np.random.default_rng(7)
X = RNG.uniform(1, 9, N).round(2).tolist()
Y = RNG.uniform(10, 90, N).round(2).tolist()
SICK = ["yes" if cell else "no" for cell in RNG.integers(0, 2, N)]
NAMES = ["length", "weight", "sick"]


def text(*columns: Iterable[Any], names: list[str] = NAMES, sign: str = ",", end: str = "\n") -> str:
    rows = [names, *([str(cell) for cell in row] for row in zip(*columns, strict=True))]
    return "".join(f"{sign.join(row)}{end}" for row in rows)


def comma(numbers: list[float]) -> list[str]:
    return [str(cell).replace(".", ",") for cell in numbers]


def digits(numbers: list[float], zero: str) -> list[str]:
    return [str(cell).translate({48 + digit: chr(ord(zero) + digit) for digit in range(10)}) for cell in numbers]


CLEAN = text(X, Y, SICK)
HEAD, *LINES = CLEAN.splitlines(keepends=True)
ROWS = "".join(LINES)
SAME: dict[str, str | bytes] = {  # the same 24 examples of 2 features and 2 classes, without any warning
    "clean": CLEAN,
    "tabs, named .csv": text(X, Y, SICK, sign="\t"),
    "tabs and decimal commas": text(comma(X), comma(Y), SICK, sign="\t"),
    "semicolons at every end": text(comma(X), comma(Y), SICK, sign=";", end=";\n"),
    "decimal commas and points": text([*comma(X[:12]), *X[12:]], comma(Y), SICK, sign=";"),
    "two marks": "\ufeff\ufeff" + CLEAN,
    "two files joined, a mark and names between": HEAD + "".join(LINES[:9]) + "\ufeff" + HEAD + "".join(LINES[9:]),
    "lines ended in two ways": HEAD + "".join(LINES[:9]).replace("\n", "\r\n") + "".join(LINES[9:]),
    "names in two lines": text(X, Y, SICK, names=['"length\n(cm)"', "weight", "sick"]),
    "a title in merged cells": f"measures,,\n{CLEAN}",
    "groups of columns in merged cells": f"size,,outcome\n{CLEAN}",
    "units below the names": f"{HEAD}cm,kg,\n{ROWS}",
    "types below the names": f"{HEAD}float,float,string\n{ROWS}",
    "a total": f"{CLEAN}Total,1234,\n",
    "mean and deviation": f"{CLEAN}mean,50,\nstd,12,\n",
    "a source below": f"{CLEAN}\nSource: ministry of health, 2020\n",
    "rows counted below": f"{CLEAN}(24 rows)\n",
    "Markdown": "".join(f"| {line.strip().replace(',', ' | ')} |\n" for line in [HEAD, "---,---,---", *LINES]),
    "remarks above and between": f"# made\n# 2020\n{HEAD}{''.join(LINES[:9])}# more\n{''.join(LINES[9:])}",
    "ARFF": f"@relation t\n@attribute length real\n@attribute weight real\n@attribute sick {{no,yes}}\n@data\n{ROWS}",
    "numbers kept as text": text([f"'{cell}" for cell in X], [f'="{cell}"' for cell in Y], SICK),
    "units with and without a blank": text([f"{cell}{' ' * (i % 2)}kg" for i, cell in enumerate(X)], Y, SICK),
    "signs and blanks": text([f" +{cell} " for cell in X], Y, SICK),
    "other scripts": text(digits(X, "０"), digits(Y, "٠"), SICK),
    "blanks between": CLEAN.replace(",", "  "),
    "blank lines between": CLEAN.replace("\n", "\n\n"),
    "the end of DOS": CLEAN.encode() + b"\x1a",
    "UTF-16": CLEAN.encode("utf-16"),
    "labels with and without quotes": text(X, Y, [f"'{cell}'" if i % 3 else cell for i, cell in enumerate(SICK)]),
    "labels with and without a point": text(X, Y, [f"{cell}." if i % 3 else cell for i, cell in enumerate(SICK)]),
    "labels in three cases": text(X, Y, [(cell, cell.upper(), cell.title())[i % 3] for i, cell in enumerate(SICK)]),
    "labels as numbers": text(
        X, Y, [{"yes": ("1", "1.0", "01")[i % 3], "no": "0"}[cell] for i, cell in enumerate(SICK)]
    ),
    "labels sorted": text(*zip(*sorted(zip(X, Y, SICK, strict=True), key=lambda row: row[2]), strict=True)),
}


@over(SAME)
def test_the_same_table_is_read_without_a_warning(table: str | bytes) -> None:
    world, rejected, receipt = (reading := from_csv(table)).world, reading.rejected, reading.receipt
    assert len(world.y) == N and len(world.class_names) == len(receipt.classes) == 2
    assert sorted(map(tuple, world.X.tolist())) == sorted(zip(X, Y, strict=True))
    assert not receipt.doubts and receipt.rows == N + len(rejected)
    notes = {column.name: facts(column.text) for column in receipt.columns}
    assert "2 classes" in notes[receipt.columns[-1].name]


@over([".", "n.a.", "--", "\N{EM DASH}", "k.A.", "#N/A", ""])
def test_what_stands_for_nothing_is_no_class_and_no_category(nothing: str) -> None:
    gaps = [nothing if i % 6 == 0 else cell for i, cell in enumerate(SICK)]
    kinds = [nothing if i % 6 == 1 else "ab"[i % 2] for i in range(N)]
    receipt = from_csv(text(kinds, Y, gaps)).receipt
    assert receipt.classes.keys() == {"yes", "no"} and receipt.examples == N - 8
    assert "2 categories" in facts(receipt.columns[0].text)


@over(["inf", "1e400", "1e300", "-1e200", "nan"])
def test_what_no_length_can_be_computed_of_is_no_number(huge: str) -> None:
    reading = from_csv(text([huge, *X[1:]], Y, SICK))
    assert [line for line, _ in reading.rejected] == [2] and reading.receipt.examples == N - 1
    assert np.isfinite(reading.world.radius)


def test_amounts_owed_stand_in_brackets() -> None:
    owed = [f"(${cell})" if i % 4 == 0 else f"${cell}" for i, cell in enumerate(X)]
    assert from_csv(text(owed, Y, SICK)).world.X[:5, 0].tolist() == [-X[0], *X[1:4], -X[4]]


def test_a_thousand_or_one_among_both_kinds_of_decimals_is_no_number() -> None:
    reading = from_csv(text(["0,5", "0.5", "1,500"] * 8, Y, SICK, sign=";"))
    assert set(reading.world.X[:, 0]) == {0.5} and len(reading.rejected) == 8


@over(["S.No", "Sl. No.", "No.", "#", "lfd. Nr.", "row_id", "Obs.", "Index", "Unnamed: 0.1"])
def test_what_counts_the_rows_is_left_out(name: str) -> None:
    reading = from_csv(text(range(1, N + 1), X, Y, SICK, names=[name, *NAMES]))
    assert reading.receipt.columns[0].reading == "leave out" and not reading.receipt.doubts


@over(["id", "Customer No.", "Matrikelnummer", "order_nr", "userId", "Patient-ID", "sample number"])
def test_numbers_of_things_are_doubted(name: str) -> None:
    numbers = RNG.permutation(N) * 1313 + 50_001
    doubts = from_csv(text(numbers, Y, SICK, names=[name, *NAMES[1:]])).receipt.doubts
    assert [doubt.assumption.key for doubt in doubts] == ["iid"]


@over(["rooms", "piano", "number of rooms", "code length", "keys pressed"])
def test_measurements_are_not(name: str) -> None:
    numbers = RNG.permutation(N) * 1313 + 50_001
    assert not from_csv(text(numbers, Y, SICK, names=[name, *NAMES[1:]])).receipt.doubts


def test_incomes_that_all_differ_are_no_row_numbers_and_accounts_are() -> None:
    """Of 300 incomes between some thousands and some hundred thousands hardly two are equal by chance."""
    kind = ["ab"[cell] for cell in RNG.integers(0, 2, 300)]
    incomes = np.unique(RNG.lognormal(10, 1, 900).astype(int))
    accounts = RNG.choice(10**6, 300, replace=False) * 9 + 10**6
    for name, numbers, keys in (("income", RNG.permutation(incomes)[:300], []), ("account", accounts, ["iid"])):
        reading = from_csv(text(numbers, RNG.normal(size=300), kind, names=[name, *NAMES[1:]]))
        assert [doubt.assumption.key for doubt in reading.receipt.doubts] == keys, name


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (text(X, SICK, Y), "24 24"), (text(X, Y, RNG.normal(size=N).round(3)), "23 24"), (HEAD, "no row"),
        (text(X, Y, ["yes"] * N), "1 different"), ("", "empty"), (" \n\t\n", "empty"), ("\ufeff", "empty"),
        ('[{"x": 1, "sick": "a"},\n {"x": 2, "sick": "b"}]', "JSON"), ('{"x": 1, "sick": "a"}\n' * 20, "JSON"),
        ('[[1.5, 2.5, "a"],\n [3.5, 1.0, "b"]]', "JSON"),
        ("<!DOCTYPE html><html><table><tr><td>1</td></tr></table></html>", "HTML"),
        ("-1 1:0.5 2:0.1\n1 1:0.25 2:0.2\n" * 9, "LIBSVM"), ("Dear all,\nhere is\nthe data\n", "1 2"),
    ],
)  # fmt: skip
def test_what_is_no_table_of_examples_says_so(table: str, said: str) -> None:
    with pytest.raises(TableError, match=pattern(said)) as caught:
        from_csv(table)
    assert "\n" not in str(caught.value)
