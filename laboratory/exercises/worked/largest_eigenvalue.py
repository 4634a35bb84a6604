"""Five points in four dimensions: the largest eigenvalue of their correlations."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import table, value
from learners.dimensions.pca import PCA

TABLE = np.array([[1, 2, 3, 4], [5, 5, 6, 7], [1, 4, 2, 3], [5, 3, 2, 1], [8, 1, 2, 2]])


PLACE = Source("uml-summary", "PCA, worked example with 5 points in 4 dimensions")


def largest_eigenvalue() -> Problem:
    """Scaled and averaged with one divisor; the printed eigenvalues are of neither matrix."""
    fitted = PCA(components=4, scale=True).fit(TABLE)
    largest, second = map(float, fitted.explained_variance_[:2])
    text = (
        "Standardize the four features of these five points, with the divisor 4, and take the covariance "
        "with the divisor 4." + table(["f1", "f2", "f3", "f4"], TABLE) + "What is the largest eigenvalue?"
    )
    slips = (
        WrongAnswer(2.5757, "The summary prints 2.5757, an eigenvalue of neither this matrix nor the printed one."),
        WrongAnswer(
            largest * 4 / 5,
            "That is with the divisor 5 for the covariance: the summary mixes both, its diagonal is 0.8.",
        ),
        WrongAnswer(second, "That is the second eigenvalue."),
        WrongAnswer(float(PCA(components=4).fit(TABLE).explained_variance_[0]), "You did not scale the features."),
    )
    steps = (
        Step("Standardized with one divisor, the covariances are the correlations: the trace is 4."),
        Step("The largest root of the characteristic polynomial.", rf"\lambda_1 {value(largest)}"),
    )
    return Problem(text, largest, slips, steps, place=str(PLACE))
