"""Support vector machines with a Gaussian kernel."""

from math import inf

from bounds.vc.dimension._points import on_a_circle
from bounds.vc.dimension._record import HypothesisClass

gaussian_kernel = HypothesisClass(
    title="Gaussian kernel",
    description=r"$\operatorname{sign}\bigl(\sum_i\alpha_i e^{-\lVert x-x_i\rVert^2/2\sigma^2}+b\bigr)$ with "
    r"weights of any size.",
    lower=lambda: inf,
    upper=lambda: inf,
    why_lower="The kernel matrix of different points has full rank, so the weights can take any values "
    "there, any signs.",
    why_upper="So any different points are shattered; what tames the class is its margin, not its dimension.",
    source="C. Burges, A tutorial on support vector machines for pattern recognition, Data Mining and "
    "Knowledge Discovery 2, 1998; C. Micchelli, Interpolation of scattered data, Constructive Approximation "
    "2, 1986",
    witness=lambda size=5: on_a_circle(size),
)
