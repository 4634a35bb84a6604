"""Random projections: how much squared distances change, beside the exact distribution and the lemma's guarantee."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.dimensions.projections import text
from laboratory.topics.dimensions.projections.figures import (
    distortion,
    distortion_in_words,
    distortion_table,
    worst_changes,
    worst_in_words,
)
from laboratory.topics.dimensions.projections.run import DATA, others, projection
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("data", "Points", DATA, "random"),
        Number("kept", "Dimensions kept n", "dimensions after projection", integers(1, 2_000), 300, (10, 2_000),
               log=True),
        Number("epsilon", "Change ε", "allowed change of a squared distance, as a share", Interval(0.01, 0.99),
               0.3, (0.02, 0.98)),
        Number("points", "Number of points", "number of points", integers(2, 200), 100, (2, 200), log=True),
        Number("features", "Dimensions of the points", "dimensions of the random points", integers(1, 2_000), 1_000,
               advanced=True, when={"data": ("random",)}),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-9, 0.5), 0.05, advanced=True),
        Seed(meaning="seed of the points and the matrix", default=1),
    ),
    run=projection,
    derived={"swept": others},
    drawings=(
        Drawing(distortion, distortion_in_words, text.caption),
        Drawing(worst_changes, worst_in_words, text.WORST_CAPTION, along="kept"),
    ),
    text=text,
    table=distortion_table,
    snippet_outputs=("run.worst", "run.probability", "run.enough"),
    guarantees=(
        Guarantee("johnson_lindenstrauss", lambda run: run.inputs),
        Guarantee("johnson_lindenstrauss", lambda run: run.allowed_inputs, "bound for the dimensions kept"),
    ),
    presets={"Distances survive": {}},
    progress_text="Projecting …",
)  # fmt: skip
