"""The Calculator: right numbers, the very chart, every theorem, and a sentence for whatever was typed wrong."""

import math

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import theorems
from laboratory.figures.bound_heights import grid
from pages.answering.question import solvable, target_word
from tests.all_told import over
from tests.opening import NEVER_SHOWN, as_read, charts, curve, decoded, opened, page_text, switched
from tests.pages.test_what_if import every_number_has_a_slider_whose_stops_the_theorem_takes
from tests.running.sampling import sampled
from tests.sentences import facts


def test_ten_boolean_literals_need_140_examples() -> None:
    """Mitchell, Machine Learning, section 7.3."""
    app = opened("calculator")
    assert ">\n140</span>" in page_text(app)
    assert "m = 140, m = 139 not" in facts(page_text(app))
    assert "risk ≤ 0.09988" in facts(page_text(app))  # (10 ln 3 + ln 20)/140 = 0.0998704


def test_the_chart_is_the_theorem_to_the_last_bit() -> None:
    app = opened("calculator", theorem="finite_agnostic", **{"for": "value"}, m="2000", delta="0.01", ln_size="ln(500)")
    x, y = curve(app)
    assert x.size > 100
    expected = np.array([math.sqrt((math.log(500) + math.log(200)) / (2 * m)) for m in x])
    np.testing.assert_allclose(y, expected, rtol=1e-14)
    np.testing.assert_array_equal(y, theorems["finite_agnostic"].grid(m=x, delta=0.01, ln_size=math.log(500)))


def test_a_changed_field_moves_number_and_chart() -> None:
    app = opened("calculator", **{"for": "value"})
    before = curve(app)[1]
    app.text_input(key="delta").set_value("0.0005").run()
    assert not app.error
    assert (curve(app)[1] > before).all()
    app.text_input(key="m").set_value("250").run()
    assert ">\n0.07435</span>" in page_text(app)  # (10 ln 3 + ln 2000)/250 = 0.0743481


def test_one_session_walks_through_every_family() -> None:
    app = opened("calculator")
    firsts = {theorem.family: theorem.slug for theorem in theorems.values()}
    for slug in firsts.values():
        switched(app, slug)
        assert not app.exception, slug
        assert not app.error, slug
        assert app.selectbox(key="theorem").value == slug
        assert not NEVER_SHOWN.search(page_text(app)), slug


@pytest.mark.parametrize("slug", sampled(theorems, 6, adds="the Calculator opened on five theorems more of six"))
def test_any_theorem_opens_from_a_link_and_shows_its_value(slug: str) -> None:
    app = opened("calculator", theorem=slug, **{"for": "value"})
    theorem = theorems[slug]
    assert not app.exception and not app.error
    every_number_has_a_slider_whose_stops_the_theorem_takes(app, theorem)
    sentence = page_text(app)
    assert all(assumption.statement in sentence for assumption in theorem.assumes)
    over = app.session_state["over"]
    x, y = curve(app)
    assert app.text_input(key=target_word(theorem)).value == ""
    inputs = {variable.name: app.session_state[variable.name] for variable in theorem.variables}
    numbers = {name: float(text) for name, text in inputs.items() if "ln" not in text}
    logarithms = {name: 10 * math.log(3) for name, text in inputs.items() if text == "10*ln(3)"}
    expected = theorem.grid(**{**numbers, **logarithms, over: x})
    np.testing.assert_allclose(y, expected, rtol=1e-12, equal_nan=True)


@pytest.mark.parametrize("place", sampled(range(0, len(theorems), 3), 3, adds="six theorems more of nine solved there"))
def test_any_theorem_is_solved_for_a_variable(place: int) -> None:
    """A part of the theorems for one of their variables, in turns; all of them are solved in tests/bounds."""
    slug = list(theorems)[place]
    names = solvable(theorems[slug])  # none where all variables are tuned or uneven
    if not names:
        return
    name = names[place % len(names)]
    app = opened("calculator", theorem=slug, **{"for": name})
    assert not app.exception and not app.error
    assert app.session_state["for"] == name
    assert app.text_input(key=name).value == ""
    assert any(word in page_text(app).lower() for word in ("verified", "certified", "prove"))
    assert not NEVER_SHOWN.search(page_text(app))


