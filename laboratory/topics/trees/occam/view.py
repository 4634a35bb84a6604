"""Occam's choice among the prunings of one tree."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.trees.occam import text
from laboratory.topics.trees.occam.figures import (
    fixed,
    fixed_in_words,
    others,
    others_in_words,
    sizes,
    sizes_in_words,
    sizes_table,
)
from laboratory.topics.trees.occam.run import (
    CANCER,
    CUBES,
    FIXED_SIZE,
    THEOREM,
    elsewhere,
    fixed_inputs,
    largest_fixed,
    occam,
    small,
)
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

BESIDE = {"others": "100 samples", "fixed": "Size fixed beforehand"}
ON_A_CUBE = {"world": tuple(CUBES)}

VIEW = View(
    fields=(
        Pick("beside", "Beside the sizes", BESIDE, "others", above_figure=True),
        Pick("world", "Data distribution", CUBES | {CANCER: "Breast cancer"}, "tree"),
        Number("m", "Sample size m", "sample size m", integers(2, 2_000), 400, (2, 2_000), log=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45), when=ON_A_CUBE),
        Number("features", "Features d", "number of binary features d", integers(4, 12), 10, (4, 12), when=ON_A_CUBE),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(0.0001, 0.5), 0.05, advanced=True),
        Seed(default=1),
    ),
    run=occam,
    derived={"elsewhere": elsewhere, "small": small},
    player=Player("Size of the tree", lambda run: len(run.nodes) - 1, lambda run: run.chosen,
                  "There is one size only.", name="size", step_text=text.code_text, positions=lambda run: run.nodes),
    drawings=(
        Drawing(sizes, sizes_in_words, text.CAPTION, along="size"),
        Drawing(others, others_in_words, text.of_others, when={"beside": ("others",)}),
        Drawing(fixed, fixed_in_words, text.of_fixed, when={"beside": ("fixed",)}),
    ),
    text=text,
    table=sizes_table,
    snippet_outputs=("run.nodes[run.chosen]", "run.risk[run.chosen]", "run.bound[run.chosen]"),
    guarantees=(
        Guarantee(THEOREM, lambda run, size: run.inputs(size), "bound for this tree"),
        Guarantee(
            FIXED_SIZE,
            lambda run, beside: (
                fixed_inputs(run.world, run.m, run.delta, largest_fixed(run.world)) if beside == "fixed" else None
            ),
            "bound for a size fixed beforehand",
        ),
    ),
    presets={
        "Occam on a small tree": {},
        "Occam on breast cancer": {"world": CANCER, "m": 1_000},
    },
    progress_text="Pruning …",
)  # fmt: skip
