"""Cascade correlation: a network that builds itself, one frozen unit after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval, integers
from laboratory.topics.networks.cascade.figures import (
    architecture,
    architecture_in_words,
    cascade_plane,
    cascade_plane_in_words,
    growth_figure,
    growth_in_words,
    growth_table,
)
from laboratory.topics.networks.cascade.run import Growth, GrowthPlan, growth
from laboratory.topics.networks.worlds import TITLES
from laboratory.worlds.setting import Setting, label_noise
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts, view_of
from pages.widgets.frame import MEND
from pages.widgets.playing import play

USUAL = GrowthPlan()
NOISE = Setting("casc.noise", label_noise(0).meaning, label_noise(0).domain, 0)
EXAMPLES = Setting("casc.m", "examples m", integers(5, 400), USUAL.m)
UNITS = Setting("casc.units", "most hidden units", integers(1, 20), USUAL.units)
POOL = Setting("casc.pool", "candidates for each unit", integers(1, 8), USUAL.pool)
TOLERANCE = Setting(
    "casc.tolerance", "mean squared residual to stop at", Interval(0, 1, closed_low=False, closed_high=False),
    USUAL.tolerance,
)  # fmt: skip
SEED = seed_setting("casc.seed", USUAL.seed, "sample and candidates")
BESIDE = {"plane": "In the plane", "errors": "Error after each unit"}
FIRST: Mapping[str, str] = {
    "casc.world": USUAL.world, **texts(NOISE, EXAMPLES, UNITS, POOL, TOLERANCE, SEED),
    "casc.beside": "plane", "casc.at": "",
}  # fmt: skip
STOPPED = {
    "tolerance": "the residual fell to the tolerance",
    "units": "it had as many units as allowed",
    "no covariance": "no candidate followed what was left",
}
MEANING = """
**Cascade correlation** (Fahlman & Lebiere 1990) does not fix the network beforehand. It starts with outputs that see
the inputs only, and adds one hidden unit after another. A new unit sees the inputs and *all earlier units*.

Before it is connected to the outputs, each of a pool of **candidates** is trained to follow what the outputs still get
wrong: it climbs the score S, the sum over the outputs of |Σ (o − mean o)(E − mean E)|, o its own answer and E the
residuals. The candidate with the largest S is kept and its incoming weights are **frozen**, the blue squares, which the
notes mark with a star. Only the outputs' weights, the crosses, are trained again (the notes say *restrained* and mean
*retrained*). As the outputs are linear here, that is a least-squares problem, so the squared residual never rises.

No theorem says how many units are needed, nor that the true risk falls: the growth is greedy, and on noisy labels it
learns the noise. The true risk shown is exact, since the world's distribution is known.
"""


def show(place: Any) -> None:
    """The drawing with its steps, and beside it the plane or the curves, above the fields."""
    plan = _ask()
    if plan is None:
        place.info(MEND)
        return
    run = _run(plan)
    with place:
        left, right = st.columns(2, gap="large")
        with left:
            picture = st.container()
            units = play(
                "Hidden units", run.units, "casc.at", plan, none="No unit was added: nothing was left to follow."
            )  # fmt: skip
        with picture:
            drawn = architecture(run, units, theme_now())
            chart(drawn, "networks_cascade", architecture_in_words(run, units))
            st.caption("Lines carry 1, the inputs and hidden units to the right. Squares: frozen; crosses: trained.")
        with right:
            if view_of("Beside the drawing", BESIDE, FIRST["casc.beside"], "casc.beside") == "plane":
                chart(cascade_plane(run, units, theme_now()), "cascade_plane", cascade_plane_in_words(run, units))
            else:
                chart(growth_figure(run, units, theme_now()), "cascade_errors", growth_in_words(run))
        st.markdown(verdict(run))
        st.markdown(step_sentence(run, units))
    downloads("cascade", lambda: csv_text(growth_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(plan), language="python")


def _ask() -> GrowthPlan | None:
    first, second, third, fourth, more, other = st.columns([3, 2, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        world = chosen("World", TITLES, FIRST["casc.world"], "casc.world", "world")
    with second:
        noise = number(NOISE, "Labels flipped")
    with third:
        m = number(EXAMPLES, "Examples m")
    with fourth:
        units = number(UNITS, "Most units")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        pool, tolerance, seed = number(POOL, "Candidates"), number(TOLERANCE, "Tolerance"), number(SEED, "Seed")
    with other:
        another_sample(SEED.name)
    if None in (pool, tolerance, seed):
        st.error("Mend the field under “More”.")
    if None in (noise, m, units, pool, tolerance, seed):
        return None
    return GrowthPlan(world, float(noise), m, units, pool, float(tolerance), seed)


@st.cache_resource(show_spinner="Growing …", max_entries=16, hash_funcs={GrowthPlan: repr})
def _run(plan: GrowthPlan) -> Growth:
    return growth(plan)


def verdict(run: Growth) -> str:
    """How far it grew, and what that was good for."""
    first, last, best = float(run.true_risks[0]), float(run.true_risks[-1]), float(run.true_risks[run.best])
    units = "1 hidden unit" if run.units == 1 else f"{run.units} hidden units"
    end = f"It ended with **{units}**, as {STOPPED[run.stopped_by]}."
    learnt = f"The true risk went from {_percent(first)} without hidden units to **{_percent(last)}**"
    if last <= best:
        return f"{end} {learnt}."
    return f"{end} {learnt}; it was least, {_percent(best)}, with {run.best}: the units after that learnt the sample."


def step_sentence(run: Growth, units: int) -> str:
    """What the last unit did."""
    errors = (
        f"The network misjudges {_percent(float(run.training_errors[units]))} of its sample and "
        f"{_percent(float(run.true_risks[units]))} of the world."
    )
    if units == 0:
        return f"Without a hidden unit the outputs are linear in the inputs. {errors}"
    scores = run.covariances[units - 1]
    before, after = _digits(float(run.residuals[units - 1])), _digits(float(run.residuals[units]))
    others = f", the best of {len(scores)} candidates," if len(scores) > 1 else ""
    return (
        f"Unit {units}{others} reaches the score S = {_digits(float(scores.max()))}; its {2 + units} incoming weights "
        f"are frozen, and the outputs' squared residual falls from {before} to {after}. {errors}"
    )


def snippet(plan: GrowthPlan) -> str:
    """Python that grows the same network."""
    return (
        "from laboratory.topics.networks.cascade.run import GrowthPlan, growth\n\n"
        f"run = growth({plan!r})\n"
        "print(run.residuals, run.training_errors, run.true_risks)\n"
    )


def _digits(number: float) -> str:
    return in_words(float(f"{number:.3g}"))


def _percent(share: float) -> str:
    return f"{in_words(float(f'{100 * share:.3g}'))} %"
