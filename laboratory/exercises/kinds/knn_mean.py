"""Nearest-neighbour regression on a line: the mean of the k nearest labels."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, table, value
from learners import KNNRegressor

EXAMPLES = 7
NEIGHBOURS = (3, 4)


def knn_mean(rng: np.random.Generator) -> Problem | None:
    """Seven points on a line with numbers as labels; the prediction of k-NN between them."""
    x, y = np.sort(rng.choice(np.arange(0, 20), EXAMPLES, replace=False)), rng.integers(1, 30, EXAMPLES)
    query, k = int(rng.integers(3, 17)), int(rng.choice(NEIGHBOURS))
    distances = np.abs(x - query)
    if len({*distances.tolist()}) < EXAMPLES:
        return None
    order = np.argsort(distances)
    answer = float(KNNRegressor(n_neighbors=k).fit(x[:, None], y).predict([[query]])[0])
    text = (
        "A training set on a line, with numbers as labels:"
        + table(["$x$", "$y$"], zip(x.tolist(), y.tolist(), strict=True))
        + f"What does ${k}$-nearest-neighbour regression predict at $x = {query}$?"
    )
    left = int(np.searchsorted(x, query))
    slips = (
        WrongAnswer(float(y[order[: k - 1]].mean()), f"You took only {k - 1} neighbours."),
        WrongAnswer(float(y[order[: k + 1]].mean()), f"You took {k + 1} neighbours."),
        WrongAnswer(float(y[order[0]]), "That is the nearest neighbour's label alone."),
        WrongAnswer(float(np.median(y[order[:k]])), "You took the median: the prediction is the mean."),
        WrongAnswer(float(y[order[:k]].sum()), "You added the labels: divide by $k$."),
        WrongAnswer(float(y[max(left - k, 0) : left].mean()) if left else 0.0, "You took the left side only."),
    )
    near = ", ".join(number(x[i]) for i in order[:k])
    steps = (
        Step(f"The {k} nearest points are ${near}$."),
        Step("Average their labels.",
             rf"\tfrac{{1}}{{{k}}}({' + '.join(number(y[i]) for i in order[:k])}) {value(answer)}"),
    )  # fmt: skip
    return Problem(text, answer, slips, steps, {"x": x, "y": y, "query": query, "k": k})
