"""Maximum likelihood: the parameters under which a sample is most probable."""

from learners.likelihood.families import FAMILIES, Family
from learners.likelihood.maximum import Estimate, maximum_likelihood
from learners.shared.opening import opened

__all__ = ["FAMILIES", "Estimate", "Family", "maximum_likelihood"]

__getattr__, __dir__ = opened(__name__)
