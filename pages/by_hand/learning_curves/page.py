"""The page of the learning curves, laid out by hand: its curves grow while they are watched."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import streamlit as st

from laboratory.experiments import Plan, Promise, missing
from laboratory.topics.learning_curves.beyond import Beyond, in_short
from laboratory.topics.learning_curves.failed import every_failure, failures
from laboratory.topics.learning_curves.figures import HEIGHTS, CurveLooks, description, known_at, learning_curves
from laboratory.topics.learning_curves.laboratory import LABORATORY
from laboratory.topics.learning_curves.run import MOST_NUMBERS, PlannedRuns, names_of, spelled
from laboratory.topics.learning_curves.words import MEANING, error_rate, granted_by, missing_in_words, sentence, table
from pages.by_hand.learning_curves.extrapolated import BEYOND, ask_how_far, extrapolated, tell
from pages.by_hand.learning_curves.fields import address_of, ask, flag, offer_fewer_runs, presets
from pages.by_hand.learning_curves.running import get_ready, tables, watch
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.class_link import page_title
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.link import check_choice, check_names, choice, copy_link

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
        looks = _looks(asked) if asked else None
        further = ask_how_far() if looks else 1
        asked = _only_what_is_shown(asked, looks) if asked and looks else asked
    with ready_made:
        presets()
    with left:
        _curves_or_reason(asked, looks, further)
    if asked and looks:
        shown = address_of(asked) | _looks_in_address(looks, asked.plan) | ({BEYOND: further} if further > 1 else {})
        check_names({*shown, *names_of(asked.plan), "closer", BEYOND})
        with link:
            copy_link("learning_curves", shown)


def _curves_or_reason(asked: PlannedRuns | None, looks: CurveLooks | None, further: int) -> None:
    """The laboratory, or why there is none."""
    if asked is None or looks is None:
        st.info("When every field holds what it should, the curves stand here.")
    elif misfit := asked.plan.misfit():
        say.info(misfit)
    elif asked.drawn > MOST_NUMBERS:
        offer_fewer_runs(asked)
    else:
        _laboratory(asked, looks, further)


def _looks(asked: PlannedRuns) -> CurveLooks | None:
    """The fields that change the figure only; None after saying why the world cannot be."""
    try:
        allowed, refused = asked.plan.granted(), asked.plan.refusals()
    except ValueError as refusal:
        say.error(refusal)
        return None
    st.markdown("**Curves**")
    training, band = flag("show.training", "training error"), flag("show.band", "band of the true risk, 5 % to 95 %")
    hidden = {name for name, promise in allowed.items() if not flag(f"show.{name}", f"guarantee: {promise.label}")}
    if refused:
        with st.expander(f"{len(refused)} guarantees do not apply here"):
            st.markdown("\n".join(f"- {reason}" for reason in refused.values()))
    height = choice(
        st.segmented_control, "Errors", list(HEIGHTS), "unit", "errors", required=True, format_func=HEIGHTS.__getitem__
    )
    check_choice("errors", HEIGHTS, "way to show errors", height)
    logarithmic = flag("log_sizes", "sizes on a logarithmic axis")
    return CurveLooks(logarithmic, height, training, band, frozenset(hidden), theme_now())


def _only_what_is_shown(asked: PlannedRuns, looks: CurveLooks) -> PlannedRuns:
    """A promise that is not shown is not evaluated either."""
    shown = tuple(name for name in asked.plan.granted() if name not in looks.hidden)
    return replace(asked, plan=replace(asked.plan, held=shown))


def _laboratory(asked: PlannedRuns, looks: CurveLooks, further: int) -> None:
    plan = asked.plan
    promises, bayes_risk = plan.promises(), plan.source().bayes_risk or None
    labels = {name: promise.label for name, promise in plan.granted().items()}  # each keeps its colour
    status, picture = st.container(), st.empty()
    closer = _closer(promises)

    def draw(runs: int, key: str = "", there: Beyond | None = None) -> Any:
        _, summed = tables(plan, runs)
        if known_at(summed, "true_risk").empty:
            return None
        drawn = learning_curves(summed, labels, bayes_risk, looks, there)
        told = description(summed, labels) + (f" {': '.join(in_short(there)[::-1])}." if there else "")
        with picture.container():
            chart(drawn, key or f"learning_curves_after_{runs}_runs", told)
        return drawn

    with status:
        done = watch(asked, draw)
    if done:
        there = extrapolated(plan, done, further)
        drawn = draw(done, "learning_curves", there)
        _what_is_not_there(plan, done)
        if there:
            tell(there, {name: label for name, label in labels.items() if name in promises})
        if drawn:
            _numbers(plan, done, closer, promises)
            _to_take_away(plan, done, drawn)
    _meaning(plan, promises)


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


def _closer(promises: dict[str, Promise]) -> str:
    """The promise that the sentence and the table speak of; none if none is shown."""
    if not promises:
        return ""
    chosen: str = choice(
        st.segmented_control, "Look closer at the guarantee by", list(promises), next(iter(promises)), "closer",
        required=True, format_func=lambda name: promises[name].label,
    )  # fmt: skip
    check_choice("closer", promises, "guarantee in this view", chosen)
    return chosen


def _numbers(plan: Plan, runs: int, closer: str, promises: dict[str, Promise]) -> None:
    _, summed = tables(plan, runs)
    rows = summed[summed["theorem"] == (closer or summed["theorem"].iloc[0])]
    if len(promised := known_at(rows, "promised")):
        st.markdown(sentence(next(promised.iloc[[-1]].itertuples()), promises[closer], plan.delta))
    st.table(table(rows, promises.get(closer)), border="horizontal")
    if not rows["exact"].all():
        st.markdown(
            "The world cannot tell this learner's true risk exactly: each is the error rate on 10,000 fresh examples, "
            "with a standard error of at most 0.005."
        )
    if (bayes := plan.source().bayes_risk) > 0:
        st.markdown(f"No predictor has a true risk below {error_rate(bayes)} in this world (the Bayes risk).")


def _to_take_away(plan: Plan, runs: int, drawn: Any) -> None:
    every, summed = tables(plan, runs)
    downloads("learning_curves", lambda: _as_csv(every), drawn)
    st.download_button(
        "CSV of the summary", lambda: _as_csv(summed), "learning_curves_summary.csv", "text/csv", on_click="ignore",
        key="learning_curves_summary", icon=":material/table:", help="A row for each size and promise.",
    )  # fmt: skip
    with st.expander("The same in Python"):
        st.code(plan.python(runs), language="python", wrap_lines=True)


def _as_csv(frame: pd.DataFrame) -> str:
    return csv_text({name: frame[name].tolist() for name in frame.columns})


def _meaning(plan: Plan, promises: dict[str, Promise]) -> None:
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
    with st.expander("What is assumed, and who grants it?"):
        for promise in promises.values():
            granted = "\n".join(f"- {says} *({who})*" for says, who in granted_by(promise, plan.source()))
            st.markdown(f"**{promise.statement.title}** ({promise.label})\n\n{granted}")
        if not promises:
            st.write("No promise is shown, so nothing is assumed.")


def _looks_in_address(looks: CurveLooks, plan: Plan) -> dict[str, str]:
    told: dict[str, Any] = {"show.training": looks.training, "show.band": looks.band}
    told |= {f"show.{name}": name not in looks.hidden for name in plan.granted()}
    told |= {"errors": looks.height, "log_sizes": looks.log_sizes, "closer": st.session_state.get("closer")}
    return {name: spelled(value) for name, value in told.items() if value is not None}
