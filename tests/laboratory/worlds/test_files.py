"""Tables of a user as worlds: what is read, what is rejected line by line, and what is refused as a whole."""

import gzip
import hashlib
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from sklearn.datasets import load_iris
from sklearn.datasets._openml import _get_local_path, _openml_path_from_url
from sklearn.tree import DecisionTreeClassifier

from bounds.vocabulary.assumptions import BINARY_LABELS, IID, REALIZABLE
from laboratory.worlds.files import (
    NotInCacheError,
    TableError,
    from_arrays,
    from_csv,
    from_open_ml_cache,
    from_uci_file,
)
from tests.sentences import facts, pattern

MIXED = """\
age,colour,label
31,red,yes
x,blue,no
45,blue,no
12,,no
20,red
7,red,yes
inf,red,no
31,red,no
"""
MUSHROOMS = """\
p,x,s,n,t,p,f,c,n,k,e,e,s,s,w,w,p,w,o,p,k,s,u
e,x,s,y,t,a,f,c,b,k,e,c,s,s,w,w,p,w,o,p,n,n,g
e,x,y,n,t,l,f,c,b,g,e,?,s,s,w,w,p,w,o,p,n,n,m
"""
ARFF = """\
% a comment
@relation mushroom
@attribute 'cap-shape' {'x','b'}
@attribute size numeric
@attribute class {'e', 'p'}

@data
'x',1.5,'e'
'b',2.5,'p'
'b',?,'p'
"""


def test_numbers_stay_and_words_become_features_of_their_own() -> None:
    world, rejected = from_csv(MIXED)
    assert world.feature_names == ("age", "colour = blue", "colour = red")
    assert world.class_names == ("no", "yes")
    assert world.X.tolist() == [[31, 0, 1], [45, 1, 0], [7, 0, 1], [31, 0, 1]]
    assert world.y.tolist() == [1, 0, 1, 0]
    assert [line for line, _ in rejected] == [3, 5, 6, 8]
    assert [facts(why) for _, why in rejected] == ["age no x", "colour missing", "2 cells 3", "age no inf"]
    assert world.bayes_risk == 0.25  # one of the two equal rows is wrong
    assert {IID, BINARY_LABELS} <= world.satisfies
    assert REALIZABLE not in world.satisfies


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("as_bytes", [False, True])
def test_iris_written_as_a_table_is_iris_again(delimiter: str, as_bytes: bool) -> None:
    X, y = load_iris(return_X_y=True)
    lines = [delimiter.join(map(str, [*row, label])) for row, label in zip(X.tolist(), y.tolist(), strict=True)]
    text = "\r\n".join([delimiter.join([*"abcd", "species"]), "", *lines])
    world, rejected = from_csv(("\ufeff" + text).encode() if as_bytes else text)
    assert not rejected
    assert np.array_equal(world.X, X)
    assert np.array_equal(world.y, y)
    tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, y)
    assert world.risk(tree) == pytest.approx(1 - tree.score(X, y), abs=1e-15)
    sample = world.draw(np.random.default_rng(0), 30)
    assert np.array_equal(sample.X, world.draw(np.random.default_rng(0), 30).X)
    sample.X[:] = 0
    assert np.array_equal(world.X, X)
    with pytest.raises(ValueError, match="read-only"):
        world.X[0, 0] = 1
    again = pickle.loads(pickle.dumps(world))
    assert again.risk(tree) == world.risk(tree)
    assert not again.X.flags.writeable


def test_the_first_line_names_columns_only_if_it_reads_like_names() -> None:
    assert from_csv("1,a\n2,b\n").world.feature_names == ("column 1",)
    assert from_csv("f,x\ng,y\nf,y\n").world.feature_names == ("column 1 = f", "column 1 = g")
    assert from_csv("kind,label\ng,y\nf,z\n").world.feature_names == ("kind = f", "kind = g")
    assert from_csv("f,x\ng,y\nh,x\n", header=True, label="f").world.class_names == ("g", "h")
    assert from_csv("label,size\nu,3\nv,4\n", label="label").world.X.tolist() == [[3], [4]]
    assert from_csv("size,n\n1,10\n2,9\n", title="Mine").world.class_names == ("9", "10")


