"""What is fitted, at which price, and what is replaced: fields and presets, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval, integers
from laboratory.topics.regularisation.penalties import METHODS, PRICES, BoundedSine
from laboratory.worlds.setting import Setting
from pages.widgets import say
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.link import check_choice, choice

EXAMPLES = Setting("reg.m", "examples m of a sample", integers(2, 200), 30)
NOISE = Setting("reg.noise", "noise: labels lie within so much of the sine", Interval(0, 1), 0.5)
DEGREE = Setting("reg.degree", "degree of the polynomials that are fitted", integers(1, 12), 9)
SEED = seed_setting("reg.seed", 0, "the samples")
EXAMPLE = Setting("reg.example", "number of the example that is replaced", integers(1, 200), 4)
PLACE = Setting("reg.place", "place x of the example that comes", Interval(0, 1), 0.9)
LABEL = Setting("reg.label", "label y of the example that comes", Interval(-2, 2), -1.5)
PATIENTS = Setting("reg.patients", "patients drawn for the sample", integers(10, 400), 40)
PATIENTS_SEED = seed_setting("reg.draw", 0)
NAMES = {f"{price:.6f}".rstrip("0").rstrip("."): price for price in PRICES}
LAM = "reg.lam"
VIEWS = {"balance": "Fitting against stability", "replace": "Replace one example", "paths": "Paths"}
SHARED = texts(EXAMPLES, NOISE, DEGREE, SEED) | {LAM: "0.002"}
REPLACED = texts(EXAMPLE, PLACE, LABEL)
FOLLOWED = texts(PATIENTS, PATIENTS_SEED) | {"reg.method": "ridge", "at": ""}
FIRST = {"show": "balance"} | SHARED | REPLACED | FOLLOWED
USED = {
    "balance": ("show", *SHARED),
    "replace": ("show", *SHARED, *REPLACED),
    "paths": ("show", *FOLLOWED),
}
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Fitting against stability": {"show": "balance"} | SHARED,
    "One wild example": {"show": "replace"} | SHARED | REPLACED,
    "Ridge on patients": {"show": "paths", "reg.method": "ridge"} | texts(PATIENTS, PATIENTS_SEED),
    "Lasso on patients": {"show": "paths", "reg.method": "lasso"} | texts(PATIENTS, PATIENTS_SEED),
}


@dataclass(frozen=True)
class Samples:
    """Ridge regression on samples of a world."""

    world: BoundedSine
    m: int
    seed: int


@dataclass(frozen=True)
class Exchange:
    """One example of the sample and what comes for it."""

    sample: Samples
    example: int
    place: float
    label: float


@dataclass(frozen=True)
class Patients:
    """A method on a sample of patients."""

    method: str
    m: int
    seed: int


def price() -> float:
    """The price that is looked at, one of `PRICES`."""
    name: str = choice(
        st.select_slider, "Price λ", list(NAMES), SHARED[LAM], LAM, format_func=lambda name: in_words(NAMES[name])
    )
    check_choice(LAM, NAMES, "price on this page", name)
    return NAMES[name]


def ask_samples() -> Samples | None:
    """The world and the size of its samples; None when a field does not hold what it should."""
    first, second, third, other = st.columns([2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        m = number(EXAMPLES, "Examples m")
    with second:
        noise = number(NOISE, "Noise up to")
    with third, st.popover("More", icon=":material/tune:", width="stretch"):
        degree, seed = number(DEGREE, "Degree"), number(SEED, "Seed")
    with other:
        another_sample(SEED.name)
    if degree is None or seed is None:
        st.error("Mend the field under “More”.")
    if None in (m, noise, degree, seed):
        return None
    return Samples(BoundedSine(float(noise), degree), m, seed)


def ask_exchange() -> Exchange | None:
    """The sample, which of its examples goes, and what comes."""
    first, second, third = st.columns(3, vertical_alignment="bottom")
    with first:
        example = number(EXAMPLE, "Example that goes")
    with second:
        place = number(PLACE, "New place x")
    with third:
        label = number(LABEL, "New label y")
    sample = ask_samples()
    if sample is None or None in (example, place, label):
        return None
    if example > sample.m:
        say.error(f"Example that goes must be one of the {sample.m} of the sample; got {example}.")
        return None
    if abs(label) > sample.world.label_bound:
        say.error(
            f"New label y must keep within ±{in_words(sample.world.label_bound)}, as all labels of this world do; "
            f"got {in_words(label)}."
        )
        return None
    return Exchange(sample, example - 1, float(place), float(label))


def ask_patients() -> Patients | None:
    """The method and how many patients."""
    first, second, third, other = st.columns([4, 2, 2, 3], vertical_alignment="bottom")
    with first:
        method = chosen("Method", METHODS, "ridge", "reg.method", "method", st.segmented_control, required=True)
    with second:
        m = number(PATIENTS, "Patients m")
    with third:
        seed = number(PATIENTS_SEED, "Seed")
    with other:
        another_sample(PATIENTS_SEED.name)
    return None if None in (m, seed) else Patients(method, m, seed)
