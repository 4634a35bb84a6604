"""Compare bounds: the numbers are compare's, facts come and go, and every state says so in words."""

import csv
import io
import json
import re
import shlex

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from click.testing import CliRunner
from streamlit.testing.v1 import AppTest

from bounds import Ln, compare, theorems
from bounds.command_line import main
from bounds.comparison.setting import setting
from laboratory.figures.comparison import KINDS, LONGEST, comparison_table, description
from pages.answering.comparison_copying import command, python_snippet
from pages.answering.comparison_words import plain
from pages.answering.facts import BROADER, NEVER_A_FACT, words
from pages.answering.last_answer import STAYS
from pages.widgets.downloads import csv_text
from tests.opening import NEVER_SHOWN, as_read, charts, decoded, opened, page_text
from tests.sentences import facts


def comparison(**address: str) -> AppTest:
    """The part of the Calculator that compares all bounds."""
    return opened("calculator", **{"part": "compare", **address})


def dots(app: AppTest) -> dict[str, list[float]]:
    """The values on the chart by kind of dot."""
    spec = charts(app)[0].spec
    return {trace["name"]: decoded(trace["x"]).tolist() for trace in spec["data"]}


def test_it_opens_on_the_spread_of_the_textbooks() -> None:
    """d = 10, ε = δ = 0.05: what public tools answer lies between 260 and 452,957."""
    app = comparison()
    assert not app.exception and not app.error
    assert {260.0, 452957.0} <= {value for values in dots(app).values() for value in values}
    assert 260.0 in dots(app)["open"]  # a constant left open, and said so
    assert "Unspecified constant" in facts(page_text(app))
    assert ">\n40,316</span>" in page_text(app)
    assert "40,316 gap ≤ 0.05 ≥ 95 %" in facts(page_text(app))


def test_the_chart_is_the_comparison_bit_for_bit() -> None:
    app = comparison(ask="all", m="1000", training_error="0.1", facts="delta,d,training_error")
    rows = compare(m=1000, delta=0.05, d=10, training_error=0.1)
    fig = np.sort([value for values in dots(app).values() for value in values])
    np.testing.assert_array_equal(fig, np.sort([float(row.value) for row in rows]))
    assert dots(app)["vacuous"] == [row.value for row in rows if row.vacuous and not row.open_constant]


def test_no_title_is_cut() -> None:
    """Three of these titles begin alike, and differ in their last words."""
    app, rows = comparison(), compare(d=10, epsilon=0.05, delta=0.05).rows
    notes = {note["text"].replace("<br>", " ") for note in charts(app)[0].spec["layout"]["annotations"]}
    titles = {row.theorem.title for row in rows}
    assert titles <= notes
    assert titles <= {link.proto.label for link in app.get("page_link")}
    assert max(map(len, titles)) > LONGEST


def test_a_regret_is_of_rounds_and_of_no_sample() -> None:
    """EXP3 by hand: √(2 · 1000 · 10 ln 10) = 214.6; m stands on the page, and has no part in it."""
    app = comparison(ask="all", facts="rounds,arms,gap", rounds="1000", arms="10", gap="0.1")
    assert not app.exception and not app.error
    [said] = [text.value for text in app.markdown if "1,000 pseudo-regret ≤ 214.6" in facts(text.value)]
    assert "sample" not in said and "example" not in said


@pytest.mark.parametrize(
    ("ask", "realizable"),
    [("m", "no"), ("true risk", "unknown"), ("gap", "no"), ("excess risk", "unknown"), ("all", "yes"), ("all", "no")],
)
def test_every_question_in_every_setting_is_answered_in_words(ask: str, realizable: str) -> None:
    app = comparison(ask=ask, realizable=realizable, facts="delta,d,ln_size")
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(page_text(app))


MORE = re.compile("^With an extra assumption", re.MULTILINE)


def test_a_class_without_error_takes_fewer_examples() -> None:
    app = comparison()
    assert MORE.search(page_text(app))
    app.selectbox(key="realizable").set_value("yes").run()
    rows = {row.slug: row.value for row in compare(ask="m", d=10, epsilon=0.05, delta=0.05, realizable=True)}
    # No mistake on the sample follows, and so bounds for few mistakes speak beside those for none.
    assert rows["vc_hypergeometric"] < rows["vc_realizable_growth"] == 4610
    assert f">\n{rows['vc_hypergeometric']:,}</span>" in page_text(app)
    assert "not apply" in facts(" ".join(box.label for box in app.expander))
    assert not MORE.search(page_text(app))


def test_another_question_asks_for_its_own_field() -> None:
    app = comparison()
    app.selectbox(key="ask").set_value("gap").run()
    assert not app.exception and not app.error
    assert app.text_input(key="m").value == "1000"
    assert "epsilon" not in [field.key for field in app.text_input]
    best = compare(ask="gap", m=1000, delta=0.05, d=10)[0]
    assert f"1,000 gap ≤ 0.2537 ≥ 95 % {best.theorem.title}" in (facts(page_text(app)))


def test_facts_are_added_and_removed() -> None:
    app = comparison()
    before = dots(app)
    app.selectbox(key="_fact_to_add").set_value("ln_size").run()
    assert not app.exception and not app.error
    assert app.text_input(key="ln_size").value == "10*ln(3)"
    assert app.selectbox(key="_fact_to_add").value is None
    assert dots(app) != before
    app.button(key="_remove_ln_size").click().run()
    assert dots(app) == before


