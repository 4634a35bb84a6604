"""Tools of the ensembles that are no estimators: drawing from a distribution by rejection."""
