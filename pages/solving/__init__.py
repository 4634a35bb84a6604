"""The parts of the Calculator: one theorem, all of them compared, a map of them, and the check of a number."""
