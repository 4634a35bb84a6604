"""Rates: powers of m as straight lines."""

from laboratory.topics.no_free_lunch.rates import text
from laboratory.topics.no_free_lunch.rates.figures import falling, falling_in_words, rates_table
from laboratory.topics.no_free_lunch.rates.run import rates
from laboratory.views.fields import Pick, Switch
from laboratory.views.view import Drawing, Guarantee, View

FAMILIES = {"parametric": "Few parameters, and rare points", "neighbours": "Nearest neighbours in n dimensions"}

VIEW = View(
    fields=(
        Pick("family", "Quantity", FAMILIES, "parametric"),
        Switch("alone", "Without the theorems' guarantees", above_figure=True),
    ),
    run=rates,
    drawings=(Drawing(falling, falling_in_words, text.caption),),
    text=text,
    table=rates_table,
    snippet_outputs=("[(rate.name, rate.exponent, rate.theory) for rate in run]",),
    guarantees=(
        Guarantee("threshold_midpoint_mean",
                  lambda family: {"m": 100, "theta": 0.5} if family == "parametric" else None, "exact risk"),
        Guarantee("nearest_neighbour_distance",
                  lambda family: {"m": 100, "n": 2} if family == "neighbours" else None, "bound on the distance"),
    ),
    presets={"1/m against 1/√m": {"family": "parametric"}},
    progress_text="Fitting exponents …",
)  # fmt: skip
