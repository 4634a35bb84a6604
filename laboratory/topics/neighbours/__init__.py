"""Neighbours: how many should vote, and how far away they are."""
