"""The Tower algorithm: threshold units on top of each other until every example is classified correctly."""
