"""Learning rates: the same network from the same weights, with steps of several lengths."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.rates import text
from laboratory.topics.networks.rates.figures import rates_figure, rates_in_words, rates_table
from laboratory.topics.networks.rates.run import format_rates, rates_of, with_rates
from laboratory.views.fields import Number, Seed, Switch, Text
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Switch("plain", "Plain loss axis", "Otherwise the axis of the loss is logarithmic.", above_figure=True),
        Text("rates", "Learning rates η", text.ABOUT, "0.01, 0.1, 1, 30", rates_of, format_rates),
        Number("epochs", "Epochs", "epochs", integers(1, 300), 100, (1, 300), log=True),
        Number("units", "Hidden units", "hidden units", integers(1, 16), 8, (1, 16)),
        Number("momentum", "Momentum α", "momentum α", Interval(0, 1, closed_high=False), 0, advanced=True),
        Seed(label="Seed of the weights", meaning="seed of the first weights"),
    ),
    run=with_rates,
    drawings=(Drawing(rates_figure, rates_in_words, text.CAPTION),),
    text=text,
    table=rates_table,
    snippet_outputs=("[(curve.rate, curve.losses[-1], curve.rises, curve.diverged) for curve in run]",),
    progress_text="Training …",
)
