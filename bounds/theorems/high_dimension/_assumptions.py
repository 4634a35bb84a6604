"""What only theorems about high dimension assume."""

from bounds.vocabulary.assumptions import Assumption

UNIFORM_IN_CUBE = Assumption("uniform_in_cube", r"Points are uniform in $[0,1]^n$ and independent.", "world")
UNIFORM_IN_BALL = Assumption(
    "uniform_in_ball", r"Points are uniform in the unit ball of $\mathbb R^n$ and independent.", "world"
)
UNIT_CUBE = Assumption("unit_cube", r"The space is the cube $[0,1]^n$ with Euclidean distance.", "world")
EUCLIDEAN = Assumption("euclidean", r"The space is $\mathbb R^n$ with Euclidean distance.", "world")
STANDARD_NORMAL = Assumption("standard_normal", r"$X\sim N(0,I)$ in $\mathbb R^n$.", "world")
GAUSSIAN_PROJECTION = Assumption(
    "gaussian_projection",
    r"$W$ has $n$ rows, and its entries are independent $N(0,1/n)$.",
    "learner",
)
EUCLIDEAN_POINTS = Assumption("euclidean_points", "The points lie in a Euclidean space of any dimension.", "world")
FIXED_VECTORS = Assumption(
    "fixed_vectors", r"The vectors, none of them 0, were fixed before $W$ was drawn.", "protocol"
)
RESTRICTED_ISOMETRY = Assumption(
    "restricted_isometry",
    r"$W$ changes the squared length of no $2s$-sparse vector by more than the share $\varepsilon$.",
    "learner",
)
BASIS_PURSUIT = Assumption(
    "basis_pursuit", r"$x^*$ has the smallest $\ell_1$ norm among all $v$ with $Wv=Wx$.", "learner"
)
UNIT_BALL = Assumption("unit_ball", r"The ball has radius 1 in $\mathbb R^n$, with any norm.", "world")
RANDOM_DIRECTIONS = Assumption(
    "random_directions", r"The directions are independent and uniform on the unit sphere of $\mathbb R^n$.", "world"
)
GAUSSIAN_MATRIX = Assumption(
    "gaussian_matrix", r"The matrix has $m$ rows and $n$ columns of independent $N(0,1)$ entries.", "world"
)
SYMMETRIC_SUMMANDS = Assumption(
    "symmetric_summands",
    r"The summands $X_k$ are independent random $d\times d$ matrices, symmetric (or self-adjoint), of mean 0, and have "
    r"no eigenvalue above $R$.",
    "world",
    briefly="the summands are independent symmetric random matrices of mean 0 without an eigenvalue above R",
)
RECTANGULAR_SUMMANDS = Assumption(
    "rectangular_summands",
    r"The summands $Z_k$ are independent random $d_1\times d_2$ matrices of mean 0, with $\|Z_k\|\le R$.",
    "world",
    briefly="the summands are independent random matrices of mean 0 with norms up to R",
)
