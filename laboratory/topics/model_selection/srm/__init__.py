"""Structural risk minimisation: of nested classes, the one whose training error plus confidence is least."""
