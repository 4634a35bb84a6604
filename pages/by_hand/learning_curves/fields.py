"""The fields of the learning curves: a preset or one's own choice of learner, data and sizes, all in the address."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from math import inf
from types import MappingProxyType
from typing import Any

import streamlit as st
from streamlit.errors import StreamlitAPIException

from bounds.vocabulary.domain import Interval
from bounds.vocabulary.prose import capitalized, in_a_sentence
from laboratory.experiments import Plan, arguments_of, from_sample_of, logarithmic_sizes, options_of
from laboratory.experiments.plan import YOURS, fitting_range
from laboratory.topics.learning_curves.run import (
    AS_FITS,
    DELTA,
    FIRST,
    LARGEST,
    NONE,
    PRESETS,
    RUNS,
    SEED,
    SEED_DOMAIN,
    SMALLEST,
    STEPS,
    PlannedRuns,
    format_value,
    titles,
)
from laboratory.views.fields import Seed
from laboratory.worlds import Choice, Setting, worlds
from laboratory.worlds.files import HeldOutTable, TableWorld
from learners import about, learners
from learners.shared.words import FromSample, Option, label_and_meaning_of, label_of
from pages.answering.phone_order import earlier
from pages.by_hand.learning_curves.number_field import UNREAD, number_field
from pages.by_hand.learning_curves.your_table import ask_table
from pages.lasting.travelling import chosen_together
from pages.widgets import class_link, say
from pages.widgets.link import check_choice, choice, current
from pages.widgets.settings import another_sample

NO_STARTS: Mapping[str, str] = MappingProxyType({})
SEEDS = Seed(domain=SEED_DOMAIN)
NO_KERNEL = "sigmoid"  # is called one


def presets() -> None:
    """A button for each preset; the one that is on is marked. None where a link hides controls, which presets set."""
    if class_link.hidden():
        return
    with st.container(horizontal=True, key="swiped"):
        for name, values in PRESETS.items():
            entries = {key: value for key, value in values.items() if value is not AS_FITS}
            on = all(st.session_state.get(key, FIRST.get(key)) == value for key, value in entries.items())
            st.button(name, type="primary" if on else "secondary", on_click=partial(take, values))


def take(values: Mapping[str, Any]) -> None:
    """Write values into the fields."""
    chosen_together(values)
    for key, value in values.items():
        if value is AS_FITS:
            st.session_state.pop(key, None)
        else:
            st.session_state[key] = value


def ask() -> PlannedRuns | None:
    """Draw the fields; None where one of them is invalid."""
    if _has_own_table():  # nothing runs before it is uploaded
        world, table, settings = _distribution()
        learner, arguments = _learner()
    else:
        learner, arguments = _learner()
        world, table, settings = _distribution()
    _forget_others(world, {f"{learner}.{name}" for name in arguments})
    smallest, largest, steps = _row(SMALLEST, LARGEST, STEPS, starts=_fitting(table) if table else {})
    runs, seed, delta = _row(RUNS, SEED, DELTA)
    another_sample(SEEDS, SEED.name)
    if any(value is UNREAD for value in (*arguments.values(), *settings.values(), runs, seed, delta)):
        return None
    sizes = _sizes(smallest, largest, steps)
    if not sizes or (world == YOURS and table is None):
        return None
    key = tuple(arguments.items()), tuple(settings.items())
    return PlannedRuns(Plan(learner, world, sizes, seed, float(delta), *key, table), runs)


def _has_own_table() -> bool:
    return bool(current([*worlds, YOURS], FIRST["world"], "world") == YOURS)


def _learner() -> tuple[str, dict[str, Any]]:
    """The learner's name, and its arguments."""
    learner = choose("learner", titles(), "Learner", within=earlier("learner"))
    st.caption(about(learner).description)
    return learner, ask_arguments(learner)


def world_titles() -> dict[str, str]:
    """The titles of the data distributions, by their names."""
    return {name: str(world.title) for name, world in worlds.items()}


def ask_arguments(learner: str, place: str = "") -> dict[str, Any]:
    """The learner's fields: what is chosen by name, a kernel for example, and then what this choice reads.

    `place` is put before their names in the address.
    """
    kind, options, usual, at = learners[learner], options_of(learner), arguments_of(learner), f"{place}{learner}"
    chosen = {name: _option(f"{at}.{name}", label_of(kind, name), options[name], usual[name]) for name in options}
    others = {name: value for name, value in arguments_of(learner, **chosen).items() if name not in options}
    words = from_sample_of(learner)
    return chosen | {
        name: _argument(f"{at}.{name}", kind, name, value, words.get(name)) for name, value in others.items()
    }


