"""Map of sample size and capacity: which bound is tightest where, and where all bounds are vacuous."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from bounds import DomainError, theorems
from bounds.atlas import Atlas, AtlasQuestion, atlas, contestants, left_out, ranking, spread
from bounds.comparison.typed_facts import understood_facts
from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from bounds.vocabulary.assumptions import REALIZABLE
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.variables import Variable
from laboratory.figures.atlas import Point, atlas_map, atlas_table, description
from laboratory.figures.theme import with_footer
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.letters import hear_letters, tell_letters
from pages.solving.map_regions import bounds_at_point, region_legend
from pages.solving.map_words import EVENTS, MEANING, point_sentence, python_snippet
from pages.solving.parts import MAP, PART, PartQuestion, leave, remember, share
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.field_values import put_into_fields
from pages.widgets.inputs import field_label, variable_input
from pages.widgets.link import (
    check_choice,
    check_names,
    choice,
    rename,
    report_ignored,
    value_in_link,
)
from pages.widgets.several import choose_several, names_in

FIELDS = {"d": theorems["vc_vapnik"], "ln_size": theorems["finite_agnostic"]}
SAMPLE_ERROR = theorems["finite_kl"].variable("training_error")
COLUMNS, ROWS = 73, 49
CONSISTENT = "consistent_learner"
EDGES = (1e-3, 10**15)
SIZES, CAPACITIES = (10.0, 1e6), {"d": (1.0, 1e3), "ln_size": (1.0, 1e4)}
FACTS = ("m", "d", "ln_size", "delta", "training_error")
KNOWN = ("event", "over", "setting", *FACTS, "without", PART)
SETTINGS = {"realizable": "Realizable: some hypothesis has zero true risk", "agnostic": "Agnostic: no such assumption"}


def render() -> None:
    """The question above, the map, and beside it every theorem's bound at your point."""
    st.markdown("Which bound is tightest? It depends on the sample size and on the capacity of the class.")
    _hear()
    event, over, realizable, link = _choose()
    notices = st.container()
    values = _fields(event, over, realizable)
    tell_letters()
    if values is None:
        _answer(None)
        leave(KNOWN)
        return
    setting = AtlasQuestion(event, over, realizable, values["delta"], values.get("training_error", 0.0))
    without = _without(setting)
    _answer((setting, values, without))
    view = _view(event, over, values, without)
    with notices:
        check_names(KNOWN)
    with link:
        share(MAP, view)
    leave(view)
    assumes = (REALIZABLE.key, CONSISTENT) if realizable else ()
    remember(event, event, {name: st.session_state[name] for name in values}, assumes)


def take(question: PartQuestion) -> None:
    """Go on with what another part was about: its sample size and class, where they are on the map."""
    facts = {name: text for name, text in question.travelling.items() if _fits(name, text)}
    over = next((name for name in FIELDS if name in question.facts and name in facts), None)
    put_into_fields(facts | ({"over": over} if over else {}))
    if question.quantity in EVENTS:
        put_into_fields({"event": question.quantity})
    if question.quantity == "true risk":
        put_into_fields({"setting": "realizable" if {REALIZABLE.key, CONSISTENT} & {*question.assumes} else "agnostic"})


def _fits(name: str, text: str) -> bool:
    """Whether a fact is a number, and not beyond the map."""
    try:
        value = read_number(text)
    except DomainError:
        return False
    return name not in ("m", *FIELDS) or EDGES[0] <= value <= EDGES[1]


def _answer(now: tuple[AtlasQuestion, Mapping[str, Any], Sequence[str]] | None) -> None:
    """The map and what is shown beside it; where a field holds no number, the last one."""
    result, stale = kept("map", now)
    if now is None:
        mend(stale)
    if result is not None:
        with greyed(stale, "map"):
            _show(*result)
            _explain(result[0])
            with st.expander("Copy as Python"):
                st.code(python_snippet(*result), language="python")


def _hear() -> None:
    """What the address names by other letters; a size of the class, or an error, belongs to its own map."""
    heard = hear_letters(FACTS, KNOWN, understood_facts)
    if "ln_size" in heard:
        rename("", "over", "ln_size")
    if "training_error" in heard:
        rename("", "setting", "agnostic")