def test_another_family_shows_its_first_theorem() -> None:
    app = opened("calculator")
    assert len(app.selectbox(key="theorem").options) == len(theorems)
    app.selectbox(key="_family").set_value("margin").run()
    assert not app.exception and not app.error
    first = next(theorem for theorem in theorems.values() if theorem.family == "margin")
    assert app.selectbox(key="theorem").value == first.slug
    assert first.statement in page_text(app)


def test_what_was_typed_survives_another_theorem() -> None:
    app = opened("calculator", **{"for": "value"})
    app.text_input(key="m").set_value("777").run()
    switched(app, "perceptron_mistakes")
    switched(app, "vc_vapnik")
    assert app.text_input(key="m").value == "777"
    assert app.selectbox(key="for").value == "value"


@pytest.mark.parametrize("text", ["0", "1", "1.2", "nan", "-0.1", "inf", "often", "1e-301"])
def test_a_wrong_delta_gets_its_sentence_and_stays(text: str) -> None:
    app = opened("calculator", delta=text)
    assert not app.exception
    assert "δ between 0 1" in facts(as_read(app.error[0].value))
    assert app.text_input(key="delta").value == text


@pytest.mark.parametrize("text", ["0", "-3", "1.5", "abc", "1" + 400 * "0", "10^400", "nan"])
def test_a_wrong_m_gets_its_sentence_and_stays(text: str) -> None:
    app = opened("calculator", m=text, **{"for": "value"})
    assert not app.exception
    assert "m integer ≥ 1" in facts(as_read(app.error[0].value))
    assert len(as_read(app.error[0].value)) < 200
    assert app.text_input(key="m").value == text[:400]


def test_hints_come_before_the_answer() -> None:
    app = opened("calculator", hints="1")
    assert "140" not in page_text(app) and not charts(app) and not app.code
    for number, name in enumerate(("It needs:", r"L_{\mathcal D}(h_S)", r"\frac{1}{0.05}}{m} \le 0.1"), 1):
        app.button(key="_next_hint").click().run()
        assert f"Hint {number}" in page_text(app) and name in page_text(app)
        assert "140" not in page_text(app)
    app.button(key="_next_hint").click().run()
    assert ">\n140</span>" in page_text(app) and charts(app)
    app.text_input(key="delta").set_value("0.01").run()  # another question starts anew
    assert "156" not in page_text(app) and not charts(app)
    app.toggle(key="_hints").set_value(False).run()
    assert ">\n156</span>" in page_text(app)


def test_steps_tell_what_the_proof_gave_away() -> None:
    """(3^10/0.05)^(1/140): 1 - exp(-13.98186/140) = 0.0950455 with (1 - ε)^m kept, and 133 examples (132.7)."""
    text = page_text(opened("calculator"))
    assert "1 − ε ≤ e^(−ε): 0.09505 without 0.09988 5.08% lost" in facts(text)
    assert "Without m = 133" in facts(text)
    app = opened("calculator", theorem="two_coins_lower", **{"for": "value"})
    assert "factor 3.13" in facts(page_text(app))  # .0507 for .1587 at m = 99, α = 0.1


def test_a_sharper_theorem_is_one_click_away() -> None:
    app = opened("calculator")
    app.button(key="_open_finite_realizable_sharp").click().run()
    assert app.selectbox(key="theorem").value == "finite_realizable_sharp"
    assert ">\n133</span>" in page_text(app)


def test_the_figure_marks_where_the_bound_begins() -> None:
    """(10 ln 3 + ln 20)/m < 1 from m = 14 on: 10 ln 3 + ln 20 = 13.98."""
    app = opened("calculator")
    assert "m = 14" in facts(page_text(app))
    spec = charts(app)[0].spec
    assert decoded(spec["data"][2]["x"])[0] == 14
    assert [note["text"] for note in spec["layout"]["annotations"]][-1] == "from m = 14"
    rising = opened("calculator", theorem="finite_agnostic", over="ln_size", **{"for": "value"}, m="100")
    assert "up |H| = 196.3" in facts(page_text(rising))  # 200 - ln 40 = 196.3111


