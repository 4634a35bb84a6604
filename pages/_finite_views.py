"""The views of finite classes in which a hypothesis fits perfectly: areas, square, five points, memoriser, unseen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.numbers import in_words
from laboratory.topics.finite_classes import figures, fitting
from laboratory.topics.finite_classes.areas import figures as misleading
from laboratory.topics.finite_classes.areas.run import BadHypotheses, bad_hypotheses, sample_square
from pages import _finite_fields as fields
from pages import _finite_words as words
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play


def areas(place: Any) -> None:
    """Misleading samples as areas, added up one hypothesis after the other."""
    first, second, third, fourth = st.columns([2, 2, 2, 4], vertical_alignment="bottom")
    with first:
        count = number(fields.BAD, "Bad hypotheses")
    with second:
        wrong = number(fields.WRONG, "Err on … of 10 points")
    with third:
        m = number(fields.BAD_EXAMPLES, "Examples m")
    with fourth:
        overlap = chosen("Each errs", fields.OVERLAPS, "apart", "bad.overlap", "overlap")
    with place:
        if None in (count, wrong, m):
            st.info(MEND)
            return
        bad = bad_hypotheses(count, wrong, overlap)
        drawn = _areas(bad, m)
    if bad.promised(m) < 1:
        calculator_link("Open the promise in the Calculator", "finite_realizable", bad.given(m))
    else:
        given = {"m": m, "epsilon": bad.epsilon}
        calculator_link("Open one hypothesis' survival in the Calculator", "hypothesis_survival", given)
    snippet = (
        "from laboratory.topics.finite_classes.areas.run import bad_hypotheses\n\n"
        f'bad = bad_hypotheses({count}, {wrong}, "{overlap}")\n'
        f"print(float(bad.misled({m})), float(sum(bad.areas({m}))), bad.promised({m}))\n"
    )
    take_away("misleading-samples", lambda: csv_text(misleading.misleading_table(bad)), drawn, snippet)


def _areas(bad: BadHypotheses, m: int) -> Any:
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        added = play("Hypotheses counted", len(bad.errs), "added", (bad, m))
        st.caption(
            "Every sample is a place in the square. Blue: counted before; orange: new with this hypothesis; "
            "purple: counted twice; grey: nobody is fooled."
        )
    with right:
        headline(words.short(float(bad.misled(m))), f"of all samples mislead; at most {_promise(bad, m)} promised")
        chart(misleading.chances(bad, m, theme_now()), "misleading_chances", misleading.chances_in_words(bad, m))
    square = sample_square(bad, m)
    with picture:
        drawn = misleading.areas(square, added, theme_now())
        chart(drawn, "misleading_areas", misleading.areas_in_words(square, added))
    st.markdown(words.areas_sentence(bad, m))
    st.markdown(words.added_sentence(bad, m, added))
    return drawn


def _promise(bad: BadHypotheses, m: int) -> str:
    return words.up(min(1.0, float(bad.promised(m))))


def square(place: Any) -> None:
    """Overfitting on the square: label 1 above, and a sample that says left."""
    first, second, third, fourth = st.columns([3, 2, 2, 3], vertical_alignment="bottom")
    with first:
        learner = chosen("Learner", fields.LEARNERS, "halves", "square.learner", "learner")
    with second:
        m = number(fields.SQUARE_EXAMPLES, "Examples m")
    with third:
        seed = number(fields.SQUARE_SEED, "Seed")
    with fourth:
        another_sample(fields.SQUARE_SEED.name)
    with place:
        if None in (m, seed):
            st.info(MEND)
            return
        run = (fitting.misleading_square if learner == "halves" else fitting.memorised_square)(m, seed)
        drawn = _square(run, m, seed)
    if run.chosen is not None:
        calculator_link("Open the probability in the Calculator", "hypothesis_survival", {"m": m, "epsilon": 0.5})
    maker = "misleading_square" if learner == "halves" else "memorised_square"
    snippet = (
        f"from laboratory.topics.finite_classes.fitting import {maker}\n\n"
        f"run = {maker}({m}, seed={seed})\nprint(run.training_error, run.risk, run.chance)\n"
    )
    take_away("overfitting-square", lambda: csv_text(figures.square_table(run)), drawn, snippet)


def _square(run: fitting.SquareRun, m: int, seed: int) -> Any:
    headline("0 and 1/2", "training error and true risk of the same hypothesis")
    left, right = st.columns([1, 1], gap="large")
    with left:
        points, labels = fitting.fair_square(m, seed)
        told = f"The unit square with label 1 in its upper half, and {m} examples drawn from it."
        chart(figures.world_square(points, labels, theme_now()), "square_world", told)
        st.caption("The world: points are uniform, and the label is 1 in the upper half. Full circles have label 1.")
    with right:
        drawn = figures.fooled_square(run, theme_now())
        told = f"The hypothesis learned from {m} examples, without training error, with true risk 1/2."
        chart(drawn, "square_fooled", told)
        st.caption(
            "Shaded: where the learner answers 1. Dashed: the truth's border."
            + ("" if run.chosen is None else " The sample was drawn among those that mislead.")
        )
    st.markdown(words.square_sentence(run))
    return drawn


def five(place: Any) -> None:
    """All labellings of five points, and which of them are left."""
    first, _ = st.columns([2, 6])
    with first:
        target = number(fields.TARGET, "Right labelling (0 to 31)")
    with place:
        if target is None:
            st.info(MEND)
            return
        headings, picture = st.container(), st.container()
        seen = play("Points seen", fitting.FIVE, "seen", target, start=3)
        run = fitting.five_points(target, seen)
        with headings:
            headline(f"{len(run.consistent)} of 32", "labellings agree with what was seen")
        with picture:
            drawn = figures.labellings(run, theme_now())
            chart(drawn, "five_labellings", figures.labellings_in_words(run))
        st.markdown(words.five_sentence(run))
        st.caption("A column is a labelling: full squares 1, open ones 0. Faint ones are refuted by a point above.")
        told = f"Labellings by their error on the points not seen: {run.counts.tolist()}."
        chart(figures.unseen_mistakes(run, theme_now()), "five_mistakes", told)
    snippet = (
        "from laboratory.topics.finite_classes.fitting import five_points\n\n"
        f"five = five_points({target}, seen={seen})\nprint(len(five.consistent), five.counts.tolist())\n"
    )
    take_away("five-points", lambda: csv_text(figures.five_table(run)), drawn, snippet)


def memoriser(place: Any) -> None:
    """The memoriser of one label: spikes on a line."""
    first, second, _ = st.columns([2, 2, 4])
    with first:
        m = number(fields.SPIKES, "Most examples")
    with second:
        atoms = number(fields.ATOMS, "Points that can occur")
    with place:
        if None in (m, atoms):
            st.info(MEND)
            return
        run = fitting.spikes(m, atoms, seed=1)
        left, right = st.columns([1, 1], gap="large")
        with left:
            picture = st.container()
            stored = play("Examples stored", m, "stored", m, start=min(12, m))
        with picture:
            drawn = figures.spike_line(run, stored, theme_now())
            chart(drawn, "memoriser_line", f"A line at +1 with {stored} spikes down to -1, one on each example.")
        with right:
            told = f"Training error 0 and true risk 1; among {atoms} points the risk falls to {run.at(stored):.3f}."
            chart(figures.spike_risks(run, stored, theme_now()), "memoriser_risks", told)
        st.markdown(words.memoriser_sentence(run, stored))
    calculator_link("Open the law in the Calculator", "memoriser_unseen", {"m": max(stored, 1), "atoms": atoms})
    snippet = (
        "from laboratory.topics.finite_classes.fitting import spikes\n\n"
        f"run = spikes({m}, atoms={atoms}, seed=1)\nprint(run.at({stored}))\n"
    )
    take_away("memoriser", lambda: csv_text(figures.spike_table(run)), drawn, snippet)


def unseen(place: Any) -> None:
    """A point of probability ε, and how likely a sample misses it."""
    first, second, _ = st.columns([2, 2, 4])
    with first:
        epsilon = number(fields.EPSILON, "Probability ε")
    with second:
        m = number(fields.UNSEEN, "Examples m")
    with place:
        if None in (m, epsilon) or not _drawable(float(epsilon)):
            st.info(MEND)
            return
        epsilon = float(epsilon)
        chance = float(theorems["unseen_point"](m=m, epsilon=epsilon))
        headline(words.short(chance), f"probability that {in_words(m)} examples miss the point")
        drawn = figures.unseen(epsilon, m, theme_now())
        told = f"A curve falling from 1 with the sample size; at m = {m} it is {chance:.4f}. Close above it e^(-εm)."
        chart(drawn, "unseen", told)
        promise = float(figures.unseen_promise(epsilon, m))
        st.markdown(words.unseen_sentence(epsilon, m, chance, promise))
    calculator_link("Open the law in the Calculator", "unseen_point", {"m": m, "epsilon": epsilon})
    snippet = f'from bounds import theorems\n\nprint(theorems["unseen_point"](m={m}, epsilon={epsilon!r}))\n'
    take_away("point-unseen", lambda: csv_text(figures.unseen_table(epsilon, m)), drawn, snippet)


def _drawable(epsilon: float) -> bool:
    if epsilon < 1e-6:
        st.error("Probability ε must be at least 10⁻⁶ here, so that the curve can be drawn; the Calculator takes less.")
    return epsilon >= 1e-6


def take_away(name: str, table: Callable[[], str], drawn: Any, snippet: str) -> None:
    """The numbers, the figure and the same in Python."""
    downloads(name, table, drawn)
    with st.expander("The same in Python"):
        st.code(snippet, language="python")
