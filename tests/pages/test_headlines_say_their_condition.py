"""The largest number on a page, and each saved figure, says what it rests on, where the facts do not tell it."""

from itertools import product

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import compare
from bounds.atlas import AtlasQuestion, ranking
from bounds.comparison.events import from_below
from bounds.comparison.row import Comparison, Row
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, ERM, REALIZABLE
from laboratory.figures.comparison import shown_value
from pages.answering.comparison_copying import KNOWS
from pages.solving.map_words import EVENTS
from tests import opening
from tests.opening import as_read, charts, decoded, opened

QUESTION = {"ask", "facts", "holds", "realizable"}

FACTS: tuple[dict[str, str], ...] = (
    {"ask": "true risk", "m": "1000", "d": "10", "facts": "delta,d"},
    {"ask": "true risk", "m": "1000", "d": "10", "facts": "delta,d", "realizable": "yes"},
    {"ask": "true risk", "m": "1000", "d": "10", "facts": "delta,d", "holds": "consistent_learner"},
    {"ask": "gap", "m": "1000", "d": "10", "facts": "delta,d"},
    {"ask": "true risk", "m": "1000", "size": "10", "errors": "0", "facts": "delta,size,errors"},
    {"ask": "true risk", "m": "1000", "size": "10", "errors": "0", "facts": "delta,size,errors", "holds": "size_fixed"},
    {"ask": "true risk", "m": "1000", "kl": "10", "training_error": "0.05", "facts": "delta,kl,training_error"},
    {"ask": "excess risk", "m": "5000", "nodes": "15", "features": "20", "facts": "delta,nodes,features"},
    {"ask": "m", "epsilon": "0.05", "size": "10", "facts": "delta,size"},
    {"ask": "all", "m": "1000", "k": "20", "errors": "50", "facts": "delta,k,errors"},
)


def headline(app: AppTest) -> tuple[str, str]:
    """The page's one number, and the words beside it; a figure that is taken away says both."""
    result = opening.headline(app)
    assert result and {chart.footer for chart in charts(app)} == {" ".join(result)}
    return result


def comparison_at(address: dict[str, str]) -> Comparison:
    entries = {name: float(value) for name, value in address.items() if name not in QUESTION}
    sure = dict.fromkeys(filter(None, address.get("holds", "").split(",")), True)
    ask = None if address["ask"] == "all" else address["ask"]
    return compare(ask, KNOWS[address.get("realizable", "unknown")], **{"delta": 0.05, **entries, **sure})


def is_informative(row: Row) -> bool:
    return not (row.vacuous or row.open_constant or from_below(row.event))


@pytest.mark.parametrize("address", FACTS, ids=lambda address: "-".join(address.values()))
def test_compare_bounds(address: dict[str, str]) -> None:
    app = opened("calculator", part="compare", **address)
    assert not app.exception and not app.error
    number, words = headline(app)
    rows = [row for row in comparison_at(address) if is_informative(row)]
    leader = next((row for row in rows if not row.needs), rows[0])
    assert number == shown_value(leader)
    assert (", if " in words) == bool(leader.needs)
    assert all(need.clause in words for need in leader.needs)


def test_the_number_that_nobody_knows_to_hold() -> None:
    number, words = headline(opened("calculator", part="compare", **FACTS[0]))
    assert number == "0.1864" and CONSISTENT_LEARNER.clause in words


def test_ticking_moves_a_row_up_and_unticking_down() -> None:
    app = opened("calculator", part="compare", **FACTS[4])
    before = headline(app)
    text = opened("calculator", part="compare", **FACTS[5])
    assert headline(text)[0] == "0.05588" != before[0]
    assert "size_fixed=yes" in next(block.value for block in text.code if block.language == "bash")
    assert "size_fixed=True" in next(block.value for block in text.code if block.language == "python")


def test_a_tick_that_a_fact_denies_is_refused_and_can_be_taken_back() -> None:
    app = opened("calculator", part="compare", **FACTS[9], holds="fixed_hypothesis")
    assert not app.exception and "k = 20" in app.error[0].value
    assert app.session_state["holds"] == ["fixed_hypothesis"]


