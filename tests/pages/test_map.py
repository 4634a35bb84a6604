"""The Map: it is the theorems' own numbers, every control moves it, and what cannot be drawn is said."""

import csv
import io
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import Ln, theorems
from bounds.atlas import AtlasQuestion, atlas, contestants, spread
from laboratory.figures.atlas import atlas_table
from pages.widgets.downloads import csv_text
from tests.opening import NEVER_SHOWN, as_read, charts, decoded, messages, opened, page_text
from tests.sentences import facts

MAP = {"sizes": spread(10, 1e6, 73, True), "d": spread(1, 1e3, 49, True), "ln_size": spread(1, 1e4, 49, False)}


def regions(app: AppTest) -> dict[str, np.ndarray]:
    """Name and extent of each region of the map."""
    spec = charts(app)[0].spec
    return {trace["name"]: heights(trace) for trace in spec["data"] if trace["type"] == "heatmap"}


def heights(trace: dict[str, Any]) -> np.ndarray:
    z = trace["z"]
    if isinstance(z, dict):
        rows, columns = (int(count) for count in z["shape"].split(","))
        return decoded(z).reshape(rows, columns)
    return np.array(z, dtype=float)


def test_it_opens_on_a_map_of_several_winners() -> None:
    app = opened("calculator", part="map")
    assert not app.exception and not app.error
    assert {"VC bound, realizable", "VC bound of Catoni 2004"} < set(regions(app))
    assert "1,000 d = 10 risk ≤" in facts(page_text(app))


def test_the_map_is_the_theorem_bit_for_bit() -> None:
    """In ln|H| one theorem wins the whole gap map: the smaller of two formulas, wherever it is below 1."""
    app = opened("calculator", part="map", event="gap", over="ln_size")
    m, ln_size = np.meshgrid(MAP["sizes"], MAP["ln_size"])
    expected = theorems["finite_one_sided"].grid(m=m, delta=0.05, ln_size=ln_size)
    result = regions(app)["Finite class, one-sided"]
    inside = expected < 1
    assert inside.any(axis=0).all()  # so the region reaches from end to end
    rows = inside.any(axis=1)
    np.testing.assert_array_equal(result, np.where(inside, expected, np.nan)[rows])


def test_every_region_holds_the_bounds_of_its_winner() -> None:
    app = opened("calculator", part="map", setting="agnostic", training_error="0.1", delta="0.01")
    result = atlas(AtlasQuestion("true risk", "d", False, 0.01, 0.1), MAP["sizes"], MAP["d"])
    names = regions(app)
    (grey,) = set(names) - {contestant.title for contestant in result.shares}
    assert "vacuous" in grey
    for place, contestant in enumerate(result.contestants):
        mine = result.winner == place
        if mine.any():
            np.testing.assert_array_equal(
                np.sort(names[contestant.title][np.isfinite(names[contestant.title])]),
                np.sort(result.values[place][mine]),
            )


@pytest.mark.parametrize(
    ("key", "value"), [("event", "excess risk"), ("event", "gap"), ("over", "ln_size"), ("setting", "agnostic")]
)
def test_each_choice_draws_another_map(key: str, value: str) -> None:
    app = opened("calculator", part="map")
    before = charts(app)[0].spec
    app.selectbox(key=key).set_value(value).run()
    assert not app.exception and not app.error
    assert charts(app)[0].spec != before
    assert not NEVER_SHOWN.search(page_text(app))


@pytest.mark.parametrize(("key", "value"), [("m", "77"), ("d", "3"), ("delta", "1e-300")])
def test_each_field_moves_the_point_or_the_map(key: str, value: str) -> None:
    app = opened("calculator", part="map")
    before = page_text(app)
    app.text_input(key=key).set_value(value).run()
    assert not app.exception and not app.error
    assert page_text(app) != before
    assert not NEVER_SHOWN.search(page_text(app))


def test_a_theorem_that_is_left_out_wins_nothing() -> None:
    app = opened("calculator", part="map", without="vc_catoni")
    assert app.multiselect(key="without").value == ["vc_catoni"]
    assert "Catoni 2004" not in facts(regions(app))
    app.multiselect(key="without").set_value([]).run()
    assert "Catoni 2004" in facts(regions(app))


def test_with_everybody_left_out_it_says_so() -> None:
    everybody = [contestant.theorem.slug for contestant in contestants(AtlasQuestion("gap", "ln_size"), slow=True)]
    app = opened("calculator", part="map", event="gap", over="ln_size", without=",".join(everybody))
    assert not app.exception
    assert "bounds vacuous" in facts(page_text(app))
    (grey,) = regions(app)
    assert "vacuous" in grey


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("m", "0", "m ≥ 1 0"),
        ("d", "2.5", "d ≥ 1 2.5"),
        ("delta", "nan", "δ between 0 1 nan"),
        ("delta", "", "is empty"),
    ],
)
def test_a_wrong_number_gets_its_sentence_and_stays(key: str, value: str, says: str) -> None:
    app = opened("calculator", part="map")
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert says in facts(as_read(app.error[0].value))
    assert app.text_input(key=key).value == value


