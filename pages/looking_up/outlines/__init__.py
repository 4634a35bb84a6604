"""One file for each set of lecture notes: its sections in its own order, and the companion's rows of each."""
