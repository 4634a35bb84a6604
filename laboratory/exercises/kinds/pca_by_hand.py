"""Principal components of five points in the plane."""

from math import sqrt

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners.dimensions.pca import PCA

POINTS, LARGEST = 5, 8


def pca_by_hand(rng: np.random.Generator) -> Problem | None:
    """Five integer points whose means are whole; the share of the variance along the first axis."""
    X = rng.integers(0, LARGEST + 1, (POINTS, 2))
    centred = X - X.mean(axis=0)
    (a, b), (_, c) = (centred.T @ centred).tolist()
    if (X.sum(axis=0) % POINTS).any() or abs(b) < 2 or a == c or len({*map(tuple, X.tolist())}) < POINTS:
        return None
    share = float(PCA(components=2).fit(X).explained_variance_ratio_[0])
    uncentred = float(PCA(components=2, centre=False).fit(X).explained_variance_ratio_[0])
    scaled = float(PCA(components=2, scale=True).fit(X).explained_variance_ratio_[0])
    text = (
        rf"Five points in the plane: ${', '.join(map(vector, X))}$. What share of their variance does the first "
        "principal component explain (centred, not scaled)?"
    )
    slips = (
        WrongAnswer(uncentred, "You forgot to subtract the mean."),
        WrongAnswer(1 - share, "That is the share of the second component."),
        WrongAnswer(sqrt(share) / (sqrt(share) + sqrt(1 - share)), "Variances are eigenvalues, not their roots."),
        WrongAnswer(max(a, c) / (a + c), "You forgot the covariance: that is the share of one coordinate."),
        WrongAnswer(scaled, "You divided by the deviations: that is the share for scaled coordinates."),
    )
    root = (a - c) ** 2 + 4 * b**2
    mean = X.mean(axis=0)
    largest = (
        rf"\lambda_1 = \tfrac12\left({number(a + c)} + \sqrt{{{number(root)}}}\right) {value((a + c + sqrt(root)) / 2)}"
    )
    steps = (
        Step("Subtract the mean; the sums of squares and products are:",
             rf"\bar x = {vector(mean)},\qquad A = \begin{{pmatrix}}{number(a)} & {number(b)}\\ {number(b)} & "
             rf"{number(c)}\end{{pmatrix}}"),
        Step("The larger eigenvalue; the divisor of the covariance cancels.", largest),
        Step("Its share of the trace.", rf"\frac{{\lambda_1}}{{{number(a + c)}}} {value(share)}"),
    )  # fmt: skip
    return Problem(text, share, slips, steps, {"X": X})
