"""Principal components of five points in four dimensions, with every table on the way."""

from laboratory.topics.dimensions.worked import text
from laboratory.topics.dimensions.worked.figures import (
    number_table,
    number_table_in_words,
    worked_columns,
    worked_scores,
    worked_scores_in_words,
)
from laboratory.topics.dimensions.worked.run import worked_example
from laboratory.views.fields import Pick
from laboratory.views.view import Drawing, Player, View

DIVISORS = {"one_less": "n − 1 = 4 in both", "all": "n = 5 in both", "mixed": "4, then 5: as in the notes"}

VIEW = View(
    fields=(Pick("divisors", "Divisors", DIVISORS, "one_less"),),
    run=worked_example,
    player=Player("Step", len(text.STEPS) - 1, name="table", whole_run={"headline": "it is what the steps lead to"}),
    drawings=(
        Drawing(number_table, number_table_in_words, text.caption),
        Drawing(worked_scores, worked_scores_in_words, text.SCORES_CAPTION),
    ),
    text=text,
    table=worked_columns,
    snippet_outputs=("run.eigenvalues", "run.scores"),
)
