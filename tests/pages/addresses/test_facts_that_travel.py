"""Facts are told once: what somebody sets on a page stands on the next, which says so; a link stays what it says."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics import laboratories, views
from laboratory.topics.learning_curves.run import PRESETS, SMALLEST
from laboratory.views.fields import Number
from pages.lasting import travelling
from pages.widgets import link, opening_address
from pages.widgets.piecework import Worker
from tests.opening import as_read, calm, opened, turned

FROM, NOT_USED = " kept from ", " not fit here"
PERCEPTRON = views["perceptron_lab.updates"]
CALCULATOR, CURVES = "Calculator", "Learning curves"


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long work is not begun: only fields are looked at."""
    monkeypatch.setattr(Worker, "_run", lambda self: None)


def typed(app: AppTest, key: str, value: str) -> AppTest:
    return app.text_input(key=key).set_value(value).run()


def text(app: AppTest, key: str) -> str:
    return str(app.text_input(key=key).value)


def kept(app: AppTest) -> dict[str, str]:
    """From where the page says that it has a fact, by the fact."""
    said = (sentence.split(FROM) for sentence in _sentences(app) if FROM in sentence)
    return {fact: source for facts, source in said for fact in facts.rpartition(" ")[0].split(" and ")}


def refused(app: AppTest) -> list[str]:
    """What the page says that it does not use."""
    return [sentence for sentence in _sentences(app) if NOT_USED in sentence]


def reasons(app: AppTest) -> str:
    """Why it does not: in the help of a quiet line."""
    (block,) = [block for block in app.caption if NOT_USED in block.value]
    return as_read(block.help)


def _sentences(app: AppTest) -> list[str]:
    """Those of the line about facts."""
    blocks = [*app.markdown, *app.caption]
    lines = [as_read(block.value) for block in blocks if FROM in block.value or NOT_USED in block.value]
    return [sentence.removesuffix(".") for line in lines for sentence in line.split(". ")]


def calculator(**address: str) -> AppTest:
    """A question that gives m, d and δ."""
    return opened("calculator", theorem="vc_rademacher", **{"for": "value", **address})


def test_a_confidence_goes_from_the_calculator_to_learning_curves_and_back() -> None:
    app = typed(opened("calculator"), "delta", "0.01")
    assert not kept(app)
    turned(app, "learning_curves")
    assert not app.exception and not app.error
    assert text(app, "failure") == app.query_params["failure"] == "0.01"
    assert kept(app) == {"δ = 0.01": CALCULATOR}
    typed(app, "failure", "0.02")
    assert not kept(app)
    turned(app, "calculator")
    calm(app)
    assert text(app, "delta") == app.query_params["delta"] == "0.02"
    assert kept(app) == {"δ = 0.02": CURVES}


def test_facts_go_to_a_laboratory_from_it_to_another_and_stay_until_something_else_is_set() -> None:
    app = typed(typed(calculator(), "m", "200"), "delta", "0.01")
    turned(app, "finite_classes")
    assert kept(app) == {"m = 200": CALCULATOR}  # of misleading samples
    app.session_state["show"] = "chosen"
    calm(app.run())
    assert [text(app, f"chosen.{name}") for name in ("m", "delta")] == ["200", "0.01"]
    assert kept(app) == {"δ = 0.01": CALCULATOR, "m = 200": CALCULATOR}
    typed(app, "chosen.m", "300")
    assert kept(app) == {"δ = 0.01": CALCULATOR}
    app.session_state["show"] = "threshold"
    assert text(app.run(), "threshold.m") == "300"
    view = laboratories["finite_classes"].views["chosen"]
    assert kept(app) == {"δ = 0.01": CALCULATOR, "m = 300": f"“{view}”"}
    turned(app, "calculator")
    assert [text(app, name) for name in ("m", "delta")] == ["300", "0.01"]
    assert kept(app) == {"m = 300": laboratories["finite_classes"].title}


def test_a_value_that_the_field_cannot_take_leaves_it_its_own_and_says_so() -> None:
    app = turned(typed(calculator(), "m", "500"), "perceptron_lab")
    calm(app)
    assert text(app, "updates.m") == "40" and "updates.m" not in app.query_params
    (sentence,) = refused(app)
    numbers = {field.name: field for field in PERCEPTRON.view.fields if isinstance(field, Number)}
    assert sentence.startswith(f"m = 500 from {CALCULATOR}") and numbers["m"].domain.words in reasons(app)
    assert not [button for button in app.button if button.label == travelling.OWN_VALUES]
    typed(app, "updates.m", "50")
    assert not kept(app) and not refused(app)


def test_values_that_do_not_fit_together_are_not_taken() -> None:
    app = opened("calculator", theorem="hoeffding_one_sided", **{"for": "value"})
    turned(typed(app, "m", "5"), "learning_curves")
    assert not app.error
    assert text(app, "to") == "2000"
    (sentence,) = refused(app)
    assert "m = 5" in sentence and CALCULATOR in sentence and f" {SMALLEST.default} " in reasons(app)


