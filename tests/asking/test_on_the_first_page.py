"""A question in words on the first page: what is understood, what is missing, the answer, and where it leads."""

import re
from urllib.parse import parse_qs

import pytest
from streamlit.testing.v1 import AppTest

from bounds.asking.answers import NOTHING
from bounds.comparison.conditions import condition
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, REALIZABLE
from pages.answering.answers_in_words import MOST
from pages.answering.in_words import EXAMPLES
from tests.opening import LARGEST, messages, opened, page_text, turned
from tests.sentences import facts

ISSUE = (
    "How many examples does a consistent learner of conjunctions over 10 variables need for error 10 % with 95 % "
    "confidence?"
)
VC = "VC bound m=1000 d=10"


def largest(app: AppTest) -> tuple[str, str]:
    """The number in large type, and the words in its line; the live example below has the last such line."""
    answers = list(LARGEST.finditer(page_text(app)))[:-1]
    return (answers[0]["number"].strip(), answers[0]["words"]) if answers else ("", "")


def links(app: AppTest) -> dict[str, tuple[str, dict[str, str]]]:
    """The page and the address's values behind the words of each link."""
    sent = [element.proto for element in app.get("page_link")]
    return {
        link.label: (link.page, {name: values[-1] for name, values in parse_qs(link.query_string).items()})
        for link in sent
    }


def test_the_question_of_the_issue_has_its_number_and_condition_in_a_line() -> None:
    app = opened("start", q=ISSUE)
    assert not app.exception and not messages(app)
    number, words = largest(app)
    assert number == "140"  # (ln 59050 + ln 20)/0.1 = 139.8
    assert words == f"examples{condition([REALIZABLE])}"  # that it is consistent was said
    fields = {field.key: field.value for field in app.text_input}
    assert fields.pop("q") and fields == {"q.at_most": "0.1", "q.delta": "0.05", "q.n": "10"}
    assert "10% 95%" in facts(" ".join(caption.value for caption in app.caption))
    assert "[consistent]" in page_text(app) and "“over 10 variables”" in page_text(app)


def test_the_answer_is_the_calculators_with_the_same_inputs() -> None:
    page, address = links(opened("start", q=ISSUE))["Open in the Calculator"]
    assert page == "calculator"
    assert address == {
        "theorem": "finite_realizable", "for": "m", "at_most": "0.1", "delta": "0.05", "ln_size": "ln(59050)",
        "q": ISSUE,
    }  # fmt: skip
    (answer,) = LARGEST.finditer(page_text(opened("calculator", **address)))
    number, words = largest(opened("start", q=ISSUE))
    assert answer["number"].strip() == number
    assert words == f"examples{condition([REALIZABLE])}"
    assert answer["words"] == f"examples{condition([REALIZABLE, CONSISTENT_LEARNER])}"  # the address does not say it


@pytest.mark.parametrize(
    "question", [ISSUE, f"{VC} delta=5%", "Perceptron with margin 0.1 and radius 1: how many mistakes?"]
)
def test_all_bounds_are_compared_from_the_same_facts(question: str) -> None:
    page, address = links(opened("start", q=question))["Compare all bounds with these facts"]
    app = opened(page, **address)
    assert (page, address["part"]) == ("calculator", "compare") and not app.exception and not messages(app)
    values = {field.key: field.value for field in app.text_input}
    assert values == {name: value for name, value in address.items() if name not in ("part", "ask", "facts")}
    assert len(values) > 1


def test_other_answers_are_links_and_the_tighter_come_first() -> None:
    app = opened("start", q=ISSUE)
    others = [label for label in links(app) if " examples by " in label]
    assert others[0].startswith("133 ")  # ln(20 * 59050)/-ln(0.9) = 132.7
    assert 2 < len(others) <= MOST
    assert page_text(app).index("Tighter") < page_text(app).index("Other theorems")
    assert all(links(app)[label][1]["delta"] == "0.05" for label in others)


def test_what_is_missing_has_a_field_that_completes_the_answer() -> None:
    app = opened("start", q=VC)
    assert largest(app) == ("", "") and "Missing" in page_text(app)
    assert app.text_input(key="q.delta").label == "failure probability δ" and app.text_input(key="q.delta").help
    app.text_input(key="q.delta").set_value("5%").run()
    assert not app.exception and not messages(app)
    assert largest(app)[0] == "0.802" and "Missing" not in page_text(app)
    assert app.query_params["q.delta"] == "5%"
    page, address = links(app)["Open in the Calculator"]
    assert page == "calculator" and (address["m"], address["d"], address["delta"]) == ("1000", "10", "0.05")


def test_what_a_class_misses_can_be_filled_in_too() -> None:
    app = opened("start", q="How many monomials are there?")
    app.text_input(key="q.n").set_value("5").run()
    assert not app.exception
    assert largest(app)[0] == "244"  # 3^5 + 1
    assert links(app)["Open in Count and shatter"] == (
        "count_and_shatter", {"part": "count", "construction": "conjunctions", "count.n": "5"},
    )  # fmt: skip


