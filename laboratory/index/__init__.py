"""What a search finds besides theorems: learners, worlds and functions, by their usual names and by their docstrings.

`bounds.search` loads it as an entry point: theorems do not import learners or laboratories.
"""

from bounds.index.elsewhere import Elsewhere, merged
from laboratory.index.algorithms import ALGORITHMS
from laboratory.index.named import USUAL
from laboratory.index.public import public


def entries() -> tuple[Elsewhere, ...]:
    """All of them, those first that are known by other names."""
    return merged((*USUAL, *ALGORITHMS), public())
