"""Numbers without a theorem: the size of a class, a VC dimension, what a learner computes."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from bounds import DomainError, diagnose, vc_dimension
from bounds.classes.count import count
from bounds.diagnosis.diagnose import Diagnosis
from bounds.diagnosis.verdict import Verdict
from bounds.numbers import digits_of
from bounds.vocabulary.citation import Step
from bounds.vocabulary.prose import capitalized, in_a_sentence, shortened
from laboratory import by_hand
from laboratory.by_hand import WorkedOut
from pages.answering.help_steps import reveal, show_step
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.verdict import refused, tell_other_reading, too_few_digits
from pages.widgets import say
from pages.widgets.inputs import LONGEST, tell_reading, variable_input
from pages.widgets.link import check_choice, choice, text
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at

COUNT, DIMENSION, BY_HAND = "count", "vc", "by_hand"
WORDS = {COUNT: "Size of a class", DIMENSION: "VC dimension", BY_HAND: "What a learner computes"}
FIRST = {COUNT: "conjunctions", DIMENSION: "halfspaces", BY_HAND: "entropy"}
OF = {COUNT: "Class", DIMENSION: "Class", BY_HAND: "Quantity"}
EXAMPLES = {
    COUNT: "for example 59049, 3^10 or 10.99",
    DIMENSION: "for example 3",
    BY_HAND: "for example 0.940 or (2, −1)",
}
ANSWER = "answer"

LONGEST_TABLE = 4_000  # characters
IN_FULL = 6  # digits

Check = Callable[[str], Diagnosis]
Question = tuple[Check | None, dict[str, str], WorkedOut | None]  # check, names in the address, a learner's own answer


def render(what: str) -> dict[str, str]:
    """The question on one side, the answer and its verdict on the other; returns the view's part of the address."""
    left, right = st.columns([3, 2], gap="large")
    with right:
        check, view, worked = {COUNT: _count, DIMENSION: _dimension, BY_HAND: _by_hand}[what]()
    with left:
        label = f"Your answer: {_asked_for(what, view['of'])}"
        typed = text(label, ANSWER, "", LONGEST, autocomplete="off", placeholder=EXAMPLES[what])
        diagnosis: Diagnosis | None = None
        if check is not None and not typed.strip():
            st.info("Type your answer. A number is checked to as many digits as you give.")
        else:
            diagnosis = verdict_on(f"{what} {view['of']}", check, typed, worked)
        if worked is not None:
            help_with(worked, " ".join(map(str, view.values())), diagnosis is not None and diagnosis.right)
    return {**view, ANSWER: typed}


def verdict_on(place: str, check: Check | None, typed: str, worked: WorkedOut | None) -> Diagnosis | None:
    """The verdict, or the last one of this `place`, greyed; returns the diagnosis, None where there is none now."""
    diagnosis = None
    if check is not None:
        if worked is None or isinstance(worked.value, float | int):
            tell_reading(typed)
        diagnosis = _diagnosed(check, typed)
    last, stale = kept(f"verdict {place}", None if diagnosis is None else (typed, diagnosis, worked))
    if check is None and not stale:
        st.info("Correct the input first. Then your answer can be checked.")
    elif check is None:
        mend(stale)
    if last is not None:
        with greyed(stale, "verdict"):
            _judge(*last)
    return diagnosis


def _asked_for(what: str, quantity: str) -> str:
    if what == BY_HAND:
        return in_a_sentence(by_hand.QUANTITIES[quantity].title)
    return "number of hypotheses" if what == COUNT else WORDS[what]


def _diagnosed(check: Check, typed: str) -> Diagnosis | None:
    """None after an error message where the text is no answer."""
    try:
        return check(typed)
    except DomainError as refusal:
        refused(refusal)
    except (ValueError, TypeError, OverflowError) as refusal:
        say.error(refusal)
    return None


