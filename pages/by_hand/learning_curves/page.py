"""The page of the learning curves, laid out by hand: its curves grow while they are watched.

They are of a data distribution, or of one's own data: a CSV file, an Excel workbook or a Parquet file that is uploaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import streamlit as st

from laboratory.experiments import NOT_DRAWN, BoundAdapter, Plan, measure_in, measure_of, missing, rows_drawn_again
from laboratory.experiments.plan import YOURS
from laboratory.figures.figure import Figure
from laboratory.topics.learning_curves import not_drawn
from laboratory.topics.learning_curves.beyond import Beyond
from laboratory.topics.learning_curves.failed import every_failure, failures
from laboratory.topics.learning_curves.figures import CurveLooks, known_at
from laboratory.topics.learning_curves.laboratory import LABORATORY
from laboratory.topics.learning_curves.run import MOST_NUMBERS, PlannedRuns
from laboratory.topics.learning_curves.text import (
    MEANING,
    error_rate,
    granted_by,
    missing_in_words,
    remarks_in_words,
    seen_in_words,
    sentence,
    table,
)
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.phone_order import later
from pages.by_hand.learning_curves.curves import FIGURE, Curves
from pages.by_hand.learning_curves.extrapolated import ask_how_far, extrapolated, tell
from pages.by_hand.learning_curves.fields import ask, presets
from pages.by_hand.learning_curves.filling import fill_in, runs_looked_at
from pages.by_hand.learning_curves.linking import offer_link
from pages.by_hand.learning_curves.looks import ask_looks
from pages.by_hand.learning_curves.other import ask_other, tell_both
from pages.by_hand.learning_curves.running import finished, known_runs, offer_fewer_runs, tables, watch
from pages.by_hand.learning_curves.your_table import files_given
from pages.lasting.travelling import Where, arrive, say_what_is_kept
from pages.widgets import say
from pages.widgets.chart import chart
from pages.widgets.class_link import page_title
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.page import entry_at

if TYPE_CHECKING:
    import pandas as pd


def render() -> None:
    """Figure first, the choices beside it, the sentence and the numbers under it."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title(say.verbatim(page_title(LABORATORY.title)))
    st.markdown(LABORATORY.description)
    arrive(Where(LABORATORY.address, LABORATORY.title))
    from_elsewhere, ready_made = st.container(), st.container()
    left, right = st.columns([5, 2], gap="large")
    with right:
        planned = ask()
        other = ask_other(planned) if planned else None
        several = [plan for plan in (planned, other) if plan]
        looks = ask_looks(several) if several else None
        further = ask_how_far() if looks and not other else 1
    with from_elsewhere:
        say_what_is_kept()
    with ready_made:
        presets()
    with left:
        _curves_or_reason(several, looks, further)
    if looks:
        offer_link(link, several, looks, further)


def _curves_or_reason(several: Sequence[PlannedRuns], looks: CurveLooks | None, further: int) -> None:
    """The laboratory, or why there is none, with the last one for this distribution, greyed."""
    unreadable = not several or looks is None
    now = (several, looks, further) if not unreadable and _can_be_run(several) else None
    last, stale = kept(f"learning_curves {st.session_state['world']}", now)
    if unreadable and stale:
        mend(stale)
    elif unreadable:
        if st.session_state["world"] == YOURS and not files_given(YOURS):
            st.info("Upload your table to see the learning curves.")
        else:
            st.info("Correct the input to see the learning curves.")
    if last and last[1]:
        _laboratory(last[0], last[1], last[2], stale)


def _can_be_run(several: Sequence[PlannedRuns]) -> bool:
    """Whether learner and distribution fit and not too much is drawn; if not, a message says so."""
    if misfit := several[0].plan.misfit():
        say.info(misfit)
        return False
    most = max(several, key=lambda request: request.numbers_drawn)
    if most.numbers_drawn > MOST_NUMBERS:
        offer_fewer_runs(most)
        return False
    return True


def _laboratory(several: Sequence[PlannedRuns], looks: CurveLooks, further: int, stale: bool) -> None:
    """The curves; then what a phone shows only after the fields."""
    with greyed(stale, "curves"):
        status, picture, playing = st.container(), st.empty(), st.container()
    with (numbers := later("numbers")):  # the choice of a bound lies above what is said of it
        curves = Curves(several, looks)

    def draw(done: Sequence[int], key: str = "", there: Beyond | None = None) -> Figure | None:
        if fig := curves.figure(done, there):
            with picture.container():
                after = key or f"{FIGURE}_after_{'_and_'.join(map(str, done))}_runs"
                chart(fig, after, curves.in_words(done, there))
        return fig

    with status:
        done = finished(curves.several) if stale else watch(curves.several, draw)
    if any(done):
        plan, plays = curves.several[0].plan, curves.alone and further == 1
        seen = [runs_looked_at(plan, done[0])] if plays else done
        there = extrapolated(plan, done[0], further)
        fig = draw(seen, FIGURE, there)
        with playing:
            if plays and fig:
                fill_in(curves, done[0])
        with numbers, greyed(stale, "numbers"):
            _under_the_figure(curves, seen, there)
            _to_take_away(curves, done, fig)
    with numbers:
        _meaning(curves)


