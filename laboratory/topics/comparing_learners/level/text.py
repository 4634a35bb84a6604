"""The level of the tests, in words computed from the run."""

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.comparing_learners.level.run import FOLDS, LARGEST, Level
from laboratory.views.headline import Headline

MEANING = r"""
**A difference that is not there.** Two learners of one kind predict, each from a feature of its own: the label of the
nearest example, or the class of the nearer mean. The features have the same law, so both learners have the same
expected risk. A test at level 5 % may find a difference at no more than 5 % of all samples.

**Folds.** Student's paired test takes the folds' differences for independent ones. Training sets of ten folds share
eight ninths of their examples: what a sample does to a learner stands in every difference, and their spread does not
show it. The less stable the learner, the more that is. **Random splits** share test examples as well, and there may be
as many as one likes: they find any difference.

**5x2cv** halves the sample five times. The two training sets of a halving have no example in common, and only one of
ten differences is on top; Dietterich (1998) proposes it for this reason. It remains an approximation.

**McNemar's** test has one split and assumes nothing but independent test examples. But it tests whether these two
*predictors* have the same risk. Trained on one sample, they hardly ever have quite the same.
"""


def headline(run: Level) -> Headline:
    """How often the test over folds is wrong."""
    samples = format_number(run.samples)
    what = f"of {samples} samples show a difference of equal learners over {run.folds} folds, at level {_level(run)}"
    return Headline(float(run.shares[0]), what, share=True, by="no guarantee: folds share training examples")


def caption(run: Level) -> str:
    """How to read the figure."""
    return (
        f"A dot for each test, with its exact 95 % interval, over {format_number(run.samples)} samples of "
        f"{format_number(run.m)} examples. There is no difference to be found."
    )


def sentence(run: Level) -> str:
    """The shares of the two tests of textbooks."""
    folds, _, halves, _ = map(percent, run.shares)
    return f"Equally good learners differ over folds at **{folds}** of samples, by 5x2cv at **{halves}**."


def more(run: Level) -> str:
    """All four shares, and which tests are proved to miss their level here."""
    each = ", ".join(f"{name} at {percent(share)}" for name, share in zip(run.tests, run.shares, strict=True))
    above = [name for name, low in zip(run.tests, run.ends[0], strict=True) if low > run.level]
    within = [name for name in run.tests if name not in above]
    parts = [f"A difference is found by {each}."]
    if above:
        parts.append(f"Above the level of {_level(run)}, by the lower end of the interval: **{', '.join(above)}**.")
    if within:
        parts.append(f"Not told from the level by so many samples: {', '.join(within)}.")
    parts.append(f"Student's statistic over the folds of the first sample is {format_short(float(run.t[0]))}.")
    return " ".join(parts)


def theorem_inputs(run: Level) -> dict[str, float] | None:
    """What the Calculator is opened with; nothing where the first sample's folds have no spread."""
    return run.first if abs(run.first["statistic"]) < LARGEST else None


def _level(run: Level) -> str:
    return percent(run.level)


THEOREM = FOLDS
