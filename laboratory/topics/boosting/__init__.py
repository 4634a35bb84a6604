"""Boosting: AdaBoost, bagging and forests."""
