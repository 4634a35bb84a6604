"""AdaBoost's geometry: ten points, three stumps, and what they add up to."""

from laboratory.topics.boosting.adaboost.figures import plane_in_words, weighted_plane
from laboratory.topics.boosting.geometry import text
from laboratory.topics.boosting.geometry.figures import geometry_table, sums, sums_in_words
from laboratory.topics.boosting.geometry.run import ten_points
from laboratory.views.view import Drawing, Guarantee, Player, View

RADIUS = 9  # pixels: ten points have room

VIEW = View(
    fields=(),
    run=ten_points,
    player=Player("After round", lambda run: run.rounds),
    drawings=(
        Drawing(lambda run, step, theme: weighted_plane(run, step, RADIUS, theme), plane_in_words, text.caption),
        Drawing(sums, sums_in_words, "The stumps' votes in each cell, one under the other, and their sum."),
    ),
    text=text,
    table=geometry_table,
    snippet_outputs=('run.past("weighted_error")', 'run.past("alpha")', "run.products", "run.training_errors"),
    guarantees=(
        Guarantee(lambda run: run.theorem.slug, lambda run: {"gamma": run.smallest_edge, "rounds": run.rounds},
                  "guarantee for three rounds"),
    ),
)  # fmt: skip
