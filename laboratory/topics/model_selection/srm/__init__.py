"""Structural risk minimization: of nested classes, the one with the smallest training error plus confidence."""