def test_a_quoted_line_break_belongs_to_its_row() -> None:
    world, rejected = from_csv('size,label\n1,"a\nb"\nx,c\n2,c\n3,c\n')
    assert world.class_names == ("a\nb", "c")
    ((line, why),) = rejected
    assert line == 4 and facts(why) == "size no x"


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("", "empty"),
        (" \n\n", "empty"),
        ("a\n1\n2\n", "1 column 2 200"),
        ("a,a\n1,2\n", "two same"),
        ("size,label\n1,x\n2,x\n", "1 different 2 50 classes"),
        ("size,label\n" + "".join(f"1,{i}\n" for i in range(51)), "51 different"),
        ("word,label\n" + "".join(f"w{i},{i % 2}\n" for i in range(51)), "word 51 different"),
        ("size,label\n?,1\n,2\n", "no line"),
        ("1,2\n" * 20_001, "20,001 ≤ 20,000"),
        ("1,2\n" * 30_000, "more than 20,000 rows"),
        ("x" * 5_000_001, "5,000,001 ≤ 5,000,000"),
        ("1," * 201 + "2\n", "has 202 columns"),
        (b"size,label\n1,\x81\n", "byte 14 cannot"),
        ("size,label\n1,\0\n", "zero byte"),
        ("1," + "x" * 200_000 + "\n", "1 cannot field"),
        ("1,y\n2,z\n" + ",".join("abc"), "no column none"),
    ],
)
def test_what_cannot_be_a_world_is_refused_in_one_sentence(table: Any, sentence: str) -> None:
    with pytest.raises(TableError) as caught:
        from_csv(table, label="none" if sentence.endswith("none") else None)
    assert sentence in facts(str(caught.value))
    assert "\n" not in str(caught.value)


def test_too_many_categories_in_all_are_refused() -> None:
    row = ",".join(f"v{{0}}c{i}" for i in range(12))
    text = "".join(row.format(j) + f",{j % 2}\n" for j in range(50))
    with pytest.raises(TableError, match=pattern("600 ≤ 500")):
        from_csv(text)


def test_a_table_is_data_whatever_it_says() -> None:
    world, _ = from_csv("=1+1,__import__('os'),y\n<script>,{{7*7}},z\n", header=False)
    assert world.feature_names[0] == "column 1 = <script>"


def test_uci_files_by_their_layout() -> None:
    world, rejected = from_uci_file(MUSHROOMS, "mushroom")
    assert world.class_names == ("e", "p")
    assert world.y.tolist() == [1, 0]
    ((line, why),) = rejected
    assert line == 3 and facts(why) == "root missing"
    assert {"cap-shape = x", "odor = a", "veil-type = p"} <= set(world.feature_names)  # the constant one is kept
    pulses = ",".join(["1", "0", *["0.5"] * 32])
    world, rejected = from_uci_file(f"{pulses},g\n{pulses.replace('0.5', '-1')},b\n".encode(), "ionosphere")
    assert world.features == 34
    assert world.feature_names[:2] == ("pulse 1 real", "pulse 1 imaginary")
    assert world.class_names == ("b", "g")
    keel, rejected = from_uci_file(ARFF.replace("'e', 'p'", "e,p"), "mushroom")
    assert keel.feature_names == ("cap-shape = b", "cap-shape = x", "size")
    ((line, why),) = rejected
    assert line == 10 and facts(why) == "size missing"
    for table, name, sentence in (
        (MUSHROOMS, "ionosphere", "no line"),
        (MUSHROOMS, "iris", "one ionosphere"),
    ):
        with pytest.raises(TableError, match=pattern(sentence)):
            from_uci_file(table, name)


