"""The Gram matrix of a function on a small sample, and whether its eigenvalues are those of a kernel."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import theorems
from learners.kernels.closure import Multiple, Product, Sum
from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import LinearKernel
from learners.kernels.polynomial import PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import ROUNDING, GramReport, Kernel, gram_report
from learners.shared.arrays import Reals

FUNCTIONS: Mapping[str, str] = {
    "gaussian": "Gaussian",
    "linear": "Linear ⟨x, z⟩",
    "polynomial": "Polynomial (1 + ⟨x, z⟩)ᵏ",
    "quadratic": "1 + s + s²",
    "tanh": "tanh(β₀⟨x, z⟩ + β₁)",
    "sum": "Gaussian + k₂",
    "product": "Gaussian × k₂",
    "multiple": "a × Gaussian",
    "difference": "Gaussian − a × k₂",
}
SECONDS: Mapping[str, str] = {"linear": "Linear ⟨x, z⟩", "quadratic": "1 + s + s²"}
SAMPLES: Mapping[str, str] = {"clusters": "Two clusters", "worked": "Worked: three vectors"}

SPREAD, AWAY = 0.4, 2.0  # of a cluster, and the second one's mean in both features
# Three vectors with the Gram matrix (2 1 0, 1 3 1, 0 1 4), and the coefficients with which the example goes on.
WORKED = np.array([[1.0, 1, 0, 0], [1, 0, 1, 1], [1, -1, 1, -1]])
COEFFICIENTS = np.array([1.0, 2, -1])
LABELS = np.array([1.0, 1, -1])  # of a hard SVM on them


@dataclass(frozen=True)
class GramRun:
    """`points` `(m, features)` and the report on them; `sure` where the function is a kernel for all points."""

    function: str
    points: Reals
    report: GramReport
    sure: bool
    worked: bool

    @property
    def gram(self) -> Reals:
        """`(m, m)`."""
        return self.report.gram

    @property
    def eigenvalues(self) -> Reals:
        """`(m,)`, the largest first."""
        return self.report.eigenvalues[::-1]

    @property
    def forgiven(self) -> float:
        """An eigenvalue as small as this is rounding."""
        return ROUNDING * float(np.abs(self.eigenvalues).max())

    @property
    def smallest(self) -> float:
        """The smallest eigenvalue; 0 where it is rounding."""
        eigenvalue = self.report.smallest
        return eigenvalue if abs(eigenvalue) > self.forgiven else 0.0

    @property
    def negative(self) -> int:
        """Eigenvalues below 0."""
        return int((self.eigenvalues < -self.forgiven).sum())

    @property
    def rank(self) -> int:
        """Eigenvalues that are not 0."""
        return int((np.abs(self.eigenvalues) > self.forgiven).sum())

    @cached_property
    def witness(self) -> Reals:
        """Coefficients c of length 1, `(m,)`, with c'Kc the smallest eigenvalue."""
        _, vectors = np.linalg.eigh(self.gram)
        return np.asarray(vectors[:, 0], np.float64)

    @property
    def trace(self) -> float:
        """The sum of K(x, x) over the points, and of all eigenvalues."""
        return float(np.trace(self.gram))

    @property
    def complexity(self) -> float | None:
        """A bound on the Rademacher complexity of all w with ||w|| <= 1; None where K is no kernel's."""
        inputs = self.inputs
        return None if inputs is None else theorems["rademacher_kernel"](**inputs)

    @property
    def inputs(self) -> Mapping[str, float] | None:
        """The theorem's inputs."""
        return {"m": len(self.points), "norm": 1.0, "trace": self.trace} if self.sure and self.trace > 0 else None

    @property
    def scores(self) -> Reals:
        """Of the worked example: <w, x_i> for w the sum of the vectors times `COEFFICIENTS`, `(3,)`."""
        return np.asarray(self.gram @ COEFFICIENTS, np.float64)

    @property
    def squared_norm(self) -> float:
        """Its ||w||^2."""
        return float(COEFFICIENTS @ self.scores)

    @property
    def printed_squared_norm(self) -> float:
        """What one set of notes prints for it: the coefficients of the diagonal are not squared."""
        diagonal = np.diag(self.gram)
        return self.squared_norm - float(COEFFICIENTS**2 @ diagonal) + float(COEFFICIENTS @ diagonal)

    @cached_property
    def hard(self) -> Reals | None:
        """Of the worked example: the alpha of least alpha'K alpha with y_i (K alpha)_i >= 1 for all i; None for another
        sample or function, or a singular K.

        With alpha_i = y_i beta_i the dual is max 1'beta - beta'Q beta / 2 over beta >= 0, Q = yKy: as Q = L L', the
        nonnegative least squares of L'beta to L^-1 1.
        """
        if not self.worked or not self.sure or self.rank < len(self.points):
            return None
        from scipy.linalg import solve_triangular
        from scipy.optimize import nnls

        root = np.linalg.cholesky(self.gram * np.outer(LABELS, LABELS))
        beta, _ = nnls(root.T, solve_triangular(root, np.ones(len(LABELS)), lower=True))
        return np.asarray(np.where(beta > 0, LABELS * beta, 0), np.float64)


def gram_matrix(
    function: str, second: str = "linear", gamma: float = 1.0, degree: int = 2, slope: float = 1.0,
    offset: float = -1.0, factor: float = 1.0, sample: str = "clusters", m: int = 12, seed: int = 0,
) -> GramRun:  # fmt: skip
    """The Gram matrix of one of `FUNCTIONS`; `slope` and `offset` are those of the hyperbolic tangent."""
    kernel = _named(function, second, gamma, degree, slope, offset, factor)
    worked = sample == "worked"
    points = WORKED if worked else clusters(m, np.random.default_rng(seed))
    return GramRun(function, points, gram_report(kernel, points), is_sure(function, factor), worked)


def clusters(m: int, rng: np.random.Generator) -> Reals:
    """The origin, points around it, and as many around (2, 2): `(m, 2)`."""
    means = np.where(np.arange(m) < (m + 1) // 2, 0.0, AWAY)[:, None]
    points = means + SPREAD * rng.standard_normal((m, 2))
    points[0] = 0.0
    return np.asarray(points, np.float64)


def is_sure(function: str, factor: float) -> bool:
    """Whether it is a kernel, by itself or by the rules for making kernels of kernels."""
    return {"tanh": False, "multiple": factor >= 0, "difference": factor <= 0}.get(function, True)


def _named(function: str, second: str, gamma: float, degree: int, slope: float, offset: float, factor: float) -> Kernel:
    first, other = Gaussian(gamma), LinearKernel() if second == "linear" else Quadratic()
    of_name: dict[str, Kernel] = {
        "gaussian": first,
        "linear": LinearKernel(),
        "polynomial": PolynomialKernel(degree, 1.0),
        "quadratic": Quadratic(),
        "tanh": Sigmoid(slope, offset),
        "sum": Sum(first, other),
        "product": Product(first, other),
        "multiple": Multiple(factor, first),
        "difference": Sum(first, Multiple(-factor, other)),
    }
    return of_name[function]
