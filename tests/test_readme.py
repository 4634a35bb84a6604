"""The README tells the truth: its examples run, its links lead somewhere, and it is short."""

import doctest
import re
from pathlib import Path

import pytest

import bounds
from bounds.index.listing import markdown_page

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
LINKED = re.findall(r"\]\(((?!https?:)[^)]+)\)", re.sub(r"```.*?```", "", README, flags=re.DOTALL))
PICTURES = [path for path in LINKED if path.endswith(".png")]
KILOBYTE = 1_000


def test_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_it_is_short() -> None:
    assert len(README.encode()) <= 8 * KILOBYTE


@pytest.mark.parametrize("path", sorted(set(LINKED)))
def test_its_links_lead_somewhere(path: str) -> None:
    assert (ROOT / path).is_file()


def test_it_shows_the_lab() -> None:
    assert len(PICTURES) == 3
    for path in PICTURES:
        picture = (ROOT / path).read_bytes()
        assert picture.startswith(b"\x89PNG") and len(picture) <= 150 * KILOBYTE


@pytest.mark.parametrize("folder", re.findall(r"`([a-z/]+)`", "\n".join(re.findall(r"^\| (`[^|]+) \|", README, re.M))))
def test_its_table_of_folders_names_folders(folder: str) -> None:
    assert (ROOT / folder).is_dir()


def test_the_table_of_theorems_lists_every_theorem() -> None:
    assert (ROOT / "docs" / "theorems.md").read_text("utf-8") == markdown_page(bounds.theorems), "run `make theorems`"
