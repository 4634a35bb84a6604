"""Rademacher complexity: how well a class fits random labels."""

from collections.abc import Mapping

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.tour.scene import Scene
from laboratory.tour.silent import where_vacuous
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult

BOUND = "rademacher_loss_empirical"


def _asks(result: ViewResult) -> str:
    return (
        f"{pluralize(result.run.samples, 'point')} in the plane get their labels by **tossing a fair coin**: there is "
        "nothing to learn. Each time the halfplane that agrees with most of these labels is chosen. What percentage "
        "of the labels does it fit, on average over all tosses?"
    )


def _share(result: ViewResult) -> float:
    return (1 + float(result.run.exact)) / 2


def _reveals(result: ViewResult) -> str:
    run = result.run
    massart = f"Massart's lemma, which only counts these labellings, gives at most {at_most(run.massart)}" + (
        " (vacuous above 1)" if run.massart > 1 else ""
    )
    return (
        f"**{percent(_share(result))}** by pure flexibility: of {format_number(2**run.samples)} labellings halfplanes "
        f"give {format_number(len(run.table))}. The **Rademacher complexity** measures this on the sample itself: "
        "twice "
        f"this share minus one, {format_short(run.exact, 4)}. {massart}. Training error + twice the complexity of the "
        "losses, which is half of it, + a term with δ bounds every true risk of the class at once, for independent "
        f"examples, with probability at least 1 − δ.{where_vacuous(BOUND, _inputs(result))} A good fit means nothing "
        "if the class can fit coin tosses."
    )


def _inputs(result: ViewResult) -> Mapping[str, float]:
    run = result.run
    return {"m": run.samples, "delta": run.delta, "rademacher": float(run.exact) / 2}


SCENE = Scene(
    80,
    "Fitting coin tosses",
    "rademacher_and_vc.signs",
    _asks,
    lambda result: Headline(_share(result), "of random labels fitted", share=True),
    _reveals,
    {
        "massart": lambda result: result.run.massart_given,
        BOUND: _inputs,
    },
    keeps={"finitely_many_vectors": "which only counts these labellings"},
)