def cached(home: Path, table: bytes, described: bytes) -> None:
    """The files that scikit-learn leaves behind, in the places where it leaves them."""
    folder = home / "openml" / "openml.org"
    description = {
        "url": "https://www.openml.org/data/v1/download/7/mushroom.arff",
        "default_target_attribute": "class",
    }
    description["md5_checksum"] = hashlib.md5(described).hexdigest()
    files = {"api/v1/json/data/24": json.dumps({"data_set_description": description}).encode()}
    files["data/v1/download/7/mushroom.arff"] = table
    for name, content in files.items():
        path = folder / f"{name}.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(content))


def test_open_ml_is_read_from_the_cache_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_network(*_: object, **__: object) -> None:
        raise AssertionError("asked the network")

    monkeypatch.setattr("socket.socket.connect", no_network)
    with pytest.raises(NotInCacheError, match=pattern("fetch_openml data_id = 24")):
        from_open_ml_cache("mushroom", tmp_path)
    cached(tmp_path, ARFF.encode(), ARFF.encode())
    world, rejected = from_open_ml_cache("mushroom", tmp_path)
    assert world.feature_names == ("cap-shape = b", "cap-shape = x", "size")
    assert world.X.tolist() == [[0, 1, 1.5], [1, 0, 2.5]]
    assert world.class_names == ("e", "p")
    ((line, why),) = rejected
    assert line == 10 and facts(why) == "size missing"
    cached(tmp_path, ARFF.encode(), b"another")
    with pytest.raises(TableError, match="checksum"):
        from_open_ml_cache("mushroom", tmp_path)
    with pytest.raises(TableError, match=pattern("mushroom iris")):
        from_open_ml_cache("iris", tmp_path)


def test_the_cache_is_where_scikit_learn_looks(tmp_path: Path) -> None:
    """Against scikit-learn's own rule for the place of a download."""
    address = _openml_path_from_url("https://www.openml.org/api/v1/json/data/24")
    place = Path(_get_local_path(address, str(tmp_path / "openml")))
    cached(tmp_path, b"", b"")
    assert place.is_file()


def test_arrays_are_the_world_that_their_csv_is() -> None:
    """Another way in: the two share no code but the world itself."""
    iris = load_iris(as_frame=True)
    species = iris.target_names[iris.target]
    written = iris.data.assign(species=species).to_csv(index=False)
    assert from_arrays(iris.data, species, title="Your table") == from_csv(written).world
    assert from_arrays(iris.data, species).feature_names == from_csv(written).world.feature_names
    assert from_arrays(iris.data, species).class_names == ("setosa", "versicolor", "virginica")
    assert from_arrays(iris.data.to_numpy(), iris.target).feature_names[0] == "feature 1"


def test_arrays_of_the_user_stay_as_they_are() -> None:
    X, y = np.array([[0.0, 1.0], [2.0, 3.0]]), np.array([7, 5])
    world = from_arrays(X, y, ("a", "b"))
    X[0, 0], y[0] = 9.0, 9
    assert world.X.tolist() == [[0, 1], [2, 3]] and world.y.tolist() == [1, 0] and world.class_names == ("5", "7")


@pytest.mark.parametrize(
    ("X", "y", "says"),
    [
        ([[1.0], [2.0]], [0], "y one 2 X shape"),
        ([1.0, 2.0], [0, 1], "X reals shape"),
        (np.empty((0, 2)), [], "array shape"),
        ([["a"], ["b"]], [0, 1], "no array"),
        ([[1.0], [np.inf]], [0, 1], "inf 1, 0"),
        ([[1.0], [2.0]], [3, 3], "2 50 different; 1"),
        (np.zeros((51, 1)), range(51), "got 51"),
        ([[1.0], [2.0]], [0.0, np.nan], "got nan"),
        (pd.DataFrame([[1.0, 2.0], [3.0, 4.0]], columns=["a", "a"]), [0, 1], "2 different names"),
    ],
)
def test_arrays_that_are_no_world_are_refused_in_a_sentence(X: Any, y: Any, says: str) -> None:
    with pytest.raises(TableError, match=pattern(says)):
        from_arrays(X, y)
