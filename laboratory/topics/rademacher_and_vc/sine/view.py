"""One parameter, infinite VC dimension."""

from bounds.vocabulary.domain import integers
from laboratory.topics.rademacher_and_vc.sine import text
from laboratory.topics.rademacher_and_vc.sine.figures import sine, sine_in_words
from laboratory.topics.rademacher_and_vc.sine.run import sine_table, sines
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(Number("m", "Points m", "number of points m", integers(1, 6), 4, (1, 6)),),
    run=sines,
    player=Player(
        "Labelling",
        lambda run: run.last,
        lambda m: 2**m * 2 // 3,
        name="labelling",
        whole_run={"headline": "it counts all labellings"},
    ),
    drawings=(Drawing(sine, sine_in_words, "Full circles have label 1, open ones label 0."),),
    text=text,
    table=sine_table,
    snippet_outputs=("run.labels(10)", "run.frequency(10)"),
    presets={"One parameter": {}},
)