def test_what_a_laboratory_or_a_theorem_refuses_beside_its_other_fields_is_not_taken() -> None:
    app = turned(typed(calculator(), "m", "3"), "neighbours", show="line")
    assert not app.error and text(app, "line.m") == "40" and "line.m" not in app.query_params
    (sentence,) = refused(app)
    assert sentence.startswith(f"m = 3 from {CALCULATOR}") and travelling.MISFIT[1:] in reasons(app)
    app = turned(opened("calculator", theorem="compression_realizable", **{"for": "value"}), "perceptron_lab")
    turned(typed(app, "updates.m", "5"), "calculator")
    assert not app.error and text(app, "m") == "1000"
    assert refused(app) == [f"m = 5 from {laboratories['perceptron_lab'].title}{sentence.partition(CALCULATOR)[2]}"]
    assert travelling.MISFIT[1:] in reasons(app)


def test_the_pages_own_values_are_a_button_away_and_are_no_fact() -> None:
    app = turned(typed(opened("calculator"), "delta", "0.01"), "trees")
    app.session_state["show"] = "occam"
    app.run()
    assert text(app, "occam.delta") == "0.01"
    app.button(key="_own_values").click().run()
    assert text(app, "occam.delta") == "0.05" and not kept(app) and "occam.delta" not in app.query_params
    assert text(turned(app, "calculator"), "delta") == "0.01" and not kept(app)
    turned(app, "trees")
    assert text(app, "occam.delta") == "0.05" and not kept(app)


def test_what_is_usual_again_where_it_was_set_is_no_fact_any_more() -> None:
    app = turned(typed(opened("calculator"), "delta", "0.01"), "trees")
    app.session_state["show"] = "occam"
    assert text(app.run(), "occam.delta") == "0.01"
    turned(typed(turned(app, "calculator"), "delta", "0.05"), "trees")
    assert text(app, "occam.delta") == "0.05" and not kept(app)


def test_what_is_set_back_where_it_came_to_goes_back_too() -> None:
    app = turned(typed(opened("calculator"), "delta", "0.01"), "learning_curves")
    turned(typed(app, "failure", "0.05"), "calculator")
    assert text(app, "delta") == "0.05" and kept(app) == {"δ = 0.05": CURVES}


def test_what_is_solved_for_is_left_empty() -> None:
    app = turned(typed(opened("perceptron_lab"), "updates.m", "50"), "calculator")
    calm(app)
    assert text(app, "m") == "" and not kept(app)


def test_the_end_of_the_curves_is_no_sample_size() -> None:
    app = turned(typed(opened("learning_curves"), "to", "300"), "perceptron_lab")
    assert text(app, "updates.m") == "40" and not kept(app)


def test_a_preset_is_no_fact_and_ends_what_is_kept() -> None:
    app = turned(typed(opened("calculator"), "delta", "0.01"), "learning_curves")
    next(button for button in app.button if button.label == [*PRESETS][2]).click().run()
    assert text(app, "failure") == "0.05" and not kept(app)
    assert text(turned(app, "calculator"), "delta") == "0.01"


def test_a_class_is_counted_where_the_calculator_has_its_logarithm() -> None:
    app = typed(opened("calculator"), "ln_size", "ln(500)")
    app.session_state["show"] = "chosen"
    turned(app, "finite_classes")
    assert text(app, "chosen.hypotheses") == "500" and kept(app) == {"|H| = 500": CALCULATOR}
    turned(typed(app, "chosen.hypotheses", "64"), "calculator")
    assert text(app, "ln_size") == "ln(64)" and kept(app) == {"ln|H| = ln 64": laboratories["finite_classes"].title}


@pytest.mark.parametrize(
    "address", [{"v": "1"}, {"runs": "2"}, {"failure": "0.1"}, {"title": "Exercise 3"}, {"hide": "failure"}]
)
def test_a_link_is_what_it_says(address: dict[str, str]) -> None:
    app = typed(opened("calculator"), "delta", "0.01")
    turned(app, "learning_curves", **address)
    assert app.session_state["failure"] == address.get("failure", "0.05") and not kept(app)
    turned(turned(app, "start"), "learning_curves")
    assert text(app, "failure") == address.get("failure", "0.05")  # nothing older comes later


def test_a_link_to_a_place_says_nothing_of_what_holds() -> None:
    app = turned(typed(opened("calculator"), "delta", "0.01"), "trees", show="occam")
    assert text(app, "occam.delta") == "0.01"


def test_an_address_that_is_brought_back_is_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    app = typed(opened("calculator"), "delta", "0.01")
    for module in (link, opening_address, travelling):
        monkeypatch.setattr(module, "is_brought_back", lambda: True)
    turned(app, "learning_curves")
    assert text(app, "failure") == "0.05" and not kept(app)


def test_what_a_link_inside_the_app_sets_is_no_fact() -> None:
    app = turned(calculator(delta="0.2", m="77"), "learning_curves")
    assert [text(app, name) for name in ("failure", "to")] == ["0.05", "2000"] and not kept(app)
