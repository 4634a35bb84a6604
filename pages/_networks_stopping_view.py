"""Early stopping: the validation loss turns while the training loss still falls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval, integers
from laboratory.topics.networks.stopping.figures import (
    epochs_figure,
    epochs_in_words,
    epochs_table,
    stopping_plane,
    stopping_plane_in_words,
)
from laboratory.topics.networks.stopping.run import DELTA, StoppingPlan, StoppingRun, stopping_run
from laboratory.topics.networks.worlds import TITLES
from laboratory.worlds.setting import Setting, label_noise
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts, view_of
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.playing import play

USUAL = StoppingPlan()
NOISE = Setting("stop.noise", label_noise(0).meaning, label_noise(0).domain, USUAL.noise)
EXAMPLES = Setting("stop.m", "examples for training, and as many for validation", integers(5, 200), USUAL.m)
UNITS = Setting("stop.units", "hidden units", integers(1, 60), USUAL.units)
PATIENCE = Setting("stop.patience", "epochs without a lower validation loss", integers(1, 1000), USUAL.patience)
RATE = Setting("stop.rate", "learning rate η", Interval(0.0001, 10), USUAL.rate)
EPOCHS = Setting("stop.epochs", "epochs that are run", integers(1, 1000), USUAL.epochs)
DECAY = Setting("stop.decay", "weight decay λ, 0 for none", Interval(0, 1), 0)
SEED = seed_setting("stop.seed", USUAL.seed, "samples and first weights")
MEASURES = {"loss": "Loss", "mistakes": "Mistakes and true risk"}
FIRST: Mapping[str, str] = {
    "stop.world": USUAL.world, **texts(NOISE, EXAMPLES, UNITS, PATIENCE, RATE, EPOCHS, DECAY, SEED),
    "stop.measure": "loss", "stop.at": "",
}  # fmt: skip
MEANING = """
A network with more weights than examples can learn its sample by heart, mistakes of the labels included. At first
training and validation loss fall together: what is learnt is the world. Later only the training loss falls: what is
learnt is the noise, and the validation loss rises.

**Early stopping with patience** watches the validation loss, remembers the weights that had the lowest, and ends the
run once so many epochs in a row brought none lower. The grey part of the figure would not have been run. (The printed
loop of the notes goes on *while the error is below its tolerance*; it must be *above*.) Afterwards one may train again
on all examples, down to the training loss of the best epoch.

