"""The homework of the lecture notes: learners compared on random 60/40 splits of real data, and what they confuse."""

from laboratory.topics.homework.compare.learners import homework_learners
from laboratory.topics.homework.compare.run import Accuracies, compare
from laboratory.topics.homework.digits.confusing import Confused, confuse
from laboratory.topics.homework.splitting import Part, split, standardized
from laboratory.topics.homework.tables import Table, table_of

__all__ = [
    "Accuracies",
    "Confused",
    "Part",
    "Table",
    "compare",
    "confuse",
    "homework_learners",
    "split",
    "standardized",
    "table_of",
]
