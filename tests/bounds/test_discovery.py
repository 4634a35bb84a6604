"""Discovery: a file is all it takes, and a broken one is named."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bounds import theorems
from bounds.discovery import Theorems, theorem_in
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from tests.sentences import pattern

FILE = """
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Source
from bounds.theorem import theorem
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Samples

@theorem(title="T", statement="S.", assumes=(IID,), source=Source("hoeffding1963", "1"), examples=())
def {name}(m: Samples) -> Gap:
    return {formula}
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "borrowed_theorems"
    (folder / "family").mkdir(parents=True)
    for place in (folder, folder / "family"):
        (place / "__init__.py").write_text('"""A family."""\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    theorem_in.cache_clear()
    yield folder
    theorem_in.cache_clear()
    for name in [name for name in sys.modules if name.startswith("borrowed_theorems")]:
        del sys.modules[name]


def test_every_file_is_a_theorem() -> None:
    files = sorted(
        path.stem.replace("on_test_", "test_")
        for path in (Path(__file__).parents[2] / "bounds" / "theorems").glob("*/*.py")
        if path.stem[0] != "_"
    )
    assert sorted(theorems) == files
    assert all(isinstance(theorem, Theorem) and theorem.slug == slug for slug, theorem in theorems.items())
    assert all(family_title(theorem.family) for theorem in theorems.values())


def test_families_and_titles_are_those_of_the_theorems() -> None:
    assert [slug for slugs in theorems.families.values() for slug in slugs] == list(theorems)
    assert all(theorems[slug].family == family for family, slugs in theorems.families.items() for slug in slugs)
    assert all(list(slugs) == sorted(slugs) for slugs in theorems.families.values())
    assert dict(theorems.titles) == {slug: theorem.title for slug, theorem in theorems.items()}


def test_adding_a_file_adds_a_theorem(package: Path) -> None:
    (package / "family" / "added.py").write_text(FILE.format(name="added", formula="1 / m"))
    result = Theorems("borrowed_theorems", package)
    assert list(result) == ["added"]
    assert result["added"](m=4) == 0.25


def test_a_file_without_its_theorem_is_named(package: Path) -> None:
    (package / "family" / "added.py").write_text(FILE.format(name="other", formula="1 / m"))
    with pytest.raises(ImportError, match=pattern("added.py theorem")):
        Theorems("borrowed_theorems", package)["added"]


def test_a_name_without_a_version_in_balls_is_refused(package: Path) -> None:
    (package / "family" / "added.py").write_text("import math\n" + FILE.format(name="added", formula="math.log(m)"))
    with pytest.raises(NameError):
        Theorems("borrowed_theorems", package)["added"]


def test_two_of_one_name_are_refused(package: Path) -> None:
    (package / "second").mkdir()
    (package / "second" / "__init__.py").write_text("")
    for family in ("family", "second"):
        (package / family / "added.py").write_text(FILE.format(name="added", formula="1 / m"))
    with pytest.raises(ImportError, match=pattern("two added")):
        Theorems("borrowed_theorems", package)
