"""The maximum margin: its line, its support vectors, and three bounds beside the exact risk."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.margin import text
from laboratory.topics.svm_and_kernels.margin.figures import (
    ladder,
    ladder_in_words,
    margin_table,
    plane,
    plane_in_words,
)
from laboratory.topics.svm_and_kernels.margin.handles import hold
from laboratory.topics.svm_and_kernels.margin.run import WORLDS, bound_values, hard_margin, inputs, others
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.moved_examples import check_moved, moved_field
from laboratory.views.user_line import own_line, own_line_fields
from laboratory.views.view import Drawing, Guarantee, View

DRAWN = {"world": ("slab", "clouds")}  # at random, and not worked by hand

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "slab"),
        Number("gamma", "Margin γ", "margin γ, the smallest distance to the line", Interval(0.001, 0.9), 0.3,
               (0.01, 0.9), log=True, when={"world": ("slab",)}),
        Number("distance", "Distance", "distance between the two means", Interval(0.5, 20), 6, (0.5, 20),
               when={"world": ("clouds",)}),
        Number("m", "Sample size m", "sample size m", integers(4, 300), 120, (4, 300), log=True, when=DRAWN),
        Seed(default=9, when=DRAWN),
        Switch("bias", "Line may miss the centre", "Learn a bias b too.", advanced=True, when=DRAWN),
        *own_line_fields(),
        moved_field(when=DRAWN),
    ),
    run=hard_margin,
    check=check_moved,
    derived={"mine": own_line, "others": others, "inputs": inputs, "bounds": bound_values},
    drawings=(
        Drawing(plane, plane_in_words, text.caption, handles=hold),
        Drawing(ladder, ladder_in_words, text.ladder_caption, when=DRAWN),
    ),
    text=text,
    table=margin_table,
    snippet_outputs=("run.margin", "len(run.support)", "run.risk"),
    guarantees=(
        Guarantee("svm_radius_margin", lambda inputs: inputs.get("svm_radius_margin"), "bound on the mean"),
        Guarantee("margin_hard_svm", lambda inputs: inputs.get("margin_hard_svm"), "bound with probability 95 %"),
    ),
    presets={
        "Wide margin": {},
        "Thin margin, few examples": {"gamma": 0.05, "m": 12, "seed": 8},
        "No margin assumption": {"world": "clouds", "m": 60, "seed": 8, "bias": True},
        "Worked by hand": {"world": "four"},
        "A line of your own": {"own": True, "m": 30},
    },
    progress_text="Drawing other samples …",
)  # fmt: skip
