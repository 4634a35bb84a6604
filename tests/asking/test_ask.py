"""A question in words: what is understood, what is missing, and what stands first."""

import json
from math import inf, isclose
from typing import Any

import pytest
from click.testing import CliRunner

import laboratory
from bounds import ask, count, theorems
from bounds.asking.answers import NOTHING
from bounds.comparison.conditions import condition
from laboratory.command_line import main
from tests.sentences import pattern

CONJUNCTIONS = (
    "How many examples does a consistent learner of conjunctions over 10 variables need for error 10 % with 95 % "
    "confidence?"
)


def test_the_textbook_stands_before_what_is_tighter_and_what_others_write() -> None:
    reply = ask(CONJUNCTIONS)
    names = [answer.name for answer in reply.answers]

    assert (names[0], reply.answers[0].value, reply.answers[0].unknown) == ("finite_realizable", 140, "m")
    assert (names[1], reply.answers[1].value) == ("finite_realizable_sharp", 133)
    assert {"vc_blumer_sum", "vc_realizable_uml"} < set(names)
    assert {need.key for need in reply.answers[0].needs} == {"realizable"}  # that it is consistent was said
    assert condition(reply.answers[0].needs) in reply.answers[0].summary


def test_each_piece_stands_beside_its_words() -> None:
    pieces = {piece.name: (piece.value, piece.words) for piece in ask(CONJUNCTIONS).understood}

    assert pieces["at_most"] == (0.1, "10%")
    assert pieces["delta"] == (0.05, "95%")
    assert pieces["class"] == (count.families["conjunctions"].title, "conjunctions")
    assert pieces["n"][0] == 10
    assert pieces["consistent"][0] is True


def test_what_is_missing_is_told_and_completes_the_answer() -> None:
    assert ask("VC bound m=1000 d=10").missing == ("delta",)

    reply = ask("VC bound m=1000 d=10", delta="5%")

    assert reply.missing == ()
    slug = reply.answers[0].name
    assert reply.answers[0].value == theorems[slug](m=1000, d=10, delta=0.05)


def test_a_correction_outweighs_the_text() -> None:
    assert ask("VC bound m=1000 d=10 delta=.1", delta=0.05).answers[0].given["delta"] == 0.05
    with pytest.raises(ValueError, match=pattern("delta; soon")):
        ask("VC bound m=1000 d=10", delta="soon")


def test_numbers_that_no_answer_uses_are_told() -> None:
    reply = ask("Hoeffding two-sided, m = 1000, delta = 0.05, and the cafeteria opens at 7")

    assert reply.answers[0].name == "hoeffding_two_sided"
    assert reply.unused == ("7",)


@pytest.mark.parametrize(
    ("question", "name", "value"),
    [
        ("What is the VC dimension of axis-aligned rectangles in the plane?", "boxes", 4),
        ("VC dimension of halfspaces in R^5", "halfspaces", 6),
        ("growth function of boxes in the plane for 5 points", "boxes", 28),
        ("How many dichotomies can axis-aligned rectangles make on 6 points in the plane?", "boxes", 49),
        ("What is the break point of positive intervals?", "intervals", 3),
        ("VC dimension of concentric circles", "concentric_circles", 1),
        ("Has the class of sines sin(wx) a finite VC dimension?", "sine", inf),
        ("How many conjunctions are there over 10 Boolean variables?", "conjunctions", 3**10 + 1),
        ("out of 1,000 test examples 50 were wrong; upper bound on the true error, 95% confidence", "test_set_binomial",
         0.0628634),
        ("R=sqrt3, gamma=1/sqrt3: perceptron mistake bound?", "perceptron_mistakes", 9),
    ],
)  # fmt: skip
def test_answers_known_from_elsewhere(question: str, name: str, value: float) -> None:
    answer = ask(question).answers[0]

    assert answer.name == name
    assert isclose(answer.value, value, rel_tol=1e-4) or answer.value == value


@pytest.mark.parametrize(
    ("question", "kind", "name"),
    [
        ("Novikoff", "theorem", "perceptron_mistakes"),
        ("show me AdaBoost round by round", "view", "boosting.adaboost"),
        ("misprints in my lecture notes", "page", "companion"),
        ("confusion matrix of a classifier", "learner", "learners.selection.confusion"),
    ],
)
def test_names_and_things_to_run(question: str, kind: str, name: str) -> None:
    three = [(answer.kind, answer.name) for answer in laboratory.ask(question).answers[:3]]

    assert (kind, name) in three


def test_the_command_line_prints_one_object() -> None:
    result = CliRunner().invoke(main, ["ask", CONJUNCTIONS, "--json"])
    record: dict[str, Any] = json.loads(result.output)

    assert result.exit_code == 0
    first = record["answers"][0]
    assert {"kind", "name", "unknown", "given", "value", "source"} <= first.keys()
    assert (first["kind"], first["name"], first["unknown"], first["value"]) == (
        "theorem",
        "finite_realizable",
        "m",
        140,
    )
    assert first["given"]["delta"] == 0.05
    reply = ask(CONJUNCTIONS)
    assert [(piece["name"], piece["words"], piece["kind"]) for piece in record["understood"]] == [
        (piece.name, piece.words, piece.kind) for piece in reply.understood
    ]
    assert [answer["number"] or "" for answer in record["answers"]] == [answer.number for answer in reply.answers]
    said = (record["unused"], record["missing"], record["doubts"], record["nearest"])
    assert said == ([*reply.unused], [*reply.missing], [*reply.doubts], [page.name for page in reply.nearest])


def test_the_command_line_says_that_nothing_was_understood() -> None:
    result = CliRunner().invoke(main, ["ask", "qwxz", "zzgh"])

    assert (result.exit_code, result.output.splitlines()) == (1, ask("qwxz zzgh").lines())
    assert NOTHING in result.output
