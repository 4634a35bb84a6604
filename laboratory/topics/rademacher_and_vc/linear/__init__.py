"""Linear predictors."""
