"""PAC-Bayes: a posterior pays for how far it moves away from its prior."""

from __future__ import annotations

from bounds.numbers import at_most, in_words, percent, short
from laboratory.shown import Shown
from laboratory.topics.finite_classes.gibbs.run import GRID, LAMBDAS
from laboratory.tour.scene import Scene
from laboratory.view import Headline

OPTIONS = ("λ = 0: keep the prior", "a λ in between", "λ = 10,000: the best on the sample")


def _truth(shown: Shown) -> Headline:
    run = shown.run
    place = 0 if run.chosen == 0 else 2 if run.chosen == len(LAMBDAS) - 1 else 1
    return Headline(float(LAMBDAS[run.chosen]), "has the least guarantee", shown=OPTIONS[place])


def _asks(shown: Shown) -> str:
    run = shown.run
    return (
        f"All {len(GRID)} thresholds weigh the same at first. After {in_words(run.m)} examples with "
        f"{percent(float(run.world.noise))} of the labels flipped, a threshold with training error L weighs "
        "**e^(−λL)** times as much. PAC-Bayes guards the mean risk of this posterior for every λ at once. For which λ "
        "is the guarantee least?"
    )


def _reveals(shown: Shown) -> str:
    run, best, last = shown.run, shown.run.chosen, len(LAMBDAS) - 1
    return (
        f"At **λ = {in_words(LAMBDAS[best])}**: true risk {short(run.risk[best])}, guaranteed at most "
        f"{at_most(run.bound[best])}; at λ = 0 at most {at_most(run.bound[0])}, at λ = {in_words(LAMBDAS[last])} at "
        f"most {at_most(run.bound[last])}. The price is the relative entropy to the prior, "
        f"{short(run.kl[best])} nats here: who moves far pays, and a point alone would pay ln {len(GRID)}, as in the "
        "union bound. The theorem needs independent examples and a prior fixed before them; whether the prior is "
        "right it does not ask."
    )


SCENE = Scene(
    120,
    "Prior and posterior",
    "finite_classes.gibbs",
    _asks,
    _truth,
    _reveals,
    {"pac_bayes_kl": lambda shown: shown.run.given(shown.run.chosen)},
    options=OPTIONS,
)
