"""How many bits a decision tree takes, in the code of the Milan notes."""

from typing import Any

import numpy as np

from bounds.solving.validation import DomainError, check_array, checked_scalar
from bounds.vocabulary.variables import Features, Nodes, Variable

NODES: Variable = Nodes.__metadata__[0]
FEATURES: Variable = Features.__metadata__[0]
POWERS_OF_TWO = 2 ** np.arange(63, dtype=np.int64)
LARGEST_IN_AN_ARRAY = 10**15  # lengths then stay far inside 64 bits


def code_bits(nodes: Any, features: Any) -> Any:
    """Length in bits of the code word of a binary tree with `nodes` nodes on `features` yes-or-no features.

    (N + 1) ceil(log2(d + 3)) + 2 floor(log2 N) + 1, in integer arithmetic: an int for integers, an array of
    int64 where an argument is an array (shapes broadcast; entries up to 10^15). Leaves count as nodes, so N is
    odd. Raises DomainError.

    It is a prefix code. First comes N in Elias's gamma code, which marks its own end: 2 floor(log2 N) + 1 bits.
    It announces N + 1 blocks of ceil(log2(d + 3)) bits, the nodes in preorder and an end mark, each one of d + 3
    symbols: d tests, two labels, the end. So no code word begins another, and Kraft's sum is at most 1.

    A shorter code exists: in preorder a tree marks its own end, so N ceil(log2(d + 2)) bits are enough, 75
    instead of 87 for N = 15 and d = 20. Source: N. Cesa-Bianchi's code as in the Milan notes; Elias 1975; compare
    Shalev-Shwartz and Ben-David 2014, section 18.1.

    >>> from bounds import code_bits
    >>> code_bits(nodes=15, features=20)
    87
    """
    if np.ndim(nodes) == 0 and np.ndim(features) == 0:
        count = checked_scalar(NODES, nodes)
        choices = checked_scalar(FEATURES, features)
        return (count + 1) * (choices + 2).bit_length() + 2 * count.bit_length() - 1
    counts = _whole(NODES, nodes)
    blocks = _bit_length(_whole(FEATURES, features) + 2)
    return (counts + 1) * blocks + 2 * _bit_length(counts) - 1


def _whole(variable: Variable, entry: Any) -> np.ndarray:
    values = np.asarray(entry)
    condition = f"{variable.subject} must be {variable.domain.words}"
    if values.dtype.kind not in "iuf":
        raise DomainError(f"{condition}; got {str(entry)[:60]}")
    with np.errstate(invalid="ignore"):  # an infinity is refused in words, not with a warning
        check_array(variable, values)
    if values.size and values.max() > LARGEST_IN_AN_ARRAY:
        raise DomainError(f"{condition}, in an array at most 10^15; got {values.max()}")
    return values.astype(np.int64)


def _bit_length(numbers: np.ndarray) -> np.ndarray:
    """Bits of each positive integer, exactly: 1 + floor(log2 n)."""
    return np.searchsorted(POWERS_OF_TWO, numbers, side="right").astype(np.int64)
