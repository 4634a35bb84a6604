"""Boosting for regression: small trees fitted to what is left over, added round by round."""
