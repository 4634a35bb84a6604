"""Losses that stand in for mistakes: which lie above them, and what a small loss guarantees."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.linear_models.losses import words
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
NAMES = {name: said[0].upper() + said[1:] for name, said in LOSSES.items()}
COIN = {"beside": ("coin",)}

VIEW = View(
    fields=(
        Pick("beside", "Beside the losses", BESIDE, "coin", over=True),
        Pick("group", "Losses", GROUPS, "bounds"),
        Number("margin", "Margin z", "margin z = y·f(x) of one example", Interval(-2, 3), 0, (-2, 3)),
        Pick("loss", "Loss at one input", NAMES, "hinge", when=COIN),
        Number("eta", "Positive with η", "probability η that the label is positive at the input", Interval(0, 1), 0.6,
               (0, 1), when=COIN),
        Number("score", "Score f", "score f that the input is given", Interval(-3, 3), -0.2, (-3, 3), when=COIN),
    ),
    run=Coin,
    besides={"shown": members},
    draws=(
        Drawing(against_the_margin, against_the_margin_in_words, words.CAPTION),
        Drawing(coin, coin_in_words, words.COIN, when=COIN),
        Drawing(of_a_probability, of_a_probability_in_words, when={"beside": ("log",)}),
    ),
    words=words,
    table=margin_table,
    prints=("run.excess", "run.mistakes_excess", "run.promised"),
    guarantees=(
        Guarantee(
            lambda run: run.theorem.slug,
            lambda run, beside: None if run.theorem is None or beside == "log" else run.given,
        ),
    ),
    presets={
        "Upper bounds": {},
        "The wrong base": {"group": "below", "loss": "logistic"},
        "Logarithmic loss": {"beside": "log"},
    },
)  # fmt: skip
