"""How many units one hidden layer needs, and how few another layer."""

from bounds.vocabulary.domain import integers
from laboratory.topics.networks.depth import text
from laboratory.topics.networks.depth.figures import depth_table, units, units_in_words
from laboratory.topics.networks.depth.run import FUNCTIONS, depth
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("function", "Function", FUNCTIONS, "product"),
        Number("bits", "Inputs d", "number of inputs d, bits", integers(2, 200), 100, (2, 200)),
        Number("weight", "Hidden weights up to W", "largest hidden weight W, whole numbers", integers(1, 1_000), 1,
               (1, 1_000), log=True, when={"function": ("product",)}),
    ),
    run=depth,
    drawings=(Drawing(units, units_in_words, text.caption, along="bits"),),
    text=text,
    table=depth_table,
    snippet_outputs=("run.shallow", "run.least", "run.deep", "run.wrong"),
    presets={
        "Inner product, one layer or two": {},
        "Parity of 10 bits": {"function": "parity", "bits": 10},
        "Larger weights": {"weight": 100},
    },
)  # fmt: skip
