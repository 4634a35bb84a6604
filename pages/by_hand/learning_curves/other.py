"""Another learner, or another data distribution, on the same chart: the choice, its fields, and the comparison."""

from collections.abc import Sequence
from dataclasses import replace

import streamlit as st

from laboratory.topics.learning_curves.compared import run_by_run, same_world, table_of_both, verdict
from laboratory.topics.learning_curves.figures import CurvesOf
from laboratory.topics.learning_curves.run import PlannedRuns, format_value, names_of, titles
from pages.by_hand.learning_curves.fields import ask_arguments, ask_settings, choose, forget, world_titles
from pages.by_hand.learning_curves.number_field import UNREAD
from pages.by_hand.learning_curves.running import tables
from pages.widgets import say
from pages.widgets.link import check_choice, choice

COMPARE = "compare"
OTHER = "other"
NOTHING, LEARNER, WORLD = "nothing", "learner", "world"
KINDS = {NOTHING: "nothing", LEARNER: "a learner", WORLD: "a distribution"}
USUAL = {LEARNER: ("knn", "perceptron"), WORLD: ("circles", "uniform_threshold")}  # the first, or the one besides it


def ask_other(planned: PlannedRuns) -> PlannedRuns | None:
    """Draw the fields; None where nothing is compared, or after an error message."""
    kind: str = choice(
        st.segmented_control, "Compare with", list(KINDS), NOTHING, COMPARE, required=True, format_func=KINDS.get
    )
    check_choice(COMPARE, KINDS, "comparison", kind)
    if kind == NOTHING:
        _forget(set())
        return None
    plan = planned.plan
    first = plan.learner if kind == LEARNER else plan.world
    usual = next(name for name in USUAL[kind] if name != first)
    label = "Other learner" if kind == LEARNER else "Other data distribution"
    name = choose(OTHER, titles() if kind == LEARNER else world_titles(), label, usual)
    typed = ask_arguments(name, f"{OTHER}.") if kind == LEARNER else ask_settings(name, f"{OTHER}.")
    _forget({OTHER, *(f"{OTHER}.{name}.{setting}" for setting in typed)})
    if any(value is UNREAD for value in typed.values()):
        return None
    inputs = tuple(typed.items())
    if kind == LEARNER:
        other = replace(plan, learner=name, arguments=inputs)
    else:
        other = replace(plan, world=name, settings=inputs, table=None)
    try:
        misfit = other.misfit()
    except ValueError as refusal:
        misfit = str(refusal)
    if misfit:
        say.info(misfit)
        return None
    return PlannedRuns(other, planned.runs)


def address_of_other(other: PlannedRuns | None) -> dict[str, str]:
    """What is compared, by its names in the address."""
    kind = st.session_state.get(COMPARE, NOTHING)
    if kind == NOTHING or other is None:
        return {}
    plan = other.plan
    name, values = (plan.learner, plan.arguments) if kind == LEARNER else (plan.world, plan.settings)
    return {COMPARE: kind, OTHER: name} | {f"{OTHER}.{name}.{key}": format_value(value) for key, value in values}


def names_in_address(other: PlannedRuns | None) -> set[str]:
    """The names that its fields may have there."""
    of_learner = {f"{OTHER}.{name}" for name in names_of(other.plan)} if other else set()
    return {COMPARE, OTHER, *address_of_other(other), *of_learner}


def tell_both(both: Sequence[PlannedRuns], parts: Sequence[CurvesOf], done: Sequence[int]) -> None:
    """Which is better, and the numbers by size."""
    same = same_world(both[0].plan, both[1].plan)
    first, other = (tables(planned.plan, runs)[0] for planned, runs in zip(both, done, strict=True))
    runs = run_by_run(first, other)
    for says in verdict(parts, runs, same):
        st.markdown(says)
    st.table(table_of_both(parts, runs, same), border="horizontal")


def _forget(kept: set[str]) -> None:
    """Take out of the address what belongs to another choice."""
    forget(key for key in st.query_params if key.partition(".")[0] == OTHER and key not in kept)
