"""Least squares, ridge regression and, where the columns are orthogonal, Lasso: the weights by normal equations."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import Matrix, Vector, both, dot, gram, listed, solution
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real
from laboratory.by_hand._table import checked, chosen, exact, in_text, reals, whole
from laboratory.exercises.problem import WrongAnswer

SCALES = {"sum": "the sum of the squares", "mean": "the mean of the squares", "half": "half the sum of the squares"}
PENALIZED = "the intercept penalized, too"


@dataclass(frozen=True)
class _Sample:
    """The columns of the features, the targets, and whether there is an intercept."""

    columns: tuple[tuple[Fraction, ...], ...]
    y: tuple[Fraction, ...]
    intercept: bool

    @property
    def n(self) -> int:
        return len(self.y)

    @property
    def design(self) -> list[tuple[Fraction, ...]]:
        """The columns, and one of ones where there is an intercept."""
        return [*self.columns, *([(Fraction(1),) * self.n] if self.intercept else [])]

    def normal(self, strength: Fraction = Fraction(0), all_of_them: bool = False) -> tuple[Matrix, Vector]:
        """XᵀX + strength on the diagonal, the intercept's place left out unless `all_of_them`; and Xᵀy."""
        matrix = gram(self.design)
        for j in range(len(self.columns) + (self.intercept and all_of_them)):
            matrix[j][j] += strength
        return matrix, [dot(column, self.y) for column in self.design]

    def weights(self, strength: Fraction = Fraction(0), all_of_them: bool = False) -> Vector | None:
        """The minimizer, the intercept last."""
        return solution(*self.normal(strength, all_of_them))

    def residuals(self, w: Sequence[Fraction]) -> Vector:
        """What the targets exceed the predictions by."""
        rows = zip(*self.design, strict=True)
        return [target - dot(row, w) for row, target in zip(rows, self.y, strict=True)]

    @property
    def order(self) -> str:
        return f"the weights of the features{', then the intercept' if self.intercept else ''}"

    @property
    def read(self) -> str:
        """How the rows were read."""
        features = pluralize(len(self.columns), "feature")
        how = "with an intercept" if self.intercept else "without an intercept"
        return f"{pluralize(self.n, 'example')} of {features}, the target last; {how}"


def _read(rows: Sequence[Any], intercept: Any) -> _Sample:
    table = [[exact(float(cell)) for cell in row] for row in reals(checked(rows))]
    if len(table[0]) < 2:
        raise ValueError("a row holds the features and then the target; got rows of one cell")
    has = True if intercept is None else bool(whole("intercept", "1 with an intercept, else 0", intercept, 0, 1))
    *columns, y = zip(*table, strict=True)
    return _Sample(tuple(columns), tuple(y), has)


def _floats(w: Sequence[Fraction]) -> tuple[float, ...]:
    return tuple(map(float, w))


def _equations(sample: _Sample, strength: Fraction = Fraction(0)) -> list[str]:
    matrix, right = sample.normal(strength)
    plus = f" + {in_text(float(strength))} on the diagonal" if strength else ""
    but = ", but for the intercept" if strength and sample.intercept else ""
    ones = "; the last column is of ones" if sample.intercept else ""
    return [
        f"XᵀX{plus}{but} is, row by row, {', '.join(map(listed, matrix))}{ones}.",
        f"Xᵀy is {listed(right)}.",
    ]


def _least_squares(*rows: Any, intercept: Any = None) -> WorkedOut:
    sample = _read(rows, intercept)
    w = sample.weights()
    if w is None:
        raise ValueError("the columns are linearly dependent, so many weights are best and the equations have no one")
    lines = [*_equations(sample), f"The solution of XᵀX·w = Xᵀy is w = {', '.join(map(both, w))}: {listed(w)}."]
    return WorkedOut(
        _floats(w), _slips(sample, w), sample.read, lines, _others(sample, w, intercept), order=sample.order
    )


def _others(sample: _Sample, w: Vector, intercept: Any, strength: Fraction = Fraction(0)) -> list[Instead]:
    """The intercept first; and none, where the question leaves that open."""
    also = [Instead((float(w[-1]), *_floats(w[:-1])), "the intercept written first")] if sample.intercept else []
    if intercept is None and (bare := replace(sample, intercept=False).weights(strength)) is not None:
        also.append(Instead((*_floats(bare), 0.0), "no intercept"))
    return also


def _slips(sample: _Sample, w: Vector) -> list[Instead]:
    slips = [Instead(_floats(sample.normal()[1]), "That is Xᵀy: solve XᵀX·w = Xᵀy.")]
    if sample.intercept and len(sample.columns) == 1:
        swapped = _Sample((sample.y,), sample.columns[0], True).weights()
        if swapped is not None:
            slips.append(Instead(_floats(swapped), "That is the regression of x on y."))
        slips.append(Instead((float(w[0]), float(sum(sample.y) / sample.n)), "The intercept is ȳ − w·x̄, not ȳ."))
    return slips


