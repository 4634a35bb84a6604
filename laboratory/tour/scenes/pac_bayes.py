"""PAC-Bayes: the distance of the posterior from the prior is penalized."""

from bounds.numbers import UNBROKEN, at_most, format_number, format_short, in_percent, percent
from laboratory.topics.finite_classes.gibbs.run import LAMBDAS
from laboratory.topics.finite_classes.thresholds import GRID
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult


def _truth(result: ViewResult) -> Headline:
    run = result.run
    return Headline(float(run.risk[run.chosen]), "true risk of the posterior", share=True)


def _sure(result: ViewResult) -> str:
    return percent(1 - result.run.delta, 8)


def _asks(result: ViewResult) -> str:
    run = result.run
    return (
        f"All {len(GRID)} thresholds weigh the same at first. After {format_number(run.m)} examples with "
        f"{percent(float(run.tried.world.noise))} of the labels flipped, a threshold with training error L weighs "
        f"**exp(−λL)** times as much. For the best of {len(LAMBDAS)} λ tried, PAC-Bayes guarantees, with probability "
        f"at least {_sure(result)}, that this posterior misclassifies at most "
        f"{at_most(in_percent(run.bound[run.chosen]), 3)}{UNBROKEN}% of new examples, on average. What percentage does "
        "it misclassify?"
    )


def _reveals(result: ViewResult) -> str:
    run, best, last = result.run, result.run.chosen, len(LAMBDAS) - 1
    return (
        f"**{percent(float(run.risk[best]))}**, at λ = {format_number(LAMBDAS[best])}. Its bound is the smallest of "
        f"all λ tried: {at_most(run.bound[best])}. At λ = 0 it is {at_most(run.bound[0])}, at λ = "
        f"{format_number(LAMBDAS[last])} {at_most(run.bound[last])}. With probability at least {_sure(result)} all "
        "hold at once, so λ may be chosen. Distance from the prior is penalized: the cost is the relative entropy to "
        f"it, {format_short(run.kl[best])} nats here, and ln {len(GRID)} for a single threshold, as in the union "
        "bound. The theorem needs independent examples and a prior fixed before them. The prior need not be right."
    )


SCENE = Scene(
    120,
    "Prior and posterior",
    "finite_classes.gibbs",
    _asks,
    _truth,
    _reveals,
    {"pac_bayes_kl": lambda result: result.run.inputs(result.run.chosen)},
    keeps={"prior_before_data": "weigh the same at first"},
)
