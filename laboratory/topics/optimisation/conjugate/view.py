"""Conjugate gradients on the logistic loss, and Zoutendijk's sum below its bound."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.optimisation.conjugate import text
from laboratory.topics.optimisation.conjugate.figures import (
    DRAWN,
    descent,
    descent_in_words,
    steps_table,
    zoutendijk,
    zoutendijk_in_words,
)
from laboratory.topics.optimisation.conjugate.losses import LOSSES, QUADRATICS
from laboratory.topics.optimisation.conjugate.run import DESCENT, FORMULAS, METHODS, QUASI_NEWTON, conjugate
from laboratory.views.fields import Number, Pick, Seed, Several, Switch
from laboratory.views.view import Drawing, Guarantee, Player, View

OPEN = {"closed_low": False, "closed_high": False}

VIEW = View(
    fields=(
        Pick("drawn", "On the left", DRAWN, "gap", above_figure=True),
        Pick("kind", "Loss", LOSSES, "clouds"),
        Pick("formula", "Formula for β", FORMULAS, "PR+"),
        Number("decrease", "Armijo's c₁", "share c₁ of the predicted decrease", Interval(0, 1, **OPEN), 0.1,
               (0.01, 0.9)),
        Number("curvature", "Curvature c₂", "share c₂ of the slope that may remain", Interval(0, 1, **OPEN), 0.2,
               (0.02, 0.99)),
        Number("condition", "Condition number κ", "condition number κ", Interval(1, 1_000), 10, (1, 1_000), log=True,
               when={"kind": QUADRATICS}),
        Several("others", "Compared with", METHODS, (DESCENT, "FR"), least=0, advanced=True),
        Number("steps", "Largest number of steps", "largest number of steps of each method", integers(1, 500), 100,
               (5, 500), log=True, advanced=True),
        Number("restart", "Restart every … steps", "steps between restarts, 0 for none", integers(0, 500), 0, (0, 50),
               advanced=True),
        Switch("weak", "Only the weak conditions", "The remaining slope is bounded on one side only.", advanced=True),
        Seed(meaning="seed of clouds and start", when={"kind": ("clouds", "tumours")}),
    ),
    run=conjugate,
    check=text.apart,
    player=Player("After step", lambda run: run.selected.steps, none="The start is the lowest point."),
    drawings=(
        Drawing(descent, descent_in_words, text.descent_caption),
        Drawing(zoutendijk, zoutendijk_in_words, text.SUM_CAPTION, along="step"),
    ),
    text=text,
    table=steps_table,
    snippet_outputs=("run.sums(run.formula)[-1]", "run.bound"),
    guarantees=(
        Guarantee("zoutendijk", text.zoutendijk_inputs, "bound on the sum"),
        Guarantee("conjugate_gradient", text.inputs, "bound for linear CG"),
    ),
    presets={
        "Logistic loss": {},
        "By hand": {"kind": "plane", "decrease": 0.5, "curvature": 0.75, "others": (DESCENT,)},
        "Six curvatures": {"kind": "spread", "condition": 100, "others": (DESCENT, "FR", "HS")},
        "The notes' program": {"formula": "FR", "others": (DESCENT, "PR+")},
        "Quasi-Newton": {"others": (DESCENT, QUASI_NEWTON)},
        "Weak conditions": {"formula": "FR", "curvature": 0.9, "weak": True},
        "No minimizer": {"kind": "tumours", "drawn": "gradient"},
    },
)  # fmt: skip
