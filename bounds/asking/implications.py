"""Values of a theorem's variables that words imply: a fair coin, halved weights, points of the unit ball."""

import re
from collections.abc import Mapping

from bounds.theorem import Theorem

# The chances of theorems that are one half where coins are fair.
OF_FAIR_COINS = {
    "finite_independent": "epsilon", "hypothesis_survival": "epsilon", "best_of_models": "error",
    "binomial_upper_tail": "risk", "binomial_lower_tail": "risk", "chernoff_upper_tail": "risk",
    "chernoff_lower_tail": "risk",
}  # fmt: skip
_FAIR = re.compile(
    r"\bfair (?:coin|bit|toss)|flip\w* (?:a )?coins?|(?:just|merely) guess|at random guess", re.IGNORECASE
)
_HALVED = re.compile(r"\bhalv\w+ (?:\w+ ){0,5}weights?\b|weights? (?:\w+ ){0,6}halved", re.IGNORECASE)
_GROWTH = re.compile(r"(?:\b(?:Pi|m|tau|S)|[Ππτ])_?H? ?\( ?(\d{1,6}) ?\)")  # of so many points: Π_H(8)
_ONE_QUERY = re.compile(r"\b(?:a|one|single) (?:private )?(?:count|query|statistic|number)\b", re.IGNORECASE)
_LENGTH_OF_X = "radius: largest norm"
_CLUSTERS = re.compile(
    r"\bcluster|\bgroups? of|\bper (?:passage|paragraph|document|group)|\bICC\b|intra-?cl|design effect"
    r"|\bepochs|\bruns per",
    re.I,
)
_UNEQUAL = re.compile(
    r"\b(?:unequal|uneven|vary|varies|varying|different sizes|between \d|cv|coefficient of variation|mean|average|"
    r"about)\b",
    re.IGNORECASE,
)  # of clusters
_UNIT = re.compile(
    r"\b(?:in|inside|within|on)(?: \w+)? unit (?:circle|ball|sphere|dis[ck])\b|\bunit (?:vectors|length)\b"
)


def by_words(text: str, theorem: Theorem) -> Mapping[str, float]:
    """What the words of a text in plain signs imply for a theorem."""
    fair = {name: 0.5 for slug, name in OF_FAIR_COINS.items() if slug == theorem.slug and _FAIR.search(text)}
    beta = {"beta": 0.5} if theorem.slug == "weighted_majority" and _HALVED.search(text) else {}
    points = _GROWTH.search(text) if theorem.returns.name.startswith("growth") else None
    growth = {"m": int(points[1])} if points else {}
    queries = {"queries": 1} if "queries" in theorem.names and _ONE_QUERY.search(text) else {}
    lengths = [name for name in theorem.names if theorem.variable(name).meaning.startswith(_LENGTH_OF_X)]
    equal = {"cv": 0} if "cv" in theorem.names and _CLUSTERS.search(text) and not _UNEQUAL.search(text) else {}
    return {**equal, **fair, **beta, **growth, **queries, **dict.fromkeys(lengths if _UNIT.search(text) else (), 1)}
