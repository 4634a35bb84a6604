"""Learners compared on random 60/40 splits of real data, and what they confuse."""

from laboratory.topics.comparing_learners.compare.learners import four_learners
from laboratory.topics.comparing_learners.compare.run import Accuracies, compare
from laboratory.topics.comparing_learners.digits.confusing import Confused, confuse
from laboratory.topics.comparing_learners.splitting import Part, split, standardized
from laboratory.topics.comparing_learners.tables import Table, table_of

__all__ = [
    "Accuracies",
    "Confused",
    "Part",
    "Table",
    "compare",
    "confuse",
    "four_learners",
    "split",
    "standardized",
    "table_of",
]
