"""Values told beside a question: they outweigh its words, and the words that they replace are read as nothing else."""

from math import log

import pytest

from bounds import Ln, ask, theorems

SIZES = "How many monomials over 10 variables?"
LEARNING = "How many examples for conjunctions over 10 variables, consistent, error 10 %, 95 % confidence?"


def test_no_theorem_reads_a_replaced_number_as_something_else() -> None:
    question = "finite class, |H| = 1000, m = 500, training error 0.25, delta 0.05: true error?"
    before, after = ask(question), ask(question, delta=0.01, training_error="0.125", m=400)

    assert any(0.25 in answer.given.values() for answer in before.answers)
    values = [value for answer in after.answers for value in answer.given.values()]
    assert {0.01, 0.125, 400} <= {*values} and not {0.05, 0.25, 500} & {*values}
    assert after.unused == ()


@pytest.mark.parametrize(
    ("question", "corrections", "kept"),
    [
        ("VC bound, m = 1000, delta = 0.05", {"d": 10}, {"m": 1000, "delta": 0.05}),
        ("VC bound, d = 10, delta = 0.05", {"m": 500}, {"d": 10, "delta": 0.05}),
        ("finite class, |H| = 1000, delta 0.05, true error?", {"m": 500}, {"delta": 0.05}),
        ("Perceptron with margin 0.1: how many mistakes?", {"radius": 2}, {"gamma": 0.1}),
    ],
)
def test_what_was_missing_takes_the_place_of_nothing(
    question: str, corrections: dict[str, float], kept: dict[str, float]
) -> None:
    answer = ask(question, **corrections).answers[0]

    assert {name: answer.given[name] for name in kept} == kept
    assert answer.value is not None


def test_a_number_of_two_names_stays_under_the_other() -> None:
    answer = ask("How many examples, |H| = 1000, ε = δ = .05, agnostic?", delta=0.01).answers[0]

    assert (answer.given["at_most"], answer.given["delta"]) == (0.05, 0.01)


def test_what_a_replaced_number_said_holds_no_longer() -> None:
    question = "Finite class, |H| = 1000, m = 500, delta = 0.05, training error is 0. True error?"

    assert "consistent" in {piece.name for piece in ask(question).understood}
    assert "consistent" not in {piece.name for piece in ask(question, training_error=0.1).understood}


@pytest.mark.parametrize("n", [5, "5", "15/3"])
def test_the_parameter_of_a_class_and_all_that_follows(n: object) -> None:
    reply = ask(SIZES, n=n)
    values = {answer.kind: answer.value for answer in reversed(reply.answers)}
    sizes = [answer.given["ln_size"] for answer in reply.answers if "ln_size" in answer.given]

    assert (reply.answers[0].kind, reply.answers[0].value, reply.answers[0].given) == ("count", 244, {"n": 5})
    assert values["vc"] == 5
    assert sizes and all(float(size) == pytest.approx(log(244)) for size in sizes)
    assert reply.unused == () and "10" not in str(reply)


def test_a_theorem_uses_the_class_with_its_other_parameter() -> None:
    answer = ask(LEARNING, n=5).answers[0]

    assert answer.value == theorems["finite_realizable"].solve("m", ln_size=Ln(244), delta=0.05, at_most=0.1).value
    assert ask(LEARNING, n=5, delta=0.01).answers[0].value > answer.value


def test_a_parameter_that_the_text_misses_completes_the_class() -> None:
    assert ask("How many monomials are there?").missing == ("n",)
    assert ask("How many monomials are there?", n=5).answers[0].value == 244


def test_a_parameter_outside_its_domain_counts_nothing() -> None:
    reply = ask(SIZES, n=-5)

    assert (reply.missing, reply.unused, reply.answers[0].value) == (("n",), ("n = -5",), None)


def test_pieces_say_what_they_are_and_where_they_stand() -> None:
    pieces = {piece.name: (piece.kind, piece.words) for piece in ask(LEARNING).understood}

    assert pieces["n"] == ("parameter", "over 10 variables")
    assert pieces["class"][0] == "class" and pieces["consistent"][0] == "fact" and pieces["delta"][0] == "number"


@pytest.mark.parametrize(
    ("words", "fact", "key"),
    [
        ("finite class, |H| = 100, m = 200, delta = 0.05, realizable, consistent", "realizable", "realizable"),
        ("finite class, |H| = 100, m = 200, delta = 0.05, training error is 0", "consistent", "consistent_learner"),
        ("Condorcet: 11 independent voters, each right with probability 0.6", "independent voters",
         "independent_voters"),
    ],
)  # fmt: skip
def test_what_the_words_settle_is_no_open_condition(words: str, fact: str, key: str) -> None:
    reply = ask(words)

    assert fact in {piece.name for piece in reply.understood if piece.kind == "fact"}
    assumed = [answer for answer in reply.answers if answer.kind == "theorem" and _assumes(answer.name, key)]
    assert assumed and all(key not in {need.key for need in answer.needs} for answer in assumed)


def _assumes(slug: str, key: str) -> bool:
    return any(assumption.key == key for assumption in theorems[slug].assumes)


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("m = 100 i.i.d. examples", "i.i.d."), ("100 examples drawn independently", "independent"),
        ("losses bounded in [0,1]", "bounded in [0, 1]"), ("a loss between 0 and 1", "bounded in [0, 1]"),
        ("the ERM over H", "ERM"),
    ],
)  # fmt: skip
def test_what_is_settled_is_listed(words: str, fact: str) -> None:
    assert fact in {piece.name for piece in ask(f"Hoeffding, {words}").understood}


@pytest.mark.parametrize("words", ["examples are not i.i.d.", "the draws are not independent", "dependent examples"])
def test_what_is_denied_is_not_settled(words: str) -> None:
    assert not {"i.i.d.", "independent"} & {piece.name for piece in ask(f"Hoeffding, m = 100, {words}").understood}
