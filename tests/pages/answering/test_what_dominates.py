"""Under an answer: which term of the bound dominates, and under a vacuous one the sample size that would help."""

import math

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from pages.widgets import when_open
from tests.opening import as_read, charts, decoded, headline, opened, page_text
from tests.sentences import facts

VACUOUS = {"theorem": "vc_rademacher", "m": "100", "d": "20", "delta": "0.05", "for": "value"}
BUTTON, EXPANDER = "_informative_size", "What dominates the bound?"


def bars(app: AppTest) -> dict[str, float] | None:
    """The shares that are drawn, by their labels; None without the figure."""
    figure = next((chart for chart in charts(app) if chart.spec["data"][0]["type"] == "bar"), None)
    if figure is None:
        return None
    (trace,) = figure.spec["data"]
    return dict(zip(trace["y"], decoded(trace["x"]), strict=True))


def test_the_terms_of_a_vacuous_bound_are_under_it() -> None:
    """√(2 ln τ(m)/m) and √(ln(1/δ)/(2m)) are added up, so their shares are their own."""
    app = opened("calculator", **VACUOUS)
    growth = math.sqrt(2 * math.log(sum(math.comb(100, i) for i in range(21))) / 100)
    sure = math.sqrt(math.log(20) / 200)
    shares = bars(app)
    assert shares is not None
    assert shares == pytest.approx({"complexity d": growth / (growth + sure), "confidence δ": sure / (growth + sure)})
    assert "complexity dominates 89%" in facts(page_text(app))
    assert f": the {theorems['vc_rademacher'].returns.name} " in app.warning[0].value


def test_the_button_sets_the_sample_size_that_it_names() -> None:
    app = opened("calculator", **VACUOUS)
    button = app.button(key=BUTTON)
    assert "m = 137" in facts(as_read(button.label))
    button.click().run()
    assert not app.exception and app.text_input(key="m").value == "137"
    assert not app.warning and (headline(app) or ("",))[0] == "0.999"
    app.text_input(key="m").set_value("136").run()
    assert headline(app) == ("Vacuous bound:", "gap ε ≤ 1.002")


def test_without_a_field_for_m_the_size_stands_in_the_sentence() -> None:
    app = opened("calculator", hide="m", **VACUOUS)
    assert "m = 137" in facts(as_read(app.warning[0].value))
    assert not [button for button in app.button if button.key == BUTTON]


@pytest.mark.parametrize("is_open", [False, True])
def test_of_an_informative_bound_the_terms_are_shown_when_they_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, is_open: bool
) -> None:
    monkeypatch.setattr(when_open, "is_open", lambda part: is_open)
    shares = bars(opened("calculator", **{**VACUOUS, "m": "1000"}))
    assert (shares is not None) == is_open
    assert shares is None or sum(shares.values()) == pytest.approx(1)


def test_a_statement_without_terms_offers_none() -> None:
    app = opened("calculator", theorem="cover_hart", **{"for": "value"})
    assert not app.exception and bars(app) is None and EXPANDER not in {item.label for item in app.expander}


def test_a_bound_that_cannot_be_split_says_so() -> None:
    app = opened("calculator", theorem="svm_hinge", m="2", **{"for": "value"})
    assert "Vacuous" in page_text(app) and bars(app) is None
    assert "no shares without no value" in facts(page_text(app))
