"""PCA against random projections: unit vectors, which defeat the one, and a subspace, which the other distorts."""

from bounds.vocabulary.domain import integers
from laboratory.topics.dimensions.both import text
from laboratory.topics.dimensions.both.figures import both_table, ratios, ratios_in_words, worst, worst_in_words
from laboratory.topics.dimensions.both.run import DATA, both
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

SUBSPACE = {"data": ("subspace",)}

VIEW = View(
    fields=(
        Pick("data", "Points", DATA, "units"),
        Number("kept", "Numbers kept n", "numbers kept of each point", integers(1, 150), 75, (1, 150)),
        Number("d", "Dimension of the space d", "dimension of the space", integers(3, 150), 150, (3, 150)),
        Number("dimension", "Dimension of the subspace", "dimension of the points' subspace", integers(1, 150), 20,
               (1, 150), when=SUBSPACE),
        Number("m", "Number of points", "number of points of the subspace", integers(2, 150), 150, (2, 150),
               when=SUBSPACE),
        Seed(meaning="seed of the matrix and of the points", default=7),
    ),
    run=both,
    check=text.too_many,
    drawings=(
        Drawing(ratios, ratios_in_words, text.RATIOS),
        Drawing(worst, worst_in_words, text.WORST, along="kept"),
    ),
    text=text,
    table=both_table,
    snippet_outputs=("run.changes", "run.restored", "run.mean_at_most"),
    guarantees=(Guarantee("johnson_lindenstrauss", lambda run: run.inputs, "bound of the random projection"),),
    presets={
        "PCA fails": {},
        "PCA is exact": {"data": "subspace", "kept": 20},
        "Too few for the subspace": {"data": "subspace", "kept": 10},
    },
)  # fmt: skip
