"""By hand: a typed table is worked out line by line, stepped, checked, shared and taken away; bad input says why."""

import json
import shlex
from urllib.parse import parse_qsl, urlsplit

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from click.testing import CliRunner
from streamlit.testing.v1 import AppTest

from bounds.vocabulary.prose import in_a_sentence
from laboratory.by_hand import LABELS, QUANTITIES, SUBJECTS
from laboratory.command_line import main
from pages.looking_up.everywhere import destinations
from pages.solving.typed_rows import setting_words
from tests.opening import NEVER_SHOWN, as_read, headline, link_of, messages, opened, page_text
from tests.strangers import markup

SLUG = "work_by_hand"
WEIGHTS, LABEL = (in_a_sentence(QUANTITIES[name].title) for name in ("perceptron_weights", "knn_label"))
# On paper the weights and the bias are (2, 1, 1), (3, -1, 0), (4, 3, 1) and (5, 1, 0).
RUN = {"of": "perceptron_weights", "rows.perceptron_weights": "2 1 +\n-1 2 -\n1 4 +"}
# Distances from (2, 1) are 1 and sqrt(13).
NEAR = {"of": "knn_label", "rows.knn_label": "1 1 A; 4 4 B\n2 1 ?", "knn_label.k": "1"}


def lines(app: AppTest) -> list[str]:
    """The numbered lines that stand on the page."""
    texts = [as_read(element.value) for element in app.markdown]
    return next((text.splitlines() for text in texts if text.startswith("1. ")), [])


def test_it_opens_on_a_worked_case() -> None:
    app = opened(SLUG)
    assert not app.exception and not app.error and not app.warning
    said = headline(app)
    assert said and said[0].startswith("(") and len(lines(app)) > 3
    assert [area.value for area in app.text_area] == ["\n".join(QUANTITIES["perceptron_weights"].example)]


def test_the_result_and_every_line() -> None:
    app = opened(SLUG, **RUN)
    assert headline(app) == ("(5, 1, 0)", WEIGHTS)
    worked = QUANTITIES["perceptron_weights"].works_out([2, 1, "+"], [-1, 2, "-"], [1, 4, "+"])
    assert [line.partition(". ")[2] for line in lines(app)] == list(worked.steps)


def test_one_line_at_a_time_forth_and_back() -> None:
    app = opened(SLUG, **RUN, show="single")
    assert len(lines(app)) == 1
    for name, count in (("Step", 2), ("Step", 3), ("Back", 2), ("To", 6), ("From", 1)):
        next(button for button in app.button if button.label.split()[0] == name).click().run()
        assert not app.exception and len(lines(app)) == count, name
    assert dict(parse_qsl(urlsplit(link_of(app)).query))["step"] == "0"
    last = opened(SLUG, **RUN, show="single", step="4")
    assert len(lines(last)) == 5 and lines(last)[-1].startswith("5. **")
    assert messages(opened(SLUG, **RUN, show="single", step="99"))


def test_another_table_starts_the_steps_anew() -> None:
    app = opened(SLUG, **RUN, show="single", step="4")
    app.text_area(key="rows.perceptron_weights").set_value("2 1 +\n1 3 -").run()
    assert not app.exception and len(lines(app)) == 1


@pytest.mark.parametrize(("answer", "text"), [("5 1 0", "Right"), ("4 3 1", "before"), ("x 1 0", "number")])
def test_my_answer_first(answer: str, text: str) -> None:
    """Nothing gives the result away before; it is checked as elsewhere, and the mistake is named."""
    app = opened(SLUG, **RUN, mine="1")
    assert headline(app) is None or headline(app) == ("(5, 1, 0)", "")  # folded, under "Show the answer"
    assert not lines(app) and app.info
    app.text_input(key="answer").set_value(answer).run()
    assert not app.exception and text in as_read(page_text(app))


