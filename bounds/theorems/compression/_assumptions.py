"""Assumptions that only theorems on compression and scenarios need."""

from bounds.vocabulary.assumptions import Assumption

COMPRESSION_SEQUENCE = Assumption(
    "compression_sequence",
    r"The hypothesis can be rebuilt from a sequence of $k$ of the examples, whose order and repetitions the learner "
    "chooses, by a rule fixed beforehand, without other side information.",
    "learner",
    briefly="the hypothesis can be rebuilt from a sequence of k of the examples",
)
STABLE_COMPRESSION = Assumption(
    "stable_compression",
    "Leaving out examples that were not selected changes neither the selection nor the hypothesis.",
    "learner",
)
CONVEX_PROGRAM = Assumption(
    "convex_program",
    "The learner solves a convex program with one convex constraint for each example, feasible for every sample, whose "
    "solution is unique.",
    "learner",
    briefly="the learner solves a convex program that has one solution, a constraint for each example",
)
NONDEGENERATE = Assumption(
    "nondegenerate", "With probability 1 the support scenarios alone already give the same solution.", "world"
)
BLOCKS_FIXED = Assumption("blocks_fixed", "The number of blocks was fixed before the sample was drawn.", "protocol")
CONSISTENT_DECISION = Assumption(
    "consistent_decision",
    "The decision is appropriate for every scenario of the sample, does not depend on their order, stays the same when "
    "scenarios join for which it is appropriate, and changes when others do.",
    "learner",
    briefly="the decision is appropriate for every scenario and changes only with one for which it is not",
)
COMPRESSION_WITH_MESSAGE = Assumption(
    "compression_with_message",
    r"The hypothesis can be rebuilt from a set of $k$ of the examples, seen once each and in the order of the sample, "
    r"and a message of $b$ bits, by a rule fixed beforehand; no message is the beginning of another.",
    "learner",
    briefly="the hypothesis can be rebuilt from k of the examples and a message",
)
PREFERENT = Assumption(
    "preferent",
    "The compression is a part of the sample that does not depend on its order; a part that is not the compression "
    "of some examples does not become it when another example joins them.",
    "learner",
    briefly="the compression is a part of the sample that examples outside it do not change",
)
ALL_DIFFERENT = Assumption(
    "all_different", "No two examples are alike, if need be by a random number that each carries.", "world"
)
