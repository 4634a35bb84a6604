"""An answer without a theorem: what is given in one line, and every theorem and mistake that gives the number."""

import streamlit as st

from bounds import DomainError, identify
from bounds.diagnosis.verdict import Verdict
from bounds.identification.identify import Explanation, Identification
from bounds.numbers import pluralize
from bounds.reading.facts import parted
from bounds.reading.formula_or_number import is_formula
from bounds.solving.printed_forms import fixed_values
from pages.answering.formula_matches import show_matches
from pages.answering.last_answer import greyed, kept
from pages.answering.verdict import refused, tell_other_reading, too_few_digits
from pages.solving.parts import ANSWER, EXAMPLES
from pages.widgets import say
from pages.widgets.calculator_link import PAGE, address_of
from pages.widgets.inputs import LONGEST, tell_reading
from pages.widgets.link import text
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at

GIVEN = "given"
FIRST = "size=3^10 epsilon=0.1 delta=0.05"


def check_by_facts() -> dict[str, str]:
    """The two fields and what was found; what they hold, by its name in the address."""
    left, right = st.columns([3, 2], gap="large")
    with right:
        facts = text(
            "What is given", GIVEN, FIRST, LONGEST, autocomplete="off", placeholder="m=1000 delta=5% d=10",
            help="Facts as name=value, with your book's letters. ε is the accuracy.",
        )  # fmt: skip
    with left:
        answer = text(
            "Your answer", ANSWER, "", LONGEST, autocomplete="off",
            placeholder=EXAMPLES, help="Give the digits you are sure of; a formula is checked, too.",
        )  # fmt: skip
        if is_formula(answer):
            show_matches(answer)
        elif answer.strip() and facts.strip():
            tell_reading(answer)
            matches = _identified(answer, facts)
            last, stale = kept("check by facts", None if matches is None else (answer, matches))
            if last is not None:
                with greyed(stale, "verdict"):
                    _tell(*last)
        else:
            st.info(
                "Type what the exercise gives and the number you found. All theorems that give it are listed. A "
                "formula is compared with those of all theorems."
            )
    return {GIVEN: facts, ANSWER: answer}


def _identified(answer: str, facts: str) -> Identification | None:
    """What gives the number; None after an error message."""
    try:
        with st.spinner("Trying all theorems …", show_time=True):
            return identify(answer, **parted(facts))
    except DomainError as refusal:
        refused(refusal)
    except (TypeError, ValueError) as refusal:
        say.error(f"{str(refusal)[:1].upper()}{str(refusal)[1:]}.")
    return None


def _tell(answer: str, matches: Identification) -> None:
    tell_other_reading(matches)
    if matches.verdict is Verdict.TOO_FEW_DIGITS:
        too_few_digits(answer, matches.enough)
        return
    _verdict(matches)
    for place, explanation in enumerate(matches):
        _explain(explanation, answer, place)
    if matches.unfinished:
        st.caption("Some theorems and mistakes were not tried, because they take too long.")


def _verdict(matches: Identification) -> None:
    right = sum(explanation.right for explanation in matches)
    if right:
        headline("Right", f"by {pluralize(right, 'theorem')}")
    else:
        headline("Not quite", "")
    if not matches.tried:
        st.markdown("No theorem applies to these facts alone. Enter more of them.")
    elif not matches:
        st.markdown("No theorem gives this number from these facts, and no single common mistake does.")


def _explain(explanation: Explanation, answer: str, place: int) -> None:
    """What gives the number, with its condition in the same line, and a link to the theorem itself."""
    st.markdown(f"- {say.verbatim(explanation.summary)}")
    for line in (*explanation.read, *explanation.asks_back):
        st.caption(say.verbatim(line))
    here = entry_at(PAGE)
    theorem = explanation.theorem.base or explanation.theorem
    inputs = {**explanation.inputs, **fixed_values(explanation.theorem)}
    query = {**address_of(theorem.slug, explanation.unknown, inputs), ANSWER: answer}
    st.page_link(here, label=f"Check it by {theorem.slug}", query_params=query, icon=":material/fact_check:")
