"""Lifted circles."""
