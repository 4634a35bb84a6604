"""The page of the learning curves, laid out by hand: its curves grow while they are watched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import streamlit as st

from laboratory.experiments import Plan, Promise, missing
from laboratory.topics.learning_curves.beyond import Beyond, in_short
from laboratory.topics.learning_curves.compared import names_of_two
from laboratory.topics.learning_curves.failed import every_failure, failures
from laboratory.topics.learning_curves.figures import CurveLooks, CurvesOf, description, known_at, side_by_side
from laboratory.topics.learning_curves.laboratory import LABORATORY
from laboratory.topics.learning_curves.run import MOST_NUMBERS, PlannedRuns, names_of
from laboratory.topics.learning_curves.words import MEANING, error_rate, granted_by, missing_in_words, sentence, table
from pages.by_hand.learning_curves.extrapolated import BEYOND, ask_how_far, extrapolated, tell
from pages.by_hand.learning_curves.fields import address_of, ask, offer_fewer_runs, presets
from pages.by_hand.learning_curves.looks import (
    CLOSER,
    ask_looks,
    granted,
    look_closer,
    looks_in_address,
    only_what_is_shown,
)
from pages.by_hand.learning_curves.other import address_of_other, ask_other, names_in_address, tell_both
from pages.by_hand.learning_curves.running import get_ready, tables, watch
from pages.widgets import say
from pages.widgets.chart import chart
from pages.widgets.class_link import page_title
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.link import check_names, copy_link

if TYPE_CHECKING:
    import pandas as pd


def render() -> None:
    """Figure first, the choices beside it, the sentence and the numbers under it."""
    get_ready()
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title(say.verbatim(page_title(LABORATORY.title)))
    st.markdown(LABORATORY.says)
    ready_made = st.container()
    left, right = st.columns([5, 2], gap="large")
    with right:
        asked = ask()
        other = ask_other(asked) if asked else None
        several = [one for one in (asked, other) if one]
        looks = ask_looks(several) if several else None
        further = ask_how_far() if looks and not other else 1
    with ready_made:
        presets()
    with left:
        _curves_or_reason(several, looks, further)
    if asked and looks:
        shown = address_of(asked) | address_of_other(other) | looks_in_address(looks, several)
        shown |= {BEYOND: str(further)} if further > 1 else {}
        check_names({*shown, *names_of(asked.plan), *names_in_address(other), CLOSER, BEYOND})
        with link:
            copy_link("learning_curves", shown)


def _curves_or_reason(several: Sequence[PlannedRuns], looks: CurveLooks | None, further: int) -> None:
    """The laboratory, or why there is none."""
    if not several or looks is None:
        st.info("When every field holds what it should, the curves stand here.")
    elif misfit := several[0].plan.misfit():
        say.info(misfit)
    elif (most := max(several, key=lambda one: one.drawn)).drawn > MOST_NUMBERS:
        offer_fewer_runs(most)
    else:
        _laboratory([only_what_is_shown(one, looks) for one in several], looks, further)


def _laboratory(several: Sequence[PlannedRuns], looks: CurveLooks, further: int) -> None:
    promises = {name: promise for one in several for name, promise in one.plan.promises().items()}
    labels = {name: promise.label for name, promise in granted(several).items()}  # each keeps its colour
    names = names_of_two(several[0].plan, several[1].plan) if len(several) > 1 else ("",)
    status, picture = st.container(), st.empty()
    closer = look_closer(promises, several)
    # Beside each other two learners have room for one promise each.
    view = replace(looks, hidden=frozenset(labels) - {closer}) if len(several) > 1 else looks

    def draw(done: Sequence[int], key: str = "", there: Beyond | None = None) -> Any:
        if not (seen := _parts(several, done, names)):
            return None
        drawn = side_by_side(seen, labels, view, there)
        with picture.container():
            chart(
                drawn,
                key or f"learning_curves_after_{'_and_'.join(map(str, done))}_runs",
                _in_words(seen, labels, view, there),
            )
        return drawn

    with status:
        done = watch(several, draw)
    if any(done):
        there = extrapolated(several[0].plan, done[0], further)
        drawn = draw(done, "learning_curves", there)
        for one, runs in zip(several, done, strict=True):
            _what_is_not_there(one.plan, runs)
        if there:
            tell(there, {name: label for name, label in labels.items() if name in promises})
        if drawn:
            _under_the_figure(several, done, names, closer)
            _to_take_away(several, done, names, drawn)
    _meaning(several, promises)


def _in_words(parts: Sequence[CurvesOf], labels: Mapping[str, str], view: CurveLooks, there: Beyond | None) -> str:
    """What is seen, for who cannot see it."""
    drawn = {name: label for name, label in labels.items() if name not in view.hidden}
    told = [f"{part.name}: {description(part.summary, drawn)}".removeprefix(": ") for part in parts]
    return " ".join([*told, *([f"{': '.join(in_short(there)[::-1])}."] if there else [])])


def _parts(several: Sequence[PlannedRuns], done: Sequence[int], names: Sequence[str]) -> list[CurvesOf]:
    """What there is to draw: of each, once it has a true risk."""
    told = zip(several, done, names, strict=True)
    made = [
        CurvesOf(tables(one.plan, runs)[1], one.plan.source().bayes_risk or None, name)
        for one, runs, name in told
        if runs
    ]
    return [part for part in made if not part.truth.empty]


def _under_the_figure(several: Sequence[PlannedRuns], done: Sequence[int], names: Sequence[str], closer: str) -> None:
    """Where there are two, who is better; then the numbers of each."""
    parts = _parts(several, done, names)
    if len(parts) > 1:
        tell_both(several, parts, done)
    for one, runs, name in zip(several, done, names, strict=True):
        _numbers(one.plan, runs, closer, name)


def _what_is_not_there(plan: Plan, runs: int) -> None:
    """What raised an error, what a learner refused, where a promise is not defined."""
    every, _ = tables(plan, runs)
    if failed := failures(every):
        say.warning(failed)
        with st.expander("Every run that failed"):
            named = [{name: say.verbatim(cell) for name, cell in one.items()} for one in every_failure(every)]
            st.table(named, border="horizontal")
    for says in missing_in_words(missing(every), plan):
        say.info(says)


def _numbers(plan: Plan, runs: int, closer: str, name: str) -> None:
    """The sentence and the table of one promise, folded under its `name` where there are two."""
    _, summed = tables(plan, runs)
    promise = plan.promises().get(closer)
    if not runs or known_at(summed, "true_risk").empty:
        return
    with st.expander(f"Every size: {name}") if name else st.container():
        rows = summed[summed["theorem"] == (closer if promise else summed["theorem"].iloc[0])]
        if promise and len(promised := known_at(rows, "promised")):
            st.markdown(sentence(next(promised.iloc[[-1]].itertuples()), promise, plan.delta))
        st.table(table(rows, promise), border="horizontal")
        if not rows["exact"].all():
            st.markdown(
                "The world cannot tell this learner's true risk exactly: each is the error rate on 10,000 fresh "
                "examples, with a standard error of at most 0.005."
            )
        if (bayes := plan.source().bayes_risk) > 0:
            st.markdown(f"No predictor has a true risk below {error_rate(bayes)} in this world (the Bayes risk).")


def _to_take_away(several: Sequence[PlannedRuns], done: Sequence[int], names: Sequence[str], drawn: Any) -> None:
    every, summed = (
        _together([tables(one.plan, runs)[which] for one, runs in zip(several, done, strict=True)], names)
        for which in (0, 1)
    )
    downloads("learning_curves", lambda: _as_csv(every), drawn)
    st.download_button(
        "CSV of the summary", lambda: _as_csv(summed), "learning_curves_summary.csv", "text/csv", on_click="ignore",
        key="learning_curves_summary", icon=":material/table:", help="A row for each size and promise.",
    )  # fmt: skip
    with st.expander("The same in Python"):
        for one, runs in zip(several, done, strict=True):
            st.code(one.plan.python(runs), language="python", wrap_lines=True)


def _together(frames: Sequence[pd.DataFrame], names: Sequence[str]) -> pd.DataFrame:
    """One table, whose first column says which rows are whose where there are two."""
    from pandas import concat

    if len(frames) == 1:
        return frames[0]
    return concat([frame.assign(of=name)[["of", *frame.columns]] for frame, name in zip(frames, names, strict=True)])


def _as_csv(frame: pd.DataFrame) -> str:
    return csv_text({name: frame[name].tolist() for name in frame.columns})


def _meaning(several: Sequence[PlannedRuns], promises: dict[str, Promise]) -> None:
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
    with st.expander("What is assumed, and who grants it?"):
        for name, promise in promises.items():
            source = next(one.plan.source() for one in several if name in one.plan.promises())
            granted_here = "\n".join(f"- {says} *({who})*" for says, who in granted_by(promise, source))
            st.markdown(f"**{promise.statement.title}** ({promise.label})\n\n{granted_here}")
        if not promises:
            st.write("No promise is shown, so nothing is assumed.")
