"""Check a number, of a formula without a theorem: right, a slip, right but looser, of no theorem, and no formula."""

from urllib.parse import parse_qs

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.diagnosis.formulas import diagnose_formula
from tests.opening import NEVER_SHOWN, as_read, headline, opened, page_text
from tests.sentences import facts
from tests.strangers import markup

RIGHT = "m >= (ln|H| + ln(1/delta))/epsilon"


def checked(formula: str) -> AppTest:
    app = opened("calculator", part="check", what="any", answer=formula)
    assert not app.exception and not NEVER_SHOWN.search(page_text(app))
    return app


def links(app: AppTest) -> list[dict[str, str]]:
    """What each link opens the Calculator with."""
    queries = [parse_qs(link.proto.query_string) for link in app.get("page_link")]
    return [{name: values[0] for name, values in query.items()} for query in queries if "theorem" in query]


@pytest.mark.parametrize(
    ("formula", "slugs"),
    [
        (RIGHT, {"finite_realizable"}),
        ("ln(|H|/delta)/ε", {"finite_realizable"}),
        ("2 exp(-2 m eps^2)", {"hoeffding_two_sided", "dkw", "validation_two_sided"}),
        ("(R/gamma)^2", {"perceptron_mistakes"}),
    ],
)
def test_a_right_formula_is_that_of_its_theorems(formula: str, slugs: set[str]) -> None:
    """Each theorem that is named gives the formula's number where it is evaluated by itself."""
    app = checked(formula)
    assert (headline(app) or [""])[0] == "Right" and not app.error
    opened_by = links(app)
    named = {query["theorem"] for query in opened_by}
    assert named & slugs and len(named) == len(opened_by)
    for query in opened_by:
        assert query["answer"] == formula
        unknown = query["for"] if query["for"] != "value" else None
        assert bool(diagnose_formula(formula, query["theorem"], unknown))
        assert theorems[query["theorem"]].title in page_text(app)


def test_the_link_opens_the_same_verdict() -> None:
    query = links(checked(RIGHT))[0]
    app = opened("calculator", **query)
    assert not app.exception and "equal theorem" in facts(page_text(app))


def test_a_slip_is_named_by_its_theorem() -> None:
    """(2ε)² for 2ε²: half the sample size of uniform convergence, so not enough."""
    app = checked("(ln|H| + ln(2/delta))/(2 epsilon)^2")
    assert (headline(app) or [""])[0] == "Not quite"
    assert links(app)[0]["theorem"] == "finite_agnostic"
    assert "4 for 2" in facts(page_text(app))


def test_a_slip_on_the_safe_side_is_right_but_looser() -> None:
    """log2 |H| is more than ln |H|, so that more examples are required than are needed."""
    app = checked("m >= (log2|H| + ln(1/delta))/epsilon")
    assert headline(app) == ("Right", "but looser")
    assert links(app)[0]["theorem"] == "finite_realizable" and "size 2" in facts(page_text(app))


@pytest.mark.parametrize("formula", ["sqrt(epsilon)^delta + m^7", "ln(1/delta)/0/epsilon", "ln(m)^9 + delta"])
def test_what_no_theorem_has_is_accused_of_nothing(formula: str) -> None:
    app = checked(formula)
    assert (headline(app) or [""])[0] == "Not quite" and not app.error and not links(app)
    assert "no slip" in facts(page_text(app))


@pytest.mark.parametrize(
    ("formula", "place"),
    [
        ("epsilon/(", "end"),
        ("(ln|H| + ln(1/delta)", "end"),
        ("d ln m / m", "8"),
        ("foo*bar + m", "letters"),
        ("1/2m + epsilon", "brackets"),
        ("(" * 60 + "m" + ")" * 60 + "/epsilon", "deeply"),
    ],
)
def test_no_formula_gets_one_sentence(formula: str, place: str) -> None:
    app = checked(formula)
    assert len(app.error) == 1 and place in as_read(app.error[0].value)
    assert headline(app) is None and not links(app)


def test_markup_stays_text() -> None:
    app = checked("<b>m</b> + **epsilon** + [a](b)")
    assert len(app.error) == 1
    assert not markup(app)
    mended = app.text_input(key="answer").set_value(RIGHT).run()
    assert (headline(mended) or [""])[0] == "Right" and not mended.error
