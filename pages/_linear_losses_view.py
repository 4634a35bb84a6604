"""Losses that stand in for mistakes: which lie above them, and what a small loss promises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import at_most
from bounds.words.domain import Interval
from laboratory.topics.linear_models.losses.figures import (
    against_the_margin,
    against_the_margin_in_words,
    coin,
    coin_in_words,
    margin_table,
    of_a_probability,
    of_a_probability_in_words,
)
from laboratory.topics.linear_models.losses.run import BELOW_ONE, LOSSES, Coin
from laboratory.worlds.setting import Setting
from learners.losses import losses
from pages._linear_take_away import short, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import chosen, number, texts, view_of
from pages.widgets.frame import MEND, Frame, calculator_link

GROUPS = {"bounds": "Convex upper bounds", "below": "Not upper bounds", "all": "All of them"}
MEMBERS = {
    "bounds": [name for name in LOSSES if losses[name].bounds_zero_one],
    "below": [name for name in LOSSES if not losses[name].bounds_zero_one],
    "all": list(LOSSES),
}
BESIDE = {"coin": "At one place", "log": "Of a probability"}
MARGIN = Setting("loss.margin", "margin z = y·f(x) of one example", Interval(-2, 3), 0.0)
ETA = Setting("loss.eta", "probability η that the label is positive at the place", Interval(0, 1), 0.6)
SCORE = Setting("loss.score", "score f that the place is given", Interval(-3, 3), -0.2)
NAMES = {name: words[0].upper() + words[1:] for name, words in LOSSES.items()}
FIRST: Mapping[str, Any] = texts(MARGIN, ETA, SCORE) | {"losses": "bounds", "loss.of": "hinge", "loss.beside": "coin"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Upper bounds": FIRST,
    "The wrong base": {**FIRST, "losses": "below", "loss.of": "logistic"},
    "Logarithmic loss": {**FIRST, "loss.beside": "log"},
}
MEANING = """
The **margin** z = y·f(x) is positive where the sign of the score f(x) agrees with the label y = ±1. A mistake counts
1 for z ≤ 0 and 0 otherwise: a step, which no descent can use. The losses drawn are convex. Where one lies above the
step everywhere, its mean over a sample is at least the share of mistakes, so that making it small makes mistakes few.

* hinge, max(0, 1 − z); square, (1 − z)²; exponential, exp(−z); logistic, log₂(1 + exp(−z)): **above** the step.
* ln(1 + exp(−z)) with the natural logarithm is ln 2 ≈ 0.693 at z = 0, where a mistake costs 1: **not above** it. Only
  the factor 1/ln 2, which is the base 2, makes it so. For minimising it makes no difference.
* the perceptron's max(0, −z) is 0 at z = 0: **not above** it, and 0 for the score 0, which judges nothing.

**At one place** the label is positive with probability η, so a score f costs η·loss(f) + (1 − η)·loss(−f) in the
mean. A good stand-in has its minimum on the side of the likelier label. Then a theorem turns the excess above the
minimum into a bound on how much more often the sign of f errs than the best rule. It holds for every distribution;
here all of it sits on one place, so that both sides can be computed exactly.

**Of a probability**: a forecast that gave p to what came true pays ln(1/p) or 1 − p. The first has no upper bound as
p goes to 0 (it is 4.605 at p = 0.01), the second is never more than 1, so Hoeffding's inequality applies to it only.
"""


def show(page: Frame) -> None:
    group, margin, beside, asked = _ask()
    if margin is None or asked is None:
        page.figure.info(MEND)
        return
    shown = MEMBERS[group]
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = against_the_margin(shown, margin, theme_now())
            chart(drawn, "linear_losses", against_the_margin_in_words(shown, margin))
        with right:
            if beside == "coin":
                chart(coin(asked, theme_now()), "linear_coin", coin_in_words(asked))
            else:
                chart(of_a_probability(theme_now()), "linear_log_loss", of_a_probability_in_words())
        st.markdown(_verdict(shown, margin))
        st.markdown(_promise(asked) if beside == "coin" else _of_probability())
    if beside == "coin" and asked.theorem is not None:
        calculator_link("Open the promise in the Calculator", asked.theorem.slug, asked.given)
    take_away("losses", lambda: margin_table(shown), drawn, _snippet(asked), MEANING)


def _ask() -> tuple[str, float | None, str, Coin | None]:
    columns = st.columns([3, 2, 4], vertical_alignment="bottom")
    with columns[0]:
        group = chosen("Losses", GROUPS, FIRST["losses"], "losses", "group of losses")
    with columns[1]:
        margin = number(MARGIN, "Margin z")
    with columns[2]:
        beside = view_of("Beside", BESIDE, FIRST["loss.beside"], "loss.beside")
    columns = st.columns([3, 2, 2, 2], vertical_alignment="bottom")
    with columns[0]:
        loss = chosen("Loss at one place", NAMES, FIRST["loss.of"], "loss.of", "loss")
    with columns[1]:
        eta = number(ETA, "Positive with η")
    with columns[2]:
        score = number(SCORE, "Score f")
    asked = None if eta is None or score is None else Coin(loss, float(eta), float(score))
    return group, None if margin is None else float(margin), beside, asked


def _verdict(shown: list[str], margin: float) -> str:
    mistake = float(losses["zero_one"].value(margin))
    told = ", ".join(f"{LOSSES[name]}: {short(float(losses[name].value(margin)))}" for name in shown)
    below = [LOSSES[name] for name in shown if float(losses[name].value(margin)) < mistake]
    made = "a mistake is made, which costs 1" if mistake else "no mistake is made"
    start = f"At margin {short(margin)} {made}; {told}."
    if below:
        told = f"With the natural logarithm it is so for all margins from {short(BELOW_ONE)} to 0."
        return f"{start} **Below the mistake: {' and '.join(below)}.** {told}"
    if any(not losses[name].bounds_zero_one for name in shown):
        return f"{start} At margin 0 some of these lie below the mistake."
    rest = "None of these lies below the mistake at **any** margin, so its mean is at least the share of mistakes."
    return f"{start} {rest}"


def _promise(asked: Coin) -> str:
    excess, wrong = short(asked.excess), short(asked.mistakes_excess)
    start = (
        f"Where the label is positive with probability {short(asked.eta)}, the score {short(asked.score)} has a mean "
        f"{LOSSES[asked.loss]} loss **{excess}** above the least one."
    )
    if asked.promised is None:
        return f"{start} No theorem turns this into few mistakes: the score 0 costs nothing and judges nothing."
    title = asked.theorem.title if asked.theorem else ""
    if asked.promised >= 1:
        return f"{start} {title} promises nothing of it: no rule errs more than 1 more often than another."
    return (
        f"{start} Whatever the distribution, a score with this excess errs at most **{at_most(asked.promised)}** more "
        "often than "
        f"the best rule ({title}). Here it errs **{wrong}** more often."
    )


def _of_probability() -> str:
    return (
        "A forecast that gave probability 0.01 to what came true pays 4.605 by the logarithmic loss and 0.99 by the "
        "absolute "
        "one: only the second is bounded."
    )


def _snippet(asked: Coin) -> str:
    return (
        "from laboratory.topics.linear_models.losses.run import Coin\n\n"
        f"coin = {asked!r}\n"
        "print(coin.excess, coin.mistakes_excess, coin.promised)\n"
    )
