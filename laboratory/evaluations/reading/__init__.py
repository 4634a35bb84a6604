"""Files of results, as people have them, as one list of outcomes: which item, right or wrong, whose, in which run."""
