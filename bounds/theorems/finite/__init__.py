"""Finite classes."""
