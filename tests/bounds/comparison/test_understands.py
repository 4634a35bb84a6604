"""What people tell `compare`: letters and twins of every fact, echoed; questions where a name could be several."""

from decimal import Decimal
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import DomainError, Ln, compare, theorems
from bounds.command_line import main
from bounds.comparison.readings import can_be_asked, words
from bounds.comparison.typed_facts import readable_facts, understood_facts
from bounds.vocabulary.names import called
from bounds.vocabulary.variables import Variable
from tests.all_told import over
from tests.sentences import facts, pattern

ASKED = {slug: theorem for slug, theorem in theorems.items() if can_be_asked(theorem)}
USUAL = {name: several[0] for name, several in words(ASKED).items()}
SEVERAL = {"accuracy", "error", "error_rate", "dim", "n_features"}
# Of ln 2^10, and 50 of 1,000.
TWINS = {"size": 1024, "log2_size": 10, "mistakes": 50, "error_rate": 0.05, "right_rate": 0.95}


def own(variable: Variable) -> Any:
    """A value of the variable: by hand, its twin is in TWINS, or what is left to 1."""
    return {"ln_size": Ln(2, 10), "errors": 50, "training_error": 0.05, "test_error": 0.05, "m": 1000}.get(
        variable.name, variable.default
    )


@over([name for name in USUAL if name != "m"])
def test_letters_and_twins_of_every_fact_are_that_fact_or_a_question(name: str) -> None:
    """Never another fact, silently. Beside m, of which a twin may be a share."""
    variable = USUAL[name]
    typed = {letter: own(variable) for letter in called(variable).letters.split()}
    for twin in called(variable).twins:
        first = twin.names.split()[0]
        value = TWINS[first] if first in TWINS else float(1 - Decimal(repr(float(own(variable)))))
        typed |= dict.fromkeys(twin.names.split(), value)
    clear = 0
    for letter, value in typed.items():
        try:
            understood_inputs = understood_facts({"m": 1000, letter: value})
        except TypeError:  # a question
            assert letter in SEVERAL, letter
            continue
        assert letter in USUAL or len(understood_inputs.echo) == 1, letter
        if letter not in USUAL and letter not in {"M", "mistakes", "errors", "n_errors", "wrong"}:
            assert understood_inputs.inputs == {"m": 1000, name: own(variable)}, letter
            clear += 1
    assert clear or not typed or name in {"k", "features"}


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ({"n": 1000, "alpha": "5%", "H": 1000}, {"m": 1000, "delta": 0.05, "ln_size": Ln(1000)}),
        ({"N": "1 000", "confidence": "95 %", "|H|": 1000}, {"m": 1000, "delta": 0.05, "ln_size": Ln(1000)}),
        ({"samples": 1000, "vc": 3, "mistakes": 50}, {"m": 1000, "d": 3, "errors": 50}),
        ({"n": 100, "wrong": 3}, {"m": 100, "errors": 3}),
        ({"n": 100, "test_accuracy": "90 %"}, {"m": 100, "test_error": 0.1}),
        ({"d": 3, "m": 50, "train_accuracy": 0.9}, {"d": 3, "m": 50, "training_error": 0.1}),
        ({"eps": "0,1", "h": 3, "δ": 0.05}, {"epsilon": 0.1, "d": 3, "delta": 0.05}),
        # Own names stay what they are where m is told or asked for: a dimension, and a compression set.
        ({"m": 1000, "n": 3, "lipschitz": 2}, {"m": 1000, "n": 3, "lipschitz": 2}),
        ({"m": 1000, "size": 5}, {"m": 1000, "size": 5}),
    ],
)
def test_a_person_and_a_book_are_answered_alike(typed: dict[str, Any], same: dict[str, Any]) -> None:
    heard = understood_facts(typed)
    assert heard.inputs == same and not heard.doubts
    assert [type(value) for value in heard.inputs.values()] == [type(same[name]) for name in heard.inputs]


def test_the_answer_is_the_same_and_echoes_what_was_read() -> None:
    by_letters = compare(n=1000, alpha="5%", H=1000)
    by_names = compare(m=1000, delta=0.05, ln_size=Ln(1000))
    assert [(row.slug, row.value) for row in by_letters] == [(row.slug, row.value) for row in by_names]
    assert by_names.echo == () and "\n" not in repr(by_names)
    assert [line.partition(" ")[0] for line in by_letters.understood] == ["n", "alpha", "H"]
    assert repr(by_letters).splitlines()[1:] == [*by_letters.understood]
    assert "1,000" in facts(by_letters._repr_html_())


def test_an_unlikely_value_is_asked_about() -> None:
    (confidence,) = compare(m=1000, delta="95 %", d=3).doubts
    assert (confidence.variable.name, confidence.rather) == ("delta", 0.05)
    (size,) = compare(m=1000, delta=0.05, ln_size=1000).doubts
    assert size.rather == Ln(1000) and "e^1000" in repr(compare(m=1000, delta=0.05, ln_size=1000))


@pytest.mark.parametrize(
    ("typed", "error", "said"),
    [
        ({"m": 10, "samples": 10}, TypeError, "m twice"),
        ({"alpha": 0.05, "confidence": 0.95}, TypeError, "delta twice"),
        ({"m": 10, "accuracy": 0.9}, TypeError, "accuracy could"),
        ({"m": 10, "error": 0.9}, TypeError, "error could"),
        ({"m": 10, "confidence": 95}, DomainError, "between 0 1; 95. 0.95"),
        ({"m": 10, "delta": 5}, DomainError, "between 0 1; 5. 0.05"),
        ({"m": 10, "confidance": 0.9}, TypeError, "mean confidence"),
    ],
)
def test_what_is_not_clear_is_asked(typed: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=pattern(said)) as refused:
        compare(**typed)
    if error is DomainError:
        assert "δ" in str(refused.value) and "probability" in str(refused.value).lower()


def test_a_column_is_a_fact_only_where_nothing_else_tells_the_same() -> None:
    assert readable_facts(["who", "n", "delta", "H", "size_fixed"]).keys() == {"n", "delta", "H", "size_fixed"}
    assert readable_facts(["m", "samples", "accuracy", "alpha"]).keys() == {"m", "alpha"}


def test_the_command_line_echoes_beside_the_answer() -> None:
    def run(*words: str) -> tuple[str, str]:
        result = CliRunner().invoke(main, ["compare", *words])
        assert result.exit_code == 0, result.stderr
        return result.stdout, result.stderr

    own_words, aside = run("m=1000", "delta=5%", "ln_size=ln(1000)", "training_error=0.05")
    assert aside == ""
    by_letters, aside = run("n=1000", "confidence=95 %", "H=1,000", "train_accuracy=0,95")
    assert by_letters == own_words and len(aside.splitlines()) == 4
    _, aside = run("m=1000", "delta=95%", "d=3")
    assert facts(aside) == "δ = 0.95 95 of 100; δ = 0.05"
