"""PAC-Bayes."""
