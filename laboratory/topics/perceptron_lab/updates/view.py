"""The perceptron update by update: its line in the plane, and Novikoff's squeeze or the misclassified examples."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.perceptron_lab.updates import text
from laboratory.topics.perceptron_lab.updates.figures import plane, plane_in_words
from laboratory.topics.perceptron_lab.updates.handles import hold
from laboratory.topics.perceptron_lab.updates.novikoff import beside_in_words, mistakes, run_table, squeeze
from laboratory.topics.perceptron_lab.updates.positive import positive, positive_in_words
from laboratory.topics.perceptron_lab.updates.run import others, perceptron, positive_run
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.moved_examples import check_moved, moved_field
from laboratory.views.user_line import own_line, own_line_fields
from laboratory.views.view import Drawing, Guarantee, Player, View

BESIDE = {"squeeze": "Novikoff's squeeze", "mistakes": "Misclassified examples", "positive": "Examples times labels"}

VIEW = View(
    fields=(
        Pick("beside", "Beside the plane", BESIDE, "squeeze", above_figure=True),
        Switch("log", "Logarithmic axes", above_figure=True, when={"beside": ("squeeze",)}),
        Number("margin", "Margin γ", "margin γ, the smallest distance to the hidden line", Interval(0.001, 0.9), 0.1,
               (0.01, 0.9), log=True),
        Number("m", "Sample size m", "sample size m", integers(1, 200), 40, (2, 200)),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False), 0,
               (0, 0.45)),
        Number("passes", "Largest number of passes", "largest number of passes over the sample", integers(1, 1_000),
               1_000, advanced=True),
        Seed(default=7),
        Switch("bias", "Learn a bias too", "Every example gets a last coordinate 1.", advanced=True),
        Switch("shuffle", "New random order in each pass", advanced=True),
        *own_line_fields(),
        moved_field(),
    ),
    run=perceptron,
    check=check_moved,
    derived={"others": others, "mine": own_line, "patterns": positive_run},
    player=Player("After update", lambda run: run.kept, none="No example was ever misclassified."),
    drawings=(
        Drawing(plane, plane_in_words, text.caption, handles=hold),
        Drawing(squeeze, beside_in_words, text.squeeze_caption, when={"beside": ("squeeze",)}, along="step"),
        Drawing(mistakes, beside_in_words, when={"beside": ("mistakes",)}, along="step"),
        Drawing(positive, positive_in_words, text.positive_caption, when={"beside": ("positive",)},
                placeholder=text.NO_PLANE),
    ),
    text=text,
    table=run_table,
    snippet_outputs=("run.updates", "run.most"),
    guarantees=(Guarantee(lambda run: run.theorem.slug, lambda run: None if run.bound is None else run.inputs),),
    presets={
        "Wide margin": {"margin": 0.3, "seed": 2},
        "Thin margin": {},
        "Not separable": {"m": 60, "noise": 0.1, "seed": 4, "passes": 5, "beside": "mistakes"},
        "Positive examples only": {"beside": "positive"},
        "A line of your own": {"own": True, "turn": 100},
    },
)  # fmt: skip
