"""Stratified and repeated folds, and leaving one out: how much one sample's estimate depends on the shuffle."""
