"""Normal distributions of the classes: the posterior by naive Bayes, and the direction of Fisher's discriminant."""

from dataclasses import dataclass
from fractions import Fraction
from math import exp, log, pi
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._fractions import Matrix, dot, gram, listed, solution
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import ASKED, Reals, asked_about, chosen, exact, in_text, labelled, reals, signs, text_of
from laboratory.exercises.problem import WrongAnswer

Point = tuple[Fraction, ...]
DIVISORS = {"n": "variances with the divisor n", "n-1": "variances with the divisor n − 1"}


@dataclass(frozen=True)
class _Classes:
    """The examples of each class by its name, and the point."""

    groups: dict[str, Reals]
    point: Reals

    @property
    def names(self) -> list[str]:
        return list(self.groups)

    @property
    def priors(self) -> Reals:
        """The share of each class."""
        sizes = np.array([len(group) for group in self.groups.values()])
        return np.asarray(sizes / sizes.sum())

    def means(self) -> Reals:
        """`(classes, features)`."""
        return np.array([group.mean(axis=0) for group in self.groups.values()])

    def variances(self, divisor: str) -> Reals:
        """`(classes, features)`; nan where a class of one example has none."""
        less = divisor == "n-1"
        return np.array(
            [
                ((group - group.mean(axis=0)) ** 2).sum(axis=0) / (len(group) - less) if len(group) > less
                else np.full(len(self.point), np.nan)
                for group in self.groups.values()
            ]
        )  # fmt: skip

    def logarithms(self, variances: Reals, scale: float = 0.5) -> Reals:
        """ln of each class's density of each feature at the point `(classes, features)`."""
        return np.asarray(-((self.point - self.means()) ** 2) * scale / variances - 0.5 * np.log(2 * pi * variances))


def _posterior_of(scores: Reals) -> Reals:
    """Shares in proportion to e^score."""
    weights = np.exp(scores - scores.max())
    return np.asarray(weights / weights.sum())


def _read(rows: Any, of: Any) -> tuple[_Classes, int]:
    examples, point = asked_about(rows)
    if not len(point) or not examples:
        raise ValueError("a row holds the features and then the class; got rows of one cell")
    X = reals([*(row[:-1] for row in examples), point])
    labels = [text_of(row[-1]) for row in examples]
    names = list(dict.fromkeys(labels))
    if text_of(of) not in names:
        raise ValueError(f"of (the class in question) must be {' or '.join(names)[:SHOWN]}; got {text_of(of)[:SHOWN]}")
    if len(names) < 2:
        raise ValueError(f"a table has at least two classes; got {names[0][:SHOWN]} alone")
    groups = {name: X[:-1][[label == name for label in labels]] for name in names}
    return _Classes(groups, X[-1]), names.index(text_of(of))


def _posterior(*rows: Any, of: Any, divisor: Any = None) -> WorkedOut:
    if divisor is not None:
        chosen("divisor", "what the sums of squares are divided by", divisor, tuple(DIVISORS))
    classes, place = _read(rows, of)
    by = divisor or "n"
    variances = classes.variances(by)
    if not (variances > 0).all():
        raise ValueError("a feature does not vary within a class, so its normal distribution has no density")
    priors, terms = np.log(classes.priors), classes.logarithms(variances)
    scores = priors + terms.sum(axis=1)
    right = float(_posterior_of(scores)[place])
    other = classes.variances("n-1" if by == "n" else "n")
    by_other = (
        float(_posterior_of(priors + classes.logarithms(other).sum(axis=1))[place]) if (other > 0).all() else right
    )
    apart = -((classes.point - classes.means()) ** 2)
    shared = np.array(list(classes.priors)) @ classes.variances("n")
    slips = [
        WrongAnswer(float(_posterior_of(terms.sum(axis=1))[place]), "The priors are missing."),
        WrongAnswer(1 - right, "That is the probability of not being in this class."),
        WrongAnswer(
            float(_posterior_of(priors + (apart / variances / 2).sum(axis=1))[place]),
            "The factor 1/σ of the density is missing: classes of unequal spread differ in it.",
        ),
        WrongAnswer(
            float(_posterior_of(priors + classes.logarithms(variances, 1.0).sum(axis=1))[place]),
            "The 2 of 2σ² is missing in the exponent.",
        ),
        WrongAnswer(
            float(_posterior_of(priors + (apart / np.sqrt(variances) / 2 - np.log(variances) / 2).sum(axis=1))[place]),
            "You took the standard deviation for the variance in the exponent.",
        ),
        WrongAnswer(
            float(_posterior_of(priors + classes.logarithms(np.tile(shared, (len(priors), 1))).sum(axis=1))[place]),
            "That is with one variance for all classes.",
        ),
        WrongAnswer(_density(float(scores[place])), "That is the prior times the densities: divide by their sum."),
        *([WrongAnswer(by_other, f"That is with {DIVISORS['n-1' if by == 'n' else 'n']}.")] if divisor else []),
    ]
    also = [Instead(by_other, DIVISORS["n-1"])] if divisor is None else []
    read = (
        f"{pluralize(sum(map(len, classes.groups.values())), 'example')}, the class last; the class "
        f"{classes.names[place]} at the point {in_text(classes.point)}; {DIVISORS[by]}"
    )
    return WorkedOut(right, slips, read, _lines(classes, variances, scores, place), also)


