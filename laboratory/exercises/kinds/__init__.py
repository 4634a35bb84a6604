"""Kinds of questions: each file is one, a function of a random generator, named like the file."""
