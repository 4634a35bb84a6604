"""Trees on growing samples: do their cells shrink and fill, and does the risk tend to the Bayes risk?"""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.trees.consistency import text
from laboratory.topics.trees.consistency.figures import (
    BESIDE,
    WIDTH,
    cells,
    cells_in_words,
    growth_table,
    risks,
    risks_in_words,
)
from laboratory.topics.trees.consistency.run import BOTH, FIXED, FULL, GREEDY, RULES, consistency
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("rule", "Rule", RULES, BOTH, above_figure=True),
        Pick("beside", "Beside the risks", BESIDE, WIDTH, above_figure=True),
        Number("share", "Depth as a share of log₂ m", "depth of the first rule as a share of log₂ m",
               Interval(0, 1, closed_low=False, closed_high=False), 0.7, (0.1, 0.9)),
        Number("fixed", "Fixed depth", "tests on each path at fixed depth", integers(1, 6), 2, (1, 6),
               advanced=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Number("features", "Features d", "number of features d", integers(2, 4), 2, (2, 4), advanced=True),
        Number("doublings", "Doublings n of m = 2ⁿ", "doublings n of the largest sample", integers(4, 14), 12, (4, 14)),
        Seed(meaning="seed of the samples"),
    ),
    run=consistency,
    drawings=(
        Drawing(risks, risks_in_words, text.CAPTION),
        Drawing(cells, cells_in_words, text.caption),
    ),
    text=text,
    table=growth_table,
    snippet_outputs=("run.sizes", "run.growth['both'].risk"),
    presets={
        "Shrinks and fills": {"rule": BOTH},
        "One example per leaf": {"rule": FULL, "beside": "examples"},
        "Cells that do not shrink": {"rule": FIXED, "beside": "width"},
        "Memory that grows": {"rule": FULL, "beside": "leaves"},
        "Wide pure leaves": {"rule": GREEDY, "noise": 0},
    },
    progress_text="Growing trees …",
)  # fmt: skip
