"""Exercises and what helps with them: numbers a teacher would choose, sentences, hints, the line where a slip happens.

`bounds.exercises` is the face of the generator; `Asked` is one question about one theorem.
"""

from bounds.exercising.asked import Asked

__all__ = ["Asked"]
