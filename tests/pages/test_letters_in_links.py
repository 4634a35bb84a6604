"""Links to a theorem in the letters of any book fill its fields, and the page says how they were read."""

import pytest
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.display.calls import typed
from bounds.solving.typed_inputs import understood
from bounds.theorem import Theorem
from bounds.vocabulary.readings import normal
from tests.opening import as_read, opened
from tests.running.sampling import sampled

ADDS = "links in other letters to every other theorem"
# What a link says besides its fields: no letter is read there.
OF_THE_PAGE = {"theorem", "for", "over", "hints", "with", "title", "hide", "what", "answer", "v"}


def in_other_letters(theorem: Theorem) -> dict[str, str]:
    """An everyday value for each variable that has a letter of its own besides its name, under that letter."""
    entries: dict[str, str] = {}
    for variable in theorem.variables:
        taken = {*map(normal, entries), *OF_THE_PAGE}
        letters = [name for name in theorem.readings.other_names(variable) if normal(name) not in taken]
        if letters and variable.default is not None:
            entries[letters[0]] = typed(variable.default)
    return entries


def captions(app: AppTest) -> list[str]:
    return [as_read(caption.value) for caption in app.caption]


@pytest.mark.parametrize("slug", sampled(theorems, 16, ADDS))
def test_the_calculator_reads_letters_as_the_library_does(slug: str) -> None:
    theorem = theorems[slug]
    text = in_other_letters(theorem)
    app = opened("calculator", theorem=slug, **text)
    assert not app.exception
    read = understood(theorem, text)
    fields = {name: app.text_input(key=name).value for name in read.inputs}
    assert fields == {name: typed(value) for name, value in read.inputs.items()}
    assert set(read.echo) <= set(captions(app))


def test_twins_and_a_target_by_its_letter() -> None:
    app = opened("calculator", theorem="finite_realizable", eps="0.2", confidence="99%", H="1000")
    assert not app.exception
    fields = {name: app.text_input(key=name).value for name in ("at_most", "delta", "ln_size")}
    assert fields == {"at_most": "0.2", "delta": "0.01", "ln_size": "ln(1000)"}
    assert app.selectbox(key="for").value == "m"
    echoed = captions(app)
    assert all(any(line.startswith(f"{name} = ") for line in echoed) for name in ("eps", "confidence", "H"))
    app.text_input(key="delta").set_value("0.05").run()
    assert not any(line.startswith("confidence = ") for line in captions(app))  # the field holds something else now


@pytest.mark.parametrize("slug", ["freedman", "finite_realizable"])
def test_the_version_of_a_link_is_no_letter(slug: str) -> None:
    """Not of the theorem that calls a variable so, and of another it is no stranger."""
    app = opened("calculator", theorem=slug, v="1")
    usual = opened("calculator", theorem=slug)
    assert [field.value for field in app.text_input] == [field.value for field in usual.text_input]
    assert [message.value for message in app.warning] == [message.value for message in usual.warning]


def test_what_is_told_twice_is_said_and_left_alone() -> None:
    app = opened("calculator", theorem="finite_realizable", delta="0.05", confidence="99%")
    assert not app.exception and app.text_input(key="delta").value == "0.05"
    assert any("twice" in warning.value for warning in app.warning)
