"""Small and large weights: how linear a network's function is."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.scale import text
from laboratory.topics.networks.scale.figures import (
    explained,
    explained_in_words,
    function,
    function_in_words,
    scale_table,
)
from laboratory.topics.networks.scale.run import scaled
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

HIDDEN = {"tanh": "tanh", "logistic": "Logistic", "relu": "ReLU"}

VIEW = View(
    fields=(
        Number("scale", "Scale of the weights s", "scale of the weights s", Interval(0.01, 100), 1, (0.01, 100),
               log=True),
        Pick("hidden", "Hidden units are", HIDDEN, "tanh"),
        Number("units", "Hidden units", "hidden units", integers(1, 60), 12, (1, 60)),
        Seed(meaning="seed of the weights", default=4),
    ),
    run=scaled,
    drawings=(
        Drawing(function, function_in_words, text.CAPTION),
        Drawing(explained, explained_in_words, text.SHARES_CAPTION, along="scale"),
    ),
    text=text,
    table=scale_table,
    snippet_outputs=("run.fit.left", "run.fit.slope"),
    guarantees=(Guarantee("vc_threshold_network", lambda run: run.inputs, "bound on the VC dimension"),),
    presets={
        "Weights of size 1": {},
        "Small weights": {"scale": 0.1},
        "Large weights": {"scale": 20},
        "ReLU at any scale": {"hidden": "relu", "scale": 0.1},
    },
)  # fmt: skip
