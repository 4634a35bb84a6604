"""Several classes: the best question of each feature, by three impurities."""

from bounds.vocabulary.domain import integers
from laboratory.topics.trees.classes import text
from laboratory.topics.trees.classes.figures import (
    children,
    children_in_words,
    distances,
    distances_in_words,
    gains,
    gains_in_words,
    impurities,
    impurities_in_words,
    questions_table,
)
from laboratory.topics.trees.classes.nearest import mistakes
from laboratory.topics.trees.classes.run import MEASURES, best_questions, by_all
from laboratory.topics.trees.classes.tables import TABLES
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Player, View

BESIDE = {"gains": "Best questions", "curves": "Impurity curves", "distances": "A nearest neighbour"}
WAYS = {"branches": "One branch for each value", "groups": "Two groups of values", "three": "Three groups of values"}

VIEW = View(
    fields=(
        Pick("beside", "Beside the answers", BESIDE, "gains", above_figure=True),
        Pick("table", "Table of records", {name: title for name, (title, _) in TABLES.items()}, "patients"),
        Pick("measure", "Impurity", {name: measure.name for name, measure in MEASURES.items()}, "entropy"),
        Pick("ways", "Split of a category", WAYS, "branches"),
        Pick("intervals", "Split of a number", {"two": "Two intervals", "three": "Three intervals"}, "two"),
        Number("c", "Classes c", "number of classes c of the curves", integers(2, 20), 3, (2, 20),
               when={"beside": ("curves",)}),
    ),
    run=best_questions,
    derived={
        "all_three": by_all,
        "wrong": lambda table, beside: mistakes(table) if beside == "distances" else None,
    },
    player=Player("Feature", lambda run: len(run.questions) - 1, lambda run: run.best,
                  step_text=lambda run, step: run.records.features[step], none="The table has a single feature."),
    drawings=(
        Drawing(children, children_in_words, text.caption),
        Drawing(gains, gains_in_words, "Strong colour: the selected feature.", when={"beside": ("gains",)}),
        Drawing(impurities, impurities_in_words, "The other classes have equal shares.", when={"beside": ("curves",)}),
        Drawing(distances, distances_in_words, text.left_out, when={"beside": ("distances",)}),
    ),
    text=text,
    table=questions_table,
    snippet_outputs=("run.before", "run.gains"),
    presets={
        "Medical records": {},
        "Golf": {"table": "golf"},
        "Iris": {"table": "iris", "measure": "gini"},
        "Misclassification stalls": {"table": "stall", "measure": "mistakes"},
        "Three intervals": {"table": "dose", "intervals": "three"},
        "Three groups": {"table": "letters", "ways": "three"},
        "Nine and one": {"table": "nine", "measure": "gini", "beside": "curves", "c": 2},
    },
)  # fmt: skip
