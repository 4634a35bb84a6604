"""What people type for a variable: letters of books and everyday twins, of every theorem; and what one asks back."""

import copy
import json
import math
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from bounds import DomainError, Ln, diagnose, theorems
from bounds.batches.answers import answers
from bounds.command_line import COMMANDS, main
from bounds.display.asking import VERBS
from bounds.display.names import also_read_as, names_read
from bounds.solving.doubts import doubt
from bounds.solving.typed_inputs import own_inputs, understood
from bounds.theorem import Theorem
from bounds.vocabulary.names import called
from bounds.vocabulary.variables import Variable
from tests.all_told import over
from tests.sentences import facts, pattern

USUAL = {"m": 1000, "errors": 10, "ln_size": Ln(2, 10), "training_error": 0.05, "test_error": 0.05}
MEANINGS = {"d": "VC dimension"}
# The twin of each value, by hand: 1 - x of a decimal, 2^10 hypotheses in 10 bits, 50 of 1,000 and 0.01 of them.
TWINS: dict[str, Callable[[Any], Any]] = {
    "size": lambda ln_size: 1024,
    "log2_size": lambda ln_size: 10,
    "mistakes": lambda error: 50,
    "error_rate": lambda errors: 0.01,
    "right_rate": lambda errors: 0.99,
}


def usual(theorem: Theorem) -> dict[str, Any]:
    return {variable.name: USUAL.get(variable.name, variable.default) for variable in theorem.variables}


def names(theorem: Theorem) -> list[tuple[Variable, str, Any]]:
    """Every other name that the theorem reads, with the value that is the variable's usual one."""
    result, values = [], usual(theorem)
    for variable in theorem.variables:
        value = values[variable.name]
        result += [(variable, name, value) for name in theorem.readings.other_names(variable)]
        for twin in called(variable).twins:
            own = twin.names.split()[0]
            inputs = TWINS[own](value) if own in TWINS else float(1 - Decimal(repr(float(value))))
            result += [(variable, name, inputs) for name in theorem.readings.other_names(variable, twin)]
    return result


@over(theorems)
def test_every_letter_and_twin_gives_what_the_variable_gives(theorem: Theorem) -> None:
    own = usual(theorem)
    for variable, name, value in names(theorem):
        others = {item: entry for item, entry in own.items() if item != variable.name}
        understood_inputs = understood(theorem, {name: value, **others})
        assert understood_inputs.inputs == own, name
        (text,) = understood_inputs.echo
        assert text.startswith(f"{name} = ") and variable.named in text


@over(theorems)
def test_its_own_names_are_never_read_as_letters_and_no_usual_value_is_doubted(theorem: Theorem) -> None:
    for variable in theorem.variables:
        (reading,) = theorem.readings.of(variable.name)
        assert (reading.variable, reading.twin) == (variable, None)
    read = {name for _, name, _ in names(theorem)}
    assert not read & theorem.names
    understood_inputs = understood(theorem, {variable.name: variable.default for variable in theorem.variables})
    assert (understood_inputs.echo, understood_inputs.doubts) == ((), ())


def test_books_letters_are_told_for_the_names_of_books() -> None:
    """What readers typed in vain is read wherever the theorem has no variable and no symbol of that name."""
    typed = {"m": ["n", "N"], "delta": ["α", "alpha", "δ"], "ln_size": ["|H|", "H", "M", "size"],
             "epsilon": ["ε", "eps"], "d": ["vc", "VCdim", "vc_dimension"]}  # fmt: skip
    missed = []
    for theorem in theorems.values():
        symbols = {variable.label for variable in theorem.variables} | theorem.names
        for variable in theorem.variables:
            means_it = called(variable).letters and variable.meaning.startswith(MEANINGS.get(variable.name, ""))
            for letter in typed.get(variable.name, ()) if means_it else ():
                results = [entry.variable for entry in theorem.readings.of(letter)]
                if not symbols & {letter, {"alpha": "α"}.get(letter)} and results != [variable]:
                    missed.append((theorem.slug, letter))
    assert missed == []


@pytest.mark.parametrize(
    ("inputs", "value"),
    [
        # sqrt((ln 1000 + ln 40)/2000), as the command line's own example has it
        ({"n": 1000, "alpha": "5%", "H": 1000}, 0.0727895416),
        ({"N": "1 000", "confidence": "95 %", "size": "1,000"}, 0.0727895416),
        ({"m": 1000, "1-delta": 0.95, "|H|": 1000}, 0.0727895416),
        ({"m": 1000, "Alpha": 0.05, "log2_size": 10}, math.sqrt(math.log(2 * 1024 / 0.05) / 2000)),
    ],
)
def test_letters_and_twins_in_python(inputs: dict[str, Any], value: float) -> None:
    assert theorems["finite_agnostic"](**inputs) == pytest.approx(value, rel=1e-9)