def _lines(classes: _Classes, variances: Reals, scores: Reals, place: int) -> list[str]:
    lines, terms = [], classes.logarithms(variances)
    for k, name in enumerate(classes.names):
        lines += [
            f"{name}: the means are {in_text(classes.means()[k])}, the variances {in_text(variances[k])}.",
            f"The densities e^(−(x − mean)²/(2·variance))/√(2π·variance) are {in_text(np.exp(terms[k]))}.",
            f"The prior {in_text(classes.priors[k])} times these is {in_text(_density(float(scores[k])))}.",
        ]
    right = float(_posterior_of(scores)[place])
    total = sum(_density(float(score)) for score in scores)
    last = f"The posterior of {classes.names[place]} is its product over the sum {in_text(total)}: {in_text(right)}."
    return [*lines, last]


def _two_classes(rows: tuple[Any, ...]) -> dict[str, list[Point]]:
    """The points of each class, the positive one first where the names say which that is."""
    X, labels = labelled(rows)
    names = list(dict.fromkeys(labels))
    if len(names) != 2:
        raise ValueError(f"Fisher's direction takes two classes, the last cells; got {', '.join(names)[:SHOWN]}")
    if _has_sign(names) < 0:
        names.reverse()
    return {n: [tuple(map(exact, x)) for x, label in zip(X.tolist(), labels, strict=True) if label == n] for n in names}


def _discriminant(*rows: Any) -> WorkedOut:
    classes = _two_classes(rows)
    names, groups = list(classes), list(classes.values())
    means = [_mean(group) for group in groups]
    apart = [a - b for a, b in zip(*means, strict=True)]
    if not any(apart):
        raise ValueError("both classes have the same mean: no direction divides them")
    scatters = [_scatter(group, mean) for group, mean in zip(groups, means, strict=True)]
    within = _sum(scatters)
    w = solution(within, apart)
    if w is None:
        raise ValueError("the scatter within the classes is singular: another direction has no spread at all")
    right = _doubles(w)
    sizes = [Fraction(len(group)) for group in groups]
    by_covariances = [[[cell / size for cell in row] for row in s] for s, size in zip(scatters, sizes, strict=True)]
    of_covariances = solution(_sum(by_covariances), apart)
    slips = [
        *_on_the_line(_doubles(apart), "That is the difference of the means: it is multiplied by the inverse of S_W."),
        *_on_the_line(_doubles([dot(row, apart) for row in within]), "That is S_W times the difference: invert S_W."),
        *_on_the_line(_doubles([a / within[i][i] for i, a in enumerate(apart) if within[i][i]]),
                      "The entries of S_W off its diagonal are missing."),
    ]  # fmt: skip
    also = _on_the_line(right, "another length or sign, which is the same line")[1:]
    if of_covariances is not None:
        also += _on_the_line(_doubles(of_covariances), "S_W the sum of the classes' covariance matrices")
    steps = (
        *(f"{name}: the mean is {listed(mean)}; the sums of squares and products around it are, row by row, "
          f"{', '.join(map(listed, s))}." for name, mean, s in zip(names, means, scatters, strict=True)),
        f"Together they are S_W, row by row {', '.join(map(listed, within))}.",
        f"The difference of the means, {names[0]} less {names[1]}, is {listed(apart)}.",
        f"S_W·w = {listed(apart)} has the solution w = {listed(w)}.",
    )  # fmt: skip
    count = pluralize(sum(map(len, groups)), "example")
    read = f"{count} of {pluralize(len(apart), 'feature')}; {names[0]} less {names[1]}"
    return WorkedOut(right, slips, read, steps, also, "one entry for each feature")


def _has_sign(names: list[str]) -> int:
    """-1 where the second class is the positive one."""
    try:
        return signs(names)[0]
    except ValueError:
        return 1


def _mean(group: list[Point]) -> list[Fraction]:
    return [sum(axis, Fraction(0)) / len(group) for axis in zip(*group, strict=True)]


def _scatter(group: list[Point], mean: list[Fraction]) -> Matrix:
    """Sums of squares and products around the mean."""
    return gram([[x - m for x in axis] for axis, m in zip(zip(*group, strict=True), mean, strict=True)])


def _sum(matrices: list[Matrix]) -> Matrix:
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(*matrices, strict=True)]


def _doubles(w: list[Fraction]) -> tuple[float, ...]:
    return tuple(map(float, w))


def _on_the_line(w: tuple[float, ...], words: str) -> list[Instead]:
    """It, of length 1, and divided by each of its entries; with both signs."""
    lengths = [1.0, float(np.linalg.norm(w)), *(abs(entry) for entry in w)]
    scaled = (tuple(sign * entry / length for entry in w) for length in lengths if length for sign in (1, -1))
    return [Instead(each, words) for each in scaled]


def _density(score: float) -> float:
    return exp(score) if score < log(1e300) else float("inf")


NEEDS = (
    f"a row for each example: its features, then its class; the point as a row that ends with {ASKED}; of, the class "
    "whose posterior is computed; and if the question says so divisor=n or divisor=n-1 of the variances"
)
QUANTITIES = (
    ByHand(
        "gaussian_bayes_posterior", "Posterior of a class by Gaussian naive Bayes", NEEDS,
        ("of=A", "1 A", "2 A", "3 A", "4 B", "8 B", f"3.5 {ASKED}"), _posterior, words=True,
        called=("gaussian_naive_bayes", "gnb", "gaussian_nb"),
    ),
    ByHand(
        "fisher_direction", "Direction of Fisher's linear discriminant",
        "a row for each example: its features, then its class, one of two", ("1 2 A", "2 3 A", "3 3 A", "4 1 B",
        "5 2 B", "6 1 B"), _discriminant, words=True,
        called=("fisher", "lda", "linear_discriminant", "discriminant_direction", "lda_direction"),
    ),
)  # fmt: skip
