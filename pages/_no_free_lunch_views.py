"""The views: no free lunch by enumeration, slow worlds, consistency twice, rates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Any

import numpy as np
import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.no_free_lunch import consistency as consistent
from laboratory.topics.no_free_lunch import curves, figures
from laboratory.topics.no_free_lunch.lunch import run as lunching
from laboratory.topics.no_free_lunch.rates import run as rating
from laboratory.topics.no_free_lunch.slow import run as slowing
from pages import _no_free_lunch_fields as fields
from pages import _no_free_lunch_words as words
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.link import switch
from pages.widgets.one_number import headline


def lunch(place: Any) -> None:
    """All labellings of a few points."""
    first, second, _ = st.columns([2, 2, 4])
    with first:
        points = number(fields.POINTS, "Points N")
    with second:
        m = number(fields.EXAMPLES, "Examples m")
    with place:
        if None in (points, m) or not _enumerable(points, m):
            st.info(MEND)
            return
        run = _lunch(points, m)
        left, right = st.columns([3, 2], gap="large")
        with left:
            drawn = figures.labellings(run, theme_now())
            chart(drawn, "lunch_labellings", figures.labellings_in_words(run))
        with right:
            headline(words.short(run.average), "mean risk of every learner that repeats what it saw")
            told = f"The exact mean risk falls with the sample size; at m = {m} it is {run.average:.4f}."
            chart(figures.lunch_law(run, theme_now()), "lunch_law", told)
        st.markdown(words.lunch_sentence(run))
        st.markdown(words.worst_sentence(run))
    calculator_link("Open the average in the Calculator", "no_free_lunch_exact", {"m": m, "points": points})
    snippet = (
        "from laboratory.topics.no_free_lunch.lunch.run import lunch_run\n\n"
        f"run = lunch_run({points}, {m})\nprint(run.average, {{name: run.mean(name) for name in run.costs}})\n"
    )
    take_away("no-free-lunch", lambda: csv_text(figures.lunch_table(run)), drawn, snippet)


def _enumerable(points: int, m: int) -> bool:
    """Say, before anything is enumerated, what is too much and what would fit."""
    if (needed := lunching.fits(points, m)) <= lunching.FITS:
        return True
    fitting = max(size for size in range(1, m) if lunching.fits(points, size) <= lunching.FITS)
    say.error(
        f"{points} points and {m} examples would take up to {in_words(needed)} fits for each learner; at most "
        f"{in_words(lunching.FITS)} are made. With {points} points take at most {fitting} examples."
    )
    return False


def slow(place: Any) -> None:
    """A world that is slow by design."""
    first, _ = st.columns([3, 5])
    with first:
        sequence = chosen("Slower than", fields.SEQUENCES, "log", "slow.sequence", "sequence")
    world = slowing.slow_world(sequence)
    m = 2**10
    risk, asked = (float(values[0]) for values in (world.risk(np.array([m])), world.asked(np.array([m]))))
    with place:
        headline(words.short(risk), f"expected risk at least, after {in_words(m)} examples; the best possible is 0")
        drawn = figures.slow(world, _memorised(sequence), theme_now())
        chart(drawn, "slow_world", figures.slow_in_words(world))
        st.markdown(words.slow_sentence(world, m, risk, asked))
        st.caption(words.slow_caption())
    snippet = (
        "import numpy as np\n\nfrom laboratory.topics.no_free_lunch.slow.run import slow_world\n\n"
        f'world = slow_world("{sequence}")\nprint(world.risk(np.array([{m}])), world.asked(np.array([{m}])))\n'
    )
    take_away("slow-world", lambda: csv_text(figures.slow_table(world)), drawn, snippet)


def erm(place: Any) -> None:
    """Both risks of ERM approach the best of the class."""
    columns = st.columns(5, vertical_alignment="bottom")
    labels = ("Hypotheses", "Least risk", "Largest risk", "Most examples", "Apart by ε")
    settings = (fields.HYPOTHESES, fields.BEST, fields.WORST, fields.LARGEST, fields.EPSILON)
    asked = []
    for column, setting, label in zip(columns, settings, labels, strict=True):
        with column:
            asked.append(number(setting, label))
    with place:
        if None in asked or not _in_order(asked):
            st.info(MEND)
            return
        run = _erm(asked[0], float(asked[1]), float(asked[2]), asked[3], float(asked[4]))
        headline(words.short(float(run.true[-1])), f"mean true risk at the end; the best of the class has {run.best:g}")
        drawn = curves.consistency(run, theme_now())
        chart(drawn, "erm_consistency", curves.consistency_in_words(run))
        st.markdown(words.erm_sentence(run))
        st.caption(
            "Both curves and the bands (5 % to 95 % of the samples) are exact, for hypotheses that err independently. "
            "Dashed: the promised expected gap above and below the best."
        )
    given = {"m": int(run.sizes[-1]), "ln_size": log(len(run.risks))}
    calculator_link("Open the promised gap in the Calculator", "finite_expected_gap", given)
    snippet = (
        "from laboratory.topics.no_free_lunch.consistency import consistency_run\n\n"
        f"run = consistency_run({asked[0]}, {float(asked[1])!r}, {float(asked[2])!r}, "
        f"{asked[3]}, {float(asked[4])!r})\n"
        "print(run.training[-1], run.true[-1], run.best)\n"
    )
    take_away("erm-consistency", lambda: csv_text(curves.consistency_table(run)), drawn, snippet)


def _in_order(asked: Sequence[Any]) -> bool:
    if asked[1] > asked[2]:
        say.error(f"Least risk must not be above the largest risk, {in_words(asked[2])}; got {in_words(asked[1])}.")
    return bool(asked[1] <= asked[2])


def cross(place: Any) -> None:
    """A consistent rule and two that are not."""
    first, second, third, fourth = st.columns([2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        high = number(fields.HIGH, "Label 1 ends at")
    with second:
        noise = number(fields.NOISE, "Labels flipped")
    with third:
        seed = number(fields.SEED, "Seed")
    with fourth:
        another_sample(fields.SEED.name, "Other samples")
    with place:
        if None in (high, noise, seed):
            st.info(MEND)
            return
        run = _cross(float(high), float(noise), seed)
        told = "examples, and √m neighbours overtake the best threshold"
        headline(
            in_words(run.crossing) if run.crossing else "Never", told if run.crossing else "overtaken, up to 2,048"
        )
        drawn = curves.crossing(run, theme_now())
        chart(drawn, "consistent_or_not", curves.crossing_in_words(run))
        st.markdown(words.crossing_sentence(run))
        st.caption(words.crossing_caption(run))
    calculator_link("Open one neighbour's limit in the Calculator", "knn_noise_exact", {"k": 1, "eta": float(noise)})
    snippet = (
        "from laboratory.topics.no_free_lunch.consistency import crossing_run\n\n"
        f"run = crossing_run({float(high)!r}, {float(noise)!r}, seed={seed})\nprint(run.crossing, run.limits)\n"
    )
    take_away("consistent-or-not", lambda: csv_text(curves.crossing_table(run)), drawn, snippet)


def rates(place: Any) -> None:
    """Powers of m as straight lines."""
    first, second, _ = st.columns([4, 3, 2], vertical_alignment="bottom")
    with first:
        family = chosen("What falls", fields.FAMILIES, "parametric", "rates.of", "family")
    with second:
        promises = not switch("Without the theorems' promises", "rates.alone")
    with place:
        found = _rates(family)
        slowest = found[1] if family == "parametric" else found[-1]
        headline(
            f"{slowest.exponent:.2f}".replace("-", "−"),
            f"fitted exponent of “{slowest.name}”; theory: {slowest.theory}",
        )
        what = "risk or excess risk" if family == "parametric" else "mean distance"
        drawn = curves.rates(found, promises, what, theme_now())
        chart(drawn, "rates", curves.rates_in_words(found))
        st.markdown(words.rates_sentence(found))
        st.caption(words.rates_caption(family))
    if family == "parametric":
        calculator_link(
            "Open the threshold's law in the Calculator", "threshold_midpoint_mean", {"m": 100, "theta": 0.5}
        )
    else:
        calculator_link(
            "Open the distance's promise in the Calculator", "nearest_neighbour_distance", {"m": 100, "n": 2}
        )
    snippet = (
        f"from laboratory.topics.no_free_lunch.rates.run import {family}\n\n"
        f"for curve in {family}():\n    print(curve.name, curve.exponent, curve.theory)\n"
    )
    take_away("rates", lambda: csv_text(curves.rates_table(found)), drawn, snippet)


def take_away(name: str, table: Callable[[], str], drawn: Any, snippet: str) -> None:
    """The numbers, the figure and the same in Python."""
    downloads(name, table, drawn)
    with st.expander("The same in Python"):
        st.code(snippet, language="python")


@st.cache_resource(show_spinner="Trying all labellings …", max_entries=16)
def _lunch(points: int, m: int) -> lunching.LunchRun:
    return lunching.lunch_run(points, m)


@st.cache_resource(show_spinner="Running memorisers …", max_entries=4)
def _memorised(sequence: str) -> Any:
    return slowing.measured(slowing.slow_world(sequence))


@st.cache_resource(show_spinner="Adding up probabilities …", max_entries=16)
def _erm(count: int, best: float, worst: float, largest: int, epsilon: float) -> consistent.ConsistencyRun:
    return consistent.consistency_run(count, best, worst, largest, epsilon)


@st.cache_resource(show_spinner="Learning on 1,000 samples …", max_entries=16)
def _cross(high: float, noise: float, seed: int) -> consistent.CrossingRun:
    return consistent.crossing_run(high, noise, seed)


@st.cache_resource(show_spinner="Fitting exponents …", max_entries=4)
def _rates(family: str) -> Sequence[rating.Rate]:
    return rating.parametric() if family == "parametric" else rating.neighbours()
