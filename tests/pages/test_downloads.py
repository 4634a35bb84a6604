"""Files that are handed out: one way to name them, whether the server makes them or the browser."""

from pathlib import Path

import pytest

from pages.widgets.downloads import file_name

FIGURE = Path(__file__).parents[2] / "pages" / "browser" / "figure.js"


@pytest.mark.parametrize(
    ("name", "kind", "file"),
    [
        ("learning_curves", "csv", "learning-curves.csv"),
        ("finite_agnostic_over_m", "html", "finite-agnostic-over-m.html"),
    ],
)
def test_a_file_has_hyphens(name: str, kind: str, file: str) -> None:
    assert file_name(name, kind) == file


def test_the_browser_names_a_figure_likewise() -> None:
    assert 'data.name.replaceAll("_", "-")' in FIGURE.read_text("utf-8")
