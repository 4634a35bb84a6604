"""Every question that `compare` knows is on the page Compare bounds, with facts of its own, links and chart."""

from urllib.parse import parse_qsl, urlsplit

from streamlit.testing.v1 import AppTest

from bounds import compare, theorems
from bounds.comparison.questions import QUESTIONS, Inquiry, without_a_sample
from bounds.comparison.setting import setting
from pages.answering.facts import BROADER, NEVER_A_FACT, words
from tests.all_told import over
from tests.opening import calm, charts, decoded, headline, link_of, messages, opened, page_text


def comparison(**address: str) -> AppTest:
    """The part of the Calculator that compares all bounds."""
    return opened("calculator", **{"part": "compare", **address})


@over(QUESTIONS)
def test_every_question_that_is_defined_opens_on_its_own_facts_and_an_answer(question: Inquiry) -> None:
    """The dots are those of compare for the facts in the fields, and the link that is handed on opens the same."""
    name = next(name for name, other in QUESTIONS.items() if other is question)
    app = comparison(ask=name)
    calm(app)
    assert app.selectbox(key="ask").value == name and question.asks in app.selectbox(key="ask").options
    fields = {str(field.key): field.value for field in app.text_input}
    assert [*fields] == [fact for fact in (question.first, *question.usual) if fact]
    assert heights_of(app) == sorted(float(row.value) for row in compare(name, **fields))
    assert headline(app) is not None and not messages(app)
    link = urlsplit(link_of(app))
    assert link.path.endswith("calculator")
    again = comparison(**dict(parse_qsl(link.query)))
    assert {field.key: field.value for field in again.text_input} == fields and heights_of(again) == heights_of(app)
    assert not messages(again)
    emptied = comparison(ask=name, facts="littlestone")  # whoever knows too little hears what is lacking
    assert not emptied.exception and not emptied.error and (emptied.expander or name == "m")


def heights_of(app: AppTest) -> list[float]:
    """The values on the chart."""
    return sorted(value for trace in charts(app)[0].spec["data"] for value in decoded(trace["x"]).tolist())


def test_another_question_brings_its_own_facts_and_leaves_those_that_were_chosen() -> None:
    app = comparison()
    for name in ("regret", "mistakes", "m"):
        app.selectbox(key="ask").set_value(name).run()
        calm(app)
        facts_of = [fact for fact in (QUESTIONS[name].first, *QUESTIONS[name].usual) if fact]
        assert [field.key for field in app.text_input] == facts_of
        assert set(app.query_params) == ({"part"} if name == "m" else {"part", "ask"})
    app.button(key="_remove_d").click().run()
    app.selectbox(key="ask").set_value("regret").run()
    assert [field.key for field in app.text_input] == ["rounds", "delta"]


def test_a_link_tells_the_facts_of_its_question_in_any_letters() -> None:
    """EXP3 by hand for K = 10 arms: √(2 · 500 · 10 ln 10) = 151.8; Winnow's n is no sample size."""
    bandit = comparison(ask="regret", T="500", K="10")
    calm(bandit)
    assert {field.key: field.value for field in bandit.text_input} == {"rounds": "500", "arms": "10"}
    assert "151.8" in page_text(bandit) and len(bandit.caption) == 2
    named = comparison(ask="regret", facts="rounds,arms,luck", rounds="500", arms="10")
    assert "151.8" in page_text(named) and len(messages(named)) == 1 and messages(named)[0].endswith("luck.")
    winnow = comparison(ask="mistakes", n="1000", relevant="5")
    assert headline(winnow) is not None and not messages(winnow)
    assert {field.key: field.value for field in winnow.text_input} == {"n": "1000", "relevant": "5"}
    wrong = comparison(ask="optimization error", steps="0", charm="1")
    assert not wrong.exception and "steps" in "".join(messages(wrong)) and "charm" in "".join(messages(wrong))


def test_no_ground_is_grey_where_more_than_one_is_a_bound() -> None:
    """A regret of 214.6 is one; the risks above it on the chart are none from 1 on."""
    app = comparison(ask="regret", rounds="1000", arms="10")
    assert not [shape for shape in charts(app)[0].spec["layout"].get("shapes", []) if shape["type"] == "rect"]
    app = comparison(ask="all", m="100", facts="delta,d,rounds,arms", rounds="1000", arms="10")
    grounds = [shape for shape in charts(app)[0].spec["layout"]["shapes"] if shape["type"] == "rect"]
    places = heads(app)
    assert {"regret" in name.lower() for _, name in places} == {True, False}
    for place, name in places:
        assert any(ground["y0"] < place < ground["y1"] for ground in grounds) != ("regret" in name.lower()), name


def heads(app: AppTest) -> list[tuple[float, str]]:
    """The names of events on the chart, with their heights."""
    words_on_it = charts(app)[0].spec["layout"]["annotations"]
    return [(item["y"], item["text"]) for item in words_on_it if item["text"].startswith("<b>") and item.get("x") == 0]


@over(QUESTIONS)
def test_a_field_says_what_compare_takes_its_fact_for_and_no_two_say_the_same(question: Inquiry) -> None:
    name = next(name for name, other in QUESTIONS.items() if other is question)
    query = words(without_a_sample(name))
    usual = setting({}, None, None, theorems, without_a_sample(name)).usual
    assert {fact: word.meaning for fact, word in query.items() if fact not in BROADER} == {
        fact: usual[fact] for fact in query if fact not in BROADER
    }
    labels = [f"{word.meaning} {word.label}" for fact, word in query.items() if fact not in NEVER_A_FACT]
    assert len(set(labels)) == len(labels)
