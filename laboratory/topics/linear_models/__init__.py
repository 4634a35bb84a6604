"""Linear models and their losses."""
