"""C and gamma in pieces: the map fills row by row, and links and a Stop keep their meaning."""

from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds.numbers import UNBROKEN
from laboratory.figures.theme import background, color_of, mixed, readable_on
from laboratory.topics import views
from laboratory.topics.svm_and_kernels.grid.run import GridData, GridRun, gathered, grid_row, pieces, tried
from laboratory.topics.svm_and_kernels.grid.text import more
from laboratory.worlds.circles import Circles
from laboratory.worlds.xor import Xor
from pages.widgets.piecework import Work, Worker
from tests.opening import charts, messages, opened
from tests.opening import page_text as text_of
from tests.sentences import facts

VIEW = views["svm_and_kernels.grid"]
FEW: dict[str, Any] = {"world": "circles", "noise": 0.3, "m": 40}


def test_the_pieces_are_the_rows_of_the_grid() -> None:
    rows = pieces("xor", "4", 0.2, 50, 3)
    assert [cost for _, cost in rows] == [2.0**p for p in range(-5, 16, 2)]
    data = rows[0][0]
    assert data.world == Xor(noise=0.2) and data.gammas == tuple(2.0**p for p in range(-11, 10, 2))
    assert len(pieces("cancer")) == 6 and pieces("cancer")[0][0].world is None
    np.testing.assert_array_equal(tried((data, 2.0)), grid_row(data, 2.0))


def test_the_map_shows_what_is_known_so_far_and_frames_the_best() -> None:
    rows = [np.array([0.5, 0.9]), np.array([0.95, 0.4])]
    data = GridData(Circles(noise=0.1), 40, 1, (1.0, 2.0, 4.0), (0.5, 8.0))
    result = VIEW().of_run(GridRun(data, tuple(rows)))
    heat = result.figure.data[0]
    np.testing.assert_array_equal(heat.z, rows)
    assert list(result.figure.layout.xaxis.ticktext) == ["−1", "3"]
    frame = result.figure.layout.shapes[0]
    assert (frame.x0, frame.y0) == (-0.5, 0.5)
    assert result.headline.measured == f"95.0{UNBROKEN}%" and "best 4" in facts(result.headline.by)
    assert result.table["C"] == [1, 1, 2, 2] and result.table["accuracy"] == [0.5, 0.9, 0.95, 0.4]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_digits_can_be_read_on_every_cell(theme: str) -> None:
    """Black has luminance 0 and white 1, so one of them contrasts by sqrt(1.05 / 0.05) = 4.58 with any colour."""
    for share in np.linspace(0, 1, 41).tolist():
        cell = mixed(background(theme), color_of(0, theme), share)
        linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
                  for v in (int(cell[i : i + 2], 16) / 255 for i in (1, 3, 5))]  # fmt: skip
        luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        contrast = (luminance + 0.05) / 0.05 if readable_on(cell) == "#000000" else 1.05 / (luminance + 0.05)
        assert contrast >= 4.5, (cell, contrast)


def test_the_page_fills_it_and_tells_the_truth_beside_the_estimate() -> None:
    linked = {"grid.m": "40", "grid.noise": "0.3", "grid.factor": "16", "grid.seed": "1"}
    app = opened("svm_and_kernels", show="grid", **linked)
    assert not app.exception and not messages(app)
    arguments = {**FEW, "seed": 1}
    run = gathered([tried(piece) for piece in pieces(**arguments)], **arguments)
    assert f"{100 * run.accuracy:.1f}{UNBROKEN}%" in text_of(
        app
    ) and f"{100 * (run.true or 0):.1f}{UNBROKEN}%" in text_of(app)
    app.text_input(key="grid.noise").set_value("2").run()
    assert not app.exception and any("a number between 0 and 0.4" in words for words in messages(app))
    assert len(charts(app)) == 1, "the last map that fitted stays, greyed"


def test_a_search_that_is_stopped_keeps_its_rows() -> None:
    rows = pieces(**FEW)[:3]
    known: dict[Any, np.ndarray] = {}
    work = Work("grid", FEW, rows, tried, str)
    stopped = Worker(work, known)
    stopped.stop()
    while not stopped.wait(1):
        pass
    assert len(known) <= 1 and stopped.error is None
    again = Worker(work, known)
    while not again.wait(1):
        pass
    assert set(known) == set(rows)


@pytest.mark.parametrize(("estimate", "told_of"), [(0.8, "right"), (0.8003, "right"), (0.82, "2.0 percentage points")])
def test_an_estimate_that_is_right_is_neither_too_high_nor_below(estimate: float, told_of: str) -> None:
    """The best pair's accuracy is 0.8, exactly; of labels of which a third is flipped no predictor exceeds 2/3."""
    data = pieces("circles", noise=1 / 3, m=20)[0][0]
    run = GridRun(data, (np.array([estimate]),))
    run.__dict__["true"] = 0.8
    assert told_of in more(run) and f"exceeds 66.67{UNBROKEN}%" in more(run)
    assert ("points" in more(run)) == (told_of != "right")


def test_an_accuracy_of_all_is_that_of_all_only() -> None:
    data = pieces("circles", noise=0, m=20)[0][0]
    for estimate, true, read in ((1.0, 0.99964, "99.96"), (1.0, 1.0, "100.0")):
        run = GridRun(data, (np.array([estimate]),))
        run.__dict__["true"] = true
        assert f"**{read}{UNBROKEN}%**: the" in more(run) and run.accuracy == estimate
