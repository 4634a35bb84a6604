"""A class of one's own, a part of Count and shatter: its answer, and the same elsewhere."""