def _under_the_figure(curves: Curves, seen: Sequence[int], there: Beyond | None) -> None:
    """What is missing; the extrapolation; where there are two, which is better; then the numbers of each."""
    for planned, runs in zip(curves.several, seen, strict=True):
        _what_is_not_there(planned.plan, runs)
        rows = rows_drawn_again(planned.plan.source())
        if rows and (said := seen_in_words(rows, planned.plan.sizes[-1])):
            (say.warning if planned.plan.table else say.info)(said)
    if there:
        tell(there, curves.several[0].plan, {name: curves.labels[name] for name in curves.adapters})
    with st.container(key="sentence"):  # a film hides it while it plays
        if len(parts := curves.parts(seen)) > 1:
            tell_both(curves.several, parts, seen)
        for planned, runs, name in zip(curves.several, seen, curves.names, strict=True):
            _numbers(planned.plan, runs, curves.closer, name)


def _what_is_not_there(plan: Plan, runs: int) -> None:
    """What raised an error, what a learner refused, where a bound is not defined; what the learner says of itself."""
    every, _ = tables(plan, runs)
    if failed := failures(every):
        say.warning(failed)
        with st.expander("All failed runs"):
            named = [{name: say.verbatim(cell) for name, cell in row.items()} for row in every_failure(every)]
            st.table(named, border="horizontal")
    for says in missing_in_words(missing(every), plan):
        say.info(says)
    for says in remarks_in_words(known_runs(plan).get(0, ())):
        say.info(says)


def _numbers(plan: Plan, runs: int, closer: str, name: str) -> None:
    """The sentence and the table of one bound, folded under its `name` where there are two."""
    _, summed = tables(plan, runs)
    adapter = plan.adapters().get(closer)
    if not runs or known_at(summed, measure_of(summed).column).empty:
        return
    with st.expander(f"All sample sizes: {name}") if name else st.container():
        rows = summed[summed["theorem"] == (closer if adapter else summed["theorem"].iloc[0])]
        with_bound = known_at(rows, "bound") if adapter else rows[:0]
        largest = next(with_bound.iloc[[-1]].itertuples()) if len(with_bound) else None
        if measure_of(summed) is NOT_DRAWN:
            _numbers_not_drawn(rows, adapter, largest)
            return
        if adapter and largest:
            st.markdown(sentence(largest, adapter, plan.delta))
        st.table(table(rows, adapter), border="horizontal")
        if not rows["exact"].all():
            st.markdown(
                "No exact formula gives this learner's true risk here. Each value is the error rate on 10,000 fresh "
                "examples, with a standard error of at most 0.005."
            )
        if (bayes := plan.source().bayes_risk) > 0:
            st.markdown(
                f"No predictor has a true risk below {error_rate(bayes)} on this distribution (the Bayes risk)."
            )


def _numbers_not_drawn(rows: pd.DataFrame, adapter: BoundAdapter | None, largest: Any) -> None:
    """The error on the rows not drawn; the bound with its condition, at the `largest` size that has one; the table."""
    st.markdown(not_drawn.to_come(next(known_at(rows, NOT_DRAWN.column).iloc[[-1]].itertuples())))
    if adapter and largest:
        st.markdown(not_drawn.sentence(largest, adapter))
    st.table(not_drawn.table(rows, adapter), border="horizontal")


def _to_take_away(curves: Curves, done: Sequence[int], fig: Figure | None) -> None:
    if fig is None:
        return
    every, summed = (
        _together(
            [tables(planned.plan, runs)[which] for planned, runs in zip(curves.several, done, strict=True)],
            curves.names,
        )
        for which in (0, 1)
    )
    with st.container(horizontal=True):
        downloads("learning_curves", lambda: _as_csv(summed), fig)
        st.download_button(
            "CSV of every run", lambda: _as_csv(every), "learning-curves-runs.csv", "text/csv", on_click="ignore",
            key="learning_curves_runs", icon=":material/table:", help="A row for each run, size and bound.",
        )  # fmt: skip
    st.page_link(entry_at("your_runs"), label="Your runs: learning curves computed on the command line")
    with st.expander("The same in Python"):
        for planned, runs in zip(curves.several, done, strict=True):
            st.code(planned.plan.python(runs), language="python", wrap_lines=True)


def _together(frames: Sequence[pd.DataFrame], names: Sequence[str]) -> pd.DataFrame:
    """One table, whose first column names the learner or distribution of a row where there are two."""
    from pandas import concat

    if len(frames) == 1:
        return frames[0]
    return concat([frame.assign(of=name)[["of", *frame.columns]] for frame, name in zip(frames, names, strict=True)])


def _as_csv(frame: pd.DataFrame) -> str:
    return csv_text({name: frame[name].tolist() for name in frame.columns})


def _meaning(curves: Curves) -> None:
    with st.expander("What does this mean?"):
        measures = dict.fromkeys(measure_in(planned.plan.source()).name for planned in curves.several)
        st.markdown("\n".join(not_drawn.MEANING if name == NOT_DRAWN.name else MEANING for name in measures))
    with st.expander("Assumptions, and why they hold here"):
        for name, adapter in curves.adapters.items():
            source = next(planned.plan.source() for planned in curves.several if name in planned.plan.adapters())
            granted_here = "\n".join(f"- {says} *({who})*" for says, who in granted_by(adapter, source))
            st.markdown(f"**{adapter.statement.title}** ({adapter.label})\n\n{granted_here}")
        if not curves.adapters:
            st.write("No bound is shown, so nothing is assumed.")
