"""The vote of the k nearest neighbours in the plane."""

from math import sqrt

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import about, table, vector
from learners import KNN

EXAMPLES, REACH = 8, 5
NEIGHBOURS = (3, 5)


def knn_vote(rng: np.random.Generator) -> Problem | None:
    """Eight points with labels and a query; how many of its k nearest neighbours are positive."""
    X, query = rng.integers(0, REACH + 1, (EXAMPLES, 2)), rng.integers(0, REACH + 1, 2)
    y, k = rng.integers(0, 2, EXAMPLES), int(rng.choice(NEIGHBOURS))
    squared = ((X - query) ** 2).sum(axis=1)
    if len({*squared.tolist()}) < EXAMPLES or not squared.all() or len({*y.tolist()}) < 2:
        return None
    votes = int(KNN(n_neighbors=k).fit(X, y).votes(query[np.newaxis])[0][1])
    order, city = np.argsort(squared), np.argsort(np.abs(X - query).sum(axis=1), kind="stable")
    text = (
        f"These examples are labelled 0 or 1. Distances are Euclidean, and the query is $x = {vector(query)}$."
        + table(["point", "label"], [(f"${vector(x)}$", label) for x, label in zip(X, y.tolist(), strict=True)])
        + f"How many of the $k = {k}$ nearest neighbours of $x$ have label 1?"
    )
    slips = (
        WrongAnswer(k - votes, "You counted the label 0."),
        WrongAnswer(int(y[order[: k + 1]].sum()), f"You counted one neighbour too many: $k = {k}$."),
        WrongAnswer(int(y[order[: k - 1]].sum()), f"You counted one neighbour too few: $k = {k}$."),
        WrongAnswer(int(y[city[:k]].sum()), "You added the differences: the Euclidean distance adds their squares."),
        WrongAnswer(int(y.sum()), "You counted all examples of label 1, near and far."),
    )
    near = ",\\; ".join(rf"{vector(X[i])}: {about(sqrt(squared[i]))}" for i in order[: k + 1])
    steps = (
        Step(f"Order the points by distance; the first {k + 1} are:", near),
        Step(f"Of label 1 among the first {k}: {votes}."),
    )
    return Problem(text, votes, slips, steps, {"X": X, "y": y, "query": query, "k": k}, WHOLE)
