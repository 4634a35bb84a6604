"""The one renderer of laboratories: every view has its fields, figures, player and words in the same places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import streamlit as st

from bounds.batches.spreadsheet import csv_columns
from laboratory.topics import ViewEntry, laboratories, views
from laboratory.views.fields import Seed, Settings
from laboratory.views.given_file import File
from laboratory.views.offline import as_html
from laboratory.views.view import Tasks
from laboratory.views.view_result import ViewResult
from pages.lasting.tab import restore
from pages.lasting.travelling import Where, arrive, say_what_is_kept
from pages.looking_up.in_notes import where_in_the_notes
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.chart import send
from pages.widgets.class_link import page_title
from pages.widgets.downloads import to_take_away
from pages.widgets.drawings import figures_of
from pages.widgets.error_boundary import guarded
from pages.widgets.field_values import files_given
from pages.widgets.giving_way import giving_way
from pages.widgets.guessing import GUESS, ask, guess_in_link, guess_switch, is_to_guess, show_guess
from pages.widgets.headline import headline
from pages.widgets.laboratory_link import SHOW, address_of
from pages.widgets.link import check_names, copy_link, keep_only
from pages.widgets.running import known_of, of, run_of
from pages.widgets.settings import Asking, another_sample, presets
from pages.widgets.steps import step_looked_at, steps
from pages.widgets.symbols import typeset, unbroken
from pages.widgets.view_row import view_of
from pages.widgets.when_open import tabs

CORRECT = "Correct the input to see the figure. The last valid figure stays until then, greyed."
PYTHON = "The same in Python"
NO_MORE = "There are no further numbers for these values."
WIDTHS = (3.4, 1)  # of figures and fields
NEAR: Literal["xsmall"] = "xsmall"  # what stands above each other: headline, figures and player share a screen
_GOOD = "_last_that_fitted_"


@dataclass(frozen=True)
class Place:
    """Where things are, from above; a phone shows them in this order, and the fields after them."""

    headline: Any
    figures: Any
    player: Any


def laboratory(address: str) -> None:
    """Draw the laboratory at this address.

    A slider draws its view again and nothing above it. A long run is no part that is drawn by itself: Streamlit lets
    nothing interrupt such a part, and its Stop would wait for the end.
    """
    lab = laboratories[address]
    with st.container(gap=NEAR):
        st.title(say.verbatim(page_title(lab.title)))
        st.markdown(lab.description)
        entry = views[f"{address}.{_question(lab.views)}"]
        if isinstance(entry.view.run, Tasks):
            guarded(address)(_draw)(entry)
        else:
            st.fragment(guarded(address)(_draw))(entry)


def _draw(entry: ViewEntry) -> None:
    if any(isinstance(field, File) for field in entry.view.fields):
        restore()
    arrive(Where(entry.address, laboratories[entry.address].title, entry.name, f"{entry.question}."))
    asking = Asking(entry)
    ahead = _ahead(asking)
    say_what_is_kept()
    with st.container(key="toolbar"):
        ready, link = st.columns([5, 1], vertical_alignment="bottom")
    notices = st.container()
    left, right = st.columns(WIDTHS, gap="medium") if asking.main() or asking.folded() else (st.container(),) * 2
    with left, st.container(gap=NEAR):
        over = st.container(horizontal=True, vertical_alignment="center")
        place = Place(st.container(), st.container(), st.container())
    _show(asking, place, ahead)
    with over:
        asking.draw(asking.over())
    with right:
        _ask(asking)
        guess_switch()
    with ready:
        presets(entry)
    _close(entry.address, asking, notices, link)


def _question(names: Mapping[str, str]) -> str:
    first = next(iter(names))
    return first if len(names) == 1 else view_of("View", names, first, SHOW)


def _ask(asking: Asking) -> None:
    asking.draw(asking.main())
    if seeds := [field for field in asking.standing() if isinstance(field, Seed)]:
        another_sample(seeds[0], asking.entry.key(seeds[0].name))
    if folded := [field for field in asking.folded() if field.is_visible(asking.settings)]:
        with st.popover("More", icon=":material/tune:", width="stretch"):
            asking.draw(folded)
        if any(field in asking.complaints for field in folded):
            st.error("Correct the field under “More”.")


def _ahead(asking: Asking) -> ViewResult | None:
    """The view with its figures, made before anything is laid out, so that all of it is sent to the browser at once.

    None where one has to wait for them, which a message says instead, and where the values are refused.
    """
    entry = asking.entry
    if asking.complaints or isinstance(entry.view.run, Tasks):
        return None
    try:
        inputs = entry.view.checked_inputs(asking.settings)
        if entry.view.progress_text and inputs != st.session_state.get(_good(entry)):
            return None
        made = of(entry, inputs)
        result = made.at(step_looked_at(made, entry))
        return result if result.figures_with_roles else None
    except ValueError:
        return None


def _show(asking: Asking, place: Place, ahead: ViewResult | None) -> None:
    """All that follows from the fields; where they are invalid, the last valid figures."""
    entry = asking.entry
    result = ahead
    if result is None and not asking.complaints and (made := _result(asking, place)) is not None:
        result = made.at(step_looked_at(made, entry))
    if result is not None:
        st.session_state[_good(entry)] = result.inputs
        _laboratory(result, entry, place)
    elif asking.complaints or not asking.fit:
        with place.figures:
            say.info(CORRECT)
            _last_that_fitted(entry, st.session_state.get(_good(entry)))


def _good(entry: ViewEntry) -> str:
    """Where the last valid values are kept; what they make is known."""
    return _GOOD + f"{entry.address}.{entry.question}"


def _result(asking: Asking, place: Place) -> ViewResult | None:
    """The view with its run; None, after a message, where the fields do not fit together or nothing can be run."""
    entry = asking.entry
    try:
        inputs = entry.view.checked_inputs(asking.settings)
    except ValueError as refusal:
        say.error(refusal, place.figures)
        asking.fit = False
        return None
    try:
        return run_of(entry, inputs, place.figures)
    except ValueError as refusal:  # a sample of one class only: no field is wrong, and there is nothing to see
        say.info(refusal, place.figures)
        return None


def _laboratory(result: ViewResult, entry: ViewEntry, place: Place) -> None:
    with place.headline:
        if to_guess := is_to_guess(result, entry):
            ask(result, entry)
        else:
            headline(result.headline)
            show_guess(result, entry)
    with place.figures:
        figures_of(result, entry)
    if to_guess:  # everything below would show the answer
        return
    send()
    with place.player:
        steps(result, entry)
    with st.container(key="sentence"):
        st.markdown(unbroken(result.sentence))
    for guarantee in entry.view.guarantees:
        if (door := result.theorem_of(guarantee)) is not None:
            calculator_link(f"Open the {guarantee.what} in the Calculator", *door)
    name = f"{entry.address}-{entry.question}".replace("_", "-")
    to_take_away(name, lambda: csv_columns(result.table), lambda: as_html(entry.name, result))
    with giving_way():
        _behind(result, entry)


def _last_that_fitted(entry: ViewEntry, inputs: Settings | None) -> None:
    """The figures of the last valid values, or of the usual ones, greyed."""
    if (result := known_of(entry, inputs or entry.view.defaults())) is not None:
        figures_of(result, entry, grey=True)


def _behind(result: ViewResult, entry: ViewEntry) -> None:
    """Details: further sentences, the same in Python, what it means, where it is in the notes."""
    view, notes = entry.view, where_in_the_notes(entry.address, entry.question)
    parts: dict[str, Callable[[], object]] = {PYTHON: lambda: st.code(result.snippet, language="python")}
    if view.more:
        parts = {"More numbers": lambda: st.markdown(unbroken(result.more or NO_MORE)), **parts}
    parts["What does this mean?"] = lambda: st.markdown(typeset(view.text.MEANING))
    if notes:
        parts["Where in your notes"] = lambda: st.markdown(notes)
    tabs(f"_behind_{entry.address}_{entry.question}", parts)


def _close(address: str, asking: Asking, notices: Any, link: Any) -> None:
    """The link to this view, and what of the address was not used."""
    entry = asking.entry
    key = entry.key(entry.view.step)
    values = address_of(entry, asking.settings, st.session_state.get(key)) | guess_in_link()
    with notices:
        check_names([SHOW, GUESS, key, *values, *(entry.key(field.name) for field in asking.view.fields)])
    with link:
        copy_link(address, values, files_given(entry.key(field.name) for field in asking.standing()))
    keep_only(values)