@pytest.mark.parametrize("delta", ["0.25", "0.2500001", "0.3", "0.6", "0.99", "0.9999999999999999"])
def test_a_theorem_that_does_not_apply_drops_out_with_its_reason(delta: str) -> None:
    """Theorem 28.4 of Understanding Machine Learning is stated for δ up to 1/4; all others go on."""
    app = opened("calculator", part="map", delta=delta)
    assert not app.exception and not app.error and not NEVER_SHOWN.search(page_text(app))
    assert len(regions(app)) > 2
    outside = f"δ > 0 ≤ 0.25 {delta}"
    assert (outside in facts(as_read(page_text(app)))) == (float(delta) > 0.25)


@pytest.mark.parametrize("setting", [{}, {"event": "gap"}, {"event": "excess risk"}, {"over": "ln_size"}])
@pytest.mark.parametrize(
    "point",
    [
        {"m": "1", "d": "10**15", "ln_size": "10**15"},
        {"m": "10**15", "d": "1", "ln_size": "0.001", "delta": "1e-300"},
        {"m": "20", "d": "121", "delta": "0.99"},
    ],
)
def test_every_legal_point_has_its_map_and_its_reasons(setting: dict[str, str], point: dict[str, str]) -> None:
    app = opened("calculator", part="map", **setting, **point)
    assert not app.exception and not app.error and not NEVER_SHOWN.search(page_text(app))
    assert charts(app) and app.table


@pytest.mark.parametrize("ln_size", ["0", "1e200"])
def test_what_a_logarithmic_map_cannot_show_is_said(ln_size: str) -> None:
    app = opened("calculator", part="map", over="ln_size", ln_size=ln_size)
    assert not app.exception
    assert "0.001 10¹⁵" in facts(as_read(app.error[0].value))


def test_a_point_beyond_the_usual_range_stretches_the_map() -> None:
    app = opened("calculator", part="map", m="1000000000000", d="100000")
    assert not app.exception and not app.error
    spec = charts(app)[0].spec
    point = next(trace for trace in spec["data"] if trace["name"] == "your point")
    assert decoded(point["x"])[0] == 1e12 and spec["layout"]["xaxis"]["range"][1] > 12


@pytest.mark.parametrize("m", ["1", "1" + 15 * "0"])
@pytest.mark.parametrize("ln_size", ["0.001", "2**20*ln(2)", "1e15"])
def test_classes_tiny_and_huge_are_drawn(m: str, ln_size: str) -> None:
    app = opened("calculator", part="map", over="ln_size", ln_size=ln_size, m=m, setting="agnostic")
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(page_text(app))


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("calculator", part="map", event="luck", without="vc_nobody", tpyo="1")
    text = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("event = luck", "vc_nobody", "tpyo"):
        assert part in text


def test_the_table_names_the_winner_of_every_cell() -> None:
    result = atlas(AtlasQuestion("gap", "d"), np.array([10.0, 1000.0]), np.array([10.0]))
    rows = list(csv.DictReader(io.StringIO(csv_text(atlas_table(result)))))
    assert [(row["winner"], row["ends"]) for row in rows] == [("", ""), ("vc_devroye", "both")]
    assert rows[0]["bound"] == ""
    assert float(rows[1]["bound"]) == pytest.approx(theorems["vc_devroye"](m=1000, delta=0.05, d=10), rel=1e-14)
    assert rows[1]["runner_up"] == "vc_vapnik_growth"


def test_the_snippet_on_the_page_prints_the_ranking(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("calculator", part="map", over="ln_size", setting="agnostic", without="finite_kl")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    printed = capsys.readouterr().out.splitlines()
    best = theorems["finite_binomial"](m=1000, delta=0.05, errors=50, ln_size=Ln(3, 10))
    assert printed[0].rpartition(" ")[0] == theorems["finite_binomial"].title
    assert float(printed[0].rpartition(" ")[2]) == pytest.approx(best, rel=1e-12)
    assert not any(theorems["finite_kl"].title in line for line in printed)


def test_the_map_is_called_so_where_a_link_is_wrong() -> None:
    app = opened("calculator", part="map", event="banana")
    assert "map" in messages(app)[0] and "atlas" not in (messages(app)[0] + page_text(app)).lower()
