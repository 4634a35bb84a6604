"""What classes are counted from: whole numbers with their meaning and range."""

from bounds.vocabulary.domain import integers
from bounds.vocabulary.variables import Features, Nodes, Variable

VARIABLES = Variable("n", "n", "number of Boolean variables", "variables", integers(1, 10**15), (1, 30), 10)
FEW_VARIABLES = Variable("n", "n", "number of Boolean variables", "variables", integers(1, 1000), (1, 30), 10)
LITERALS = Variable("k", "k", "literals in a term or clause", "literals", integers(0, 1000), (1, 5), 2)
ATTRIBUTES = Variable("n", "n", "number of attributes", "attributes", integers(1, 10**15), (1, 30), 6)
VALUES = Variable("k", "k", "values of each attribute", "values", integers(2, 10**6), (2, 10), 3)
TERMS = Variable("k", "k", "number of terms", "terms", integers(1, 10**6), (1, 10), 3)
PARAMETERS = Variable("parameters", "p", "number of parameters", "parameters", integers(1, 10**15), (1, 100), 10)
BITS = Variable("bits", "b", "bits for each parameter", "bits", integers(1, 10**6), (1, 64), 64)
POINTS = Variable("points", "m", "grid points on each axis", "points", integers(1, 10**15), (1, 1000), 100)
DIMENSION = Variable("dimension", "n", "dimension of the grid", "axes", integers(1, 10**6), (1, 10), 2)
INTERVALS = Variable("k", "k", "largest number of intervals", "intervals", integers(1, 1000), (1, 10), 2)
NODES: Variable = Nodes.__metadata__[0]
FEATURES: Variable = Features.__metadata__[0]
