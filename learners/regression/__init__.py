"""Functions fitted to numbers, most of them linear."""
