"""What only minimax lower bounds assume."""

from bounds.vocabulary.assumptions import Assumption

ANY_ESTIMATOR = Assumption(
    "any_estimator",
    "Nothing is assumed of the estimator; it may toss coins and return what it likes.",
    "learner",
    briefly="the estimator may be any",
)
DISTANCE = Assumption(
    "distance",
    r"$d$ is a distance: symmetric, never negative, and a detour is never shorter.",
    "protocol",
    briefly="d is a distance that obeys the triangle inequality",
)
TWO_PARAMETERS = Assumption(
    "two_parameters", r"Among the possible parameters are two at distance $s$ from each other.", "world"
)
SEPARATED_PARAMETERS = Assumption(
    "separated_parameters",
    r"Among the possible parameters are $M$, any two of them at a distance of at least $s$, whose distributions of one "
    r"example have relative entropies of at most $\kappa$ from each other.",
    "world",
    briefly="M possible parameters lie s apart, with relative entropies of at most κ",
)
UNIFORM_PARAMETER = Assumption(
    "uniform_parameter", r"The parameter is drawn uniformly from $M$ possible ones.", "world"
)
CUBE_OF_PARAMETERS = Assumption(
    "cube_of_parameters",
    "Among the possible parameters is one for each of the $2^n$ ways to choose every coordinate one way or the "
    "other; the error adds up distances in the coordinates, whose two values are $s$ apart.",
    "world",
    briefly="the possible parameters include a cube with sides of length s",
)
