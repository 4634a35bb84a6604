"""Polynomial thresholds."""

from math import comb

from bounds.vc.dichotomies import halfspaces as restricted
from bounds.vc.dimension._parameters import DEGREE, SPACE
from bounds.vc.dimension._points import lattice_of_simplex
from bounds.vc.dimension._record import HypothesisClass

polynomials = HypothesisClass(
    title="Polynomial thresholds",
    description=r"$\operatorname{sign}q(x)$ with polynomials $q$ of degree at most $p$ in $n$ variables.",
    lower=lambda n, p: comb(n + p, p),
    upper=lambda n, p: comb(n + p, p),
    why_lower="A polynomial takes any values on the points with whole coordinates from 0 on that add up to "
    "p at most: there are as many of them as monomials, and interpolation there has one solution.",
    why_upper="Polynomials are linear in their C(n+p, p) monomials, one of them constant: halfspaces "
    "through the origin of so many dimensions.",
    source="T. Cover, Geometrical and statistical properties of systems of linear inequalities, IEEE "
    "Transactions on Electronic Computers 14, 1965",
    parameters=(SPACE, DEGREE),
    witness=lambda n, p: lattice_of_simplex(n, p, comb(n + p, p)),
    restricted=restricted.polynomials,
)