@pytest.mark.parametrize("text", ["nan", "much", "1e999"])
def test_a_wrong_target_gets_its_sentence(text: str) -> None:
    app = opened("calculator")
    app.text_input(key="at_most").set_value(text).run()
    assert not app.exception
    assert len(app.error) == 1
    assert app.text_input(key="at_most").value == text


def test_unknown_choices_in_the_link_are_told() -> None:
    app = opened("calculator", theorem="finite_agnosti", over="x", dleta="0.2", v="9", **{"for": "unknown"})
    text = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("theorem = finite_agnosti", "for = unknown", "over = x", "dleta", "v = 9"):
        assert part in text
    assert not app.exception
    switched(app, "finite_agnostic")
    assert "finite_agnosti”" not in "\n".join(as_read(warning.value) for warning in app.warning)


def test_a_condition_between_variables_gets_its_sentence() -> None:
    app = opened("calculator", theorem="perceptron_mistakes", radius="0.1", gamma="1", **{"for": "value"})
    assert "γ ρ γ ≤ ρ γ = 1 ρ = 0.1" in facts(as_read(app.error[0].value))


def test_a_vacuous_bound_says_so_and_where_it_becomes_informative() -> None:
    """(10 ln 3 + ln 20)/m < 1 from m = 14 on: 10 ln 3 + ln 20 = 13.98."""
    app = opened("calculator", m="6", **{"for": "value"})
    assert "Vacuous bound" in page_text(app)
    assert "at most 2.331 never exceeds 1" in facts(as_read(app.warning[0].value))
    assert "m = 14" in facts(as_read(app.button(key="_informative_size").label))


def test_what_cannot_be_had_is_said_in_words() -> None:
    app = opened("calculator", at_most="0")
    assert not app.exception
    assert "None" in page_text(app)
    assert "No m ≤ 0" in facts(as_read(app.warning[0].value))


def test_an_open_constant_is_said_to_be_a_choice() -> None:
    app = opened("calculator", theorem="vc_uniform_constant")
    assert any("not specify" in facts(caption.value) for caption in app.caption)


@over(list(theorems))
def test_the_curve_runs_over_values_the_theorem_takes(slug: str) -> None:
    for variable in theorems[slug].variables:
        values = grid(variable, variable.default)
        assert values.size >= 10 and (np.diff(values) > 0).all()
        assert values[0] <= variable.default <= values[-1]


@pytest.mark.parametrize(
    ("link", "number", "words"),
    [
        (dict(theorem="perceptron_mistakes", radius="3.3", gamma="1"), "10", "at most 10 mistakes"),
        (
            dict(theorem="johnson_lindenstrauss", epsilon="0.5", delta="0.05", vectors="4950"),
            "293",
            "so 293 dimensions",
        ),
        (dict(theorem="confidence_lower", epsilon="0.05", delta="0.05"), "59", "at least 59 examples"),
    ],
)
def test_a_count_is_told_as_the_whole_number_it_comes_to(link: dict[str, str], number: str, words: str) -> None:
    """10.89 mistakes, 292.7 dimensions that are enough, 58.4 examples that are needed."""
    text = page_text(opened("calculator", **{"for": "value"}, **link))
    assert f"\n{number}</span>" in text and words in facts(text)


def test_a_gap_within_the_range_of_the_loss_is_informative() -> None:
    link = dict(theorem="bernstein", m="10", delta="0.05", variance="0.25", loss_range="10")
    app = opened("calculator", **{"for": "value"}, **link)
    assert not app.warning and "Vacuous bound" not in page_text(app)
    narrow = opened("calculator", **{"for": "value"}, **link | {"loss_range": "0.3", "m": "1"})
    assert "never exceeds 0.3" in facts(narrow.warning[0].value)