def _judge(typed: str, diagnosis: Diagnosis, worked: WorkedOut | None) -> None:
    number = say.verbatim(shortened(typed.strip()))
    tell_other_reading(diagnosis)
    if diagnosis.right:
        headline("Right", shortened(typed.strip()))
        if diagnosis.form and worked is None:
            st.markdown(f"It is right as {diagnosis.form}.")
        elif diagnosis.form:
            here = say.verbatim(_in_words(diagnosis.value))
            st.markdown(f"It is right with {say.verbatim(diagnosis.form)}. As the question is read here, it is {here}.")
    elif diagnosis.verdict is Verdict.TOO_FEW_DIGITS:
        too_few_digits(typed, diagnosis.enough)
    elif diagnosis.verdict is Verdict.BY_ANOTHER_BOOK:
        headline("Right", "by another book")
        st.markdown(f"**{number}** comes with {diagnosis.form}.")
    else:
        headline("Not quite", "")
        _name(diagnosis, number)


def _name(diagnosis: Diagnosis, number: str) -> None:
    for slip in diagnosis.slips:
        # What a learner computes has slips that are sentences, a class has clauses.
        sentence = slip.words.endswith(".")
        st.markdown(say.verbatim(slip.words) if sentence else f"**{number}** is what you get with: {slip.words}.")
    if not diagnosis.slips:
        st.markdown(f"**{number}** matches no common mistake.")


def _chosen(names: Mapping[str, str], what: str) -> str:
    options = list(names)
    name: str = choice(st.selectbox, OF[what], options, FIRST[what], "of", format_func=names.__getitem__)
    check_choice("of", options, in_a_sentence(WORDS[what]), name)
    return name


def _count() -> Question:
    name = _chosen({slug: family.title for slug, family in count.families.items()}, COUNT)
    family = count.families[name]
    inputs, view = _numbers(name, family.parameters, "count")
    st.caption("The number of hypotheses is accepted, and so is its natural logarithm.")
    return (None if inputs is None else lambda typed: diagnose(typed, family, **inputs)), {"of": name, **view}, None


def _dimension() -> Question:
    name = _chosen({slug: cls.title for slug, cls in vc_dimension.items()}, DIMENSION)
    cls = vc_dimension.record(name)
    st.markdown(cls.description)
    inputs, view = _numbers(name, cls.parameters, "vc")
    return (None if inputs is None else lambda typed: diagnose(typed, cls, **inputs)), {"of": name, **view}, None


def _numbers(owner: str, parameters: Any, part: str) -> tuple[dict[str, Any] | None, dict[str, str]]:
    """The parameters of a class, None where one is missing, and their fields."""
    inputs = {parameter.name: variable_input(owner, parameter, f"{part}.{parameter.name}") for parameter in parameters}
    view = {f"{part}.{name}": st.session_state[f"{part}.{name}"] for name in inputs}
    return (None if None in inputs.values() else inputs), view


def _by_hand() -> Question:
    name = _chosen({slug: entry.title for slug, entry in by_hand.QUANTITIES.items()}, BY_HAND)
    quantity = by_hand.QUANTITIES[name]
    key = f"rows.{name}"
    about = f"{capitalized(quantity.needs)}. Put each row on its own line, or separate rows with semicolons."
    start = "\n".join(quantity.example)
    written = text("Rows", key, start, LONGEST_TABLE, in_lines=True, help=about)
    st.caption(say.verbatim(about))
    view = {"of": name, key: written}
    try:
        rows, settings = quantity.read(written)
        worked = quantity.works_out(*rows, **settings)
    except (ValueError, TypeError, OverflowError) as refusal:
        say.error(refusal)
        return None, view, None
    st.caption(say.verbatim(f"Read as {worked.read}."))
    st.page_link(
        entry_at("work_by_hand"), label="Work it out line by line", icon=":material/edit_note:",
        query_params={"of": name, key: written},
    )  # fmt: skip
    return (lambda typed: by_hand.check(typed, name, *rows, **settings)), view, worked


def help_with(worked: WorkedOut, key: str, right: bool) -> None:
    """The lines to write, one by one; the right answer comes after the last of them."""
    lines = [Step(say.verbatim(line)) for line in worked.steps]
    if not right:
        reveal(key, lines[:-1])
    with st.expander("Show the solution" if right else "Show the answer", key=f"answer {key}"):
        headline(_in_words(worked.value), "")
        for line in lines:
            show_step(line)


def _in_words(value: Any) -> str:
    return digits_of(value, IN_FULL).replace("-", "−") if not isinstance(value, str) else value
