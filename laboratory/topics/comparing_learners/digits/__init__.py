"""Digits in five steps."""