def test_a_piece_that_is_edited_changes_the_answer_and_the_address() -> None:
    app = opened("start", q=ISSUE)
    app.text_input(key="q.delta").set_value("1%").run()
    assert largest(app)[0] == "156"  # (ln 59050 + ln 100)/0.1 = 155.9
    assert app.query_params["q.delta"] == "1%" and "instead of “95%”" in page_text(app)
    assert "Not used" not in page_text(app)
    again = opened("start", q=ISSUE, **{"q.delta": "1%"})
    assert largest(again)[0] == "156" and again.text_input(key="q.delta").value == "1%"
    app.text_input(key="q.delta").set_value("0.05").run()
    assert largest(app)[0] == "140" and "q.delta" not in app.query_params


def test_a_refused_value_says_so_and_leaves_the_last_answer_greyed() -> None:
    app = opened("start", q=ISSUE)
    app.text_input(key="q.delta").set_value("5").run()
    assert not app.exception
    assert "δ between 0 1" in facts(messages(app)[0]) and largest(app)[0] == "140"
    app.text_input(key="q.at_most").set_value("much").run()
    assert len(app.error) == 2 and largest(app)[0] == "140"


@pytest.mark.parametrize("target", ["-4", "1", "much"])
def test_a_target_outside_its_quantity_is_refused_at_its_field(target: str) -> None:
    app = opened("start", q="VC bound m = 1000, d = 3", **{"q.at_most": target})
    assert not app.exception and app.text_input(key="q.at_most").value == target
    (error,) = app.error
    assert {"gap", "0", "1", target} <= {*re.findall(r"-?\w+", error.value)} and "Not used" not in page_text(app)


def test_another_question_begins_without_the_corrections_of_the_last() -> None:
    app = opened("start", q=ISSUE)
    app.text_input(key="q.delta").set_value("1%").run()
    app.text_input(key="q").set_value(VC).run()
    assert not app.exception and "Missing" in page_text(app)
    assert dict(app.query_params) == {"q": VC} and app.text_input(key="q.delta").value == ""


def test_question_and_corrections_stay_when_the_page_is_left() -> None:
    app = opened("start", q=VC)
    app.text_input(key="q.delta").set_value("5%").run()
    app = turned(turned(app, "theorems"), "start")
    assert not app.exception
    assert app.text_input(key="q").value == VC and largest(app)[0] == "0.802"


@pytest.mark.parametrize("question", ["asdf", "lorem ipsum dolor", "???", "xyzzy plugh"])
def test_nonsense_says_so_and_leads_to_pages(question: str) -> None:
    app = opened("start", q=question)
    assert not app.exception
    assert messages(app) == [NOTHING] and "**Nearest pages**" in page_text(app)
    assert {"calculator", "theorems"} <= {page for page, _ in links(app).values()}


def test_the_parameter_of_a_class_is_edited_like_any_number() -> None:
    app = opened("start", q="How many monomials over 10 variables?")
    assert largest(app)[0] == "59,050"  # 3^10 + 1
    app.text_input(key="q.n").set_value("5").run()
    assert not app.exception and not messages(app)
    assert largest(app)[0] == "244" and "instead of" in page_text(app)
    assert "Not used" not in page_text(app) and app.query_params["q.n"] == "5"
    assert links(app)["Open in Count and shatter"][1]["count.n"] == "5"
    assert ("5", "VC") in {(label.split()[-5], label.split()[-2]) for label in links(app) if "VC" in label}
    app.text_input(key="q.n").set_value("-5").run()
    assert len(app.error) == 1 and largest(app)[0] == "244"


def test_numbers_that_answer_nothing_are_named() -> None:
    assert "Not used: 7" in page_text(opened("start", q=f"{VC}, and 7"))


def test_examples_are_there_while_the_field_is_empty_and_are_answered() -> None:
    app = opened("start")
    assert [button.label for button in app.button] == [*EXAMPLES]
    for example in EXAMPLES:
        app = opened("start")
        next(button for button in app.button if button.label == example).click().run()
        assert not app.exception and app.query_params["q"] == example
        assert largest(app)[0] and not app.button


def test_a_name_that_no_piece_has_is_reported() -> None:
    assert "q.banana" in messages(opened("start", q=VC, **{"q.banana": "5"}))[0]
    assert "banana" in messages(opened("start", banana="5"))[0]


def test_a_view_and_a_learner_are_answers_too() -> None:
    app = opened("start", q="kNN")
    assert ("neighbours", {"show": "plane"}) in links(app).values()
    assert "learners.KNN" in page_text(app)
    assert "**Theorems**" in page_text(app) and "Other theorems" not in page_text(app)


def test_whether_a_theorem_holds_in_runs_opens_its_audit_which_is_described() -> None:
    app = opened("start", q="does Hoeffding hold in 1,000 runs")
    assert "How often does each bound fail in simulation" in page_text(app).partition("**Theorems**")[0]
    assert links(app)["Open the page"] == ("audit", {"theorem": "hoeffding_two_sided"})
    assert links(opened("start", q="how often do bounds fail in simulation"))["Open the page"] == ("audit", {})


@pytest.mark.parametrize(("subject", "complaints"), [(VC, []), ("", [NOTHING])])
def test_a_question_that_is_not_read_to_its_end_is_told_as_such(subject: str, complaints: list[str]) -> None:
    """Also where nothing is understood of it."""
    app = opened("start", q=f"{subject} {'zu ' * 450}")
    assert messages(app) == complaints
    assert "first 400" in facts([caption.value for caption in app.caption])
    whole = opened("start", q=f"{subject} {'zu ' * 350}")
    assert "first 400" not in facts([caption.value for caption in whole.caption])
