"""Axis-parallel squares of the plane."""

from bounds.vc.dichotomies import squares as restricted
from bounds.vc.dimension._record import HypothesisClass

squares = HypothesisClass(
    title="Axis-parallel squares",
    description=r"$\mathbf 1[a\le x_1\le a+r,\ b\le x_2\le b+r]$ in the plane: rectangles with equal sides.",
    lower=lambda: 3,
    upper=lambda: 3,
    why_lower="Around each, each two and all of (0, 0), (2, 1), (1, 3) there is a square without the others.",
    why_upper="Of 4 points that rectangles shatter, one lies farthest left, right, up and down each. Let left and "
    "right be at least as far apart as top and bottom. A square with left and right has sides of at least "
    "that distance, and top and bottom lie between its left and right side; it is too high to lie between them, so it "
    "holds one of the two.",
    source="proved in full by the two arguments; an exercise of many courses",
    witness=lambda: [[0, 0], [2, 1], [1, 3]],
    restricted=restricted.squares,
)