def test_every_question_takes_letters() -> None:
    theorem = theorems["finite_realizable"]
    for size, m in ((59049, 140), (1000, 100)):  # (ln|H| + ln 20)/0.1, rounded up
        solution = theorem.solve("n", eps=0.1, confidence=0.95, size=size)
        assert solution.value == m and solution.certified
        assert diagnose(m, theorem, "n", epsilon="0,1", alpha=0.05, H=size).right
    assert theorem.solve("m", at_most=0.1, delta=0.05, H="2^1024").value == 7128  # (1024 ln 2 + ln 20)/0.1 = 7127.78
    assert theorem.grid(n=[100, 200], delta=0.05, H=1000)[1] == theorem(m=200, delta=0.05, ln_size=Ln(1000))
    assert theorem.steps(n=100, delta=0.05, H=1000) == theorem.steps(m=100, delta=0.05, ln_size=Ln(1000))
    assert "ln(1000)" not in theorem.report(n=100, alpha=0.05, H=1000)


def test_twins_of_arrays_are_exact_entry_by_entry() -> None:
    result = own_inputs(theorems["hoeffding_two_sided"], {"m": 10, "confidence": np.array([0.9, 0.95, 0.99])})
    assert result["delta"].tolist() == [0.1, 0.05, 0.01]


def test_mistakes_are_a_rate_of_m_and_a_rate_is_mistakes() -> None:
    assert own_inputs(theorems["test_set_kl"], {"m": 200, "delta": 0.05, "mistakes": 14})["test_error"] == 0.07
    result = own_inputs(theorems["test_set_binomial"], {"m": 100, "delta": 0.05, "error_rate": 0.07})
    assert result["errors"] == 7 and isinstance(result["errors"], int)


@pytest.mark.parametrize(
    ("slug", "inputs", "said"),
    [
        ("finite_agnostic", {"n": 10, "m": 10}, "m twice"),
        ("finite_agnostic", {"N": 10, "n": 10}, "m twice"),
        ("finite_agnostic", {"sise": 10}, "no variable"),
        ("finite_agnostic", {"confidance": 10}, "mean confidence"),
    ],
)
def test_what_is_not_clear_is_asked(slug: str, inputs: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=pattern(said)):
        theorems[slug](**inputs)


def test_two_candidates_are_a_question() -> None:
    """An accuracy of 0.1 may be ε itself, as books call it, or 1 - ε, as people do."""
    inputs = [theorem for theorem in theorems.values() if len(theorem.readings.of("accuracy")) > 1]
    assert inputs
    for theorem in inputs:
        with pytest.raises(TypeError, match=pattern("accuracy could")):
            theorem(**{**usual(theorem), "accuracy": 0.1})


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        ({"delta": 95}, "between 0 1; 95. 0.95 0.05"),
        ({"delta": "5"}, "between 0 1; 5. 0.05"),
        ({"confidence": 95}, "between 0 1; 95. 0.95"),
        ({"H": 0.5}, "≥ 1; 0.5"),
    ],
)
def test_an_error_names_symbol_and_words_and_what_may_be_meant(inputs: dict[str, Any], said: str) -> None:
    usual_ones = {"m": 1000} | ({"delta": 0.05} if "H" in inputs else {"ln_size": 3})
    with pytest.raises(DomainError) as refused:
        theorems["finite_agnostic"](**usual_ones, **inputs)
    stated = str(refused.value)
    assert said in facts(stated)
    assert ("|H|" if "H" in inputs else "δ") in stated


@pytest.mark.parametrize(
    ("name", "value", "rather"),
    [("delta", 0.95, 0.05), ("delta", 0.9, 0.1), ("delta", 0.5, None), ("delta", 0.49, None),
     ("ln_size", 1000, Ln(1000)), ("ln_size", 20.0, Ln(20)),
     ("ln_size", 19, None), ("ln_size", 20.5, None), ("ln_size", Ln(2, 1000), None)],
)  # fmt: skip
def test_a_legal_value_that_hardly_anybody_means_is_asked_about(name: str, value: Any, rather: Any) -> None:
    doubt_found = doubt(theorems["finite_agnostic"].variable(name), value)
    assert (doubt_found and doubt_found.rather) == rather
    if doubt_found:
        assert isinstance(doubt_found.rather, type(rather))
        assert theorems["finite_agnostic"].variable(name).label in doubt_found.text


def test_an_error_rate_of_1_may_be_a_percentage() -> None:
    doubt_found = doubt(theorems["test_set_kl"].variable("test_error"), 1)
    assert doubt_found is not None and doubt_found.rather == 0.01


