"""Functions beyond logarithm and root: each in doubles, in balls and in print, one a file."""
