"""Words before a number without those that only relate it: cues find "error" before "the error is to stay below 5 %".

>>> from bounds.asking.relations import without_relations
>>> list(without_relations("the error is to stay below"))
['the error is to stay below', 'the error']
"""

import re
from collections.abc import Iterator

_ASIDE = re.compile(r" ?\([^()]* [^()]*\)")  # words in brackets: no argument of a function
_RELATION = re.compile(r"(?:\s*(?::?=|<=|>=|<|>|≤|≥|≈|~|:))+\s*$")
_WORDS_OF_RELATION = re.compile(
    r"(?:\s+(?:is|are|was|were|be|been|being|has|stays?|staying|remains?|remaining|lies?|equals?|equal|of|to|by|at\s+most|at\s+least|no|not|more|less|fewer|smaller|larger|greater|bigger|higher|lower|worse|better|than|below|above|under|over|"
    r"beyond|up|about|around|approximately|roughly|exactly|only|just|a|an|the|maximal|maximally|maximum|max|minimal|"
    r"minimum|min|should|must|shall|may|can|will|would|could|exceeds?|exceeding|drops?|falls?|gets?|goes|go|down|"
    r"comes|come|set|fixed|chosen|bounded|guaranteed|it|that|which|say|namely|either|even|still|again|always|,))+\s*$",
    re.IGNORECASE,
)


def without_relations(before: str) -> Iterator[str]:
    """The words up to a sign of relation, then without words of relation, then without an aside in brackets."""
    nearest = _RELATION.sub("", before)
    yield nearest
    yield _WORDS_OF_RELATION.sub("", nearest)
    if "(" in nearest:
        yield _WORDS_OF_RELATION.sub("", _ASIDE.sub("", nearest))
