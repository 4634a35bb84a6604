"""Guided tour: a course in scenes, each with a question to answer before the result is shown."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.comparison.informativeness import first_size
from bounds.numbers import pluralize
from bounds.theorem import Theorem
from laboratory.tour import Scene, discover
from laboratory.views.guess import LONGEST, both, guess_label, is_right, read_guess
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.class_link import page_title
from pages.widgets.drawings import figures_of
from pages.widgets.error_boundary import guarded
from pages.widgets.keys import keys
from pages.widgets.laboratory_link import laboratory_link
from pages.widgets.link import check_choice, check_names, choice, current, current_text, keep_only, text
from pages.widgets.page import Page, entry_at
from pages.widgets.running import of
from pages.widgets.steps import step_looked_at, steps
from pages.widgets.symbols import unbroken
from pages.widgets.wording import vacuous_sentence

PAGE = Page("Guided tour", "Explore", ":material/tour:", 30)
SCENE, END = "scene", "end"  # where it stands in the address, and what stands there after the last
PREVIOUS, NEXT, REVEAL, HIDE = "tour_previous", "tour_next", "tour_reveal", "tour_hide"
KEYS = {"ArrowLeft": PREVIOUS, "p": PREVIOUS, "ArrowRight": NEXT, "n": NEXT, "Enter": REVEAL}
DOORS = {
    "calculator": "Calculator: a bound for numbers of your own",
    "perceptron_lab": "Perceptron: a laboratory with a player",
    "exercises": "Exercises: numbers of your own, with answers",
}
BY_KEY = "Keys: ← → or P N change the scene, Enter reveals."
HINT = "A guess is optional. It may be drawn into a figure."
LARGE = """<style>
.stMainBlockContainer { padding-top: 4.2rem }
.st-key-tour h1 { font-size: 1.4rem; padding: 0 }
.st-key-tour h2 { font-size: clamp(1.5rem, 2.2vw, 2.1rem); padding: 0 }
.st-key-question p { font-size: clamp(1.15rem, 1.9vw, 1.6rem); line-height: 1.4; max-width: 62em }
.st-key-answer p { font-size: clamp(1.3rem, 2.1vw, 1.9rem); font-weight: 650; margin: 0 }
.st-key-lesson p { font-size: clamp(1.05rem, 1.4vw, 1.25rem); line-height: 1.5; max-width: 62em }
/* Plotly finds the mouse in what is transformed, not in what is zoomed. */
@media (min-width: 1700px) {
  .stMainBlockContainer { transform: scale(1.35); transform-origin: top center; width: calc(100% / 1.35); flex: none }
}
</style>"""


def render() -> None:
    """The scene of the address."""
    st.html(LARGE)
    _tour()


@st.fragment
@guarded("tour")
def _tour() -> None:
    all_of_them = discover()
    last = len(all_of_them)
    places = [*range(1, last + 1), END]
    with st.container(key="tour"):
        with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
            st.title(say.verbatim(page_title("Guided tour")), width="content")
            now: int | str = choice(
                st.segmented_control, "Scene", places, 1, SCENE, label_visibility="collapsed", required=True,
                format_func=lambda place: str(place).capitalize(),
            )  # fmt: skip
        check_choice(SCENE, map(str, places), "scene", str(now))
        if isinstance(now, int):
            _scene(all_of_them[now - 1], now, last)
        else:
            _end(all_of_them)
    keys(KEYS)


def _scene(scene: Scene, now: int, last: int) -> None:
    result = _run(scene)
    truth = scene.truth(result)
    revealed = _key(scene, "shown")
    st.header(f"{now}. {scene.title}", anchor=False)
    with st.container(key="question"):
        st.markdown(unbroken(scene.question(result)))
    chosen = _choice(scene)
    with st.container(horizontal=True, vertical_alignment="bottom", key="turning"):
        guess = _typed(scene, truth) if chosen is None else chosen
        _turn("Previous", PREVIOUS, now - 1, off=now == 1)
        is_shown = choice(_reveal, "Reveal", ["", "1"], "", revealed) == "1"
        _turn("Next", NEXT, now + 1 if now < last else END)
    if is_shown:
        _answer(scene, result, truth, guess)
    else:
        figures_of(result, scene.entry, to_guess=True)
    with st.container(horizontal=True, gap="xsmall"):
        with st.container(key="tour_keys", width="content"):  # as global.css knows it
            st.caption(BY_KEY)
        st.caption(HINT, width="content")
    _close(scene)


def _end(scenes: Sequence[Scene]) -> None:
    """The closing card: how many guesses were right, and where to go on."""
    typed = ((scene.truth(_run(scene)), guess) for scene in scenes if (guess := _guessed(scene)).strip())
    guesses = [(truth, guess) for truth, guess in typed if not _refusal(truth, guess)]
    right = sum(is_right(truth, guess) for truth, guess in guesses)
    st.header("The end of the tour", anchor=False)
    with st.container(border=True):
        with st.container(key="answer"):
            st.markdown(_score(right, len(guesses), len(scenes)))
        if guesses:
            st.caption("A number is right within a tenth of what was measured.")
        for slug, label in DOORS.items():
            place = entry_at(slug)
            st.page_link(place, label=label, icon=place.icon)
    _turn("Previous", PREVIOUS, len(scenes))
    _close()


def _score(right: int, guesses: int, scenes: int) -> str:
    if not guesses:
        return f"You made no guess in {scenes} scenes."
    without = f" {pluralize(scenes - guesses, 'scene')} without a guess." if guesses < scenes else ""
    return f"{right} of {pluralize(guesses, 'guess', 'guesses')} right.{without}"


def _guessed(scene: Scene) -> str:
    """What was guessed in the scene, also where the address alone holds it; empty for nothing."""
    key = _key(scene, "guess")
    return (current(scene.options, None, key) or "") if scene.options else current_text(key, "", LONGEST)


def _run(scene: Scene) -> ViewResult:
    return of(scene.entry, scene.entry.view.checked_inputs(scene.settings)).at(scene.step)


def _key(scene: Scene, name: str) -> str:
    return f"{scene.name}.{name}"


def _choice(scene: Scene) -> str | None:
    """The option that the audience chooses, empty where they choose none; None where the answer is a number."""
    if not scene.options:
        return None
    with st.container():  # in a row the options would not wrap
        chosen: str | None = choice(st.pills, "Your guess", scene.options, None, _key(scene, "guess"))
    return chosen or ""


def _typed(scene: Scene, truth: Headline) -> str:
    """The guess of the audience; empty where there is none."""
    return text(guess_label(truth), _key(scene, "guess"), "", LONGEST, width=260, autocomplete="off")


def _turn(label: str, key: str, to: int | str, off: bool = False) -> None:
    st.button(label, key=key, on_click=partial(_go, to), disabled=off)


def _go(to: int | str) -> None:
    st.session_state[SCENE] = to


def _reveal(label: str, options: list[str], key: str, **_: object) -> str:
    """The button that reveals, and the one that hides again."""
    is_shown = bool(st.session_state[key] == options[1])
    name, place = ("Hide", HIDE) if is_shown else (label, REVEAL)  # no key hides what Enter has shown
    st.button(name, key=place, type="primary", on_click=partial(_toggle, key))
    return options[is_shown]


def _toggle(key: str) -> None:
    st.session_state[key] = "" if st.session_state[key] else "1"


def _answer(scene: Scene, result: ViewResult, truth: Headline, guess: str) -> None:
    """The guess beside the truth, the figures, and their lesson."""
    entry = scene.entry
    with st.container(key="answer"):
        st.markdown(say.verbatim(_comparison(truth, guess)))
    with st.container(key="lesson"):
        st.markdown(unbroken(scene.reveals(result)))
    played = result.at(step_looked_at(result, entry, scene.step))
    figures_of(played, entry, to_guess=False, guess=(truth, guess), fixed=True)
    steps(played, entry, scene.step)
    for slug, opened_with in scene.theorems.items():
        _theorem_link(theorems[slug], opened_with(result))
    laboratory_link("Open in the laboratory", entry, result.inputs, played.step if entry.view.player else None)


def _theorem_link(theorem: Theorem, inputs: Mapping[str, Any]) -> None:
    """What a theorem assumes, whether its bound is vacuous at the numbers of the scene, and a link to it."""
    st.markdown(f"**{theorem.title}** assumes: {' '.join(assumption.statement for assumption in theorem.assumes)}")
    value = float(theorem(**inputs))
    if theorem.is_vacuous(value, **inputs):
        st.markdown(vacuous_sentence(theorem, inputs, value, first_size(theorem, inputs, value)))
    calculator_link(f"{theorem.title}, in the Calculator", theorem.slug, inputs)


def _comparison(truth: Headline, guess: str) -> str:
    """Both, or the truth alone where there is no guess, or what was typed is no guess."""
    if not guess.strip():
        return both(truth)
    refusal = _refusal(truth, guess)
    return f"{both(truth)} ({refusal})" if refusal else both(truth, guess)


def _refusal(truth: Headline, guess: str) -> str:
    """Why what was typed is no guess; empty where it is."""
    try:
        read_guess(truth, guess)
    except ValueError as refusal:
        return str(refusal)
    return ""


def _close(scene: Scene | None = None) -> None:
    """Keep in the address what belongs here: the guesses and reveals of all scenes."""
    step = [scene.entry.key(scene.entry.view.step)] if scene and scene.entry.view.player else []
    names = [SCENE, *step, *(_key(page, name) for page in discover() for name in ("guess", "shown"))]
    check_names(names)
    keep_only(names)
