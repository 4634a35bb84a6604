"""How often the usual intervals for a proportion cover it: exactly, for every sample size and every true value."""
