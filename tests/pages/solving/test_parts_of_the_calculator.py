"""The parts of the Calculator: each its own address and fields, and a person's question goes from one to the next."""

from pathlib import Path

import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from pages.solving.parts import PARTS
from pages.widgets import calculator_link
from tests.opening import ROOT, charts, headline, messages, opened, turned

THEIRS = {"theorem": "with", "compare": "ask", "map": "event", "check": "given"}  # a field that only this part has


def turn(app: AppTest, part: str) -> AppTest:
    """Choose a part in the row at the top."""
    app.button_group(key="part").set_value(part).run()
    assert not app.exception and not app.error
    return app


def values(app: AppTest, *names: str) -> tuple[str | None, ...]:
    return tuple(app.text_input(key=name).value for name in names)


def test_every_part_opens_by_its_address_and_by_the_row() -> None:
    app = opened("calculator")
    for part in [*PARTS, *PARTS]:
        turn(app, part)
        assert app.query_params.get("part", "theorem") == part
        assert app.session_state[THEIRS[part]] is not None
        assert not any(key in app.session_state for other, key in THEIRS.items() if other != part)
        assert not messages(app) or part == "check"


def test_the_question_of_a_theorem_is_compared() -> None:
    """ln(20) + 7 over 0.2 is 49.98; (ln 20 + 7) / -ln(0.8) is 44.8."""
    app = opened("calculator", theorem="finite_realizable", at_most="0.2", ln_size="7", **{"for": "m"})
    assert (headline(app) or ("",))[0] == "50"
    turn(app, "compare")
    assert app.selectbox(key="ask").value == "m" and app.session_state["facts"] == ["delta", "ln_size"]
    assert app.selectbox(key="realizable").value == "yes" and app.session_state["holds"] == ["consistent_learner"]
    assert (headline(app) or ("",))[0] == "45"
    assert values(app, "epsilon", "delta", "ln_size") == ("0.2", "0.05", "7")
    assert {"50", "45"} <= _values_of(app)


def _values_of(app: AppTest) -> set[str]:
    """The numbers of the rows."""
    return {element.value.partition("**")[2].partition(",")[0].partition("**")[0] for element in app.markdown}


def test_facts_come_back_to_the_theorem_but_for_what_it_solves_for() -> None:
    app = opened("calculator", theorem="vc_rademacher", **{"for": "value"}, m="300", d="4")
    turn(app, "compare")
    assert app.selectbox(key="ask").value == "gap" and values(app, "m", "d") == ("300", "4")
    app.text_input(key="m").set_value("700")
    app.text_input(key="delta").set_value("1%").run()
    turn(app, "theorem")
    assert values(app, "m", "d", "delta") == ("700", "4", "1%")
    app.selectbox(key="for").set_value("m").run()
    assert values(app, "m") == ("",)
    turn(turn(app, "map"), "theorem")
    assert app.selectbox(key="for").value == "m" and values(app, "m", "d", "delta") == ("", "4", "1%")


def test_the_map_begins_at_the_point_of_the_question() -> None:
    app = opened("calculator", theorem="finite_realizable", at_most="0.2", ln_size="7", **{"for": "m"})
    turn(app, "map")
    assert app.session_state["over"] == "ln_size" and app.session_state["event"] == "true risk"
    assert values(app, "m", "ln_size", "delta") == ("50", "7", "0.05")
    app.text_input(key="ln_size").set_value("9").run()
    turn(app, "compare")
    assert app.selectbox(key="ask").value == "true risk"
    assert values(app, "m", "ln_size") == ("50", "9")
    turn(app, "theorem")
    assert values(app, "ln_size", "at_most") == ("9", "0.2")


def test_what_is_not_on_the_map_is_left_out_there() -> None:
    app = opened("calculator", theorem="finite_realizable", at_most="1e-17", **{"for": "m"})
    turn(app, "map")
    assert len(charts(app)) == 1 and values(app, "m") == ("1000",)


def test_what_is_given_is_there_for_the_check() -> None:
    app = opened("calculator", theorem="finite_realizable", at_most="0.2", ln_size="7", **{"for": "m"})
    turn(app, "check")
    facts_there = app.text_input(key="given").value or ""
    assert {"epsilon=0.2", "delta=0.05", "ln_size=7"} <= set(facts_there.split())
    app.text_input(key="answer").set_value("50").run()
    assert (headline(app) or ("",))[0] == "Right"
    turn(turn(app, "theorem"), "check")
    assert values(app, "given", "answer") == (facts_there, "50")


def test_a_link_says_all_by_itself_and_opens_the_theorem() -> None:
    app = opened("calculator", part="compare", d="4")
    app.query_params.clear()
    app.query_params["theorem"] = "vc_rademacher"
    app.run()
    assert app.session_state["part"] == "theorem" and values(app, "d") == ("10",)
    app.query_params.clear()
    app.query_params |= {"part": "compare", "d": "6"}
    app.run()
    assert app.session_state["part"] == "compare" and values(app, "d") == ("6",)


def test_a_link_to_a_theorem_seen_before_opens_it_again() -> None:
    app = opened("calculator", theorem="vc_rademacher")
    for slug in ("finite_realizable", "vc_rademacher"):
        app.query_params.clear()
        app.query_params["theorem"] = slug
        app.run()
        assert app.session_state["theorem"] == slug


def test_the_menu_finds_the_part_as_it_was_left() -> None:
    app = turn(opened("calculator"), "compare")
    app.text_input(key="epsilon").set_value("0.02").run()
    turned(turned(app, "start"), "calculator")
    assert app.session_state["part"] == "compare" and values(app, "epsilon") == ("0.02",)


def test_what_a_link_says_of_one_part_is_not_asked_of_another() -> None:
    """Letters are read, and strangers told, where the link leads to."""
    app = opened("calculator", theorem="finite_realizable", eps="0.2", n="1000", colour="red")
    assert len(app.warning) == 1
    turn(app, "compare")
    assert not app.warning


def test_a_part_that_is_none_is_told() -> None:
    app = opened("calculator", part="atlas")
    assert "part = atlas" in "\n".join(messages(app)) and app.session_state["part"] == "theorem"


def test_the_address_of_a_theorem_is_written_in_one_place() -> None:
    own = Path(calculator_link.__file__)
    by_hand = [path for path in (ROOT / "pages").rglob("*.py") if path != own and '"for":' in path.read_text("utf-8")]
    assert not by_hand
    app = opened("calculator", **calculator_link.address_of("finite_realizable", "m", {"at_most": 0.1, "delta": 0.2}))
    assert app.session_state["for"] == "m" and values(app, "at_most", "delta") == ("0.1", "0.2")
