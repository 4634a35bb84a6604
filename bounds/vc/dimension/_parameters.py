"""What classes of hypotheses depend on."""

from bounds.vocabulary.domain import integers
from bounds.vocabulary.variables import Dimension, Features, LogClassSize, Nodes, Variable

DIMENSION: Variable = Dimension.__metadata__[0]
FEATURES: Variable = Features.__metadata__[0]
NODES: Variable = Nodes.__metadata__[0]
LN_SIZE: Variable = LogClassSize.__metadata__[0]
SPACE = Variable("n", "n", "dimension of the space", "features", integers(1, 10**6), (1, 20), 2)
REAL_FEATURES = Variable("n", "n", "number of real features", "features", integers(1, 10**15), (1, 100), 10)
BOOLEANS = Variable("n", "n", "number of Boolean variables", "variables", integers(1, 1000), (1, 30), 10)
MANY_BOOLEANS = Variable("n", "n", "number of Boolean variables", "variables", integers(1, 10**15), (1, 30), 10)
INTERVALS = Variable("k", "k", "largest number of intervals", "intervals", integers(1, 10**6), (1, 10), 2)
DEGREE = Variable("p", "p", "degree of the polynomial", "", integers(1, 1000), (1, 6), 2)
VERTICES = Variable("k", "k", "largest number of vertices", "vertices", integers(3, 10**6), (3, 12), 4)
INPUTS = Variable("n", "n", "number of inputs", "inputs", integers(1, 100), (1, 50), 10)
HIDDEN = Variable("hidden", "h", "hidden units", "units", integers(1, 100), (1, 100), 10)
CLASSES = Variable("k", "k", "number of classes in the union", "classes", integers(1, 10**6), (1, 100), 2)
EACH = Variable("d", "d", "VC dimension of each class", "", integers(0, 1000), (0, 50), 10)
POINTS = Variable("points", "N", "number of points there are", "points", integers(1, 10**6), (1, 20), 5)
ONES = Variable("k", "k", "number of ones", "ones", integers(0, 10**6), (0, 10), 2)
