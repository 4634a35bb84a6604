"""The homework of the lecture notes: learners compared on random 60/40 splits of real data, and what they confuse."""

from experiments.homework.comparing import Comparison, compare
from experiments.homework.confusing import Confused, confuse
from experiments.homework.learners import homework_learners
from experiments.homework.splitting import Part, split, standardised
from experiments.homework.tables import Table, table_of

__all__ = [
    "Comparison",
    "Confused",
    "Part",
    "Table",
    "compare",
    "confuse",
    "homework_learners",
    "split",
    "standardised",
    "table_of",
]