def test_an_unknown_tick_in_a_link_is_told() -> None:
    app = opened("calculator", part="compare", holds="luck,size_fixed")
    assert not app.exception and any("luck" in warning.value for warning in app.warning)
    assert app.session_state["holds"] == ["size_fixed"]


MAP = [
    {"event": event, "over": over, "setting": setting}
    for event, over, setting in product(EVENTS, ("d", "ln_size"), ("realizable", "agnostic"))
    if event == "true risk" or setting == "agnostic"
]


@pytest.mark.parametrize("address", MAP, ids=lambda address: "-".join(address.values()))
def test_map(address: dict[str, str]) -> None:
    risk = {"setting": address["setting"]} if address["event"] == "true risk" else {}
    typed = {"training_error": "0"} if risk.get("setting") == "agnostic" else {}
    app = opened("calculator", part="map", event=address["event"], over=address["over"], m="20000", **risk, **typed)
    assert not app.exception
    _, words = headline(app)
    question = AtlasQuestion(address["event"], address["over"], address["setting"] == "realizable")
    capacity = 10 if address["over"] == "d" else 10.986
    best = ranking(question, m=20000, capacity=capacity)[0].contestant
    assumed = [REALIZABLE] if REALIZABLE in best.theorem.assumes else []
    assumed += [CONSISTENT_LEARNER] if address["setting"] == "realizable" else []  # otherwise 0 was typed
    assumed += [ERM] if address["event"] == "excess risk" else []
    assert all(item.clause in words for item in assumed)
    assert (", if " in words) == bool(assumed)


TOLD = {"n": "1000", "alpha": "5%", "H": "1000"}


@pytest.mark.parametrize("part", ["map", "compare"])
def test_letters_and_twins_in_a_link_are_read_and_echoed(part: str) -> None:
    """As everywhere: n is m, alpha is δ, H a number of hypotheses and the confidence 1 - δ."""
    more = {"ask": "gap", "event": "gap"} if part == "map" else {"ask": "gap"}
    for sentence in (TOLD, {**TOLD, "alpha": "", "confidence": "95%"}):
        address = {name: text for name, text in {**more, **sentence}.items() if text and name != "ask"}
        app = opened("calculator", part=part, **address)
        if part == "compare":
            app.selectbox(key="ask").set_value("gap").run()
        assert not app.exception and not app.error
        fields = {name: app.text_input(key=name).value for name in ("m", "delta", "ln_size")}
        assert fields == {"m": "1000", "delta": "0.05", "ln_size": "ln(1000)"}
        echoed = [as_read(caption.value) for caption in app.caption]
        assert all(any(line.startswith(f"{name} = ") for line in echoed) for name in sentence if sentence[name])
    app.text_input(key="m").set_value("2000").run()
    assert not any(caption.value.startswith("n = ") for caption in app.caption)  # the field holds something else now


def test_a_letter_that_could_be_several_things_is_asked_about() -> None:
    app = opened("calculator", part="map", accuracy="90%")
    assert not app.exception and any("epsilon" in warning.value for warning in app.warning)


def test_the_map_and_its_contour_agree() -> None:
    """The number in the largest type is that of the map, whose dotted lines pass on its side of the marker."""
    app = opened("calculator", part="map", event="true risk", over="d", m="1000", d="10")
    number, _ = headline(app)
    spec = charts(app)[0].spec
    lines = {trace["name"]: trace for trace in spec["data"] if trace["name"].startswith("bound ")}
    for level in (0.5, 0.1, 0.01):
        line = lines[f"bound {level:g}"]
        sizes, capacities = decoded(line["x"]), decoded(line["y"])
        (at,) = sizes[capacities == 10]
        assert (float(number) <= level) == (at <= 1000), (level, number, at)
    assert any("0.08025" in block.value for block in app.markdown)  # by a theorem that is too slow for the map
