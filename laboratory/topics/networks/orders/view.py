"""Batch, online and mini-batch descent of one network from one start."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.orders import text
from laboratory.topics.networks.orders.figures import errors, errors_in_words, fits, fits_in_words, orders_table
from laboratory.topics.networks.orders.run import orders
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, View

ACROSS = {"gradients": "Gradients", "updates": "Updates", "epochs": "Epochs"}
PARTS = {"whole": "λ", "share": "λ·mb/m"}

VIEW = View(
    fields=(
        Pick("across", "Along", ACROSS, "gradients", above_figure=True),
        Number("size", "Examples a step mb", "examples a step mb of the mini-batches", integers(1, 100), 10, (1, 60),
               log=True),
        Number("rate", "Learning rate η", "learning rate η", Interval(0, 10, closed_low=False), 0.3, (0.001, 1),
               log=True),
        Number("epochs", "Epochs", "epochs that are run", integers(1, 100), 60, (1, 100), log=True),
        Number("decay", "Weight decay λ", "weight decay λ, 0 for none", Interval(0, 1), 0.001, (0, 0.1)),
        Pick("by", "Penalty of a step", PARTS, "share"),
        Switch("biases", "Biases in the penalty", "Otherwise weights alone decay."),
        Number("shift", "Targets raised by", "by how much all targets are raised", Interval(-100, 100), 2,
               advanced=True),
        Number("momentum", "Momentum α", "momentum α: the share of the last step that a step adds",
               Interval(0, 1, closed_high=False), 0, (0, 0.95), advanced=True),
        Switch("ahead", "Gradient after the momentum (Nesterov)", advanced=True),
        Number("m", "Sample size m", "sample size m", integers(2, 100), 60, advanced=True),
        Number("units", "Hidden units", "hidden units", integers(1, 40), 8, advanced=True),
        Number("noise", "Noise", "noise: standard deviation of y around the target", Interval(0, 5), 0.2,
               advanced=True),
        Seed(meaning="seed of the sample, the first weights and the order of examples", default=3),
    ),
    run=orders,
    drawings=(
        Drawing(errors, errors_in_words, text.CAPTION, width=1.2),
        Drawing(fits, fits_in_words, text.FITS_CAPTION),
    ),
    text=text,
    table=orders_table,
    snippet_outputs=("[(order.name, order.updates, order.errors[-1]) for order in run.orders]", "run.off"),
    presets={
        "Three orders": {},
        "Too large a rate for online": {"rate": 0.9},
        "Biases in the penalty": {"biases": True, "decay": 0.05, "by": "whole"},
        "Momentum in every order": {"momentum": 0.8, "rate": 0.05, "epochs": 20},
        "Decay bends the fit": {"decay": 0.05, "by": "whole", "epochs": 100},
    },
    progress_text="Training …",
)  # fmt: skip
