"""The site is written whole: until it is, and where it fails, the one that was there stays as it is."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs_builder import site as building
from docs_builder.links import faults
from docs_builder.site import build
from docs_builder.whole_folder import whole_folder

SIGN = "index.html"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An old site."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / SIGN).write_text("old")
    (folder / "gone.html").write_text("old")
    return folder


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_old_site_is_served_until_the_new_is_whole(site: Path) -> None:
    with whole_folder(site, SIGN) as new:
        (new / SIGN).write_text("new")
        assert names(site) == ["gone.html", SIGN] and (site / SIGN).read_text() == "old"
    assert names(site) == [SIGN] and (site / SIGN).read_text() == "new"
    assert names(site.parent) == ["site"]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_build_that_fails_leaves_the_old_site_and_nothing_beside_it(
    site: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(building, "write", fails)
    with pytest.raises(type(error)):
        build(site)
    assert names(site) == ["gone.html", SIGN] and names(site.parent) == ["site"]


def test_where_the_new_one_cannot_be_put_the_old_one_comes_back(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename, made = Path.rename, iter([True, False, True])

    def once(path: Path, to: Path) -> Path:
        if next(made):
            return rename(path, to)
        raise OSError(16, "Device or resource busy")

    monkeypatch.setattr(Path, "rename", once)
    with pytest.raises(OSError, match="busy"), whole_folder(site, SIGN) as new:
        (new / SIGN).write_text("new")
    assert (site / SIGN).read_text() == "old" and names(site.parent) == ["site"]


def test_a_folder_of_other_files_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "theses.txt").write_text("mine")
    for place in (tmp_path, tmp_path / "theses.txt"):
        with pytest.raises(FileExistsError, match="not"):
            build(place)
    assert names(tmp_path) == ["theses.txt"]


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own")
def test_a_link_to_the_site_stays_one(site: Path) -> None:
    link = site.parent / "public"
    link.symlink_to(site)
    with whole_folder(link, SIGN) as new:
        (new / SIGN).write_text("new")
    assert link.is_symlink() and (site / SIGN).read_text() == "new"


def test_links_are_checked_before_the_site_is_put_in_its_place(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> list[str]:
        return []

    def checked(folder: Path) -> Iterator[str]:
        assert (site / SIGN).read_text() == "old" and folder != site
        return faults(folder)

    monkeypatch.setattr(building, "write", nothing)
    monkeypatch.setattr(building, "_built", nothing)
    monkeypatch.setattr("docs_builder.links.faults", checked)
    assert build(site) == []
    assert names(site) == []
