"""Compressed sensing: how often the smallest l1 norm finds a sparse signal, by its entries and the measurements."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.dimensions.sensing import text
from laboratory.topics.dimensions.sensing.figures import (
    demands,
    demands_in_words,
    phase_columns,
    phase_diagram,
    phase_in_words,
)
from laboratory.topics.dimensions.sensing.run import (
    by_the_book,
    decoded,
    demanded,
    diagram,
    half_as_many,
    inputs,
    rounds_of,
)
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Tasks, View

VIEW = View(
    fields=(
        Number("d", "Length of the signal d", "length of the signal", integers(4, 60), 40, (4, 60)),
        Number("rounds", "Signals in each cell", "signals tried in each cell", integers(1, 40), 8, (1, 40)),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-9, 0.5), 0.05, advanced=True),
        Seed(meaning="seed of the signals and matrices"),
    ),
    run=Tasks("decoding", rounds_of, decoded, diagram, lambda done: f"{done} signals in each cell"),
    derived={"net": demanded, "book": by_the_book, "isometry": half_as_many},
    drawings=(Drawing(phase_diagram, phase_in_words, text.CAPTION), Drawing(demands, demands_in_words)),
    text=text,
    table=phase_columns,
    snippet_outputs=("run.rate",),
    guarantees=(Guarantee("rip_gaussian_net", inputs, "bound for one entry"),),
    presets={"Found from few measurements": {}},
)
