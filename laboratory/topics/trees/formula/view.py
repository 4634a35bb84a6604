"""A tree as a formula: whether golf is played, the path of a day, the clauses, and the tree's code word."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.trees.figures import tree_in_words, tree_table
from laboratory.topics.trees.formula import text
from laboratory.topics.trees.formula.figures import code_in_words, code_word, golf_tree
from laboratory.topics.trees.formula.run import OUTLOOKS, THEOREM, WINDS, code_bound, code_of, golf, golf_places
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, Player, View

FORMS = {"notes": "As usually drawn", "code": "Binary questions", "grown": "Grown from the table"}

VIEW = View(
    fields=(
        Pick("form", "Form of the tree", FORMS, "notes", above_figure=True),
        Pick("outlook", "Outlook", dict(zip(OUTLOOKS, OUTLOOKS, strict=True)), "sunny"),
        Number("humidity", "Humidity (%)", "humidity of the day in %", Interval(0, 100), 65, (0, 100)),
        Pick("wind", "Wind", dict(zip(WINDS, WINDS, strict=True)), "calm"),
    ),
    run=golf,
    derived={
        "day": lambda outlook, humidity, wind: (outlook, humidity, wind),
        "nodes": golf_places,
        "path": lambda run, day: run.path(day),
    },
    player=Player("Fields of the code word read", lambda run: len(code_of(run)) if run.form == "code" else 0,
                  none="Only binary questions have a code word.", name="read",
                  whole_run=dict.fromkeys(("headline", "sentence"), "a prediction takes the whole tree")),
    drawings=(
        Drawing(golf_tree, tree_in_words, text.CAPTION, tall=True),
        Drawing(code_word, code_in_words, text.code_caption, when={"form": ("code",)}),
    ),
    text=text,
    table=tree_table,
    snippet_outputs=("run.names", "run.clauses()"),
    guarantees=(
        Guarantee(THEOREM, lambda run: code_bound(text.DAYS)[0] if run.form == "code" else None,
                  "bound by code length"),
    ),
    presets={"Golf as a code word": {"form": "code"}},
)  # fmt: skip
