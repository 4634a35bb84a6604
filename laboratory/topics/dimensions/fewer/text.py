"""Why fewer dimensions, in words computed from the run."""

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.dimensions.fewer.run import CLASSES, FewerRun
from laboratory.views.headline import Headline

MEANING = """
Data are mapped to fewer dimensions for three reasons.

- **Time**: training and predicting take fewer operations. The projection costs n multiplications for each pixel. A
  linear rule gains nothing: its weights, multiplied into the projection, are 10 for each pixel as before. A neighbour,
  which compares all stored digits, gains.
- **Estimation error**: fewer numbers, fewer weights to learn. With about as many examples as weights least squares
  follows the noise; a few components are learned better from a small sample. What the components lose is the
  approximation error. With many examples all pixels are best.
- **Interpretation**: two or three components can be drawn.

The components are those of the training digits, so the others are new to both the projection and the learner. The
lowest place of the curve was found on the test digits: a validation set, or folds, would have to choose it.
"""
ERRORS = "Training error, and the error on all other digits, by the components kept."
COSTS = "Dotted: no projection at all, all pixels."


def headline(run: FewerRun, kept: int) -> Headline:
    """The error with so many components beside that with all pixels."""
    by = f"with all {run.features} pixels {percent(float(run.test[-1]))}"
    return Headline(float(run.test[kept - 1]), f"test error with {pluralize(kept, 'component')}", share=True, by=by)


def sentence(run: FewerRun, kept: int) -> str:
    """The multiplications beside those of all pixels."""
    here, plain = (format_number(run.multiplications(n)) for n in (kept, run.features))
    return f"A prediction takes **{here}** multiplications instead of {plain}."


def more(run: FewerRun, kept: int) -> str:
    """Both errors, the gap, and where the multiplications come from."""
    training, test = float(run.training[kept - 1]), float(run.test[kept - 1])
    each = "classes" if run.learner == "squares" else "stored digits"
    number = CLASSES if run.learner == "squares" else run.m
    projection = f"{run.features} · {kept} for the projection and " if kept < run.features else ""
    explained = percent(float(run.variance[kept - 1]))
    return (
        f"Learned from {pluralize(run.m, 'digit')}, tested on {format_number(run.tested)} others. With {kept} of "
        f"{run.features} components the training error is {percent(training)} and the test error {percent(test)}, "
        f"**{format_short(100 * (test - training), 3)}** points more; with all it is "
        f"**{format_short(100 * float(run.test[-1] - run.training[-1]), 3)}** points more. They explain {explained} of "
        f"the variance.\n\nMultiplications: {projection}{number} · {kept} for the {format_number(number)} {each}."
    )
