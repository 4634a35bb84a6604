"""The worked example in words."""

from collections.abc import Iterable

from bounds.numbers import format_short, percent
from laboratory.topics.dimensions.text import COMPONENTS
from laboratory.topics.dimensions.worked.run import DIVISORS, PRINTED, WorkedExample
from laboratory.views.headline import Headline

MEANING = COMPONENTS
STEPS = (
    "The table: five points with four features",
    "Step 1: subtract means, divide by deviations",
    "Step 2: the covariance Σ of the standardized features",
    "Step 3: eigenvalues and eigenvectors, the largest first",
    "Step 4: keep two axes",
    "Step 5: the scores, two numbers for each point",
)
SCORES_CAPTION = "The five points along the first two axes."


def headline(run: WorkedExample) -> Headline:
    """The share of the variance that two numbers of each point do not explain."""
    unexplained = float(run.shares[2:].sum())
    by = "exact, the two eigenvalues left out over the sum of all four"
    return Headline(unexplained, "unexplained variance, with two components instead of four", share=True, by=by)


def caption(table: int) -> str:
    """The contents of the table."""
    return f"{STEPS[table]}. Blue: positive. Orange: negative."


def sentence(run: WorkedExample, table: int) -> str:
    """What the step did."""
    off_deviation, off_covariance = (5 - off for off in DIVISORS[run.divisors])
    steps = {
        0: "Five points, four features: nothing is done yet.",
        1: f"Each feature gets mean 0; its deviation, with divisor {off_deviation}, becomes 1.",
        2: f"Σ is ZᵀZ/{off_covariance}. Its diagonal is **{_diagonal(run)}**: {_judged(run)}.",
        3: f"The eigenvalues are {_values(run.eigenvalues)} and add up to **{float(run.eigenvalues.sum()):.4g}**.",
        4: f"The first two axes carry **{_kept(run)}** of the variance.",
        5: f"Four numbers for each point have become two, which keep **{_kept(run)}** of the variance.",
    }
    return steps[table]


def more(run: WorkedExample, table: int) -> str:
    """What the notes print, which way an axis points, and the loss, measured and by the eigenvalues."""
    remarks = {
        3: f"The notes print {_values(PRINTED)}; these add up to {sum(PRINTED):.4f}, as no choice of divisors does.",
        4: "Each axis may point either way; here its entry of largest size is positive.",
    }
    divisor = 5 - DIVISORS[run.divisors][1]
    loss = (
        f"Restored from two scores, the standardized points lose **{format_short(run.lost, 4)}** squared units; "
        f"{divisor} times the two eigenvalues left out is {format_short(run.by_eigenvalues, 4)}, the same."
    )
    return "\n\n".join([remarks[table], loss] if table in remarks else [loss])


def _values(eigenvalues: Iterable[float]) -> str:
    return ", ".join(f"{value:.4f}" for value in eigenvalues)


def _diagonal(run: WorkedExample) -> str:
    return format_short(float(run.covariance[0, 0]))


def _judged(run: WorkedExample) -> str:
    same = DIVISORS[run.divisors][0] == DIVISORS[run.divisors][1]
    return "the correlation matrix" if same else "deviations and Σ do not use the same divisor"


def _kept(run: WorkedExample) -> str:
    return percent(float(run.shares[:2].sum()))
