"""The best of many hypotheses, or the nearest neighbour, evaluated on the sample it came from."""

from collections.abc import Callable, Mapping
from typing import Any

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.finite_classes.chosen import text
from laboratory.topics.finite_classes.chosen.figures import tails, tails_in_words, tails_table
from laboratory.topics.finite_classes.chosen.neighbour_figures import neighbours, neighbours_in_words, neighbours_table
from laboratory.topics.finite_classes.chosen.rank_figures import ranks, ranks_in_words, ranks_table
from laboratory.topics.finite_classes.chosen.ranks import THEOREM, RankRun
from laboratory.topics.finite_classes.chosen.run import judged
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

CHOOSERS = {"best": "The best of many", "ranks": "All of them, ranked", "neighbour": "The nearest neighbour"}
BEST, RANKS, NEIGHBOUR = {"by": ("best",)}, {"by": ("ranks",)}, {"by": ("neighbour",)}
FINITE = {"by": ("best", "ranks")}
TABLES: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "best": tails_table,
    "ranks": ranks_table,
    "neighbour": neighbours_table,
}

VIEW = View(
    fields=(
        Pick("by", "Predictor evaluated on its own sample", CHOOSERS, "best"),
        Number("hypotheses", "Hypotheses", "hypotheses to choose from", integers(1, 1_000), 100, (1, 1_000), log=True,
               when=FINITE),
        Number("m", "Sample size m", "examples m", integers(2, 2_000), 100, (2, 2_000), log=True, when=FINITE),
        Number("m_near", "Sample size m", "examples m of the nearest neighbour", integers(2, 2_000), 1_000, (2, 2_000),
               log=True, when=NEIGHBOUR),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.2,
               (0, 0.45), when=NEIGHBOUR),
        Number("risk", "True risk of each", "true risk of every hypothesis", Interval(0.05, 0.95), 0.5, advanced=True,
               when=BEST),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(0.001, 0.5), 0.05, advanced=True),
    ),
    run=judged,
    drawings=(
        Drawing(tails, tails_in_words, text.CAPTION, when=BEST),
        Drawing(ranks, ranks_in_words, text.RANKS_CAPTION, when=RANKS),
        Drawing(neighbours, neighbours_in_words, text.neighbours_caption, when=NEIGHBOUR),
    ),
    text=text,
    table=lambda run, by: TABLES[by](run),
    snippet_outputs=("run.summary",),
    guarantees=(
        Guarantee("finite_one_sided", lambda run, by: run.union_inputs if by == "best" else None,
                  "bound for the whole class"),
        Guarantee("hoeffding_one_sided",
                  lambda by, m_near, delta: {"m": m_near, "delta": delta} if by == "neighbour" else None,
                  "naive bound"),
        Guarantee(THEOREM, lambda run: run.inputs if isinstance(run, RankRun) else None, "gap of all at once"),
    ),
    presets={
        "The best of 100 coins": {},
        "The best of 1,000 coins": {"hypotheses": 1_000},
        "Ranked by training error": {"by": "ranks", "m": 1_000},
        "The nearest neighbour": {"by": "neighbour"},
    },
    progress_text="Computing nearest neighbours on 200 samples …",
)  # fmt: skip
