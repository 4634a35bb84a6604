"""Variables that only theorems about high dimension need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers, open_interval, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Coordinates = Annotated[Number, Variable("n", "n", "dimension of the space", "features", integers(1), (1, 100), 10)]
FewCoordinates = Annotated[
    Number, Variable("n", "n", "dimension of the space", "features", integers(1, 1_000_000), (1, 100), 10)
]
Rows = Annotated[
    Number,
    Variable("n", "n", "dimension after projection", "dimensions", integers(1, 100_000), (5, 500), 100),
]
Measurements = Annotated[
    Number, Variable("n", "n", "dimension after projection", "dimensions", integers(1), (5, 500), 100)
]
Share = Annotated[
    Number, Variable("share", "s", "share of the volume", "", Interval(0, 1, closed_low=False), (0.005, 0.9), 0.1)
]
BallRadius = Annotated[Number, Variable("radius", "r", "radius of the ball", "", positive(), (0.6, 2), 1.0)]
CoreRadius = Annotated[
    Number,
    Variable("radius", "r", "radius of the core, for a ball of radius 1", "", Interval(0, 1), (0.5, 0.98), 0.9),
]
DensityRatio = Annotated[
    Number,
    Variable(
        "ratio",
        "t",
        "density, as a share of the density at the centre",
        "",
        Interval(0, 1, closed_low=False, floor=1e-300),
        (0.001, 0.5),
        0.001,
    ),
]
Vectors = Annotated[
    Number,
    Variable(
        "vectors", "N", "number of vectors (of differences, for distances)", "vectors", integers(1), (10, 1e6), 4950
    ),
]
Points = Annotated[Number, Variable("points", "k", "number of points", "points", integers(2), (10, 1e6), 100)]
Sparsity = Annotated[Number, Variable("sparsity", "s", "entries that are not zero", "entries", integers(1), (1, 40), 5)]
Ambient = Annotated[
    Number, Variable("dimension", "d", "dimension of the signal", "entries", integers(1), (50, 1e5), 1000)
]
Isometry = Annotated[
    Number,
    Variable(
        "epsilon",
        r"\varepsilon",
        "restricted isometry constant of order 2s",
        "",
        Interval(0, 0.41421),
        (0.01, 0.4),
        0.2,
    ),
]
DistortionBelowOne = Annotated[
    Number,
    Variable(
        "epsilon",
        r"\varepsilon",
        "distortion",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.001, 0.5),
        0.1,
    ),
]
Distortion = Annotated[
    Number,
    Variable(
        "epsilon",
        r"\varepsilon",
        "distortion",
        "",
        Interval(0, 1000, closed_low=False, floor=1e-300),
        (0.001, 3),
        0.1,
    ),
]
Resolution = Annotated[
    Number,
    Variable(
        "epsilon",
        r"\varepsilon",
        "distortion",
        "",
        Interval(0, 0.787, closed_low=False, floor=1e-300),
        (0.02, 0.78),
        0.1,
    ),
]
LineSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1), (10, 1e5), 100)]

Length = Annotated[Number, Quantity("length", r"\ell", "length", plain="length", one_event=False)]
SquaredDistance = Annotated[
    Number,
    Quantity(
        "mean squared distance", r"\mathbb E\|X-Y\|^2", "squared distance of two points, on average", plain="E‖X-Y‖²"
    ),
]
DistanceDeviation = Annotated[
    Number,
    Quantity(
        "deviation of the squared distance",
        r"\mathrm{sd}(\|X-Y\|^2)",
        "standard deviation of the squared distance of two points",
        plain="sd of ‖X-Y‖²",
    ),
]
RelativeSpread = Annotated[
    Number,
    Quantity(
        "relative spread",
        r"\mathrm{sd}/\mathrm{mean}",
        "standard deviation over mean",
        one_event=False,
    ),
]
LogVolume = Annotated[
    Number, Quantity("log volume", r"\ln V_n", "natural logarithm of the ball's volume", plain="ln V")
]
CoveringNumber = Annotated[
    Number,
    Quantity("covering number", "N", "balls needed to cover the cube", counts="balls", needed=True, least=1.0),
]
CoreMass = Annotated[
    Number,
    Quantity(
        "probability mass", r"\mathbb P", "probability of the region of high density", 1.0, plain="mass", wanted=""
    ),
]
ShellMass = Annotated[
    Number, Quantity("probability mass", r"\mathbb P", "probability of the shell", 1.0, plain="mass", wanted="")
]
DistortionFailure = Annotated[
    Number,
    Quantity(
        "distortion probability",
        r"\mathbb P[\,|\|Wx\|^2/\|x\|^2-1|>\varepsilon\,]",
        "probability that a squared length changes by more than a share",
        1.0,
        plain="P[distortion > ε]",
    ),
]
DimensionForVectors = Annotated[
    Number,
    Quantity(
        "projection dimension",
        r"n_{\min}",
        "fewest dimensions after projection that are enough for vectors fixed beforehand",
        counts="dimensions",
        needed=True,
        plain="dimensions",
    ),
]
DimensionForSparse = Annotated[
    Number,
    Quantity(
        "projection dimension",
        r"n_{\min}",
        "fewest dimensions after projection that are enough for all sparse vectors at once",
        counts="dimensions",
        needed=True,
        plain="dimensions",
    ),
]
ErrorFactor = Annotated[
    Number,
    Quantity(
        "error factor",
        r"c",
        "recovery error over the best s-sparse approximation's, in the norms of the theorem",
        plain="factor",
    ),
]
Density = Annotated[Number, Quantity("sampling density", r"\varrho", "examples per axis", plain="density")]
NetWidth = Annotated[
    Number,
    Variable(
        "width",
        r"\varepsilon",
        "width of the net: the farthest that a point may be from it",
        "",
        Interval(0, 1, closed_low=False, floor=1e-300),
        (0.01, 0.9),
        0.1,
    ),
]
MatrixRows = Annotated[Number, Variable("m", "m", "rows of the matrix", "rows", integers(1), (100, 1e5), 1000)]
MatrixColumns = Annotated[Number, Variable("n", "n", "columns of the matrix", "columns", integers(1), (1, 50), 10)]

LogCovering = Annotated[
    Number,
    Quantity(
        "log covering number", r"\ln N", "natural logarithm of the number of balls that are enough", measured_in="nats"
    ),
]
LargestCosine = Annotated[
    Number,
    Quantity(
        "largest cosine", r"\max|\cos|", "largest cosine between two of the directions", 1.0, plain="cosine", wanted=""
    ),
]
LargestSingularValue = Annotated[
    Number, Quantity("largest singular value", r"s_{\max}", "largest stretch of a vector by the matrix", plain="s max")
]
SmallestSingularValue = Annotated[
    Number,
    Quantity(
        "smallest singular value", r"s_{\min}", "smallest stretch of a vector by the matrix", plain="s min", least=0.0
    ),
]
