"""Polynomial boundaries, degree by degree: by the kernel, and by the monomials themselves."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.kernels.degrees import text
from laboratory.topics.kernels.degrees.figures import degrees_table, errors, errors_in_words, plane, plane_in_words
from laboratory.topics.kernels.degrees.run import DEGREES, WORLDS, polynomials
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

START = 6  # degree 7

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "spirals"),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05,
               (0, 0.45)),
        Number("m", "Sample size m", "examples m", integers(10, 200), 80, (10, 200)),
        Seed(),
    ),
    run=polynomials,
    player=Player(
        "Degree k", len(DEGREES) - 1, START, keeps_step=True, step_text=lambda run, step: str(int(run.degrees[step])),
        positions=lambda run: run.degrees,
    ),
    drawings=(
        Drawing(plane, plane_in_words, text.caption),
        Drawing(errors, errors_in_words, text.errors_caption, along="step"),
    ),
    text=text,
    table=degrees_table,
    snippet_outputs=("run.degrees", "run.by_kernel.risks", "run.by_features.risks"),
    presets={
        "Two spirals": {},
        "Disc in a ring: degree 2": {"world": "circles", "step": 1},
        "Exclusive or: degree 2": {"world": "xor", "step": 1},
    },
    progress_text="Trying degrees …",
)  # fmt: skip
