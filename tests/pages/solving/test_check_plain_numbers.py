"""Check a number: sizes of classes, VC dimensions and what learners compute, each with its verdict."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import count, vc_dimension
from laboratory.by_hand import QUANTITIES
from pages.answering.plain_numbers import WORDS
from tests.opening import NEVER_SHOWN, as_read, opened, page_text
from tests.strangers import markup

CONJUNCTIONS = {"what": "count", "of": "conjunctions", "count.n": "10"}
HALFSPACES = {"what": "vc", "of": "halfspaces", "vc.n": "2"}
LEAF = {"what": "by_hand", "of": "entropy", "rows.entropy": "9 5"}
# On paper the weights and the bias are (2, 1, 1), (3, -1, 0), (4, 3, 1) and (5, 1, 0).
RUN = {"what": "by_hand", "of": "perceptron_weights", "rows.perceptron_weights": "2 1 +\n-1 2 -\n1 4 +"}
NEAR = {"what": "by_hand", "of": "knn_label", "rows.knn_label": "k=1\n1 1 A; 4 4 B\n2 1 ?"}


@pytest.mark.parametrize(
    ("inputs", "answer", "verdict", "text"),
    [
        (CONJUNCTIONS, "59050", "Right", ""), (CONJUNCTIONS, "10.986", "Right", "logarithm"),
        (CONJUNCTIONS, "59,049", "Right", "convention"), (CONJUNCTIONS, "2^10", "Not quite", "2^n"),
        (CONJUNCTIONS, "6e4", "Too few", ""), (CONJUNCTIONS, "777", "Not quite", "common mistake"),
        (HALFSPACES, "3", "Right", ""), (HALFSPACES, "2", "Not quite", "bias"),
        (LEAF, "0.940", "Right", ""), (LEAF, "0.652", "Not quite", "natural"),
        (LEAF, "0.9", "Too few", ""),
        (RUN, "(5, 1, 0)", "Right", ""), (RUN, "3 0 -1", "Right", "predicts +1"), (RUN, "4 3 1", "Not quite", "last"),
        (NEAR, "a", "Right", ""), (NEAR, "B", "Not quite", "common mistake"),
    ],
)  # fmt: skip
def test_each_verdict(inputs: dict[str, str], answer: str, verdict: str, text: str) -> None:
    """3^10 + 1 conjunctions, 3 points for lines in the plane, and the entropy of 9 to 5 by its definition."""
    app = opened("calculator", part="check", **inputs, answer=answer)
    assert not app.exception and not app.error and not app.warning
    assert f"\n{verdict}" in page_text(app)
    said = "\n".join(as_read(text.value) for text in app.markdown)
    assert text in said
    assert "59,050" not in said and "59050" not in said.replace(answer, "")


def test_what_cannot_be_checked_says_why() -> None:
    unknown = opened("calculator", part="check", what="vc", of="trees", answer="9")
    assert "between" in as_read(unknown.error[0].value)
    for rows in ("9 apples", "-1 5"):
        app = opened("calculator", part="check", **{**LEAF, "rows.entropy": rows}, answer="0.9")
        assert not app.exception and len(app.error) == 1 and app.info
    text = opened("calculator", part="check", **CONJUNCTIONS, answer="many")
    assert not text.exception and text.error
    field = opened("calculator", part="check", **{**CONJUNCTIONS, "count.n": "-3"}, answer="5")
    assert not field.exception and field.error


def test_the_rows_are_echoed_and_the_steps_come_one_by_one() -> None:
    app = opened("calculator", part="check", **RUN, answer="4 3 1")
    assert any("3 examples" in as_read(text.value) for text in app.caption)
    hints = [item for item in app.button if "hint" in item.label.lower()]
    assert len(hints) == 1
    hints[0].click().run()
    assert not app.exception and any("(2, 1, 1)" in as_read(text.value) for text in app.markdown)
    bad = opened("calculator", part="check", **{**RUN, "rows.perceptron_weights": "2 1 +\n-1 -"}, answer="4 3 1")
    assert not bad.exception and "row 2" in as_read(bad.error[0].value) and bad.info


def test_a_strangers_labels_and_categories_are_drawn_as_they_are() -> None:
    for nasty in ("**evil**", "$evil$", "<img>evil", ":red[evil]"):
        table = f"k=2; 1 {nasty}; 4 B; 2 ?"
        for answer in (nasty, "B", "C"):
            inputs = {"of": "knn_label", "rows.knn_label": table}
            assert not markup(opened("calculator", part="check", what="by_hand", answer=answer, **inputs))
        table = f"of=b; x {nasty}; x b; y b; x ?"
        for answer in ("0.5", "0.40"):
            inputs = {"of": "naive_bayes_posterior", "rows.naive_bayes_posterior": table}
            assert not markup(opened("calculator", part="check", what="by_hand", answer=answer, **inputs))


def test_one_session_walks_through_all_that_can_be_chosen() -> None:
    for what, names in (("count", count.families), ("vc", vc_dimension), ("by_hand", QUANTITIES)):
        app = opened("calculator", part="check", what=what, answer="77")
        for name in list(names):
            app.session_state["of"] = name
            app.run()
            assert not app.exception, name
            assert not NEVER_SHOWN.search(page_text(app)), name
    assert set(WORDS) == {"count", "vc", "by_hand"}
