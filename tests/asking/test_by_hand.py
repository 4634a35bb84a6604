"""A question with a few numbers leads to what works them out by hand: the words are echoed, the command runs."""

import math
import shlex
import tomllib
from importlib.resources import files

import pytest
from click.testing import CliRunner

from bounds.asking.by_hand import worked_by_hand
from laboratory import ask
from laboratory.by_hand import QUANTITIES
from laboratory.command_line import main
from tests.opening import opened

WRITTEN = tomllib.loads(files("laboratory.index").joinpath("by_hand.toml").read_text("utf-8"))

LEADS = [
    ("k-means of 1, 2, 9, 10 with 2 clusters", "kmeans_centres", ()),
    ("entropy of 9 yes 5 no", "entropy", ("9 5",)),
    ("entropy of a leaf with 9 positives and 5 negatives", "entropy", ("9 5",)),
    ("gini of [9, 5]", "gini", ("9 5",)),
    ("entropy of 9 yes, 5 no, depth 3", "entropy", ()),  # a number is left over
    ("k-NN of (1,2) + (3,4) - at (2,2)", "knn_label", ("1 2 +", "3 4 -", "2 2 ?")),
    ("3-NN label of (3,2) from (1,1) A, (2,1) A and (4,4) B", "knn_label", ("k=3", "1 1 A", "2 1 A", "4 4 B", "3 2 ?")),
    ("perceptron by hand on (1,2) + (-1,-1) -", "perceptron_weights", ("1 2 +", "-1 -1 -")),
    ("perceptron on (1,2) + and (-1,-1)", "perceptron_weights", ()),  # a label is missing
    ("least squares line through (1,2), (2,3), (3,5) by hand", "least_squares_weights", ("1 2", "2 3", "3 5")),
    ("SVM of (1,1) -, (2,0) -, (3,3) +, (4,4) +", "svm_weights", ("1 1 -", "2 0 -", "3 3 +", "4 4 +")),
    ("softmax of 2, 1, 0", "softmax", ("2 1 0",)),
    ("naive Bayes by hand", "naive_bayes_posterior", ()),
]


@pytest.mark.parametrize(("question", "name", "rows"), LEADS)
def test_a_few_numbers_lead_to_the_quantity_with_the_words_it_was_understood_from(
    question: str, name: str, rows: tuple[str, ...]
) -> None:
    worked = worked_by_hand(question)[0]
    assert (worked.name, worked.rows) == (name, rows)
    assert min(map(question.find, worked.words)) >= 0


@pytest.mark.parametrize(
    "question",
    [
        "perceptron with margin 0.1 and radius 1, how many mistakes at most",
        "bound on the risk of an SVM for 100, 200, 300 examples",
        "k-NN with 5% error and 95% confidence",
        "what is entropy",
        "the perceptron and its history",
    ],
)
def test_what_theorems_answer_and_what_has_no_numbers_leads_there_not(question: str) -> None:
    assert worked_by_hand(question) == ()


@pytest.mark.parametrize("rows", [rows for _, name, rows in LEADS if rows and name != "knn_label"])
def test_rows_are_such_as_the_quantity_takes(rows: tuple[str, ...]) -> None:
    name = next(name for _, name, other in LEADS if other == rows)
    assert CliRunner().invoke(main, ["work", name, *rows]).exit_code == 0


def test_the_command_that_is_named_works_it_out() -> None:
    reply = ask("entropy of 9 yes 5 no")
    command = reply.by_hand[0].command
    assert any(command in line and '"9 yes", "5 no"' in line for line in reply.lines())
    result = CliRunner().invoke(main, shlex.split(command)[1:])
    entropy = -sum(share * math.log2(share) for share in (9 / 14, 5 / 14))
    assert f"{entropy:.4f}" in result.stdout
    nearest = ask("1-NN of (1,2) + (3,4) - at (2,2.5)").by_hand[0].command
    assert "+" in CliRunner().invoke(main, shlex.split(nearest)[1:]).stdout.splitlines()[-1]


def test_each_name_and_title_is_that_of_a_quantity() -> None:
    assert {name: entry["title"] for name, entry in WRITTEN.items()} == {
        name: QUANTITIES[name].title for name in WRITTEN
    }
    assert {entry["data"] for entry in WRITTEN.values() if "data" in entry} == {
        "counts", "points", "neighbours", "pairs", "row"
    }  # fmt: skip


def test_the_first_page_links_to_it_with_the_rows() -> None:
    app = opened("start", q="entropy of 9 yes 5 no")
    queries = [element.proto.query_string for element in app.get("page_link")]
    assert not app.exception and any("rows.entropy" in query and "9+5" in query for query in queries)
