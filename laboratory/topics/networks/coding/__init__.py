"""Coding inputs and outputs: one of k, scaling, and a zone in which no decision is made."""
