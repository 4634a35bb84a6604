"""Which curves are drawn, and how: the fields that change the figure only, all in the address."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import streamlit as st

from bounds.numbers import pluralize
from laboratory.experiments import BoundAdapter, measure_in
from laboratory.topics.learning_curves.figures import HEIGHTS, CurveLooks
from laboratory.topics.learning_curves.run import PlannedRuns, format_value
from learners import about
from pages.by_hand.learning_curves.fields import flag
from pages.widgets import say
from pages.widgets.chart import theme_now
from pages.widgets.link import check_choice, choice

CLOSER = "closer"


def applicable_bounds(several: Sequence[PlannedRuns]) -> dict[str, BoundAdapter]:
    """The bounds whose assumptions hold for one of them at least, by name."""
    return {name: adapter for planned in several for name, adapter in planned.plan.applicable_adapters().items()}


def ask_looks(several: Sequence[PlannedRuns]) -> CurveLooks | None:
    """Draw the fields; None after an error message, where a data distribution is impossible."""
    try:
        allowed, refused = applicable_bounds(several), [planned.plan.refusals() for planned in several]
    except ValueError as refusal:
        say.error(refusal)
        return None
    st.markdown("**Curves**")
    training = flag("show.training", "training error")
    band = flag("show.band", f"band of the {_measured(several)}, 5 % to 95 %")
    hidden = {name for name, adapter in allowed.items() if not flag(f"show.{name}", f"bound: {adapter.label}")}
    for planned, reasons in zip(several, refused, strict=True):
        where = f" to {about(planned.plan.learner).title}" if len(several) > 1 else ""
        apply = "does not apply" if len(reasons) == 1 else "do not apply"
        if reasons:
            with st.expander(f"{pluralize(len(reasons), 'bound')} {apply}{where} here"):
                st.markdown("\n".join(f"- {reason}" for reason in reasons.values()))
    height = choice(
        st.segmented_control, "Errors", list(HEIGHTS), "unit", "errors", required=True, format_func=HEIGHTS.__getitem__
    )
    check_choice("errors", HEIGHTS, "way to show errors", height)
    logarithmic = flag("log_sizes", "sizes on a logarithmic axis")
    return CurveLooks(logarithmic, height, training, band, frozenset(hidden), theme_now())


def _measured(several: Sequence[PlannedRuns]) -> str:
    return " and the ".join(dict.fromkeys(measure_in(planned.plan.source()).name for planned in several))


def only_what_is_shown(planned: PlannedRuns, looks: CurveLooks) -> PlannedRuns:
    """A bound that is not shown is not evaluated either."""
    items = tuple(name for name in planned.plan.applicable_adapters() if name not in looks.hidden)
    return replace(planned, plan=replace(planned.plan, held=items))


def look_closer(adapters: dict[str, BoundAdapter], several: Sequence[PlannedRuns]) -> str:
    """The bound of the sentence and the table, one that all have if possible; empty if none is shown."""
    if not adapters:
        return ""
    of_all = (name for name in adapters if all(name in planned.plan.adapters() for planned in several))
    usual = next(of_all, next(iter(adapters)))
    chosen: str = choice(
        st.segmented_control, "Details for", list(adapters), usual, CLOSER,
        required=True, format_func=lambda name: adapters[name].label,
    )  # fmt: skip
    check_choice(CLOSER, adapters, "bound in this view", chosen)
    return chosen


def looks_in_address(looks: CurveLooks, several: Sequence[PlannedRuns]) -> dict[str, str]:
    """The looks by their names in the address."""
    entries: dict[str, Any] = {"show.training": looks.training, "show.band": looks.band}
    entries |= {f"show.{name}": name not in looks.hidden for name in applicable_bounds(several)}
    entries |= {"errors": looks.height, "log_sizes": looks.log_sizes, CLOSER: st.session_state.get(CLOSER)}
    return {name: format_value(value) for name, value in entries.items() if value is not None}
