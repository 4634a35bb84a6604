"""One bootstrap bag after the other: which examples it holds, its tree, the vote, and estimates of the error."""