def test_a_fact_that_would_buy_more_is_one_click_away() -> None:
    app = comparison(realizable="yes")
    app.button(key="_add_ln_size").click().run()
    assert not app.exception and not app.error
    assert ">\n273</span>" in page_text(app)  # 1 - (0.05/3^10)^(1/m) <= 0.05 from m = 13.982/0.051293 = 272.6 on


def test_a_changed_fact_moves_the_answer() -> None:
    app = comparison()
    app.text_input(key="d").set_value("1").run()
    assert not app.error
    expected = compare(ask="m", epsilon=0.05, delta=0.05, d=1).groups["gap"][0].value
    assert f">\n{expected:,}</span>" in page_text(app)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("epsilon", "2", "ε between 0 1 2. 0.02"),
        ("delta", "nan", "δ between 0 1 nan"),
        ("d", "2.5", "d ≥ 1 2.5"),
        ("d", "", "dimension empty"),
    ],
)
def test_a_wrong_fact_gets_its_sentence_and_stays(key: str, value: str, says: str) -> None:
    app = comparison()
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert says in facts(as_read(app.error[0].value))
    assert app.text_input(key=key).value == value
    assert app.info[0].value == STAYS


def test_too_few_facts_say_which_one_more_would_do() -> None:
    app = comparison(facts="delta")
    assert not app.exception and not app.error
    assert "No facts alone" in facts(as_read(app.info[0].value))
    assert "VC dimension" in facts([button.label for button in app.button])


def test_where_every_bound_is_vacuous_it_says_so() -> None:
    app = comparison(ask="gap", m="5")
    assert "Vacuous bound" in page_text(app)
    assert "applicable vacuous" in facts(as_read(app.warning[0].value))
    assert set(dots(app)) == {"open", "vacuous"}


def test_a_fact_that_no_theorem_uses_is_named() -> None:
    app = comparison(facts="delta,d,radius")
    assert f"No theorem above {words()['radius'].meaning}" in facts(page_text(app))


def test_a_link_may_name_a_fact_by_its_value() -> None:
    app = comparison(size="7", realizable="yes")
    assert app.text_input(key="size").value == "7"
    assert not app.warning


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = comparison(ask="luck", realizable="perhaps", facts="delta,d,charm", tpyo="1")
    text = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("ask = luck", "realizable = perhaps", "charm", "tpyo"):
        assert part in text


def test_extreme_facts_are_answered_or_refused_in_words() -> None:
    app = comparison(facts="delta,ln_size", epsilon="1e-8", delta="1e-300", ln_size="2**20*ln(2)")
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(page_text(app))


def test_every_fact_has_words_of_its_own() -> None:
    labels = [f"{word.meaning} {word.label}" for name, word in words().items() if name not in NEVER_A_FACT]
    assert len(set(labels)) == len(labels)
    assert facts(words()["training_error"].meaning) == "error sample"


def test_compare_takes_a_fact_for_what_its_field_says() -> None:
    """A row tells what it reads differently: it must not tell that of the very words beside the field."""
    usual = setting({}, None, None, theorems).usual
    entries = {name: word.meaning for name, word in words().items() if name not in BROADER}
    assert entries == {name: usual[name] for name in entries}


CASES = [
    ("m", "unknown", {"epsilon": 0.05, "delta": 0.05, "d": 10}),
    ("all", "yes", {"m": 500, "delta": 1e-9, "ln_size": Ln(3, 10)}),
]


@pytest.mark.parametrize(("ask", "realizable", "facts"), CASES)
def test_the_python_snippet_prints_every_row(
    ask: str, realizable: str, facts: dict[str, float], capsys: pytest.CaptureFixture[str]
) -> None:
    exec(python_snippet(ask, realizable, facts), {})
    rows = compare(ask=None if ask == "all" else ask, realizable=True if realizable == "yes" else None, **facts)
    printed = [line.split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert [(slug, float(value)) for _, slug, value, *_ in printed] == [(row.slug, row.value) for row in rows]


@pytest.mark.parametrize(("ask", "realizable", "facts"), CASES)
def test_the_command_line_gives_the_same_rows(ask: str, realizable: str, facts: dict[str, float]) -> None:
    words_of_line = shlex.split(command(ask, realizable, facts))
    assert words_of_line[0] == "ltlab"
    result = CliRunner().invoke(main, [*words_of_line[1:], "--json"])
    assert result.exit_code == 0, result.output
    rows = compare(ask=None if ask == "all" else ask, realizable=True if realizable == "yes" else None, **facts)
    assert [row["theorem"] for row in json.loads(result.output)["rows"]] == [row.slug for row in rows]


def test_the_table_has_a_line_for_every_row() -> None:
    rows = compare(ask="m", epsilon=0.05, delta=0.05, d=10)
    lines = list(csv.DictReader(io.StringIO(csv_text(comparison_table(rows)))))
    texts = [(line["theorem"], int(line["value"]), line["ends"]) for line in lines]
    assert texts == [(row.slug, row.value, row.theorem.ends) for row in rows]


def test_sentences_speak_of_titles_and_powers_of_ten() -> None:
    assert facts(plain("1.2 times vc_devroye; (kl = 1e-05, say)")) == "1.2 Devroye 1982 kl = 10⁻⁵"


def test_the_description_names_the_leaders() -> None:
    text = description(compare(ask="gap", m=1000, delta=0.05, d=10))
    assert "gap Devroye 1982" in facts(text)
    assert len({symbol for symbol, _ in KINDS.values()}) == len(KINDS)  # told apart without colour