def run(*words: str, typed: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(main, list(words), input=typed)
    return result.exit_code, result.stdout, result.stderr


def test_the_command_line_says_aside_what_it_understood_and_asks() -> None:
    own = run("solve", "finite_realizable", "m", "at_most=0.1", "delta=0.05", "ln_size=ln(1000)")
    assert own[0] == 0 and "m = 100" in facts(own[1]) and own[2] == ""
    code, text, aside = run("solve", "finite_realizable", "n", "eps=0.1", "confidence=95 %", "H=1000")
    assert (code, text) == own[:2]
    assert [line.partition(" ")[0] for line in aside.splitlines()] == ["n", "eps", "confidence", "H"]
    _, text, aside = run("solve", "finite_realizable", "m", "at_most=0.1", "delta=95 %", "ln_size=10*ln(3)")
    assert "m = 111" in facts(text) and facts(aside) == "δ = 0.95 95 of 100; δ = 0.05"
    _, text, aside = run("value", "hoeffding_two_sided", "m=1,000", "delta=0,05", "--json")
    assert "m = 1,000 1000" in facts(aside) and "0.05" in facts(aside) and len(aside.splitlines()) == 2
    assert text.startswith("{")


def test_a_check_and_a_batch_read_them_too() -> None:
    code, text, aside = run("check", "140", "finite_realizable", "unknown=N", "eps=0,1", "alpha=5%", "H=3^10")
    assert code == 0 and len(aside.splitlines()) == 4
    code, text, aside = run("value", "hoeffding_two_sided", "--input", "-", typed='id,n,confidence\n7,"1,000",95%\n')
    assert code == 0 and text.splitlines()[1].startswith('7,"1,000",95%,0.0429')
    assert [line.partition(" ")[0] for line in aside.splitlines()] == ["n", "confidence"]
    _, text, _ = run("value", "hoeffding_two_sided", "n=10:1000:log3", "confidence=0.95")
    assert [line.partition(",")[0] for line in text.splitlines()[1:]] == ["10", "100", "1000"]


def test_a_column_is_read_only_where_nothing_else_tells_the_same() -> None:
    theorem = theorems["hoeffding_two_sided"]
    rows = [{"m": 100, "n": 7, "delta": 0.05}, {"n": 100, "delta": 0.05}, {"n": 100, "N": 7, "delta": 0.05}]
    first, second, third = answers(theorem, rows)
    assert first["value"] == second["value"] == theorem(m=100, delta=0.05)
    assert "m sample" in facts(third["error"])


@over(theorems)
def test_every_other_name_is_told_wherever_the_theorem_is_shown(theorem: Theorem) -> None:
    """On the command line, in help, in a notebook: all letters, and each twin by its own name."""
    typed = {variable.name: also_read_as(theorem, variable) for variable in theorem.variables}
    for variable in theorem.variables:
        letters = typed[variable.name].partition(";")[0]
        text = {entry for entry in letters.split(", ") if entry and " = " not in entry}
        assert set(theorem.readings.other_names(variable)) == text
        for twin in called(variable).twins:
            names = theorem.readings.other_names(variable, twin)
            assert not names or f"{names[0]} = {twin.of(variable).label}" in typed[variable.name]
    places = [theorem.__doc__ or "", theorem._repr_markdown_().replace(r"\|", "|")]
    assert all(names in place for names in typed.values() for place in places)
    assert {name: names for name, names in typed.items() if names} == names_read(theorem)


def test_show_tells_the_other_names() -> None:
    _, text, _ = run("show", "finite_agnostic")
    _, as_json, _ = run("show", "finite_agnostic", "--json")
    theorem = theorems["finite_agnostic"]
    for variable, entry in zip(theorem.variables, json.loads(as_json)["variables"], strict=True):
        assert also_read_as(theorem, variable) == entry["also_read_as"] != "" and entry["also_read_as"] in text


@pytest.mark.parametrize(
    ("verb", "written"),
    [
        ("value", 'theorems["finite_agnostic"](m=...'),
        ("check", "diagnose(answer"),
        ("compare", "compare(m=..."),
        ("show", "help(theorems["),
        ("solv", "solve"),
        ("informative", "first_informative"),
    ],
)
def test_a_verb_of_the_command_line_says_how_it_is_asked_in_python(verb: str, written: str) -> None:
    with pytest.raises(AttributeError) as refused:
        getattr(theorems["finite_agnostic"], verb)
    assert written in str(refused.value) and refused.value.name == verb


def test_every_command_about_one_theorem_is_an_attribute_or_says_what_is() -> None:
    theorem = theorems["finite_agnostic"]
    for verb in COMMANDS.keys() - {"ask", "list", "count", "vc", "shatters", "table"}:
        assert hasattr(theorem, verb) or verb in VERBS
    assert copy.copy(theorem) is theorem and not hasattr(theorem, "__wrapped__")
