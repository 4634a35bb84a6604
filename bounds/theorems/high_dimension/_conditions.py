"""Side conditions that several theorems of this family have."""

from bounds.theorems.high_dimension._variables import Ambient, Sparsity
from bounds.vocabulary.variables import Number


def sparse_indeed(sparsity: Sparsity, dimension: Ambient) -> Number:
    return sparsity <= dimension
