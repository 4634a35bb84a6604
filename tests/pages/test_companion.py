"""companion.toml: every entry is whole, and every place it names exists."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bounds import theorems
from bounds.classes.count import FAMILIES
from bounds.vc.dimension import vc_dimension
from bounds.vocabulary.bibliography import WORKS
from laboratory.experiments import experiments, simulations
from laboratory.worlds import worlds
from learners import learners
from pages.looking_up.companion_entries import LIFE_KINDS, companion, read
from pages.looking_up.companion_homes import homes
from pages.looking_up.companion_outlines import SETS
from tests.opening import PAGES
from tests.sentences import facts, pattern

LEFT, RIGHT = re.compile(r"\\left(?![a-z])"), re.compile(r"\\right(?![a-z])")
ROOT = Path(__file__).parents[2]
NOTES_OF_OTHERS = {"amini", "milan", "matteoni2022"}
WHOLE = """
[a]
title = "A"
kind = "bound"
section = "S"
notes = [{ work = "amini", where = "1" }]
lives = ["theorem:hoeffding_one_sided"]
"""
ENTRIES = tuple(companion().values())


@cache
def _functions(path: Path) -> set[str]:
    if not path.is_file():
        return set()
    return {node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)}


def _exists(life: str) -> bool:
    """Is there such a theorem, learner, ..., test?"""
    kind, _, name = life.partition(":")
    if kind == "test":
        path, _, function = name.partition("::")
        return path.startswith("tests/") and function.startswith("test_") and function in _functions(ROOT / path)
    if kind == "figure":
        module, _, function = name.rpartition(".")
        return module.startswith("laboratory.") and function in _functions(ROOT / f"{module.replace('.', '/')}.py")
    if kind == "page":
        name = name.partition("?")[0]
    known: dict[str, Any] = {
        "theorem": theorems,
        "learner": learners,
        "source": worlds,
        "experiment": experiments(),
        "simulation": simulations(),
        "page": {page.slug for page in PAGES},
        "vc": set(vc_dimension),
        "count": FAMILIES,
    }
    return name in known[kind]


def test_every_place_where_an_entry_lives_exists() -> None:
    missing = [f"{entry.id} lives at {life}" for entry in ENTRIES for life in entry.lives if not _exists(life)]
    assert not missing, "\n".join(missing)
    assert all(len(set(entry.lives)) == len(entry.lives) for entry in ENTRIES)


def test_every_statement_lives_somewhere() -> None:
    assert not [entry.id for entry in ENTRIES if entry.kind == "bound" and not entry.lives]


def test_what_should_be_said_comes_with_a_reason() -> None:
    assert not [entry.id for entry in ENTRIES if entry.right and not entry.remark]
    faulty = re.compile("the wrong way|has lost its|needs base|(?:in place|instead) of what is printed")
    assert not [entry.id for entry in ENTRIES if entry.prints and not entry.right and faulty.search(entry.remark)]


def test_one_slip_has_one_right_value() -> None:
    """A wrong number told by the companion and by a theorem's own misprints is put right the same way in both."""
    instead = re.compile(r"(\d[\d.,]*\d) (?:in place of|instead of) (\d[\d.,]*\d)")
    for slug, theorem in theorems.items():
        remarks = [entry.remark for entry in ENTRIES if f"theorem:{slug}" in entry.lives]
        remarks += [misprint.consequence for misprint in theorem.misprints]
        rights: dict[str, set[str]] = {}
        for wrong, right in (pair for text in remarks for pair in instead.findall(text)):
            rights.setdefault(wrong, set()).add(right)
        assert all(len(values) == 1 for values in rights.values()), (slug, rights)


def test_formulas_are_whole() -> None:
    """Braces are balanced, and every \\left has its \\right."""
    for entry in ENTRIES:
        for formula in (entry.prints, entry.right):
            assert formula.count("{") == formula.count("}"), entry.id
            assert len(LEFT.findall(formula)) == len(RIGHT.findall(formula)), entry.id
            assert "$" not in formula and r"\&" not in formula.replace(r"\\", ""), entry.id


def test_every_door_of_an_entry_is_a_page() -> None:
    slugs = {page.slug for page in PAGES}
    for entry in ENTRIES:
        assert all(home.page in slugs and home.label for home in homes(entry)), entry.id


def test_nothing_of_the_catalogue_is_lost() -> None:
    """484 rows, of which eleven stand under one name in both halves of the catalogue; one for a bare programme; and
    85 of what the notes assume, claim or name in passing."""
    of_others = [entry for entry in ENTRIES if any(place.work in NOTES_OF_OTHERS for place in entry.notes)]
    assert Counter(entry.kind for entry in of_others) == {"bound": 155, "algorithm": 97, "figure": 64, "named": 1}
    assert len(ENTRIES) == 484 - 11 + 1 + 85


def test_the_five_notes_are_the_bibliographys() -> None:
    assert set(SETS) <= set(WORKS)
    assert {place.work for entry in ENTRIES for place in entry.notes} == set(SETS)


def test_a_whole_entry_is_read() -> None:
    entry = read(WHOLE)["a"]
    assert (entry.title, entry.prints, entry.lives) == ("A", "", ("theorem:hoeffding_one_sided",))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "A"', "", "title"),
        ('title = "A"', 'title = ""', "text title"),
        ('kind = "bound"', 'kind = "lemma"', "kind 'lemma'"),
        ('title = "A"', 'title = "A"\nauthor = "B"', "author no"),
        ('work = "amini"', 'work = "smith"', "not 'smith'"),
        (', where = "1"', "", "work where"),
        ('notes = [{ work = "amini", where = "1" }]', "notes = []", "places"),
        ("theorem:", "lemma:", f"unknown hoeffding_one_sided {LIFE_KINDS[0]}"),
        ('lives = ["theorem:hoeffding_one_sided"]', "lives = [7]", "unknown place 7"),
        (
            'kind = "bound"',
            'kind = "named"',
            "only cannot",
        ),
        ('section = "S"', 'section = "S"\nalso = "B"', "also B"),
        ('section = "S"', 'section = "S"\nshows = 140', "shows 140"),
        ('section = "S"', 'section = "S"\nprints = 3', "prints 3"),
        (
            'where = "1" }',
            'where = "1" }, { work = "milan", where = "2" }]\nright = "B"\nalso = ["C"',
            "verdict work",
        ),
    ],
)
def test_a_broken_entry_gets_one_sentence(old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match=r"^\[a\] .*companion\.toml ") as raised:
        read(WHOLE.replace(old, new))
    assert fault in facts(str(raised.value))
    assert "\n" not in str(raised.value)


def test_what_is_no_toml_is_told() -> None:
    with pytest.raises(ValueError, match=pattern("companion.toml cannot")):
        read("[a\n")
