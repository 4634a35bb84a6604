"""The Calculator's fields: the empty one is solved for, what was typed stays, and a class may be counted."""

import streamlit  # noqa: F401  (tells conftest to show errors in full)

from tests.opening import as_read, opened, page_text, switched
from tests.sentences import facts


def test_the_one_empty_field_is_solved_for() -> None:
    app = opened("calculator")
    app.text_input(key="m").set_value("140").run()  # every field has a value: the bound is compared with the target
    assert app.selectbox(key="for").value == "value"
    assert "≤ 0.1 is met" in facts(page_text(app))
    app.text_input(key="m").set_value("139").run()
    assert "≤ 0.1 not met" in facts(page_text(app))
    app.text_input(key="delta").set_value("").run()
    assert not app.error
    assert app.selectbox(key="for").value == "delta"
    assert ">\n0.05427</span>" in page_text(app)  # 3^10 exp(-13.9) = 0.0542615
    app.text_input(key="at_most").set_value("0.2").run()
    assert app.text_input(key="delta").value == ""
    app.text_input(key="delta").set_value("0.05").run()
    app.text_input(key="at_most").set_value("").run()
    assert app.selectbox(key="for").value == "value"
    assert ">\n0.1006</span>" in page_text(app)  # (10 ln 3 + ln 20)/139 = 0.100589


def test_choosing_what_to_solve_for_empties_that_field_and_restores_the_other() -> None:
    app = opened("calculator", **{"for": "value"})
    app.text_input(key="m").set_value("777").run()
    app.text_input(key="delta").set_value("0.01").run()
    for option, field in (("m", "m"), ("delta", "delta"), ("value", "at_most"), ("ln_size", "ln_size"), ("m", "m")):
        app.selectbox(key="for").set_value(option).run()
        assert not app.exception and not app.error
        texts = {name: app.text_input(key=name).value for name in ("m", "delta", "ln_size", "at_most")}
        assert texts == {"m": "777", "delta": "0.01", "ln_size": "10*ln(3)", "at_most": "0.1"} | {field: ""}


def test_two_empty_fields_say_which_to_fill() -> None:
    app = opened("calculator")
    app.text_input(key="delta").set_value(" ").run()
    assert "Two m δ. one" in facts(as_read(app.error[0].value))
    app.text_input(key="at_most").set_value("").run()
    assert "Three fields" in facts(as_read(app.error[0].value))
    app.text_input(key="m").set_value("100").run()
    app.text_input(key="delta").set_value("0.05").run()
    assert not app.error
    assert ">\n0.1399</span>" in page_text(app)  # (10 ln 3 + ln 20)/100 = 0.139819


def test_a_field_that_cannot_be_solved_for_says_so() -> None:
    app = opened("calculator", theorem="vc_uniform_constant", **{"for": "value"})
    app.text_input(key="C").set_value("").run()
    app.text_input(key="at_most").set_value("0.1").run()
    assert "cannot number > 0 1" in facts(as_read(app.error[0].value))
    assert not app.exception


def test_a_link_may_leave_a_field_empty_or_give_everything() -> None:
    emptied = opened("calculator", m="200", delta="", at_most="0.1")
    assert emptied.selectbox(key="for").value == "delta" and not emptied.error
    full = opened("calculator", m="200", at_most="0.05")
    assert full.selectbox(key="for").value == "value"
    assert "≤ 0.05 not met" in facts(page_text(full))
    valued = opened("calculator", m="200", **{"for": "value"})
    assert valued.text_input(key="at_most").value == ""


def test_another_theorem_keeps_the_question_and_fills_what_it_lacked() -> None:
    app = opened("calculator", theorem="vc_vapnik", **{"for": "d"})
    assert app.text_input(key="d").value == ""
    switched(app, "finite_realizable")  # has no d: the usual question is asked
    assert app.selectbox(key="for").value == "m" and not app.error
    app.selectbox(key="theorem").set_value("vc_vapnik").run()
    assert app.selectbox(key="for").value == "m" and not app.error
    assert app.text_input(key="d").value == "10"


def test_a_target_belongs_to_its_quantity() -> None:
    app = opened("calculator")
    app.text_input(key="at_most").set_value("0.25").run()
    switched(app, "sauer")
    assert float(app.text_input(key="at_most").value or "nan") > 1 and not app.error
    switched(app, "finite_agnostic")
    assert app.text_input(key="at_most").value == "0.25"


def test_a_class_is_counted_beside_its_field() -> None:
    app = opened("calculator")
    app.text_input(key="_count_ln_size").set_value("3^10 + 1").run()
    assert "59,050 logarithm 10.9861" in facts(page_text(app))
    next(button for button in app.button if button.label == "Use it").click().run()
    assert app.text_input(key="ln_size").value == "ln(59050)"
    app.text_input(key="_count_ln_size").set_value("2^(2^20)").run()
    next(button for button in app.button if button.label == "Use it").click().run()
    assert app.text_input(key="ln_size").value == "1048576*ln(2)"
    assert ">\n7,268,205</span>" in page_text(app)  # (2^20 ln 2 + ln 20)/0.1 = 7268204.94
    app.text_input(key="_count_ln_size").set_value("import os").run()
    assert "cannot counted" in facts(as_read(app.error[0].value))


def test_a_field_stands_in_the_address_until_it_is_usual_again() -> None:
    app = opened("calculator")
    usual = app.text_input(key="delta").value
    app.text_input(key="delta").set_value("0.0005").run()
    assert app.query_params["delta"] == "0.0005"
    app.text_input(key="delta").set_value(usual).run()
    assert "delta" not in app.query_params


def test_numbers_figure_and_report_can_be_taken_away() -> None:
    app = opened("calculator")
    assert [button.proto.label for button in app.get("download_button")] == ["CSV", "HTML", "Report"]


def test_a_value_that_hardly_anybody_means_gets_one_question_and_a_button_that_does_it() -> None:
    """ε = 0.1 and |H| = 3^10: 140 examples at δ = 0.05, (ln 1000 + ln 20)/0.1 of them for 1,000 hypotheses."""
    app = opened("calculator", m="", delta="95 %", at_most="0.1")
    assert app.text_input(key="delta").value == "95 %" and not app.error
    assert facts(as_read(app.warning[0].value)) == "δ = 0.95 95 of 100; δ = 0.05"
    app.button(key="_meant_delta_0").click().run()
    assert app.text_input(key="delta").value == "0.05" and not app.warning
    assert ">\n140</span>" in page_text(app)
    app.text_input(key="ln_size").set_value("1000").run()
    assert len(app.warning) == 1
    app.button(key="_meant_ln_size_0").click().run()
    assert app.text_input(key="ln_size").value == "ln(1000)" and not app.warning
    assert ">\n100</span>" in page_text(app)


def test_a_value_outside_the_domain_has_a_button_for_each_that_may_be_meant() -> None:
    app = opened("calculator", m="", delta="95", at_most="0.1")
    assert "between 0 1; 95. 0.95 0.05" in facts(as_read(app.error[0].value))
    app.button(key="_meant_delta_1").click().run()
    assert app.text_input(key="delta").value == "0.05" and not app.error


def test_how_a_comma_was_read_is_said_beside_the_field_and_what_was_typed_stays() -> None:
    app = opened("calculator", m="1,000", delta="0,05")
    said = [facts(text.value) for text in app.caption]
    assert [item for item in said if item == "1000"] and [item for item in said if item == "0.05"]
    assert [app.text_input(key=name).value for name in ("m", "delta")] == ["1,000", "0,05"]
    assert not app.error and not app.warning
