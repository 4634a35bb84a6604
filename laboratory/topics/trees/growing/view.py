"""One decision tree in the plane, split by split."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.trees.figures import grown_in_words, tree
from laboratory.topics.trees.growing import text
from laboratory.topics.trees.growing.figures import (
    errors,
    errors_in_words,
    plane,
    plane_in_words,
    psi_curves,
    psi_in_words,
    run_table,
)
from laboratory.topics.trees.growing.run import PSIS, TITLES, grown
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Player, View

BESIDE = {"errors": "Errors by size", "psi": "ψ of a split", "tree": "The tree"}

VIEW = View(
    fields=(
        Pick("beside", "Beside the plane", BESIDE, "errors", above_figure=True),
        Pick("world", "Data distribution", TITLES, "rectangle"),
        Pick("psi", "Split criterion ψ", PSIS, "gini"),
        Number("m", "Sample size m", "sample size m", integers(2, 200), 80, (2, 200), log=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0,
               (0, 0.45)),
        Seed(default=1),
        Switch("mirrored", "Mirror the sample", "Every example comes with its three mirror images.", advanced=True,
               when={"world": ("xor",)}),
    ),
    run=grown,
    derived={"nodes": lambda run, step: run.node_places(step)},
    player=Player("After split", lambda run: run.splits, none="The tree was not split at all.",
                  positions=lambda run: range(1, 2 * run.splits + 2, 2)),
    drawings=(
        Drawing(plane, plane_in_words, text.CAPTION),
        Drawing(errors, errors_in_words, "The diamond marks the smallest true risk.", when={"beside": ("errors",)},
                along="step"),
        Drawing(psi_curves, psi_in_words, when={"beside": ("psi",)}),
        Drawing(lambda nodes, theme: tree(nodes, None, None, theme), grown_in_words,
                "Yes goes left, no goes right. Each leaf is a box of the plane.", when={"beside": ("tree",)}),
    ),
    text=text,
    table=run_table,
    snippet_outputs=("run.nodes[-1]", "run.risk[-1]"),
    presets={
        "Rectangle": {},
        "Misclassification stalls": {"psi": "misclassification", "beside": "psi"},
        "XOR stall": {"world": "xor", "mirrored": True, "beside": "psi"},
        "Noisy labels": {"noise": 0.15},
    },
    progress_text="Growing …",
)  # fmt: skip
