"""Four lines on one sample: which are pulled by examples far out on the right side?"""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.lines import text
from laboratory.topics.linear_models.lines.figures import costs, costs_in_words, lines_table, plane, plane_in_words
from laboratory.topics.linear_models.lines.run import MOST, START, PushedOut
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Number("distance", "Between the clouds", "distance between the centres of the two clouds", Interval(0.5, 10), 5,
               (0.5, 10)),
        Number("m", "Sample size m", "sample size m of the clouds", integers(4, 200), 40, (4, 200)),
        Number("far", "Far examples", "examples that are moved far out", integers(0, 20), 6, (0, 20)),
        Seed(default=1),
    ),
    run=PushedOut,
    derived={"pushed": lambda run, push: run.at(push)},
    player=Player("Far examples pushed out by", lambda run: MOST if run.far else 0, START, text.NOTHING_FAR,
                  name="push"),
    drawings=(Drawing(plane, plane_in_words, text.CAPTION), Drawing(costs, costs_in_words, text.COSTS)),
    text=text,
    table=lines_table,
    snippet_outputs=(f"[run.at(push).mistakes for push in range({MOST + 1})]",),
    presets={
        "Far examples": {},
        "Clouds only": {"far": 0},
        "Overlapping clouds": {"distance": 2},
    },
)  # fmt: skip
