"""The Lipschitz condition: a cone at each place of the graph, and the guarantee for one neighbour."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.neighbours.lipschitz import text
from laboratory.topics.neighbours.lipschitz.coins import SHAPES, SINE
from laboratory.topics.neighbours.lipschitz.figures import (
    bound_in_words,
    bound_on_the_risk,
    cone,
    cone_in_words,
    lipschitz_table,
)
from laboratory.topics.neighbours.lipschitz.run import lipschitz_run
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("shape", "Probability of label 1", SHAPES, SINE),
        Number("slope", "Slope c", "Lipschitz constant of the label's probability", Interval(0, 10), 1, (0, 10),
               when={"shape": (SINE,)}),
        Number("claimed", "Claimed constant", "claimed constant c", Interval(0, 20), 1, (0, 20)),
        Number("place", "Tip of the cone", "place of the cone's tip on the diagonal", Interval(-1.4, 1.4), 0.25,
               (-1.4, 1.4)),
    ),
    run=lipschitz_run,
    drawings=(
        Drawing(cone, cone_in_words, text.caption),
        Drawing(bound_on_the_risk, bound_in_words, text.measured_caption),
    ),
    text=text,
    table=lipschitz_table,
    snippet_outputs=("run.holds", "run.measured.mean(axis=1)"),
    guarantees=(Guarantee("one_nn_lipschitz", lambda run: run.inputs(text.LAST) if run.holds else None),),
    presets={
        "A true constant": {},
        "A refuted constant": {"claimed": 0.5},
        "A jump": {"shape": "jump", "place": 0},
        "A square root": {"shape": "root", "place": 0},
        "Steeper, and looser": {"slope": 4, "claimed": 4},
    },
    progress_text="Searching the neighbours …",
)  # fmt: skip
