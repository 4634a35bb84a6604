"""A disc inside a ring: not separable in the plane, separable once the squared length is a third coordinate."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.dimensions.lift import text
from laboratory.topics.dimensions.lift.figures import (
    lifted_columns,
    separability,
    separability_in_words,
    tilted,
    tilted_in_words,
)
from laboratory.topics.dimensions.lift.run import STEEPEST, lifted, probabilities_of
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Number("m", "Sample size m", "sample size m", integers(4, 200), 80, (4, 200), log=True),
        Number("gap", "Gap", "gap between the labels, an empty ring of this width", Interval(0, 0.45), 0.1, (0, 0.4)),
        Number(
            "noise",
            "Labels flipped",
            "share of labels that are flipped",
            Interval(0, 0.5, closed_high=False),
            0,
            (0, 0.45),
        ),
        Seed(default=3),
    ),
    run=lifted,
    derived={"probabilities": probabilities_of},
    player=Player(
        "Tilt",
        STEEPEST,
        start=7,
        name="tilt",
        keeps_step=True,
        step_text=text.tilt_text,
        whole_run=dict.fromkeys(("headline", "sentence"), "the tilt only turns what is seen"),
    ),
    drawings=(
        Drawing(tilted, tilted_in_words, text.CAPTION),
        Drawing(separability, separability_in_words, text.COVER_CAPTION),
    ),
    text=text,
    table=lifted_columns,
    snippet_outputs=("run.in_plane", "run.in_space"),
    guarantees=(Guarantee("cover_separability", lambda m: {"m": m, "n": 3}, "theorem of Cover"),),
    progress_text="Lifting …",
)
