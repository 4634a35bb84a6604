"""Surrogates of the zero-one loss: which lie above it, and what a small loss guarantees."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.linear_models.losses import text
from laboratory.topics.linear_models.losses.figures import (
    against_the_margin,
    against_the_margin_in_words,
    coin,
    coin_in_words,
    margin_table,
    of_a_probability,
    of_a_probability_in_words,
)
from laboratory.topics.linear_models.losses.run import GROUPS, LOSSES, Coin, members
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

BESIDE = {"coin": "At one input", "log": "Of a probability"}
NAMES = {name: title[0].upper() + title[1:] for name, title in LOSSES.items()}
COIN = {"beside": ("coin",)}

VIEW = View(
    fields=(
        Pick("beside", "Second figure", BESIDE, "coin", above_figure=True),
        Pick("group", "Losses", GROUPS, "bounds"),
        Number("margin", "Margin z", "margin z = y·f(x) of one example", Interval(-2, 3), 0, (-2, 3)),
        Pick("loss", "Loss at one input", NAMES, "hinge", when=COIN),
        Number("eta", "Positive with η", "probability η that the label is positive at the input", Interval(0, 1), 0.6,
               (0, 1), when=COIN),
        Number("score", "Score f", "score f of the input", Interval(-3, 3), -0.2, (-3, 3), when=COIN),
    ),
    run=Coin,
    derived={"surrogates": members},
    drawings=(
        Drawing(against_the_margin, against_the_margin_in_words, text.CAPTION),
        Drawing(coin, coin_in_words, text.COIN, when=COIN),
        Drawing(of_a_probability, of_a_probability_in_words, when={"beside": ("log",)}),
    ),
    text=text,
    table=margin_table,
    snippet_outputs=("run.excess", "run.excess_risk", "run.bound"),
    guarantees=(
        Guarantee(
            lambda run: run.theorem.slug,
            lambda run, beside: None if run.theorem is None or beside == "log" else run.inputs,
        ),
    ),
    presets={
        "Upper bounds": {},
        "The wrong base": {"group": "below", "loss": "logistic"},
        "Logarithmic loss": {"beside": "log"},
    },
)  # fmt: skip
