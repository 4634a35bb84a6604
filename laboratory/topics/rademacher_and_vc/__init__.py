"""Rademacher complexity and VC dimension: random signs, growth functions, linear predictors, sines."""