def test_settings_have_fields_and_may_stand_among_the_rows() -> None:
    assert headline(opened(SLUG, **NEAR)) == ("A", LABEL)
    app = opened(SLUG, **{**NEAR, "rows.knn_label": "k=2 metric=manhattan; 1 1 A; 4 4 B; 5 4 B; 2 1 ?"})
    assert not app.error and "manhattan" in as_read(page_text(app))
    assert {field.label for field in app.text_input} == {LABELS[name][0] for name in ("k", "metric")}
    start = {"of": "perceptron_weights", **RUN, "perceptron_weights.start": "0, -3", "perceptron_weights.bias": "0"}
    # From (0, -3) without a bias: (2, -2), then (3, 2), then (4, 0).
    assert headline(opened(SLUG, **start)) == ("(4, 0)", WEIGHTS)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"knn_label.k": "9"}, "k"), ({"knn_label.k": ""}, "missing"),
        ({"rows.knn_label": "1 1 A; 4 B; 2 1 ?"}, "row 2"),
        ({"rows.knn_label": "1 1 A; 4 4 B"}, "?"), ({"knn_label.metric": "maze; 1 2 3"}, "manhattan"),
    ],
)  # fmt: skip
def test_bad_input_says_why_beside_the_fields_and_the_last_answer_stays(changes: dict[str, str], text: str) -> None:
    app = opened(SLUG, **NEAR)
    for key, value in changes.items():
        (app.text_area if key.startswith("rows.") else app.text_input)(key=key).set_value(value).run()
    assert not app.exception and len(app.error) == 1 and text in messages(app)[0]
    assert headline(app) == ("A", LABEL) and app.info


def test_without_rows_it_says_what_to_do_and_offers_the_example() -> None:
    app = opened(SLUG, **RUN)
    app.text_area(key="rows.perceptron_weights").set_value("").run()
    assert not app.exception and not app.error and app.info and headline(app) is None
    next(button for button in app.button if "example" in button.label).click().run()
    assert headline(app) is not None and not app.info


def test_whatever_can_be_chosen_opens_without_an_error() -> None:
    app = opened(SLUG)
    assert sum(map(len, SUBJECTS.values())) == len(QUANTITIES)
    for name in QUANTITIES:
        app.session_state["of"] = name
        app.run()
        assert not app.exception and not app.error, name
        assert len(lines(app)) >= 1 and not NEVER_SHOWN.search(page_text(app)), name


def test_a_strangers_labels_are_drawn_as_they_are() -> None:
    for nasty in ("**evil**", "$evil$", "<img>evil", ":red[evil]"):
        rows = {"of": "knn_label", "rows.knn_label": f"1 {nasty}; 4 B; 2 ?", "knn_label.k": "1"}
        for more in ({}, {"show": "single", "step": "2"}, {"mine": "1", "answer": nasty}):
            assert not markup(opened(SLUG, **rows, **more))


def test_the_command_gives_the_same() -> None:
    """As it stands on the page, and with several numbers in a setting."""
    app = opened(SLUG, **{**RUN, "perceptron_weights.start": "0 -3 0"})
    said = headline(app)
    app.session_state["run_copies"] = True
    app.run()
    code = [element.value for element in app.code]
    command = next(text for text in code if text.startswith("ltlab"))
    run = CliRunner().invoke(main, [*shlex.split(command)[1:], "--json"])
    value = json.loads(run.stdout)["value"]
    assert said and said[0] == f"({', '.join(f'{entry:g}' for entry in value)})".replace("-", "−")
    assert any("QUANTITIES" in text for text in code) and any(r"\begin{enumerate}" in text for text in code)


def test_every_setting_has_a_label_of_words() -> None:
    names = {name for quantity in QUANTITIES.values() for name in quantity.settings}
    assert names == set(LABELS)
    for label, options in LABELS.values():
        assert label[0].isupper() and len(label) <= 26 and len(options) == len(set(options))


def test_a_setting_is_one_word() -> None:
    assert setting_words({"k": " 3 ", "metric": "", "start": "0, 0", "x": "(1,2)"}) == [
        "k=3",
        "start=(0, 0)",
        "x=(1,2)",
    ]


@pytest.mark.parametrize(
    ("words", "name"), [("leaves decision tree grown by hand", "grown_tree_leaves"), ("k-fold by hand", "fold_error")]
)
def test_the_search_opens_it(words: str, name: str) -> None:
    assert any(place.page == SLUG and place.address == {"of": name} for place in destinations(words))
    assert any(place.page == SLUG and not place.address for place in destinations("by hand"))
