"""Principal components of a few points: the variance along one of them, its share of all variance, its direction."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import Reals, checked, chosen, in_text, reals, whole
from laboratory.exercises.problem import WrongAnswer

DIVISORS = {"n-1": "the divisor n − 1", "n": "the divisor n"}
APART = 1e-9  # of the largest eigenvalue: nearer ones have no direction of their own
SCALED = "columns divided by their standard deviations, too"


@dataclass(frozen=True)
class _Query:
    """The points `X` `(n, features)`, which component, and the settings; None where one is open."""

    X: Reals
    place: int
    divisor: str | None
    scaled: int | None

    @property
    def points(self) -> int:
        return len(self.X)

    def eigenvalues(self, scaled: bool | None = None, centre: bool = True) -> Reals:
        """Of the covariance with the divisor n − 1 `(features,)`, falling."""
        from learners.dimensions import PCA  # brings scikit-learn

        scale = bool(self.scaled) if scaled is None else scaled
        features = self.X.shape[1]
        return np.asarray(PCA(components=features, centre=centre, scale=scale).fit(self.X).explained_variance_)

    @property
    def to_divisor(self) -> float:
        """From n − 1 to the chosen divisor; scaled columns have variance 1 for both."""
        return (self.points - 1) / self.points if self.divisor == "n" and not self.scaled else 1.0

    @property
    def read(self) -> str:
        """How the rows were read."""
        table = (
            f"{pluralize(self.points, 'point')} of {pluralize(self.X.shape[1], 'feature')}; component {self.place + 1}"
        )
        scaled = f", {SCALED}" if self.scaled else ", not scaled"
        return f"{table}; centred{scaled}"


def _read(rows: tuple[Any, ...], component: Any, divisor: Any, scaled: Any) -> _Query:
    X = reals(checked(rows))
    place = whole("component", "1 for the first", component, 1, X.shape[1]) - 1
    if divisor is not None:
        chosen("divisor", "what the sums of squares are divided by", divisor, tuple(DIVISORS))
    scale = None if scaled is None else whole("scaled", f"1 with {SCALED}", scaled, 0, 1)
    if np.ptp(X, axis=0).max() == 0:
        raise ValueError("all points are the same: there is no variance")
    return _Query(X, place, divisor, scale)


def _variance(*rows: Any, component: Any = 1, divisor: Any = None, scaled: Any = None) -> WorkedOut:
    query = _read(rows, component, divisor, scaled)
    values, n, place = query.eigenvalues() * query.to_divisor, query.points, query.place
    right, uncentred = float(values[place]), float(query.eigenvalues(centre=False)[place])
    also = []
    if divisor is None and not query.scaled:
        also.append(Instead(right * (n - 1) / n, DIVISORS["n"]))
    if scaled is None:
        also.append(Instead(float(query.eigenvalues(scaled=True)[place]), SCALED))
    slips = [
        *(
            WrongAnswer(float(value), f"That is the variance along component {other + 1}.")
            for other, value in enumerate(values)
            if other != place
        ),
        *([] if scaled is None else [_other_scaling(float(query.eigenvalues(not scaled)[place]), query)]),
        WrongAnswer(sqrt(max(right, 0)), "That is its root, the standard deviation along the component."),
        WrongAnswer(right * (n - 1 if divisor != "n" else n), "The sum of squares is not divided yet."),
        *(WrongAnswer(uncentred * factor, "You forgot to subtract the mean.") for factor in (1, (n - 1) / n)),
        WrongAnswer(float(values.sum()), "That is the variance of all components together."),
        WrongAnswer(_alone(query)[place] * query.to_divisor, "That is the variance of one column: rotate the axes."),
        WrongAnswer(
            right / float(values.sum()), "That is its share of all variance: the question is about the variance."
        ),
    ]
    if divisor is not None and not query.scaled:
        other = "n" if divisor == "n-1" else "n-1"
        factor = (n - 1) / n if other == "n" else n / (n - 1)
        slips.insert(0, WrongAnswer(right * factor, f"That is with {DIVISORS[other]}."))
    last = f"The eigenvalues are {in_text(values)}; number {place + 1} is {in_text(right)}."
    divided = "" if query.scaled else f"; {DIVISORS[divisor or 'n-1']}"
    return WorkedOut(right, slips, f"{query.read}{divided}", (*_lines(query), last), also)


def _share(*rows: Any, component: Any = 1, scaled: Any = None) -> WorkedOut:
    query = _read(rows, component, None, scaled)
    values, place = query.eigenvalues(), query.place
    shares = values / values.sum()
    right, others = float(shares[place]), np.sqrt(np.maximum(values, 0))
    also = []
    if scaled is None:
        standard = query.eigenvalues(scaled=True)
        also.append(Instead(float(standard[place] / standard.sum()), SCALED))
    bare, columns = query.eigenvalues(centre=False), np.array(_alone(query))
    slips = [
        *(
            WrongAnswer(float(share), f"That is the share of component {other + 1}.")
            for other, share in enumerate(shares)
            if other != place
        ),
        WrongAnswer(float(bare[place] / bare.sum()), "You forgot to subtract the mean."),
        WrongAnswer(float(others[place] / others.sum()), "Variances are eigenvalues, not their roots."),
        WrongAnswer(float(columns[place] / columns.sum()), "You forgot the covariance: that is one column's share."),
        *([] if scaled is None else [_other_share(query)]),
        *([WrongAnswer(float(shares[: place + 1].sum()), "That is the share of all components up to it.")]),
    ]
    last = f"The eigenvalues are {in_text(values)}; the share of number {place + 1} is {in_text(right)}."
    return WorkedOut(right, slips, query.read, (*_lines(query), last), also)


def _other_share(query: _Query) -> WrongAnswer:
    values = query.eigenvalues(scaled=not query.scaled)
    return _other_scaling(float(values[query.place] / values.sum()), query)


def _other_scaling(value: float, query: _Query) -> WrongAnswer:
    how = "without dividing columns by their standard deviations" if query.scaled else f"with {SCALED}"
    return WrongAnswer(value, f"That is {how}.")


def _alone(query: _Query) -> list[float]:
    """The variances of the columns as they are, falling."""
    return sorted(map(float, np.var(query.X, axis=0, ddof=1)), reverse=True)


def _lines(query: _Query) -> tuple[str, ...]:
    Z = query.X - query.X.mean(axis=0)
    deviation = Z.std(axis=0, ddof=1)
    Z = Z / np.where(deviation > 0, deviation, 1.0) if query.scaled else Z
    n = query.points
    divisor = n if query.divisor == "n" and not query.scaled else n - 1
    covariance = Z.T @ Z / divisor
    scaled = f" They are divided by the standard deviations {in_text(deviation)}." if query.scaled else ""
    by_row = ", ".join(map(in_text, covariance))
    return (
        f"The means of the columns are {in_text(query.X.mean(axis=0))}; they are subtracted.{scaled}",
        f"The sums of squares and products, divided by {divisor}, are the covariance matrix, row by row: {by_row}.",
        f"Its trace, the variance of all components together, is {in_text(np.trace(covariance))}.",
    )


def _direction(*rows: Any, component: Any = 1) -> WorkedOut:
    from learners.dimensions import PCA  # brings scikit-learn

    X = reals(checked(rows))
    n, features = X.shape
    place = whole("component", "1 for the first", component, 1, features) - 1
    Z = X - X.mean(axis=0)
    covariance = Z.T @ Z / (n - 1)
    values, vectors = np.linalg.eigh(covariance)
    values, vectors = values[::-1], vectors[:, ::-1].T
    if values[0] <= 0:
        raise ValueError("all points are the same: there is no variance")
    if any(abs(values[place] - value) <= APART * values[0] for i, value in enumerate(values) if i != place):
        raise ValueError(
            f"another component has the same variance, so component {place + 1} has no direction of its own"
        )
    fitted = PCA(components=features, centre=True, scale=False).fit(X)
    right = _with_sign(np.asarray(fitted.components_[place]))
    uncentred = np.linalg.eigh(X.T @ X)[1][:, ::-1].T
    slips = [
        *(Instead(_entries(_with_sign(v)), f"That is the direction of component {i + 1}.")
          for i, v in enumerate(vectors) if i != place),
        Instead(_entries(_with_sign(uncentred[place])), "You forgot to subtract the mean."),
    ]  # fmt: skip
    largest = right / np.abs(right).max()
    also = [
        Instead(_entries(-right), "the other sign, which is the same line"),
        *(Instead(_entries(sign * largest), "not of length 1, which is the same line") for sign in (1, -1)),
        *(Instead(_entries(sign * right / right[i]), "not of length 1, which is the same line")
          for i in range(features) for sign in (1, -1) if abs(right[i]) > APART),
    ]  # fmt: skip
    steps = (
        f"The means of the columns are {in_text(X.mean(axis=0))}; they are subtracted.",
        f"The covariance matrix is, row by row, {', '.join(map(in_text, covariance))}.",
        f"Its eigenvalues are {in_text(values)}; number {place + 1} is {in_text(values[place])}.",
        f"(covariance − {in_text(values[place])}·I)·v = 0 has the solutions along {in_text(largest)}.",
        f"Of length 1 that is {in_text(right)}.",
    )
    read = f"{pluralize(n, 'point')} of {pluralize(features, 'feature')}; component {place + 1}; centred, not scaled"
    return WorkedOut(_entries(right), slips, read, steps, also, order="one entry for each feature")


def _with_sign(v: Reals) -> Reals:
    """The first entry that is not 0 is positive."""
    first = next((entry for entry in v if abs(entry) > APART), 1.0)
    tidy = np.where(np.abs(v) > APART, v, 0.0)
    return np.asarray(tidy if first > 0 else -tidy) + 0.0


def _entries(v: Reals) -> tuple[float, ...]:
    return tuple(float(entry) + 0.0 for entry in v)


ROWS = "a row for each point: its features; and if the question says so component=2"
SCALE = "scaled=1 (columns are divided by their standard deviations) or scaled=0"
EXAMPLE = ("0 1", "2 3", "4 2", "6 6")
QUANTITIES = (
    ByHand(
        "pca_variance", "Variance along a principal component", f"{ROWS}, divisor=n or divisor=n-1, {SCALE}", EXAMPLE,
        _variance,
    ),
    ByHand("pca_share", "Share of variance of a principal component", f"{ROWS}, {SCALE}", EXAMPLE, _share),
    ByHand(
        "pca_direction", "Direction of a principal component",
        "a row for each point: its features; and if the question says so component=2", ("0 1", "2 3", "4 2", "6 6"),
        _direction, called=("principal_component", "pca", "pca_component", "first_principal_component"),
    ),
)  # fmt: skip