def _squares(*rows: Any, intercept: Any = None, of: Any = "sum") -> WorkedOut:
    sample = _read(rows, intercept)
    chosen("of", "what is computed", of, ("sum", "mean", "r2"))
    w = sample.weights()
    if w is None:
        raise ValueError("the columns are linearly dependent, so that no one solution has the residuals")
    r, n = sample.residuals(w), sample.n
    total, mean = dot(r, r), sum(sample.y, Fraction(0)) / n
    spread = sum(((target - mean) ** 2 for target in sample.y), Fraction(0))
    if of == "r2" and not spread:
        raise ValueError("the targets are all equal, so that R² is not defined")
    values = {"sum": total, "mean": total / n, "r2": 1 - total / spread if spread else Fraction(0)}
    named = {"sum": "the sum of the squares", "mean": "their mean", "r2": "R², the share of explained variance"}
    slips = [WrongAnswer(float(value), f"That is {named[name]}.") for name, value in values.items() if name != of]
    slips += [
        WrongAnswer(float(sum(map(abs, r))), "Those are the absolute residuals: they are squared."),
        WrongAnswer(float(spread), "That is the sum of squares about the mean, without the regression."),
        WrongAnswer(float(total / 2), "That is halved: the loss of some books, not the sum of squares."),
        *(
            [WrongAnswer(float(total / (n - len(w))), "That is divided by the degrees of freedom.")]
            if n > len(w)
            else []
        ),
    ]
    last = {
        "sum": f"Their squares add up to {both(total)}.",
        "mean": f"The mean of their squares is {both(values['mean'])}.",
        "r2": f"R² is 1 − {both(total)} over {both(spread)}: {in_text(float(values['r2']))}.",
    }[of]
    lines = (
        *_equations(sample),
        f"The weights are {listed(w)}, {sample.order}.",
        f"The residuals are {listed(r)}.",
        last,
    )
    return WorkedOut(float(values[of]), slips, f"{sample.read}; {named[of]}", lines)


def _ridge(*rows: Any, penalty: Any, intercept: Any = None, loss: Any = None) -> WorkedOut:
    sample = _read(rows, intercept)
    size = real("penalty", "the strength λ", penalty)
    if size <= 0:
        raise ValueError(f"penalty (the strength λ) must be a real > 0; got {in_text(float(size))}")
    scale = chosen("loss", "what the penalty is added to", loss or "sum", tuple(SCALES))
    strengths = {"sum": size, "mean": size * sample.n, "half": 2 * size}
    w = sample.weights(strengths[scale])
    if w is None:
        raise ValueError("the intercept's column is not independent of the others")
    also = _others(sample, w, intercept, strengths[scale])
    if sample.intercept and (every := sample.weights(strengths[scale], all_of_them=True)) is not None:
        also.append(Instead(_floats(every), PENALIZED))
    plain, minus = sample.weights(), sample.weights(-strengths[scale])
    slips = [
        *([Instead(_floats(plain), "That is least squares, without the penalty.")] if plain is not None else []),
        *([Instead(_floats(minus), "The sign is wrong: λ is added to the diagonal.")] if minus is not None else []),
    ]
    for name, strength in strengths.items():
        other = sample.weights(strength)
        if name == scale or other is None:
            continue
        words = f"{SCALES[name]} and λ‖w‖²"
        (slips if loss is not None else also).append(
            Instead(_floats(other), f"That is with {words}." if loss is not None else words)
        )
    lines = [
        f"Minimized is {SCALES[scale]} of the residuals, plus {in_text(float(size))}·‖w‖².",
        *_equations(sample, strengths[scale]),
        f"The solution is {listed(w)}, {sample.order}.",
    ]
    read = f"{sample.read}; {SCALES[scale]}, plus {in_text(float(size))}·‖w‖²"
    return WorkedOut(_floats(w), slips, read, lines, also, order=sample.order)


ROWS = "a row for each example: its features, then its target; and if the question says so intercept=0"
EXAMPLE = ("1 2", "2 3", "3 5", "4 4")
QUANTITIES = (
    ByHand(
        "least_squares_weights", "Weights of linear regression by normal equations", ROWS, EXAMPLE, _least_squares,
        called=("linear_regression", "normal_equations", "least_squares", "ols", "regression_line"),
    ),
    ByHand(
        "least_squares_error", "Residual squares of linear regression", f"{ROWS}, of=mean or of=r2", EXAMPLE, _squares,
        called=("sum_of_squares", "rss", "sse", "r2", "r_squared", "mse"),
    ),
    ByHand(
        "ridge_weights", "Weights of ridge regression",
        f"{ROWS}, and loss=mean or loss=half (else the sum of squares); penalty, the strength λ",
        ("penalty=1", *EXAMPLE), _ridge, called=("ridge", "ridge_regression", "tikhonov"),
    ),
)  # fmt: skip
