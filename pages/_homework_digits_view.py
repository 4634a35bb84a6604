"""Digits from the training set to a prediction, in five steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import integers
from laboratory.topics.homework.digits.figures import digits_table, pipeline, pipeline_in_words, shown_image
from laboratory.topics.homework.digits.run import Digits, digits
from laboratory.worlds.setting import Setting
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import chosen, number, seed_setting, texts
from pages.widgets.frame import MEND

STEPS = {"1": "1 Training set", "2": "2 Vectors", "3": "3 Separators", "4": "4 Scores", "5": "5 Prediction"}
IMAGE = Setting("digits.image", "which of the images that were not learnt from", integers(1, 719), 1)
SEED = seed_setting("digits.seed", 0, "the split")
FIRST: Mapping[str, str] = {"digits.step": "1", **texts(IMAGE, SEED)}


def show(place: Any) -> None:
    """The image and what the step makes of it, above the fields."""
    left, right = st.columns(2, vertical_alignment="bottom")
    with left:
        image = number(IMAGE, "Test image")
    with right:
        seed = number(SEED, "Seed of the split")
    if image is None or seed is None:
        place.info(MEND)
        return
    run = _run(seed)
    with place:
        step = int(chosen("Step", STEPS, "1", "digits.step", "step", st.segmented_control, required=True))
        left, right = st.columns([1, 2], gap="large")
        with left:
            told = f"The image of a {run.label(image)}, 8 by 8 pixels."
            chart(shown_image(run, image, theme_now()), "digits_image", told)
            st.caption(f"Test image {image} of {in_words(run.tested)}: a {run.label(image)}.")
        with right:
            drawn = pipeline(run, step, image, theme_now())
            chart(drawn, f"digits_{step}", pipeline_in_words(run, step, image))
        st.markdown(sentence(run, step, image))
    downloads("digits", lambda: csv_text(digits_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(seed, image), language="python")


@st.cache_resource(show_spinner="Learning ten separators …", max_entries=4)
def _run(seed: int) -> Digits:
    return digits(seed)


def sentence(run: Digits, step: int, image: int) -> str:
    """What the step does."""
    return (_training, _vectors, _separators, _scores, _prediction)[step - 1](run, image)


def _training(run: Digits, _: int) -> str:
    learnt = len(run.confused.part.train)
    return (
        f"**Training set.** {in_words(learnt)} of 1,797 handwritten digits, each with its label, are learnt from; here "
        f"is the first of each. The other {in_words(run.tested)} are kept for the test."
    )


def _vectors(_: Digits, __: int) -> str:
    return (
        "**Vectors.** An image becomes a vector of 64 numbers, its pixels row by row, from 0 (blank) to 16. Each is "
        "then scaled by the mean and deviation that it has in the training set."
    )


def _separators(_: Digits, __: int) -> str:
    return (
        "**Separators.** For each digit a halfspace is learnt, by logistic regression, that tells it from all others. "
        "Its weights form an image again: blue where ink speaks for the digit, orange where it speaks against it."
    )


def _scores(run: Digits, image: int) -> str:
    return f"**Scores.** Each separator gives the image a score. That of {run.told(image)} is the largest."


def _prediction(run: Digits, image: int) -> str:
    right = "and that is right" if run.told(image) == run.label(image) else f"but it is a {run.label(image)}"
    return (
        f"**Prediction.** So the image is taken for a **{run.told(image)}**, {right}. Of all test images "
        f"**{100 * run.confused.accuracy:.1f} %** are told rightly; the ring marks where this one is counted."
    )


def snippet(seed: int, image: int) -> str:
    """Python that learns the same and tells the image."""
    return (
        "from laboratory.topics.homework.digits.run import digits\n\n"
        f"run = digits({seed})\n"
        f"print(run.label({image}), run.told({image}), run.confused.accuracy)\n"
    )
