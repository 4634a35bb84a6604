"""Type the number you found: it is right, or you see which common mistake gives exactly that number."""

from typing import Any

import streamlit as st

from bounds import Ln, theorems
from bounds.display.bound_values import pays
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from pages.answering import plain_numbers
from pages.answering.by_facts import ANSWER, check_by_facts
from pages.answering.help_steps import offer_help, question_key
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.question import VALUE, Asking, TypedQuestion, target_word
from pages.answering.titles import before_family
from pages.answering.verdict import diagnosed, has_answer, verdict
from pages.lasting.travelling import say_what_is_kept
from pages.widgets.inputs import LONGEST, field_label, tell_reading
from pages.widgets.link import check_choice, check_names, choice, copy_link, keep_only, text
from pages.widgets.page import Page, entry_at
from pages.widgets.view_row import view_of

PAGE = Page("Check my answer", "Solve", ":material/fact_check:", 30)
FIRST = "finite_realizable"
FIRST_QUESTION: dict[str, Any] = {"delta": 0.05, "ln_size": Ln(3, 10)}
FIRST_ANSWER = "202"  # what the first visitor sees explained
ANY = "any"  # instead of a theorem's slug
THEOREM = "theorem"
KINDS = {THEOREM: "A theorem's number", **plain_numbers.WORDS}


def render() -> None:
    """The question on one side; the answer and its verdict on the other."""
    st.title("Check my answer")
    of_kind, link = st.columns([7, 2], vertical_alignment="bottom")
    with of_kind:
        what = view_of("What was worked out", KINDS, THEOREM, "what", "kind of number")
    if what == THEOREM:
        slug = _choose()
        notices = st.container()
        view = {"theorem": slug} | (check_by_facts() if slug == ANY else _check_by(theorems[slug]))
    else:
        notices = st.container()
        view = plain_numbers.render(what)
    view = {"what": what, **view}
    with notices:
        check_names(view)
    with link:
        copy_link("check_my_answer", view)
    keep_only(view)


def _check_by(theorem: Theorem) -> dict[str, str]:
    """The theorem's question and the verdict; what the fields hold, by its name in the address."""
    st.markdown(theorem.statement)
    if pays(theorem):
        st.caption(pays(theorem))
    left, right = st.columns([3, 2], gap="large")
    asking = Asking(theorem)
    say_what_is_kept()
    with right:
        asking.draw()
    with left:
        question, stale = kept(f"check_my_answer {theorem.slug}", asking.question)
        if asking.question is None:
            mend(stale)
        if question is not None:
            with greyed(stale, "check"):
                _check(question)
        _practise(theorem)
    return _view(theorem)


def _choose() -> str:
    """The theorem's slug, or ANY."""
    titles = {ANY: "Unknown theorem", **before_family()}
    slug: str = choice(
        st.selectbox, "Theorem (type to search)", list(titles), FIRST, "theorem", format_func=titles.__getitem__
    )
    check_choice("theorem", titles, "theorem", slug)
    return slug


def _check(question: TypedQuestion) -> None:
    typed = _answer_field(question)
    query = ExerciseProblem(
        question.theorem, question.unknown, question.inputs, question.target if question.unknown else None
    )
    if not typed.strip():
        st.info("Type your number. It is checked to as many digits as you give. Two or three are enough.")
        _help_before(query)
        return
    tell_reading(typed)
    diagnosis = diagnosed(query, typed)
    result, stale = kept(f"verdict {question_key(query)}", None if diagnosis is None else (typed, diagnosis))
    if result is not None:
        with greyed(stale, "verdict"):
            verdict(query, *result)
            offer_help(query, result[1].right)


def _help_before(settings: ExerciseProblem) -> None:
    """Nothing is typed yet, so a question without an answer is reported now."""
    if has_answer(settings):
        offer_help(settings)


def _answer_field(question: TypedQuestion) -> str:
    words = (
        field_label(question.theorem.variable(question.unknown)) if question.unknown else question.theorem.returns.label
    )
    first = question.theorem.slug == FIRST and question.target == 0.1 and question.inputs == FIRST_QUESTION
    return text(
        f"Your answer: {words}", ANSWER, FIRST_ANSWER if first else "", LONGEST, autocomplete="off",
        placeholder="for example 140, 0.0999, 4.2 % or 3.1e-5", help="Give the digits you are sure of.",
    )  # fmt: skip


def _practise(theorem: Theorem) -> None:
    exercises = entry_at("exercises")
    label = f"Exercises: {family_title(theorem.family)}"
    st.page_link(exercises, label=label, query_params={"family": theorem.family}, icon=":material/exercise:")


def _view(theorem: Theorem) -> dict[str, str]:
    """Everything that the page shows, by its name in the address."""
    unknown = st.session_state["for"]
    names = [variable.name for variable in theorem.variables if variable.name != unknown]
    names += [] if unknown == VALUE else [target_word(theorem)]
    view = {"for": unknown} | {name: st.session_state[name] or "" for name in names}
    return view | {ANSWER: st.session_state.get(ANSWER) or ""}