def _choose() -> tuple[str, str, bool, Any]:
    """The event, the capacity, whether the problem is realizable, and the place for the link."""
    first, second, third, link = st.columns([3, 3, 4, 2], vertical_alignment="bottom")
    with first:
        event: str = choice(st.selectbox, "A bound on", list(EVENTS), "true risk", "event", format_func=EVENTS.get)
    with second:
        words = {"d": "m and VC dimension d", "ln_size": "m and class size ln|H|"}
        over: str = choice(st.selectbox, "Map over", list(words), "d", "over", format_func=words.get)
    setting = "agnostic"
    if event == "true risk":
        with third:
            setting = choice(st.selectbox, "Setting", list(SETTINGS), "realizable", "setting", format_func=SETTINGS.get)
    check_choice("event", EVENTS, "quantity on the map", event)
    check_choice("over", words, "pair of axes", over)
    return event, over, setting == "realizable", link


def _fields(event: str, over: str, realizable: bool) -> dict[str, Any] | None:
    """Your point and the other inputs of the theorems; None where a field holds no valid number."""
    owner = FIELDS[over]
    queries = [owner.variable(name) for name in ("m", over, "delta")]
    queries += [SAMPLE_ERROR] if event == "true risk" and not realizable else []
    arguments = {}
    for variable, column in zip(queries, st.columns(len(queries)), strict=True):
        with column:
            arguments[variable.name] = variable_input(owner.slug, variable, variable.name)
    if None in arguments.values() or not _on_the_map(owner.variable("m"), arguments["m"]):
        return None
    return arguments if _on_the_map(owner.variable(over), arguments[over]) else None


def _on_the_map(variable: Variable, value: Any) -> bool:
    """An error message where the value is beyond the map."""
    low, high = EDGES
    if low <= value <= high:
        return True
    label = capitalized(field_label(variable))
    say.error(f"{label} is outside the map, which reaches from {format_number(low)} to {format_number(high)}.")
    return False


def _without(setting: AtlasQuestion) -> list[str]:
    """The theorems that the person leaves out."""
    titles = {contestant.theorem.slug: contestant.title for contestant in contestants(setting, slow=True)}
    with st.popover("Choose theorems", icon=":material/groups:"):
        chosen = choose_several(
            st.multiselect, "Leave out", list(titles), "without", format_func=titles.get, placeholder="none"
        )
        st.caption(f"{len(titles) - len(chosen)} of {len(titles)} theorems are compared.")
        for slug, reason in left_out(setting).items():
            st.caption(f"{theorems[slug].title} is not shown on the map: {reason}.")
    query = names_in(value_in_link("without"))
    strangers = [name for name in query if name not in theorems]
    if strangers and chosen == [name for name in query if name in titles]:
        report_ignored("without", f"there is no theorem called {', '.join(strangers)[:80]}.")
    return chosen


def _show(setting: AtlasQuestion, values: Mapping[str, Any], without: Sequence[str]) -> None:
    m, capacity = float(values["m"]), float(values[setting.capacity])
    result = _atlas(setting, _around(SIZES, m), _around(CAPACITIES[setting.capacity], capacity), tuple(without))
    places = ranking(setting, values["m"], values[setting.capacity], without)
    point = Point(m, capacity, point_sentence(setting, values, places))
    left, right = st.columns([3, 2], gap="large")
    with right:
        said = bounds_at_point(setting, values, places, point)
    with left:
        fig = with_footer(atlas_map(result, point, theme_now()), said)
        chart(fig, "atlas_map", description(result, point))
        region_legend(result)
        downloads("map", lambda: csv_text(atlas_table(result)), fig)


@st.cache_resource(show_spinner="Drawing the map …", max_entries=32)
def _atlas(
    setting: AtlasQuestion, sizes: tuple[float, float], capacities: tuple[float, float], out: tuple[str, ...]
) -> Atlas:
    whole = setting.capacity == "d"
    return atlas(setting, spread(*sizes, COLUMNS, whole=True), spread(*capacities, ROWS, whole), out)


def _around(usual: tuple[float, float], value: float) -> tuple[float, float]:
    """The usual range, stretched to whole powers of ten where the point lies near an end or beyond."""
    low, high = 10.0 ** math.floor(math.log10(value)), 10.0 ** math.ceil(math.log10(2 * value))
    return min(usual[0], low), max(usual[1], high)


def _explain(setting: AtlasQuestion) -> None:
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
        if setting.capacity == "d":
            st.markdown("Parameters that must be fixed before the data are seen have their default values.")
        st.markdown(
            "Each bound holds with probability 1 − δ. Choosing the smallest one after looking at the data needs a "
            "share of δ for each. The sample sizes on the map do not depend on the data."
        )


def _view(event: str, over: str, values: Mapping[str, Any], without: Sequence[str]) -> dict[str, str]:
    view = {"event": event, "over": over} | {name: st.session_state[name] for name in values}
    view |= {"setting": st.session_state["setting"]} if event == "true risk" else {}
    return view | ({"without": ",".join(without)} if without else {})
