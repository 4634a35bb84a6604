"""Training and test error of neighbours on real data, against k."""
