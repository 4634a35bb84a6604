"""The audit page without a browser: what stands there is what the audit found."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from bounds import theorems
from laboratory.experiments import audited, simulations
from laboratory.topics.audit.run import parts, verdict
from laboratory.topics.audit.text import form, letters, sentence, setting, summed_up
from pages.widgets.symbols import unbroken
from tests.opening import NEVER_SHOWN, as_read, charts, decoded, opened, page_text
from tests.sentences import facts


@pytest.fixture(scope="module")
def quick() -> AppTest:
    return opened("audit", theorem="finite_agnostic", runs="quick", seed="3")


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    return audited("finite_agnostic", simulations()["finite_agnostic"], seed=3, runs=50)


def traces(app: AppTest) -> dict[str, dict[str, Any]]:
    return {trace["name"]: trace for trace in charts(app)[-1].spec["data"]}


def test_what_is_drawn_is_what_was_found(quick: AppTest, rows: list[dict[str, Any]]) -> None:
    curves = traces(quick)
    assert decoded(curves["allowed"]["x"]).tolist() == [row["allowed_rate"] for row in rows]
    for said in {verdict(row) for row in rows}:
        name, dots = f"measured: {said}", [row for row in rows if verdict(row) == said]
        assert decoded(curves[name]["x"]).tolist() == [row["rate"] for row in dots]
        assert curves[name]["error_x"]["array"] == [row["rate_high"] - row["rate"] for row in dots]


def test_every_dot_lies_on_the_height_of_its_own_tick_and_no_two_rows_share_one(quick: AppTest) -> None:
    curves = traces(quick)
    ticks = decoded(curves["allowed"]["y"]).tolist()
    dots = [y for name, trace in curves.items() if name.startswith("measured") for y in decoded(trace["y"]).tolist()]
    assert sorted(dots) == sorted(ticks)
    assert len(set(ticks)) == len(ticks)


def test_sentences_table_and_world(quick: AppTest, rows: list[dict[str, Any]]) -> None:
    text = page_text(quick)
    assert not quick.exception and not NEVER_SHOWN.search(text)
    assert all(unbroken(sentence(row)) in text for row in rows)
    assert simulations()["finite_agnostic"].world in text
    assert "false not hold" in facts(text)
    assert len(quick.table[0].value) == len(rows)


def test_a_mean_is_drawn_as_a_multiple_of_the_bound() -> None:
    app = opened("audit", theorem="bagging_variance", runs="quick")
    audited_rows = audited("bagging_variance", simulations()["bagging_variance"], seed=1, runs=50)
    curves = traces(app)
    assert set(decoded(curves["bound"]["x"])) == {1.0}
    assert decoded(curves["measured: fails"]["x"]).tolist() == [
        row["rate"] / row["bound"] for row in audited_rows if not row["holds"]
    ]


def test_every_control(quick: AppTest) -> None:
    app = opened("audit", theorem="halving", runs="quick")
    app.selectbox(key="theorem").set_value("oob_fraction").run()
    assert "Out bag" in facts(page_text(app))
    app.text_input(key="seed").set_value("-1").run()
    assert "Seed" in facts(as_read(app.error[0].value)) and not app.exception
    app.text_input(key="seed").set_value("5").run()
    assert not app.error
    next(button for button in app.button if button.label == "Another sample").click().run()
    assert app.text_input(key="seed").value == "6" and not app.exception


def test_the_same_in_python_makes_the_same_table(quick: AppTest, rows: list[dict[str, Any]]) -> None:
    (code,) = (element.value for element in quick.code if element.value.startswith("from"))
    names: dict[str, Any] = {}
    exec(code.replace("print(", "told = (").replace(".to_string()", ""), names)
    assert names["told"]["rate"].tolist() == [row["rate"] for row in rows]


def test_what_the_address_asks_in_vain_is_said() -> None:
    app = opened("audit", theorem="no_such", runs="quick")
    assert any("no audited" in facts(as_read(warning.value)) for warning in app.warning)


def test_all_are_the_simulations_and_the_experiments() -> None:
    every = parts("all")
    assert {slug for slug, _ in every.values()} >= set(simulations())
    assert list(parts("perceptron_mistakes")) == ["simulation perceptron_mistakes", "experiment novikoff"]


ROW = {
    "theorem": "finite_agnostic", "kind": "confident", "setting": "m=80 delta=0.1 losses=against the leader",
    "allowed_rate": 0.1, "runs": 200, "failures": 3, "rate": 0.015, "rate_high": 0.0432, "holds": True,
    "form": "as proved",
}  # fmt: skip


def test_words() -> None:
    assert facts(setting(ROW)) == "m = 80, δ = 0.1, losses = leader"
    named = {variable.label: variable.short for variable in theorems["finite_agnostic"].variables}
    assert letters([ROW, ROW]) == f"m: {named['m']}; δ: {named['δ']}"  # a word needs no explanation
    assert not letters([ROW | {"setting": ""}])
    assert facts(sentence(ROW)) == ("m = 80, δ = 0.1, losses = 3 of 200 20 average")
    printed = ROW | {"form": "milan, page 3", "holds": False}
    assert form(printed).endswith("(page 3)") and "not hold" in facts(sentence(printed))
    assert "1 1 no" in facts(summed_up([ROW]))
    assert "1 of 1 fail" in facts(summed_up([ROW, printed]))
    assert f"{theorems['finite_agnostic'].title} fail" in summed_up([ROW | {"holds": False}])


def test_too_few_runs_are_said_not_to_tell() -> None:
    """No failure in 50 runs: at a rate of .0711 this has probability .9289⁵⁰ = .025, so δ = .05 is within reach."""
    few = ROW | {"runs": 50, "failures": 0, "rate": 0.0, "allowed_rate": 0.05, "rate_high": 1 - 0.025 ** (1 / 50)}
    assert facts(verdict(few)) == "inconclusive" and "inconclusive" in facts(sentence(few))
    assert "1 inconclusive" in facts(summed_up([few, ROW]))
    assert verdict(ROW) == "holds" and "inconclusive" not in summed_up([ROW])
    assert verdict(few | {"allowed_rate": 0}) == "holds" and verdict(few | {"holds": False}) == "fails"
