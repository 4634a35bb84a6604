"""Paths of several methods, and what is left after every step beside the bound."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.optimisation.hyperparameters import ADAPTIVE, INERTIAL, METHODS, RULES, title
from laboratory.topics.optimisation.landscapes import LANDSCAPES, NARROW, USUAL_RATE
from laboratory.topics.optimisation.race import text
from laboratory.topics.optimisation.race.figures import (
    costs_in_words,
    descent_costs,
    descent_gaps,
    descent_paths,
    gaps_in_words,
    gaps_table,
    ground_of,
    paths_in_words,
)
from laboratory.topics.optimisation.race.run import average, descents
from laboratory.views.fields import Number, Pick, Seed, Several
from laboratory.views.view import Drawing, Guarantee, Player, View

AXES = {"steps": "Steps", "gradients": "Gradients of examples"}
SGD = {"methods": ("sgd",)}
NARROW_VALLEY = {"valley": "quadratic", "rule": "fixed", "steps": 100}

VIEW = View(
    fields=(
        Pick("valley", "Landscape", LANDSCAPES, "logistic"),
        Pick("axis", "Axis of the second figure", AXES, "steps", above_figure=True),
        Several("methods", "Methods", {name: title(name) for name in METHODS}, ("gradient_descent", "momentum")),
        Pick("rule", "Steps of gradient descent and SGD", RULES, "tuned"),
        Number("rate", "Learning rate η", "learning rate η", Interval(1e-6, 1e3), {"valley": USUAL_RATE}, (0.001, 1),
               log=True),
        Number("steps", "Steps T", "number of steps T", integers(1, 2_000), 500, (10, 1_000), log=True),
        Number("condition", "Condition number κ", "condition number κ", Interval(1, 1e4), 50, (1, 1_000), log=True,
               when={"valley": NARROW}),
        Number("momentum", "Momentum γ", "momentum γ", Interval(0, 1, closed_high=False), 0.8, (0, 0.99),
               advanced=True, when={"methods": INERTIAL}),
        Number("adaptive_rate", "Rate of Adagrad, RMSprop, Adam", "their learning rate η", Interval(1e-6, 1e3), 0.2,
               advanced=True, when={"methods": ADAPTIVE}),
        Number("noise", "Noise of SGD in the valleys",
               "noise: standard deviation of each coordinate of SGD's gradients", Interval(0, 100), 1,
               advanced=True, when=SGD),
        Seed(meaning="seed of SGD", default=1, when=SGD),
    ),
    run=descents,
    derived={"average": average, "under": ground_of},
    player=Player("Steps taken", lambda run: run.hyper.steps,
           whole_run={"headline": text.whole_headline, "sentence": text.whole_sentence}),
    drawings=(
        Drawing(descent_paths, paths_in_words, text.paths_caption),
        Drawing(descent_gaps, gaps_in_words, text.GAPS, along="step", when={"axis": ("steps",)}),
        Drawing(descent_costs, costs_in_words, text.COSTS, when={"axis": ("gradients",)}),
    ),
    text=text,
    table=gaps_table,
    snippet_outputs=("[float(descent.gaps[-1]) for descent in run.descents]",),
    guarantees=(
        Guarantee(
            lambda run: run.bound.theorem.slug, lambda run: None if run.bound is None else run.bound.inputs
        ),
    ),
    presets={
        "A tuned step": {},
        "Narrow valley": NARROW_VALLEY,
        "Too large a step": {**NARROW_VALLEY, "methods": ("gradient_descent",), "rate": 0.041, "steps": 60},
        "Noise and the mean": {"methods": ("sgd",), "rule": "fixed", "rate": 0.5, "steps": 400},
        "SGD by the book": {"methods": ("gradient_descent", "sgd"), "steps": 1_000},
        "At equal cost": {"methods": ("gradient_descent", "sgd"), "rule": "fixed", "steps": 400, "axis": "gradients"},
        "A rare feature": {"valley": "rare", "methods": ("gradient_descent", "adagrad"), "rule": "fixed", "steps": 40,
                           "adaptive_rate": 1},
    },
    progress_text="Descending …",
)  # fmt: skip
