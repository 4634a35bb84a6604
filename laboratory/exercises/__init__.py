"""Exercises that follow the lecture notes, chapter by chapter: with a theorem's number, or a learner's trace.

>>> from laboratory.exercises.sets import chapter_set
>>> first, *_ = chapter_set("milan", "trees", seed=1, number=3)

A kind of question is one file in `kinds`, an example that notes work by hand one in `worked`; `chapters` lists the
kinds of each chapter of the notes.
"""
