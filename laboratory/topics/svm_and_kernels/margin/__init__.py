"""Widest band."""
