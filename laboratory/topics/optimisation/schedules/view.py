"""SGD under learning-rate schedules."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.optimisation.schedules import text
from laboratory.topics.optimisation.schedules.figures import (
    left_in_words,
    left_over,
    rates,
    rates_in_words,
    schedules_table,
)
from laboratory.topics.optimisation.schedules.rules import PLACES, SCHEDULES
from laboratory.topics.optimisation.schedules.run import schedules
from laboratory.views.fields import Number, Pick, Seed, Several
from laboratory.views.view import Drawing, Guarantee, Player, View

USUAL_RATE = {"quadratic": 0.08, "fresh": 0.2, "logistic": 0.5, "regularised": 0.5}
NOISY = {"kind": ("quadratic",)}
OPEN = {"closed_low": False, "closed_high": False}

VIEW = View(
    fields=(
        Pick("kind", "Landscape", PLACES, "quadratic"),
        Pick("schedule", "Schedule", SCHEDULES, "step"),
        Number(
            "rate",
            "First rate η₀",
            "first learning rate η₀",
            Interval(1e-6, 1e3),
            {"kind": USUAL_RATE},
            (0.001, 2),
            log=True,
        ),
        Number("steps", "Steps T", "number of steps T", integers(2, 1_000), 200, (10, 1_000), log=True),
        Several("others", "Compared with", SCHEDULES, ("fixed", "root", "time"), least=0, advanced=True),
        Number(
            "condition", "Condition number κ", "condition number κ", Interval(1, 1e4), 20, advanced=True, when=NOISY
        ),
        Number(
            "noise",
            "Noise",
            "noise: standard deviation of each coordinate",
            Interval(0, 100),
            1,
            advanced=True,
            when=NOISY,
        ),
        Number(
            "factor",
            "Factor of step decay and plateau",
            "factor that the rate is multiplied by",
            Interval(0, 1, **OPEN),
            0.5,
            advanced=True,
        ),
        Number("every", "Step decay: every … steps", "steps between two drops", integers(1, 1_000), 30, advanced=True),
        Number(
            "until", "Linear decay: until step τ", "steps τ until the last rate", integers(1, 1_000), 200, advanced=True
        ),
        Number(
            "patience",
            "Plateau: patience",
            "patience: steps without a better value",
            integers(1, 1_000),
            10,
            advanced=True,
        ),
        Seed(meaning="seed of the noise", default=14),
    ),
    run=schedules,
    player=Player("Steps taken", lambda run: run.steps),
    drawings=(
        Drawing(rates, rates_in_words, text.rates_caption, along="step"),
        Drawing(left_over, left_in_words, text.GAPS, along="step"),
    ),
    text=text,
    table=schedules_table,
    snippet_outputs=("run.selected.mean_gaps[-1]", "run.selected.gaps[-1]"),
    guarantees=(Guarantee(text.theorem, text.inputs),),
    presets={
        "A noisy valley": {},
        "Convex, by the book": {"kind": "fresh", "schedule": "tuned"},
        "Strongly convex, by the book": {"kind": "regularised", "schedule": "time", "others": ("fixed", "root")},
        "Linear decay by hand": {
            "schedule": "linear",
            "kind": "logistic",
            "rate": 0.5,
            "others": ("fixed",),
            "step": 50,
        },
    },
    progress_text="Descending …",
)
