"""Neighbours: how many should vote, and where they are."""