def _option(key: str, label: str, options: Mapping[str, Option], usual: Any) -> str:
    offered = {value: option.title for value, option in options.items() if value != NO_KERNEL}
    return choose(key, offered, capitalized(label), usual)


def _distribution() -> tuple[str, TableWorld | HeldOutTable | None, dict[str, Any]]:
    """The name of the data distribution, the user's table, if that is chosen, and the settings."""
    name = choose("world", world_titles() | {YOURS: "Your table"}, "Data distribution", within=earlier("world"))
    if name != YOURS:
        return name, None, ask_settings(name)
    table, reading = ask_table(YOURS) or (None, ())
    return name, table, dict(reading)


def _fitting(table: TableWorld | HeldOutTable) -> dict[str, str]:
    """The usual sizes for a table."""
    smallest, largest = fitting_range(table.rows)
    return {SMALLEST.name: str(smallest), LARGEST.name: str(largest)}


def ask_settings(world: str, place: str = "") -> dict[str, Any]:
    """The statement of a data distribution, and its fields; `place` is put before their names in the address."""
    st.caption(worlds[world].description)
    return {setting.name: _setting(f"{place}{world}.{setting.name}", setting) for setting in worlds[world].settings}


def _forget_others(world: str, arguments: set[str]) -> None:
    """Take out of the address what belongs to a learner, a kernel or a distribution that is no longer chosen."""
    others = {*learners, *worlds, YOURS} - {world}
    forget(key for key in st.query_params if key.partition(".")[0] in others and key not in arguments)


def forget(keys: Iterable[str]) -> None:
    """Take these names out of the address."""
    for key in list(keys):
        with suppress(StreamlitAPIException):  # a box to tick, which Streamlit takes out by itself
            del st.query_params[key]


def choose(key: str, options: Mapping[str, str], label: str, first: str = "", within: Any = st) -> str:
    """A select box of names and their titles, kept in the address; `first` is usual where the page has no default."""
    usual = first or str(FIRST.get(key, next(iter(options))))
    chosen: str = choice(within.selectbox, label, list(options), usual, key, format_func=options.__getitem__)
    check_choice(key, options, in_a_sentence(label), chosen)
    return chosen


def _argument(key: str, kind: type, name: str, usual: Any, from_sample: FromSample | None) -> Any:
    label, meaning = label_of(kind, name), label_and_meaning_of(kind, name)
    if isinstance(usual, bool):
        return flag(key, capitalized(label), usual)
    reals = Interval(-inf, inf, integer=isinstance(usual, int))  # the learner itself checks its domain
    return number_field(key, Setting(name, meaning, reals, usual, label=label, word=from_sample))


def flag(key: str, label: str, usual: bool = True, about: str | None = None) -> bool:
    """A box to tick, kept in the address as true or false."""
    chosen = st.checkbox(
        label, value=bool(FIRST.get(key, usual)), key=key, help=about, bind="query-params", persist_state="session"
    )
    check_choice(key, ("true", "false"), "choice; it is true or false", str(chosen).lower())
    return chosen


def _setting(key: str, setting: Setting) -> Any:
    if isinstance(setting.domain, Choice):
        options = {value: capitalized(says) for value, says in setting.domain.options}
        options |= {NONE: capitalized(setting.without)} if setting.without else {}
        chosen = choose(key, options, capitalized(setting.meaning))
        return None if chosen == NONE else chosen
    return number_field(key, setting)


def _row(*fields: Setting, starts: Mapping[str, str] = NO_STARTS) -> list[Any]:
    values = []
    for column, field in zip(st.columns(len(fields), vertical_alignment="bottom"), fields, strict=True):
        with column:
            values.append(number_field(field.name, field, starts.get(field.name)))
    return values


def _sizes(smallest: Any, largest: Any, steps: Any) -> tuple[int, ...]:
    """The sample sizes; none after an error message."""
    if UNREAD in (smallest, largest, steps):
        return ()
    if smallest > largest:
        say.error(f"The smallest sample, {smallest:,}, is larger than the largest, {largest:,}.")
        return ()
    return logarithmic_sizes(smallest, largest, steps)


def address_of(planned: PlannedRuns) -> dict[str, str]:
    """What is run, by its names in the address."""
    plan = planned.plan
    entries: dict[str, Any] = {"learner": plan.learner, "world": plan.world}
    entries |= {f"{plan.learner}.{name}": value for name, value in plan.arguments}
    entries |= {f"{plan.world}.{name}": value for name, value in plan.settings}
    entries |= {field.name: st.session_state[field.name] for field in (SMALLEST, LARGEST, STEPS, RUNS, SEED, DELTA)}
    return {name: format_value(value) for name, value in entries.items()}