**Weight decay** subtracts 2ηλ times each weight at every step (the notes' formula leaves η out), which keeps functions
smooth. It does not change the VC dimension, which belongs to the network's shape.

**The promise.** The validation examples choose among as many networks as there are epochs. With probability 95 % over
the validation sample all of them have a true risk of at most what the theorem says for their mistakes on it, the
chosen one too. It assumes that the validation examples are independent and were used for nothing else. The true risk
is exact: the world's distribution is known here.
"""


def show(place: Any) -> None:
    """The curves and the plane above the fields."""
    plan = _ask()
    if plan is None:
        place.info(MEND)
        return
    run = _run(plan)
    with place:
        left, right = st.columns([3, 2], gap="large")
        with left:
            measure = view_of("Measured by", MEASURES, FIRST["stop.measure"], "stop.measure")
            picture = st.container()
            step = play("After epoch", run.epochs, "stop.at", plan, start=run.best)
        with picture:
            drawn = epochs_figure(run, step, measure == "mistakes", theme_now())
            chart(drawn, "networks_epochs", epochs_in_words(run))
        with right:
            chart(stopping_plane(run, step, theme_now()), "networks_plane", stopping_plane_in_words(run, step))
            st.caption(
                "The training sample. Full circles are positive, open ones negative, crosses misjudged; shaded: what "
                f"the network answers after epoch {step}."
            )
        st.markdown(verdict(run))
        st.markdown(f"{step_sentence(run, step)} {promise_sentence(run)}")
    calculator_link("Open the promise in the Calculator", run.theorem.slug, run.given)
    downloads("early_stopping", lambda: csv_text(epochs_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(plan), language="python")


def _ask() -> StoppingPlan | None:
    first, second, third, fourth, more, other = st.columns([3, 2, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        world = chosen("World", TITLES, FIRST["stop.world"], "stop.world", "world")
    with second:
        noise = number(NOISE, "Labels flipped")
    with third:
        m = number(EXAMPLES, "Examples m")
    with fourth:
        units = number(UNITS, "Hidden units")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        patience, rate = number(PATIENCE, "Patience"), number(RATE, "Learning rate η")
        epochs, decay, seed = number(EPOCHS, "Epochs"), number(DECAY, "Weight decay λ"), number(SEED, "Seed")
    with other:
        another_sample(SEED.name)
    if None in (patience, rate, epochs, decay, seed):
        st.error("Mend the field under “More”.")
    if None in (noise, m, units, patience, rate, epochs, decay, seed):
        return None
    return StoppingPlan(world, float(noise), m, units, float(rate), patience, epochs, float(decay), seed)


@st.cache_resource(show_spinner="Training …", max_entries=16, hash_funcs={StoppingPlan: repr})
def _run(plan: StoppingPlan) -> StoppingRun:
    return stopping_run(plan)


def verdict(run: StoppingRun) -> str:
    """Where it turned, and what patience spares."""
    least, last = _digits(float(run.validation_loss[run.best])), _digits(float(run.validation_loss[-1]))
    if run.diverged:
        return f"With this rate the weights leave the numbers after {in_words(run.epochs)} epochs: it is too large."
    if run.best == run.epochs:
        return f"The validation loss still falls at the last epoch, to **{least}**: nothing is overfitted yet."
    patience = (
        f"Patience {run.plan.patience} ends the run after epoch **{run.stop}** and goes back to that network."
        if run.stop < run.epochs
        else f"Patience {run.plan.patience} does not run out in {in_words(run.epochs)} epochs."
    )
    kept, end = run.risk(run.best), run.risk(run.epochs)
    spared = "errs less than" if kept < end else "errs no less than"
    return (
        f"The validation loss is least, {least}, after **epoch {run.best}**, and {last} in the end, while the training "
        f"loss has gone to {_digits(float(run.training_loss[-1]))}. {patience} It {spared} the last one: its true risk "
        f"is **{_percent(kept)}**, that of the last {_percent(end)}; no predictor gets below {_percent(run.least)}."
    )


def step_sentence(run: StoppingRun, step: int) -> str:
    """The epoch that is looked at."""
    return (
        f"After epoch {step} the network misjudges {_percent(float(run.training_errors[step]))} of its sample, "
        f"{_percent(float(run.validation_errors[step]))} of the validation sample, and {_percent(run.risk(step))} of "
        "the world."
    )


def promise_sentence(run: StoppingRun) -> str:
    """The promise for the network kept, beside its true risk."""
    given = run.given
    kept = "holds" if run.risk(run.best) <= run.promised else "fails this time"
    return (
        f"For the network kept, with {given['errors']} mistakes on {given['m']} validation examples and "
        f"{in_words(given['k'])} epochs to choose from, the promise is a true risk of at most "
        f"**{_percent(run.promised)}**, in {in_words(100 * (1 - DELTA))} of 100 validation samples or more. It {kept}."
    )


def snippet(plan: StoppingPlan) -> str:
    """Python that makes the same run."""
    return (
        "from laboratory.topics.networks.stopping.run import Plan, stopping_run\n\n"
        f"run = stopping_run({plan!r})\n"
        "print(run.best, run.stop, run.risk(run.best), run.promised)\n"
    )


def _digits(number: float) -> str:
    return in_words(float(f"{number:.3g}"))


def _percent(share: float) -> str:
    return f"{in_words(float(f'{100 * share:.3g}'))} %"
