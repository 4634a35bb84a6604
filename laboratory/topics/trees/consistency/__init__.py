"""Consistency of trees: cells that shrink and fill as the sample grows, and cells of which one fails."""
