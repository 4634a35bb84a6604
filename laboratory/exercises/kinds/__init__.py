"""Kinds of questions: each file is one, a function of a random generator, called as the file."""
