"""Which program computed a number."""

PROGRAM = "Learning Theory Lab"
VERSION = "0.2.0"  # that of pyproject.toml; a test compares them
