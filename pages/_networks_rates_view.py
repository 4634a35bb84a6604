"""Learning rates: the same network from the same weights, with steps of several lengths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from bounds.reading.numbers import read_number
from bounds.words.domain import Interval, integers
from laboratory.topics.networks.rates.figures import rates_figure, rates_in_words, rates_table
from laboratory.topics.networks.rates.run import Descent, RatesPlan, rates_run
from laboratory.worlds.setting import Setting
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import number, seed_setting, texts
from pages.widgets.frame import MEND
from pages.widgets.inputs import text_field
from pages.widgets.link import switch

MOST_RATES = 6
EACH = Setting("rate.each", "learning rate", Interval(0, 1000, closed_low=False), 1)
USUAL = RatesPlan()
UNITS = Setting("rate.units", "hidden units", integers(1, 16), USUAL.units)
EPOCHS = Setting("rate.epochs", "epochs", integers(1, 300), USUAL.epochs)
MOMENTUM = Setting("rate.momentum", "momentum α", Interval(0, 1, closed_high=False), 0)
SEED = seed_setting("rate.seed", USUAL.seed, "the first weights")
FIRST: Mapping[str, str] = {
    "rate.rates": "0.01, 0.1, 1, 30", **texts(UNITS, EPOCHS, MOMENTUM, SEED), "rate.plain": "",
}  # fmt: skip
MEANING = """
Each curve is the same network, started from the same weights and trained on all 569 tumours of the Wisconsin data at
once; only the **learning rate** η differs. A small rate takes small steps down the slope: smooth and slow. A large one
jumps over the valley, and the loss goes up and down; a still larger one may never come down again, or leave the
numbers altogether (a cross marks where).

**Is there a promise?** For a convex loss the theorems of gradient descent tell a rate and how far one is after so many
steps; the page Optimisation shows them. The loss of a network with hidden units is not convex in its weights, so none
of these theorems speaks here. What remains: while a step is shorter than 2 divided by the largest curvature on its way,
the loss falls.

**Momentum** adds a share α of the last step to the next: along a straight slope the speed grows by up to 1/(1 − α).
"""


def show(place: Any) -> None:
    """The curves above the fields."""
    plan, plain = _ask()
    if plan is None:
        place.info(MEND)
        return
    descents = _run(plan)
    with place:
        drawn = rates_figure(descents, not plain, theme_now())
        chart(drawn, "networks_rates", rates_in_words(descents))
        st.caption("Mean loss on the training sample after each epoch, all from the same first weights.")
        st.markdown(verdict(descents))
    downloads("learning_rates", lambda: csv_text(rates_table(descents)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(plan), language="python")


def _ask() -> tuple[RatesPlan | None, bool]:
    first, second, third, more = st.columns([4, 2, 2, 2], vertical_alignment="bottom")
    with first:
        rates = _rates()
    with second:
        epochs = number(EPOCHS, "Epochs")
    with third:
        units = number(UNITS, "Hidden units")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        momentum, seed = number(MOMENTUM, "Momentum α"), number(SEED, "Seed of the weights")
        plain = switch("Plain loss axis", "rate.plain", help="The axis of the loss is logarithmic otherwise.")
    if momentum is None or seed is None:
        st.error("Mend the field under “More”.")
    if rates is None or None in (epochs, units, momentum, seed):
        return None, plain
    return RatesPlan(rates, units, epochs, float(momentum), seed), plain


def _rates() -> tuple[float, ...] | None:
    """The rates typed, rising; None after saying what is wrong."""
    about = f"Up to {MOST_RATES} learning rates, with commas between them."
    text = text_field("Learning rates η", "rate.rates", FIRST["rate.rates"], about)
    values = [read_number(part) for part in text.split(",")]
    if not 1 <= len(values) <= MOST_RATES:
        say.error(f"Learning rates must be 1 to {MOST_RATES} numbers; got {len(values)}.")
        return None
    for part, value in zip(text.split(","), values, strict=True):
        if not EACH.allows(value):
            say.error(f"Each learning rate must be {EACH.words}; got {part.strip()[:40] or 'nothing'}.")
            return None
    return tuple(sorted({float(value) for value in values}))


@st.cache_resource(show_spinner="Training …", max_entries=16, hash_funcs={RatesPlan: repr})
def _run(plan: RatesPlan) -> tuple[Descent, ...]:
    return rates_run(plan)


def verdict(descents: Sequence[Descent]) -> str:
    """Which rate was best, and how the others went wrong."""
    best = min((one for one in descents if not one.diverged), key=lambda one: one.losses[-1], default=None)
    if best is None:
        return "Every one of these rates leaves the numbers: all are too large."
    told = []
    told.append(
        f"After {in_words(len(best.losses) - 1)} epochs η = {in_words(best.rate)} has the lowest loss, "
        f"**{_digits(best.losses[-1])}**, from {_digits(best.losses[0])} at the start."
    )
    if (slowest := descents[0]) is not best and not slowest.rises:
        told.append(
            f"η = {in_words(slowest.rate)} goes down with every epoch but slowly, and stands at "
            f"{_digits(slowest.losses[-1])}."
        )
    for one in descents:
        if one.diverged:
            told.append(f"η = {in_words(one.rate)} left the numbers after {in_words(len(one.losses) - 1)} epochs.")
        elif one.rises:
            times = "once" if one.rises == 1 else f"{in_words(one.rises)} times"
            told.append(f"η = {in_words(one.rate)} is so large that the loss rose {times} from one epoch to the next.")
    return " ".join(told)


def snippet(plan: RatesPlan) -> str:
    """Python that makes the same runs."""
    return (
        "from laboratory.topics.networks.rates.run import RatesPlan, rates_run\n\n"
        f"for one in rates_run({plan!r}):\n"
        "    print(one.rate, one.losses[-1], one.rises, one.diverged)\n"
    )


def _digits(number: float) -> str:
    return in_words(float(f"{float(number):.3g}"))
