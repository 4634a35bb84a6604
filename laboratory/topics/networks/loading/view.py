"""The loading problem: splitting sets by the weights of a network."""

from bounds.vocabulary.domain import integers
from laboratory.topics.networks.loading import text
from laboratory.topics.networks.loading.figures import loading_table, nets, nets_in_words, sets, sets_in_words
from laboratory.topics.networks.loading.run import INSTANCES, loading
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

RANDOM = {"instance": ("random",)}

VIEW = View(
    fields=(
        Pick("instance", "Sets", INSTANCES, "random"),
        Number("elements", "Elements n", "number of elements n, the network's inputs", integers(3, 12), 7, (3, 12),
               when=RANDOM),
        Number("sets", "Sets", "number of sets of three elements", integers(1, 60), 12, (1, 40), when=RANDOM),
        Seed(when=RANDOM),
    ),
    run=loading,
    drawings=(
        Drawing(sets, sets_in_words, text.caption),
        Drawing(nets, nets_in_words, text.NETS_CAPTION),
    ),
    text=text,
    table=loading_table,
    snippet_outputs=("run.solutions", "run.splits", "run.wrong.sum()"),
    presets={
        "Twelve random triples": {},
        "Fano plane: no weights": {"instance": "fano"},
        "Many sets": {"elements": 9, "sets": 40},
    },
)  # fmt: skip
